import { vi } from 'vitest';
import { fromCallback, fromPromise, type AnyStateMachine, type InspectionEvent } from 'xstate';
import type { PlayerSession } from '../../machines/access/session/machine.ts';
import { sessionSamples } from '../../machines/access/session/samples.ts';
import { launchSamples } from '../../machines/games/launch/samples.ts';
import { failureOf, type FailureName } from '../../machines/samples.ts';
import { operations } from '../../openapi/operations.gen.ts';
import { outcomes } from '../../openapi/outcomes.gen.ts';
import type { OperationId } from '../../openapi/types.ts';
import type { Ports } from '../../src/api/bind.ts';
import type { Call } from '../../src/api/call.ts';
import { lateRealtime } from '../../src/app/realtime-host.ts';
import { createRuntime, type Runtime } from '../../src/runtime/runtime.ts';
import type { Brand } from '../../src/brands/index.ts';
import { SITE_OPERATIONS } from '../site-operations.ts';
import { settle } from './time.ts';

/** The player who is signed in where a test names none. */
export const started: { readonly session: PlayerSession; readonly renewIn: number } = {
  session: sessionSamples.events['session.started'].cases.typical.session,
  renewIn: sessionSamples.events['session.started'].cases.typical.renewIn,
};

interface Waiting {
  readonly name: string;
  readonly resolve: (output: unknown) => void;
  readonly reject: (error: unknown) => void;
}

export interface HeldOptions {
  /** Whether the device knows a player, each time it is asked. */
  readonly signedIn: () => boolean;
  /** Operations and ports that wait to be answered. */
  readonly steered: ReadonlySet<string>;
  readonly inspect: (event: InspectionEvent) => void;
  /** Where the player lives, if not where the contract's example does. */
  readonly countryCode?: string | undefined;
  /** The account's example of the contract, if not its first. */
  readonly account?: string | undefined;
  /** Whether markets have a support chat: without one the page shows nothing of it. */
  readonly hasChat?: boolean;
  /** Newer terms are out than the player accepted. */
  readonly newTerms: boolean;
}

/** Ports of charts that read content. */
const CONTENT_READS: readonly string[] = ['readLobby', 'readStudioGames', 'findGames'];

export interface HeldControls {
  readonly answer: (name: string, output: unknown) => Promise<void>;
  readonly fail: (name: string, failure: FailureName, field?: string) => Promise<void>;
  readonly tabsSay: (type: 'session.startedElsewhere' | 'session.endedElsewhere') => Promise<void>;
}

/** The terms, as the content service keeps them: nobody accepts unread terms. */
const TERMS_PAGE = {
  pageId: 'terms',
  path: '/terms',
  title: 'Terms and conditions',
  group: 'legal',
  body: [
    { _type: 'block', _key: 'a', children: [{ _type: 'span', _key: 'b', text: 'Fair play' }] },
  ],
};

const CONTACT_PAGE = {
  ...TERMS_PAGE,
  pageId: 'page-contact-live-chat',
  path: '/contact-live-chat',
  title: 'Live chat',
};

/** The game of the samples, as the content service keeps it. */
const GAME = {
  ...launchSamples.inputs.typical.game,
  gameId: 'game.crimson-planet',
  name: 'Crimson Planet',
  betLimits: [{ currency: 'EUR', min: 20, max: 2_000 }],
  images: {},
};

/** One with the support chat, and one without. */
const CHAT_MARKETS = ['UN', 'CA'].map((marketId) => ({
  marketId,
  disableLiveChat: marketId === 'CA',
}));

