import { TODAY } from '../../replay/dom/device.ts';
import { agreeToCookies } from '../../replay/dom/device.ts';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { fromCallback, fromPromise } from 'xstate';
import type { StoredSession } from '../../machines/access/session/machine.ts';
import { FAILURES, failureOf, type FailureName } from '../../machines/samples.ts';
import { outcomes } from '../../openapi/outcomes.gen.ts';
import type { OperationId, Success } from '../../openapi/types.ts';
import type { Call } from '../../src/api/call.ts';
import { RuntimeProvider } from '../../src/runtime/context.tsx';
import { SiteStateProvider } from '../../src/runtime/guard/site-state.tsx';
import { queryClient } from '../../src/runtime/query.ts';
import { createRuntime } from '../../src/runtime/runtime.ts';
import DepositPage from '../../src/banking/deposit/DepositPage.tsx';
import { northlight } from '../../src/brands/northlight/brand.ts';
import { compileCatalogue } from '../../src/texts/catalogue.ts';
import { sourceTexts } from '../../src/texts/sources.ts';
import { activateTexts, TextsProvider } from '../../src/texts/index.ts';
import { dismissToast, toastList } from '../../src/ui/toasts.ts';

/** The deposit page in a DOM: real charts, whose calls get an answer at once or from the test. */

type Outcomes = typeof outcomes;
type Methods = Success<'getRecentDepositMethods'>;

interface Pending {
  readonly operation: string;
  readonly resolve: (output: unknown) => void;
  readonly reject: (error: unknown) => void;
}

export interface Options {
  /** Path and query after the origin. */
  readonly at?: string;
  readonly visitor?: boolean;
  /** Parts of the account that differ from the example. */
  readonly account?: Partial<Success<'getAccessDetails'>>;
  readonly methods?: Partial<Methods>;
  readonly bonuses?: keyof Outcomes['getDepositBonuses'];
  /** Operations that wait for the test instead of an immediate answer. */
  readonly wait?: readonly OperationId[];
  /** Operations that get no answer. */
  readonly broken?: readonly OperationId[];
}

export const PATH = '/en-UN/my-account/banking/deposit';
export const RETURNED = `${PATH}?deposit=dep_20261121_0003`;

const session = {
  email: 'aino@example.com',
  playerId: '100123',
  playerAccessId: 'a1',
  countryCode: 'FI',
  language: 'en',
  loginMethod: 'DEFAULT',
  registrationDate: '2026-01-01T00:00:00Z',
  multibrand: { suspended: false },
};

/** Lets promises, effects and lazy modules settle, and time pass. */
export const settle = (ms = 0): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });

/** Before each test: no memory of the one before, a clock that the test moves, a wide window. */
export function clean(): void {
  vi.useFakeTimers({ now: TODAY });
  // Testing Library moves faked time only for a runner that it knows by this name.
  vi.stubGlobal('jest', { advanceTimersByTime: vi.advanceTimersByTime });
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  queryClient.clear();
  sessionStorage.clear();
  agreeToCookies();
  delete window.dataLayer;
  for (const { id } of toastList()) dismissToast(id);
}

/** After each test. */
export function leave(): void {
  vi.useRealTimers();
  vi.unstubAllGlobals();
}

