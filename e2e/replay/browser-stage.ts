import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { AnyFlow, FailureName } from '../../machines/flow.ts';
import { operations } from '../../openapi/operations.gen.ts';
import type { OperationId } from '../../openapi/types.ts';
import { loginDriver } from '../access/login.driver.ts';
import { ORIGIN, type Control } from '../support/control.ts';
import { personAt } from '../support/page-person.ts';
import { HEADERS, register, tokensOf, type Applicant } from '../support/players.ts';
import type { Stage } from '../support/stage.ts';
import type { Complaints } from '../support/test.ts';
import { WALLET_POLL_INTERVAL } from '../../machines/banking/wallet/machine.ts';
import { browserSession, type Stored } from './browser-session.ts';
import { holdTexts } from './held-texts.ts';
import { holdCalls } from './switchboard.ts';
import { steeredBy } from './walk.ts';

/** As often as a call that is safe to repeat is sent in all, and longer than any pause between, in ms. */
const ATTEMPTS = 3;
const PAUSE = 1_500;
/** How long anything else may take to be there, in ms. */
const PATIENCE = 10_000;
/** How long what may not be offered is looked for, in ms. */
const SOON = 300;

/** Whose success the platform must mean: what comes after it builds on it. */
const REAL: readonly OperationId[] = ['logIn', 'acceptTermsVersion'];

export interface Hands {
  readonly page: Page;
  readonly request: APIRequestContext;
  readonly control: Control;
  readonly complaints: Complaints;
}

/** The built site in a browser, on the real backend, whose answers are ordered for this session. */
export async function browserStage(flow: AnyFlow, hands: Hands): Promise<Stage<Locator>> {
  const { page, request, control, complaints } = hands;
  const person = personAt(page);
  const steered = steeredBy(flow);
  const calls = await holdCalls(page, steered);
  const answerTexts = steered.has('loadTexts') ? await holdTexts(page) : undefined;
  await page.clock.install();
  // The way to the payment provider's page is another test's: the page stays as it is.
  await page.route('**/payment-provider/**', (route) => route.fulfill({ status: 204 }));
  complaints.allow(/Failed to load resource.*\/(api|locales|fallback)/);

  let account: Promise<Applicant> | undefined;
  const player = (): Promise<Applicant> => {
    account ??= register(request, control).then(async (person) => {
      // The first login is welcomed with a dialog: that is another test's business.
      await tokensOf(request, person);
      return person;
    });
    return account;
  };
  const session = browserSession(page, async () => tokensOf(request, await player()));

  /** New tokens are valid by the platform's clock; however far a path has moved the page's. */
  const backToNow = (): Promise<void> => page.clock.setSystemTime(Date.now());
  const store = async (status: Stored): Promise<void> => {
    await backToNow();
    await session.store(status);
  };

  /** Sends a held call on its way, and waits for what it brings. */
  const release = async (operation: OperationId, order?: () => Promise<void>): Promise<void> => {
    const route = await calls.take(operation);
    await order?.();
    await route.continue();
    await route.request().response();
  };
  const fail = async (operation: OperationId, failure: FailureName): Promise<void> => {
    const { safe, idempotent } = operations[operation];
    const attempts = failure !== 'unexpected' && (safe || idempotent) ? ATTEMPTS : 1;
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      if (failure === 'unreachable') await (await calls.take(operation)).abort('connectionreset');
      else {
        const fault = failure === 'refused' ? 'status429' : 'status500';
        await release(operation, () => control.fault(operation, fault));
      }
      if (attempt < attempts) await page.clock.runFor(PAUSE);
    }
  };
  return {
    level: 'browser',
    person,
    player,
    signIn: () => store('valid'),
    async remember(key, value) {
      await page.addInitScript(
        ([name, text]) => {
          sessionStorage.setItem(name, text);
        },
        [key, value] as const,
      );
    },
    async example(...beside) {
      await Promise.all(beside.map((operation) => control.outcome(operation, 'success', 1_000)));
    },
    async open(path) {
      await page.goto(path);
    },
    answer: (operation, outcome) =>
      release(operation, async () => {
        if (outcome === 'success' && REAL.includes(operation)) return;
        await control.outcome(operation, outcome);
      }),
    fail,
    pass: (ms) => page.clock.fastForward(ms),
    async attempt(act) {
      page.setDefaultTimeout(SOON);
      await act().catch(() => undefined);
      page.setDefaultTimeout(PATIENCE);
    },
    async session(what) {
      switch (what) {
        case 'started': {
          await backToNow();
          const login = loginDriver(person);
          await login.perform['popup.opened']({});
          await login.perform['credentials.submitted'](await player());
          return release('logIn');
        }
        case 'startedElsewhere':
          return session.tell('started');
        case 'endedElsewhere':
          return session.tell('ended');
        case 'rejected': {
          if (calls.holds('getAccessContext')) {
            return release('getAccessContext', () =>
              control.outcome('getAccessContext', 'sessionExpired'),
            );
          }
          await control.outcome('getWallet', 'sessionExpired');
          return page.clock.fastForward(WALLET_POLL_INTERVAL);
        }
        case 'expired':
          await session.store('none');
          return page.clock.fastForward(WALLET_POLL_INTERVAL);
      }
    },
    async port(name, result) {
      if (answerTexts !== undefined) return answerTexts(name, result);
      if (name === 'readStoredSession' && 'answer' in result) {
        return store(result.answer as Stored);
      }
      if (name !== 'renewTokens') return;
      if ('fail' in result) return (await calls.take('refreshSession')).abort('connectionreset');
      // Used up by somebody else, it is refused.
      const data = { refreshToken: await session.refreshToken() };
      const { method, path } = operations.refreshSession;
      await request.fetch(`${ORIGIN}${path}`, { method, data, headers: HEADERS });
      return release('refreshSession');
    },
  };
}