/** The contract's samples in place of client and platform: calls wait for the test. */
export function heldPlatform(brand: Brand, options: HeldOptions) {
  const { signedIn, steered, inspect, countryCode, account, newTerms, hasChat = false } = options;
  const accepted = outcomes.getAccessDetails.success.data.termsAndConditionsAcceptedVersion;
  const latest = { version: accepted + (newTerms ? 1 : 0), publishedAt: '2026-11-01' };
  const beside: Partial<Record<OperationId, unknown>> = Object.fromEntries(
    SITE_OPERATIONS.map((operation) => [operation, outcomes[operation].success]),
  );
  beside.getCookiesConsent = outcomes.getCookiesConsent.notGiven;
  beside.endGameSession = outcomes.endGameSession.closed;
  if (account !== undefined) {
    const named: Readonly<Record<string, unknown>> = outcomes.getAccessDetails;
    beside.getAccessDetails = named[account];
  }
  if (countryCode !== undefined) {
    const { data } = outcomes.getAccessDetails.success;
    beside.getAccessDetails = { ok: true, data: { ...data, countryCode } };
  }
  vi.stubGlobal('fetch', (input: RequestInfo | URL) => {
    const read = decodeURIComponent(input instanceof Request ? input.url : String(input));
    const result = read.includes('termsVersion')
      ? [latest]
      : read.includes('$page="/terms"')
        ? TERMS_PAGE
        : read.includes(`$slug="${GAME.gameSlug}"`)
          ? GAME
          : !hasChat
            ? []
            : read.includes('disableLiveChat')
              ? CHAT_MARKETS
              : read.includes('$page="/contact-live-chat"')
                ? CONTACT_PAGE
                : read.includes('$page="')
                  ? { ...TERMS_PAGE, path: '/responsible-gambling' }
                  : [];
    return Promise.resolve(Response.json({ result, ms: 1 }));
  });
  const waiting: Waiting[] = [];
  const wait = (name: string, signal?: AbortSignal): Promise<unknown> => {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const entry = { name, resolve, reject };
    waiting.push(entry);
    signal?.addEventListener('abort', () => waiting.splice(waiting.indexOf(entry), 1));
    return promise;
  };
  const port = (name: string, known: () => unknown) =>
    fromPromise(({ signal }) =>
      steered.has(name) ? wait(name, signal) : Promise.resolve(known()),
    );

  /** A page's own reads of content that the path is about, as ports that wait. */
  const waitingReads = <M extends AnyStateMachine>(own?: Ports<M>): Ports<M> =>
    ({
      ...own,
      ...Object.fromEntries(
        CONTENT_READS.filter((name) => own !== undefined && name in own && steered.has(name)).map(
          (name) => [name, port(name, () => undefined)],
        ),
      ),
    }) as Ports<M>;

  const call = (async (operation: OperationId, _input: unknown, signal?: AbortSignal) => {
    const known = beside[operation];
    const outcome =
      steered.has(operation) || known === undefined ? await wait(operation, signal) : known;
    const { ok } = outcome as { ok: boolean };
    if (operations[operation].beginsSession && ok) {
      runtime.session.send({ type: 'session.started', ...started });
    }
    if (operation === 'acceptTermsVersion' && ok) {
      const { data } = outcomes.getAccessDetails.success;
      const known = { ...data, termsAndConditionsAcceptedVersion: latest.version };
      beside.getAccessDetails = { ok, data: known };
    }
    return outcome;
  }) as Call;
  let sayFromTabs: ((event: { type: string }) => void) | undefined;
  const made = createRuntime({
    brand,
    call,
    inspect,
    session: {
      readStoredSession: port('readStoredSession', () =>
        signedIn() ? { status: 'valid', ...started } : { status: 'none' },
      ),
      clearStoredSession: port('clearStoredSession', () => ({ status: 'cleared' })),
      renewTokens: port('renewTokens', () => ({ status: 'renewed', renewIn: started.renewIn })),
      watchOtherTabs: fromCallback(({ sendBack }) => {
        sayFromTabs = sendBack;
      }),
    },
    device: { ipAddress: '192.0.2.10', blackbox: 'fingerprint' },
    realtime: lateRealtime,
  });
  const runtime: Runtime = {
    ...made,
    bind: (machine, own) => made.bind(machine, own && waitingReads(own)),
  };
  const take = (name: string): Waiting => {
    const index = waiting.findIndex((entry) => entry.name === name);
    const [entry] = index < 0 ? [] : waiting.splice(index, 1);
    if (entry === undefined) {
      const others = waiting.map((one) => one.name).join(', ') || 'nothing';
      throw new Error(`${name} does not wait for an answer; ${others} does`);
    }
    return entry;
  };
  const controls: HeldControls = {
    async answer(name, output) {
      take(name).resolve(output);
      await settle();
    },
    async fail(name, failure, field) {
      take(name).reject(failureOf(failure, field));
      await settle();
    },
    async tabsSay(type) {
      sayFromTabs?.({ type });
      await settle();
    },
  };
  return { runtime, controls };
}
