import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { fromCallback, fromPromise } from 'xstate';
import { failureOf, type FailureName } from '../../machines/samples.ts';
import { outcomes } from '../../openapi/outcomes.gen.ts';
import type { OperationId } from '../../openapi/types.ts';
import { agreeToCookies, TODAY } from '../../replay/dom/device.ts';
import '../../src/access/sign-up/LaterStep.tsx';
import SignUpPage from '../../src/access/sign-up/SignUpPage.tsx';
import type { Call } from '../../src/api/call.ts';
import { RuntimeProvider } from '../../src/runtime/context.tsx';
import { queryClient } from '../../src/runtime/query.ts';
import { createRuntime } from '../../src/runtime/runtime.ts';
import type { Brand } from '../../src/brands/index.ts';
import { northlight } from '../../src/brands/northlight/brand.ts';
import { activateTexts, TextsProvider } from '../../src/texts/index.ts';
import { compileCatalogue } from '../../src/texts/catalogue.ts';
import { sourceTexts } from '../../src/texts/sources.ts';
import { CONTACT_DETAILS } from './contact-details.ts';

/** Sign-up in a DOM: the real page on the real charts, whose operations wait for the test's answer. */

interface Pending {
  readonly operation: string;
  readonly input: unknown;
  readonly resolve: (output: unknown) => void;
  readonly reject: (error: unknown) => void;
}

type Outcomes = typeof outcomes;

export interface Options {
  readonly at?: string;
  readonly brand?: Brand;
  /** The newest terms in the content service; undefined: it cannot be reached. */
  readonly terms?: number | 'no answer' | 'none' | undefined;
}

const SESSION_PORTS = {
  readStoredSession: fromPromise(() => Promise.resolve({ status: 'none' })),
  clearStoredSession: fromPromise(() => Promise.resolve({ status: 'cleared' })),
  renewTokens: fromPromise(() => Promise.reject(new Error('Nothing to renew'))),
  watchOtherTabs: fromCallback(() => {}),
};

/** Time stands still unless a test lets it pass; every test begins as a new visit. */
export function eachOnItsOwn(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: TODAY });
    // The testing library recognises by this name that somebody else moves the clock.
    vi.stubGlobal('jest', { advanceTimersByTime: vi.advanceTimersByTime });
    vi.stubGlobal('scrollTo', vi.fn<typeof scrollTo>());
    agreeToCookies();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    sessionStorage.clear();
    delete window.dataLayer;
    document.cookie = 'country-code=; path=/; max-age=0';
  });
}

/** Lets promises, effects and lazy modules settle. */
export const settle = (ms = 0): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });

/** Answers the content service's reads as the service would. */
function serveContent(first: Options['terms']) {
  let terms = first;
  const answer = vi.fn<typeof fetch>(() => {
    if (terms === 'no answer') return new Promise(() => {});
    return terms === undefined
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(
          Response.json({ result: terms === 'none' ? [] : [{ version: terms }], ms: 1 }),
        );
  });
  vi.stubGlobal('fetch', answer);
  queryClient.clear();
  const publish = (version: number): void => {
    terms = version;
  };
  return { answer, publish };
}

