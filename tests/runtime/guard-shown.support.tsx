import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render, screen } from '@testing-library/react';
import { useEffect, type ReactNode } from 'react';
import { vi } from 'vitest';
import type { StoredSession } from '../../machines/access/session/machine.ts';
import type { RouteRule } from '../../machines/site/guard/decide.ts';
import { outcomes } from '../../openapi/outcomes.gen.ts';
import { RuntimeProvider } from '../../src/runtime/context.tsx';
import { Guard } from '../../src/runtime/guard/guard.tsx';
import { ACCOUNT, DEPOSIT, GAME } from '../../src/runtime/pages/page-data.ts';
import { TextsProvider } from '../../src/texts/index.ts';
import { stagedRuntime } from '../setup/in-locale.tsx';
import { storedSession } from '../setup/stored-session.ts';

/** Pages under the guard, and nothing else of the site: a page of each kind of rule. */

const RULES: Readonly<Record<string, RouteRule>> = {
  open: {},
  account: ACCOUNT,
  cashier: DEPOSIT,
  savings: DEPOSIT,
  bonus: { player: true, unflagged: true, manualClaim: true },
  casino: { area: 'casino' },
  slot: GAME,
  roulette: GAME,
};

export interface Visit {
  /** The session that the device has stored; without it nobody is known yet. */
  readonly stored?: StoredSession;
  /** The platform's answer about the player's standing, and about the account. */
  readonly access?: unknown;
  readonly account?: unknown;
  /** Replaces the guarded page. */
  readonly part?: ReactNode;
}
export const VISITOR: Visit = { stored: { status: 'none' } };
export const PLAYER: Visit = { stored: storedSession('100123') };
export const PAGE = 'The page';
export const LOADER = 'Loading…';
export const RESTRICTED = 'We are not available where you are';
export const AWAY = 'We will be right back';
export const UNKNOWN = 'Our service did not answer';

/** The one of these that shows. */
export const shown = (): readonly string[] =>
  [PAGE, LOADER, RESTRICTED, AWAY, UNKNOWN].filter(
    (text) => screen.queryAllByText(text).length > 0,
  );

/** The contract's example with differences. */
export const saying = (outcome: { readonly data: object }, different: object) => ({
  ok: true,
  data: { ...outcome.data, ...different },
});
export const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 5)));

/** @param at path, query and hash behind the locale */
export async function visit(at: string, { stored, part, access, account }: Visit) {
  const { runtime, call } = stagedRuntime(stored && { stored });
  const answers: Record<string, unknown> = {
    getAccessContext: access ?? outcomes.getAccessContext.success,
    getAccessDetails: account ?? outcomes.getAccessDetails.success,
  };
  call.mockImplementation((operation) => {
    const answer = answers[operation];
    if (answer instanceof Error) return Promise.reject(answer);
    return answer === undefined ? new Promise(() => {}) : Promise.resolve(answer);
  });
  /** How often the page was mounted. */
  const mounted = vi.fn();
  function Page() {
    useEffect(() => mounted(), []);
    return <p>{PAGE}</p>;
  }
  const root = createRootRoute({
    component: () => (
      <>
        {part ?? (
          <Guard>
            <Page />
          </Guard>
        )}
        <Outlet />
      </>
    ),
    staticData: { page: null },
  });
  const routed = Object.entries(RULES).map(([name, rule]) =>
    createRoute({
      getParentRoute: () => root,
      path: `$locale/${name}`,
      staticData: { page: { rule } as never },
    }),
  );
  const others = createRoute({
    getParentRoute: () => root,
    path: '$locale/$',
    staticData: { page: null },
  });
  const router = createRouter({
    routeTree: root.addChildren([...routed, others]),
    history: createMemoryHistory({ initialEntries: ['/before', `/fi-FI${at}`] }),
  });
  runtime.site.start();
  await router.load();
  const shown = () => (
    <RuntimeProvider runtime={runtime}>
      <TextsProvider>
        <RouterProvider router={router as never} />
      </TextsProvider>
    </RuntimeProvider>
  );
  const { unmount } = render(shown());
  await settled();
  return {
    runtime,
    answers,
    call,
    mounted,
    unmount,
    where: () => router.history.location.href,
    carried: () => router.history.location.state as { from?: string; turnedAway?: boolean },
    entries: () => router.history.length,
    /** Another page. */
    go: (to: string) =>
      act(async () => {
        router.history.push(`/fi-FI${to}`);
        await router.load();
      }),
  };
}
