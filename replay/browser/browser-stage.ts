import { WALLET_POLL_INTERVAL } from '../../machines/banking/wallet/machine.ts';
import type { FailureName } from '../../machines/samples.ts';
import { outcomes } from '../../openapi/outcomes.gen.ts';
import { operations } from '../../openapi/operations.gen.ts';
import type { OperationId } from '../../openapi/types.ts';
import { callbackQuery } from '../access/pay-and-play.driver.ts';
import { loginDriver } from '../access/login.driver.ts';
import type { Place } from '../person.ts';
import { QUIET, type Stage } from '../stage.ts';
import type { Device } from './device.ts';
import { HEADERS, newPerson, register, tokensOf, type Applicant } from './players.ts';
import { claimsOf, storedSession, type Stored } from './stored-session.ts';

/** The number of sendings of a call that is safe to repeat, and a time longer than any pause between, in ms. */
const ATTEMPTS = 3;
const PAUSE = 1_500;
/** The longest that any other element may take to appear, in ms. */
const PATIENCE = 10_000;
/** How long an element that may not be offered is looked for, in ms. */
const SOON = 300;

/** How much later tokens of the platform are renewed than those of the session's samples, in ms. */
const RENEWED_LATER = 120_000;

/** Opens the stand-in of the gateway. */
const GATEWAY = outcomes.getRealtimeToken.success.data;

/** The contract's example of the answer that ends a session, by the kind of the end. */
const REFUSALS = {
  rejected: 'sessionExpired',
  onBreak: 'sessionOnBreak',
  idled: 'sessionIdle',
} as const;

/** Operations that must succeed on the platform: later steps build on them. */
const ANSWERED_BY_BACKEND: readonly OperationId[] = ['logIn', 'acceptTermsVersion'];

/** The built site on the real backend, whose answers are ordered for the calls of one device. */
export function browserStage<P extends Place<P>>(device: Device<P>): Stage<P> {
  const { person, platform, control, calls, texts, clock } = device;

  let account: Promise<Applicant> | undefined;
  let countryCode = 'FI';
  let termsVersion: number | undefined;
  const player = (): Promise<Applicant> => {
    account ??= register(platform, control, newPerson(), { countryCode, termsVersion }).then(
      async (registered) => {
        // The first login is welcomed with a dialog, which another test covers.
        await tokensOf(platform, registered);
        return registered;
      },
    );
    return account;
  };
  const session = storedSession(device.otherTab, async () => tokensOf(platform, await player()));

  const store = async (status: Stored): Promise<void> => {
    // These come from outside of the site, which cannot tell how far a path has moved its clock meanwhile.
    await clock.toNow();
    await session.store(status);
  };

  /** Sends a held call on its way, and waits for its result. */
  const release = async (
    operation: OperationId,
    order?: () => Promise<void>,
    emptied?: string,
  ): Promise<void> => {
    const call = await calls.take(operation);
    await order?.();
    await call.forward(emptied);
  };
  const fail = async (
    operation: OperationId,
    failure: FailureName,
    field?: string,
  ): Promise<void> => {
    // The platform itself refuses unacceptable values.
    if (failure === 'invalid') return release(operation, undefined, field);
    const { safe, idempotent } = operations[operation];
    const attempts = failure !== 'unexpected' && (safe || idempotent) ? ATTEMPTS : 1;
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      if (failure === 'unreachable') await (await calls.take(operation)).lose();
      else {
        const fault = failure === 'refused' ? 'status429' : 'status500';
        await release(operation, () => control.fault(operation, fault));
      }
      if (attempt < attempts) await clock.run(PAUSE);
    }
  };
  return {
    level: 'browser',
    person,
    player,
    resident(code) {
      countryCode = code;
    },
    owesTerms() {
      termsVersion = 1;
    },
    account: (example) => control.outcome('getAccessDetails', example, 1_000),
    signIn: () => store('valid'),
    remember: (key, value) => device.remember(key, value),
    opened: () => device.opened(),
    elsewhere: (entries) => device.otherTab.write(entries),
    async example(...beside) {
      await Promise.all(beside.map((operation) => control.outcome(operation, 'success', 1_000)));
    },
    open: (path) => device.open(path),
    reloaded: (path) => device.reloaded(path),
    async answer(operation, outcome) {
      // The platform does not know the payment that would open it; the session must be one of the platform's own.
      if (operation === 'logInPayAndPlay' && outcome === 'success') {
        const call = await calls.take(operation);
        return call.answer({ ...(await tokensOf(platform, await player())), expiresIn: 900 });
      }
      return release(operation, async () => {
        if (outcome === 'success' && ANSWERED_BY_BACKEND.includes(operation)) return;
        await control.outcome(operation, outcome);
      });
    },
    fail,
    pass: (ms) => clock.jump(ms),
    quiet: () => clock.jump(QUIET),
    async attempt(act) {
      device.patience(SOON);
      await act().catch(() => undefined);
      device.patience(PATIENCE);
    },
    async session(what) {
      switch (what) {
        case 'started': {
          const login = loginDriver(person);
          await login.perform['popup.opened']({});
          await login.perform['credentials.submitted'](await player());
          return release('logIn');
        }
        case 'startedElsewhere':
          return session.tell('started');
        case 'endedElsewhere':
          return session.tell('ended');
        case 'onBreak':
        case 'rejected':
        case 'idled': {
          const refusal = REFUSALS[what];
          if (calls.holds('getAccessContext')) {
            return release('getAccessContext', () => control.outcome('getAccessContext', refusal));
          }
          await control.outcome('getWallet', refusal);
          return clock.jump(WALLET_POLL_INTERVAL);
        }
        case 'expired':
          await session.store('none');
          return clock.jump(WALLET_POLL_INTERVAL);
      }
    },
    widget: (name, said) => device.widget(name, said),
    async playerId() {
      const { idToken } = await tokensOf(platform, await player());
      return claimsOf(idToken).player_id;
    },
    async channel(news) {
      if (news === 'woke') return device.wake();
      if (!device.hasChannel() && calls.holds('getRealtimeToken')) {
        await (await calls.take('getRealtimeToken')).answer(GATEWAY);
        await device.channel('opened');
      }
      return device.channel(news);
    },
    async port(name, result) {
      switch (name) {
        case 'awaitCallback':
          return 'answer' in result ? device.comeBack(callbackQuery(result.answer)) : undefined;
        case 'readStoredSession':
          return 'answer' in result ? store(result.answer as Stored) : undefined;
        case 'renewTokens': {
          if ('fail' in result) return (await calls.take('refreshSession')).lose();
          if (result.answer === 'rejected') {
            // A code that somebody else has used up is refused.
            const data = { refreshToken: await session.refreshToken() };
            const { method, path } = operations.refreshSession;
            await platform.fetch(path, { method, data, headers: HEADERS });
          }
          await release('refreshSession');
          // The platform's tokens hold for so much longer than the sample's.
          return result.answer === 'renewed' ? clock.jump(RENEWED_LATER) : undefined;
        }
        case 'loadTexts':
        case 'loadDefaultTexts': {
          const held = await texts.take();
          if ('answer' in result) {
            return result.answer === 'unsupported' ? held.answer(404) : held.forward();
          }
          // The default texts come with the site, too: they fail only without both.
          texts.withhold(name === 'loadDefaultTexts');
          return held.answer(503);
        }
      }
    },
  };
}
