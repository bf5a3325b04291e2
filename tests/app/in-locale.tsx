import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { fromCallback, fromPromise } from 'xstate';
import type { StoredSession } from '../../machines/access/session/machine.ts';
import { RuntimeProvider } from '../../src/app/context.tsx';
import type { PageContent } from '../../src/app/page-content.ts';
import { createRuntime, type Runtime } from '../../src/app/runtime.ts';
import type { Brand } from '../../src/brands/index.ts';
import { northlight } from '../../src/brands/northlight/brand.ts';

/** One hook or part of the site under an address and a runtime, and nothing else of the page. */

const never = fromPromise(() => new Promise(() => {}));

export interface Stage {
  readonly brand?: Brand;
  readonly content?: PageContent;
  /** What the device has stored; without it nobody is known yet. */
  readonly stored?: StoredSession;
}

type Called = (operation: string, input: unknown, signal?: AbortSignal) => Promise<unknown>;

/** A runtime whose calls the test answers; its session is not started. */
export function stagedRuntime({ brand = northlight, content, stored }: Stage = {}) {
  const call = vi.fn<Called>(() => new Promise(() => {}));
  const runtime = createRuntime({
    brand,
    call: call as Runtime['call'],
    device: { ipAddress: '', blackbox: '' },
    content,
    session: {
      readStoredSession: stored === undefined ? never : fromPromise(() => Promise.resolve(stored)),
      clearStoredSession: never,
      renewTokens: never,
      watchOtherTabs: fromCallback(() => {}),
    },
  });
  return { runtime, call };
}

/** @param at path with the locale before it, `/en-CA/terms` */
export async function stageAt(at: string, runtime: Runtime, part: ReactNode) {
  const root = createRootRoute();
  const page = createRoute({
    getParentRoute: () => root,
    path: '$locale/$',
    component: () => part,
  });
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: [at] }),
  });
  await router.load();
  return (
    <RuntimeProvider runtime={runtime}>
      <RouterProvider router={router} />
    </RuntimeProvider>
  );
}

/** Shows it as a browser does. */
export const showAt = async (...given: Parameters<typeof stageAt>) =>
  render(await stageAt(...given));

/** Lets time pass, and what waits for it settle. */
export const pass = (ms: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });
