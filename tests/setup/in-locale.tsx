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
import { outcomes } from '../../openapi/outcomes.gen.ts';
import type { OperationId } from '../../openapi/types.ts';
import { compiledTexts } from '../../replay/dom/texts.ts';
import { RuntimeProvider } from '../../src/runtime/context.tsx';
import type { PageContent } from '../../src/runtime/content/page-content.ts';
import { createRuntime, type Runtime } from '../../src/runtime/runtime.ts';
import type { Brand } from '../../src/brands/index.ts';
import { northlight } from '../../src/brands/northlight/brand.ts';
import { activateTexts, TextsProvider } from '../../src/texts/index.ts';
import { storedSession } from './stored-session.ts';

/** One hook or part of the site under an address and a runtime, and nothing else of the page. */

export interface Stage {
  readonly brand?: Brand;
  readonly content?: PageContent;
  /** The session that the device has stored; without it nobody is known yet. */
  readonly stored?: StoredSession;
}

type Called = (operation: string, input: unknown, signal?: AbortSignal) => Promise<unknown>;

const never = fromPromise(() => new Promise(() => {}));

/** A runtime whose calls the test answers; its site is not started. */
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

/**
 * A part is mounted where the frame is, above the page, so that it reads an address that it is not given.
 * @param at path with the locale before it, `/en-CA/terms`
 */
export async function stageAt(at: string, runtime: Runtime, part: ReactNode) {
  const root = createRootRoute({ component: () => part, staticData: { page: null } });
  const page = createRoute({
    getParentRoute: () => root,
    path: '$locale/$',
    staticData: { page: null },
  });
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: [at] }),
  });
  await router.load();
  return {
    page: (
      <RuntimeProvider runtime={runtime}>
        <RouterProvider router={router} />
      </RuntimeProvider>
    ),
    /** Another address, on the same page. */
    go: (to: string) =>
      act(async () => {
        router.history.push(to);
        await router.load();
      }),
  };
}

/** Shows it as a browser does. */
export async function showAt(...given: Parameters<typeof stageAt>) {
  vi.stubGlobal('scrollTo', () => {});
  const { page, go } = await stageAt(...given);
  return { ...render(page), go };
}

/**
 * A hook at an address, for a player who is logged in when there is an id; the platform answers every
 * call with the contract's example.
 */
export async function hookAt<Result>(
  at: string,
  hook: () => Result,
  { brand, playerId }: { readonly brand?: Brand; readonly playerId?: string } = {},
) {
  const { runtime, call } = stagedRuntime({
    ...(brand && { brand }),
    stored: playerId === undefined ? { status: 'none' } : storedSession(playerId),
  });
  call.mockImplementation((operation) =>
    Promise.resolve(Object.values(outcomes[operation as OperationId]).find(({ ok }) => ok)),
  );
  runtime.site.start();
  const result = {} as { current: Result };
  function Probe() {
    result.current = hook();
    return null;
  }
  const { go, unmount } = await showAt(
    at,
    runtime,
    <TextsProvider>
      <Probe />
    </TextsProvider>,
  );
  return {
    /** The last value of the hook. */
    result,
    go,
    unmount,
    /** The calls to the platform. */
    calls: (): { operation: string; input: unknown; signal: AbortSignal | undefined }[] =>
      call.mock.calls.map(([operation, input, signal]) => ({ operation, input, signal })),
  };
}

/** Makes the texts of a language the ones that are shown. */
export async function speak(language: 'en' | 'fi'): Promise<void> {
  const messages = await compiledTexts(language);
  act(() => {
    activateTexts(language, messages);
  });
}