export async function openDeposit(options: Options = {}) {
  const { at = PATH, visitor = false, account, methods, wait = [], broken = [] } = options;
  const language = at.slice(1, 3);
  activateTexts(language, await compileCatalogue(language, sourceTexts(language)));

  const known: Partial<Record<OperationId, unknown>> = {
    getAccessContext: outcomes.getAccessContext.success,
    getAccessDetails: {
      ok: true,
      data: { ...outcomes.getAccessDetails.success.data, ...account },
    },
    getWallet: outcomes.getWallet.success,
    getRecentDepositMethods: {
      ok: true,
      data: { ...outcomes.getRecentDepositMethods.success.data, ...methods },
    },
    getDepositBonuses: outcomes.getDepositBonuses[options.bonuses ?? 'success'],
  };
  for (const operation of wait) delete known[operation];
  const calls: { operation: OperationId; input: unknown }[] = [];
  const pending: Pending[] = [];
  const call = ((operation: OperationId, input: unknown, signal?: AbortSignal) => {
    calls.push({ operation, input });
    if (broken.includes(operation)) return Promise.reject<unknown>(FAILURES.unreachable);
    if (known[operation] !== undefined) return Promise.resolve(known[operation]);
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const entry = { operation, resolve, reject };
    pending.push(entry);
    signal?.addEventListener('abort', () => pending.splice(pending.indexOf(entry), 1));
    return promise;
  }) as Call;

  const stored: StoredSession = visitor
    ? { status: 'none' }
    : { status: 'valid', session, renewIn: 900_000 };
  const runtime = createRuntime({
    brand: northlight,
    call,
    session: {
      readStoredSession: fromPromise(() => Promise.resolve(stored)),
      clearStoredSession: fromPromise(() => Promise.resolve({ status: 'cleared' })),
      renewTokens: fromPromise(() => Promise.resolve({ status: 'renewed', renewIn: 900_000 })),
      watchOtherTabs: fromCallback(() => {}),
    },
    device: { ipAddress: '203.0.113.7', blackbox: 'fingerprint' },
  });
  runtime.site.start();

  const root = createRootRoute();
  const page = createRoute({
    getParentRoute: () => root,
    path: '/$locale/$',
    component: () => (
      <SiteStateProvider>
        <DepositPage />
      </SiteStateProvider>
    ),
    staticData: { page: null },
  });
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: [at] }),
  });
  await router.load();
  const view = render(
    <RuntimeProvider runtime={runtime}>
      <TextsProvider>
        <RouterProvider router={router as never} />
      </TextsProvider>
    </RuntimeProvider>,
  );
  await settle();

  const take = (operation: OperationId): Pending => {
    const index = pending.findIndex((entry) => entry.operation === operation);
    const [entry] = index < 0 ? [] : pending.splice(index, 1);
    if (!entry) throw new Error(`${operation} does not wait`);
    return entry;
  };
  const answerWith = async (operation: OperationId, output: unknown): Promise<void> => {
    take(operation).resolve(output);
    await settle();
  };

  return {
    user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }),
    runtime,
    view,
    address: () => router.history.location.href,
    /** The inputs of every call of an operation. */
    calls: (operation: OperationId) =>
      calls.filter((one) => one.operation === operation).map(({ input }) => input),
    /** Changes the immediate answer of an operation from now on. */
    know(operation: OperationId, output: unknown) {
      known[operation] = output;
    },
    answerWith,
    answer: <Op extends keyof Outcomes>(operation: Op, outcome: keyof Outcomes[Op]) =>
      answerWith(operation, outcomes[operation][outcome]),
    async fail(operation: OperationId, failure: FailureName) {
      take(operation).reject(failureOf(failure));
      await settle();
    },
  };
}

export type DepositSite = Awaited<ReturnType<typeof openDeposit>>;

/** Opens the page and has the check allow the deposit. */
export async function openCashier(options: Options = {}): Promise<DepositSite> {
  const site = await openDeposit(options);
  await site.answer('checkDepositAllowed', 'success');
  return site;
}

export const button = (name: RegExp | string) => screen.getByRole('button', { name });
export const link = (name: RegExp | string) => screen.getByRole('link', { name });
export const heading = (name: RegExp | string) => screen.getByRole('heading', { name });
export const amountField = () => screen.getByRole('textbox', { name: 'Amount' });
export const radio = (name: RegExp | string) => screen.getByRole('radio', { name });

/** Enters an amount and submits. */
export async function deposit({ user }: DepositSite, amount: string): Promise<void> {
  await user.clear(amountField());
  await user.type(amountField(), amount);
  await user.click(button(/^Deposit/));
  await settle();
}

export const toasts = (): readonly string[] => toastList().map(({ message }) => message);
/** The data layer's events, without their twins. */
export const tracked = () =>
  (window.dataLayer ?? []).filter(({ event }) => !String(event).startsWith('srtm-'));