export async function openSignUp({ at = '/en-UN/signup', ...more }: Options = {}) {
  const brand = more.brand ?? northlight;
  const { answer: content, publish } = serveContent('terms' in more ? more.terms : 3);
  const language = at.slice(1, 3);
  activateTexts(language, await compileCatalogue(language, sourceTexts(language)));
  const calls: { operation: string; input: unknown }[] = [];
  const pending: Pending[] = [];
  const call = ((operation: OperationId, input: unknown, signal?: AbortSignal) => {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const entry = { operation, input, resolve, reject };
    calls.push({ operation, input });
    pending.push(entry);
    signal?.addEventListener('abort', () => pending.splice(pending.indexOf(entry), 1));
    return promise;
  }) as Call;
  const runtime = createRuntime({
    brand,
    call,
    session: SESSION_PORTS,
    device: { ipAddress: '', blackbox: '' },
  });
  runtime.site.start();

  const root = createRootRoute({ component: Outlet, staticData: { page: null } });
  const signUp = createRoute({
    getParentRoute: () => root,
    path: '/$locale/signup',
    component: SignUpPage,
    staticData: { page: null },
  });
  const home = createRoute({
    getParentRoute: () => root,
    path: '/$locale/',
    component: () => <h1>Home</h1>,
    staticData: { page: null },
  });
  const router = createRouter({
    routeTree: root.addChildren([signUp, home]),
    history: createMemoryHistory({ initialEntries: [at] }),
    trailingSlash: 'preserve',
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
  // The details ask for the newest terms; their libraries load in real time.
  if (document.querySelector('input[name=termsAndConditions]')) {
    await vi.waitFor(() => {
      expect(content).toHaveBeenCalled();
    });
  }
  await settle();

  const take = (operation: string): Pending => {
    const index = pending.findIndex((entry) => entry.operation === operation);
    const [entry] = index < 0 ? [] : pending.splice(index, 1);
    if (!entry)
      throw new Error(
        `${operation} does not wait: ${pending.map((one) => one.operation).join(', ')}`,
      );
    return entry;
  };

  return {
    user: userEvent.setup({ delay: null }),
    runtime,
    router,
    calls,
    unmount: view.unmount,
    /** The content service lists this version of the terms from now on. */
    publish,
    waiting: () => pending.map(({ operation }) => operation),
    /** The body of the last call of an operation. */
    body(operation: OperationId): unknown {
      const last = calls.findLast((one) => one.operation === operation);
      if (!last) throw new Error(`${operation} was not called`);
      return (last.input as { body: unknown }).body;
    },
    async answer<Op extends keyof Outcomes>(operation: Op, outcome: keyof Outcomes[Op]) {
      take(operation).resolve(outcomes[operation][outcome]);
      await settle();
    },
    /** Any answer, for those that the contract allows without an example. */
    async answerWith(operation: OperationId, output: unknown) {
      take(operation).resolve(output);
      await settle();
    },
    async fail(operation: OperationId, failure: FailureName | object) {
      take(operation).reject(typeof failure === 'string' ? failureOf(failure) : failure);
      await settle();
    },
  };
}

export type SignUp = Awaited<ReturnType<typeof openSignUp>>;

export const field = (label: RegExp | string) => screen.getByLabelText(label);
export const button = (name: RegExp | string) => screen.getByRole('button', { name });

/** Enters a text at once, as a password manager or a clipboard does. */
export async function enter({ user }: SignUp, label: RegExp | string, text: string) {
  await user.click(field(label));
  await user.paste(text);
}

export async function fillDetails(signUp: SignUp): Promise<void> {
  await enter(signUp, 'E-mail address', 'aino.virtanen@example.com');
  await enter(signUp, 'Password', 'Correct-Horse-7');
  await signUp.user.click(field(/terms and conditions/));
  await signUp.user.click(field(/cookie policy/));
}

export async function submitDetails(signUp: SignUp): Promise<void> {
  await fillDetails(signUp);
  await signUp.user.click(button('Create account'));
  await settle();
}

export async function fillContact(signUp: SignUp): Promise<void> {
  for (const [label, text] of Object.entries(CONTACT_DETAILS)) await enter(signUp, label, text);
}

/** Walks to the contact info; `method` is the market's way of verification. */
export async function toContact(
  signUp: SignUp,
  method: 'sms' | 'email' | 'none' = 'sms',
): Promise<void> {
  await submitDetails(signUp);
  await signUp.answer('registerPlayer', 'success');
  await signUp.answer('getMarketRiskSetting', method);
}

export async function toVerification(signUp: SignUp, method: 'sms' | 'email' = 'sms') {
  await toContact(signUp, method);
  await fillContact(signUp);
  await signUp.user.click(button('Save and continue'));
  await signUp.answer('updateRegistration', 'success');
}

/** Events of the analytics data layer, without their twins. */
export const tracked = (): unknown[] =>
  (window.dataLayer ?? [])
    .map(({ event }) => String(event))
    .filter((event) => !event.startsWith('srtm-'));
