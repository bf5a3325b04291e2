import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
  type AnyRouter,
} from '@tanstack/react-router';
import { act, render } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';
import { fromCallback, fromPromise } from 'xstate';
import type { StoredSession } from '../../machines/access/session/machine.ts';
import { outcomes } from '../../openapi/outcomes.gen.ts';
import type { OperationId } from '../../openapi/types.ts';
import type { Call } from '../../src/api/call.ts';
import { RuntimeProvider } from '../../src/app/context.tsx';
import { createRuntime } from '../../src/app/runtime.ts';
import type { Brand } from '../../src/brands/index.ts';
import { northlight } from '../../src/brands/northlight/brand.ts';
import { compileCatalogue } from '../../src/texts/catalogue.ts';
import { activateTexts, TextsProvider } from '../../src/texts/index.ts';

/** A hook within what pages stand on, without a page: address, brand, texts, session and platform. */

export interface OnTheSite {
  /** Path after the origin. */
  readonly at?: string;
  readonly brand?: Brand;
  /** Who is signed in; nobody when it is not said. */
  readonly playerId?: string;
}

const TEXTS = join(import.meta.dirname, '..', '..', 'src', 'texts');

/** Makes the texts of a language the ones that are shown. */
export async function speak(language: 'en' | 'fi'): Promise<void> {
  const catalogue: unknown = JSON.parse(readFileSync(join(TEXTS, `${language}.json`), 'utf8'));
  const messages = await compileCatalogue(language, catalogue);
  act(() => {
    activateTexts(language, messages);
  });
}

const stored = (playerId: string | undefined): StoredSession =>
  playerId === undefined
    ? { status: 'none' }
    : {
        status: 'valid',
        renewIn: 900_000,
        session: {
          email: 'aino@example.com',
          playerId,
          playerAccessId: 'a1',
          countryCode: 'FI',
          language: 'en',
          loginMethod: 'DEFAULT',
          registrationDate: '2026-01-01T00:00:00Z',
          multibrand: { suspended: false },
        },
      };

export async function onTheSite<Result>(hook: () => Result, options: OnTheSite = {}) {
  const { at = '/en-UN/', brand = northlight, playerId } = options;
  const calls: { operation: OperationId; input: unknown; signal: AbortSignal | undefined }[] = [];
  const call = ((operation: OperationId, input: unknown, signal?: AbortSignal) => {
    calls.push({ operation, input, signal });
    return Promise.resolve(Object.values(outcomes[operation]).find(({ ok }) => ok));
  }) as Call;
  const runtime = createRuntime({
    brand,
    call,
    session: {
      readStoredSession: fromPromise(() => Promise.resolve(stored(playerId))),
      clearStoredSession: fromPromise(() => Promise.resolve({ status: 'cleared' })),
      renewTokens: fromPromise(() => Promise.resolve({ status: 'renewed', renewIn: 900_000 })),
      watchOtherTabs: fromCallback(() => {}),
    },
    device: { ipAddress: '', blackbox: '' },
  });
  runtime.session.start();

  const result = {} as { current: Result };
  const Probe = () => {
    result.current = hook();
    return null;
  };
  vi.stubGlobal('scrollTo', () => {});
  const root = createRootRoute();
  const page = createRoute({ getParentRoute: () => root, path: '/$locale/$', component: Probe });
  const router: AnyRouter = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: [at] }),
  });
  await router.load();
  const { unmount } = render(
    <RuntimeProvider runtime={runtime}>
      <TextsProvider>
        <RouterProvider router={router} />
      </TextsProvider>
    </RuntimeProvider>,
  );
  return {
    /** What the hook gave last. */
    result,
    unmount,
    /** What the platform was asked. */
    calls,
    /** Another address, on the same page. */
    go: (to: string) =>
      act(async () => {
        router.history.push(to);
        await router.load();
      }),
  };
}
