import type {
  ClearedSession,
  PlayerSession,
  RenewedTokens,
  StoredSession,
} from '../../machines/access/session/machine.ts';
import { claimsOf, lifetimeOf, sessionOf } from './claims.ts';
import { deviceStorage } from './safe-storage.ts';
import { forgetSessionCookie, writeSessionCookie } from './session-cookie.ts';
import { entryOf, entryTextOf } from './session-entry.ts';
import { createTokenDatabase } from './token-database.ts';
import { createValidity, type Clocks } from './token-validity.ts';

/** The tokens that the platform issues at login and at every renewal. */
export interface Tokens {
  readonly idToken: string;
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** A session as this device keeps it. */
export interface HeldSession extends Tokens {
  /** Made at login and kept by renewals: the same player's next session has another. */
  readonly sessionId: string;
  /** How far the device's clock was ahead of the platform's when the tokens came, in ms. */
  readonly clockSkew: number;
}

/**
 * The names under which the specification stores a session (SESS-05, NS-22), in the order in which
 * they are taken away: other tabs hear of the first two, so those go when the tokens are gone.
 */
export const STORAGE_KEYS = {
  idToken: 'idToken',
  accessToken: 'accessToken',
  refreshToken: 'refreshToken',
  lastAuthUser: 'lastAuthUser',
  firstLogin: 'firstLogin',
  showUpdatedTerms: 'showUpdatedTnC',
  /** The id of the player who has been welcomed in this session (MODAL-03). */
  welcomed: 'welcomed',
  /** The id of the player whose higher loyalty level was not read yet (NS-45). */
  levelReached: 'levelReached',
  /** The questionnaire was put off until the next session (NS-26). */
  eddPostponed: 'eddPostponed',
  /** When the reminder of the source of wealth was put away, by player (DOC-20). */
  wealthPostponed: 'sowPopupStorage',
  /** When the player was last there, in ms, as the tabs tell each other (ACT-06). */
  lastActivity: 'lastActivity',
  session: 'authorization',
} as const;

/**
 * The session that a break has ended, as the platform told one of the tabs. The others hear of the end from that
 * tab or from the platform, whichever is first, and all say the same (EXC-06). It outlives the session.
 */
export const BREAK_KEY = 'breakOf';

/** Nobody did anything for too long in the session that ended last, as one of the tabs knows: all say so (ACT-06). */
export const IDLE_KEY = 'idleEnd';

/** How long a login or a log-out waits for other tabs to be done, in ms. */
const TURN_PATIENCE = 3_000;
/** A renewal waits longer, in ms: another tab's takes as long as its call may. */
const RENEWAL_PATIENCE = 30_000;

/** Clocks and the renewal call; tests inject their own. */
export interface TokenStoreOptions extends Clocks {
  /**
   * Exchanges a refresh token. Resolves to undefined when the session is over; rejects when there was no answer,
   * or the caller has ended the session itself.
   */
  readonly exchange: (refreshToken: string) => Promise<Tokens | undefined>;
}

/** A session that began in this tab. `renewIn` in ms. */
interface StartedSession {
  readonly session: PlayerSession;
  readonly renewIn: number;
}

/**
 * Keeps the tokens of this browser, and knows in whose session this tab is: no call carries, no renewal takes and
 * no log-out forgets the tokens of another.
 *
 * Refresh tokens rotate, and a reused one ends the session, so all tabs must agree which is the latest. Local
 * storage, where the specification keeps them, is not coherent between renderer processes at the moment a lock
 * changes hands; IndexedDB is. So IndexedDB decides, under a Web Lock, and local storage mirrors it under the
 * specified names; of two sets of one session the newer counts. Where the browser keeps nothing, the session lives in this page alone.
 *
 * The lifetime of tokens is counted from their arrival, not by the device's date.
 */
export function createTokenStore({ now, elapsed, exchange }: TokenStoreOptions) {
  const database = createTokenDatabase<HeldSession>();
  let renewal: Promise<RenewedTokens> | undefined;
  /** The session that this tab is in. */
  let own: string | undefined;
  let kept = true;
  /** The player has asked this tab to end it. */
  let isLeaving = false;
  const validity = createValidity({ now, elapsed });

  /** @returns undefined when the identity token cannot be read */
  function received(tokens: Tokens, sessionId: string): HeldSession | undefined {
    const claims = claimsOf(tokens.idToken);
    return claims && { ...tokens, sessionId, clockSkew: now() - claims.iat * 1_000 };
  }

  function mirrored(): HeldSession | undefined {
    const [idToken, accessToken, refreshToken] = TOKEN_KEYS.map((key) => deviceStorage.get(key));
    if (!idToken || !accessToken || !refreshToken) return undefined;
    const entry = entryOf(deviceStorage.get(STORAGE_KEYS.session));
    const sessionId = entry.sessionId ?? claimsOf(idToken)?.player_id ?? '';
    return { idToken, accessToken, refreshToken, sessionId, clockSkew: entry.clockSkew ?? 0 };
  }

  /** @returns whether the browser keeps it */
  function mirror(held: HeldSession): boolean {
    const claims = claimsOf(held.idToken);
    if (!claims) return false;
    const { idToken, accessToken, refreshToken } = held;
    const entries = {
      idToken,
      accessToken,
      refreshToken,
      lastAuthUser: claims.player_id,
      // Last: it tells the other tabs of the session.
      [STORAGE_KEYS.session]: entryTextOf(claims, held),
    };
    const results = Object.entries(entries).map(([key, value]) => deviceStorage.set(key, value));
    writeSessionCookie(claims);
    return results.every(Boolean);
  }

  async function keep(held: HeldSession): Promise<void> {
    await database.write(held);
    kept = mirror(held);
    // A value that the page cannot find after a reload must not stay behind.
    if (!kept) await database.remove();
  }

  /** Begins a session with the answer of a login. @throws when the identity token cannot be read */
  async function save(tokens: Tokens): Promise<StartedSession> {
    const held = received(tokens, crypto.randomUUID());
    const claims = held && claimsOf(held.idToken);
    if (!claims) throw new Error('The identity token cannot be read');
    await database.underLock(async () => {
      own = held.sessionId;
      await keep(held);
    }, TURN_PATIENCE);
    return { session: sessionOf(claims), renewIn: validity(held).renewIn };
  }

  /** Reads the stored session and judges it by the clock (SESS-10); this tab is in that session from now on. */
  function read(): StoredSession {
    const held = mirrored();
    own = held?.sessionId ?? entryOf(deviceStorage.get(STORAGE_KEYS.session)).sessionId;
    if (!held) {
      const isBroken = TOKEN_KEYS.some((key) => deviceStorage.get(key) !== undefined);
      return { status: isBroken ? 'expired' : 'none' };
    }
    const claims = claimsOf(held.idToken);
    const { holds, renewIn } = validity(held);
    if (!claims || !holds) return { status: 'expired' };
    // Without it the server takes the player for a visitor.
    writeSessionCookie(claims);
    return { status: 'valid', session: sessionOf(claims), renewIn };
  }

  /** The stored tokens, when they are of the session that this tab is in. */
  function ownMirrored(): HeldSession | undefined {
    const held = mirrored();
    return held !== undefined && held.sessionId === own ? held : undefined;
  }

  async function renewUnderLock(): Promise<RenewedTokens> {
    const shown = ownMirrored();
    if (!shown) return { status: 'rejected' };
    const latest = await database.read();
    // A database that failed once keeps what has been used since.
    const isLatest = latest?.sessionId === shown.sessionId && issuedAt(latest) >= issuedAt(shown);
    const held = isLatest ? latest : shown;
    const { renewIn } = validity(held);
    if (renewIn > 0) {
      mirror(held);
      return { status: 'renewed', renewIn };
    }
    const tokens = await exchange(held.refreshToken);
    const renewed = tokens && received(tokens, held.sessionId);
    // The session may have ended meanwhile, here or in another tab: it must not come back.
    if (!renewed || ownMirrored()?.sessionId !== held.sessionId) return { status: 'rejected' };
    await keep(renewed);
    return { status: 'renewed', renewIn: validity(renewed).renewIn };
  }

  /** Renews the tokens when they are due: once per tab at a time, once per browser under the lock. */
  function renew(): Promise<RenewedTokens> {
    renewal ??= database.underLock(renewUnderLock, RENEWAL_PATIENCE).finally(() => {
      renewal = undefined;
    });
    return renewal;
  }

  /** Tokens for a call: renewed first when they are due; undefined when missing or expired (GUARD-20). */
  async function forCall(): Promise<Tokens | undefined> {
    const held = ownMirrored();
    if (!held) return undefined;
    const { holds, renewIn } = validity(held);
    if (!holds) return undefined;
    if (renewIn > 0) return held;
    // A renewal that fails for want of an answer must not fail the call: the tokens still hold.
    const renewed = await renew().catch((): RenewedTokens => ({ status: 'renewed', renewIn: 0 }));
    return renewed.status === 'renewed' ? ownMirrored() : undefined;
  }

  /** Removes the session from local storage, unless the stored one is another's. */
  function forgetMirror(sessionId: string | undefined): void {
    const held = mirrored();
    if (held !== undefined && held.sessionId !== sessionId) return;
    forgetSessionCookie();
    for (const key of Object.values(STORAGE_KEYS)) deviceStorage.remove(key);
  }

  /** Leaves word for other tabs that the player logs out, before the platform hears of it (LOGOUT-06). */
  function leave(): void {
    isLeaving = true;
    const held = ownMirrored();
    const claims = held && claimsOf(held.idToken);
    if (claims)
      deviceStorage.set(STORAGE_KEYS.session, entryTextOf(claims, { ...held, isLeaving }));
  }

  /** Forgets the session that this tab is in, on this device (LOGOUT-03), and no other. */
  async function clear(): Promise<ClearedSession> {
    const sessionId = own;
    const wasLeft = !isLeaving && wasLeftElsewhere();
    own = undefined;
    isLeaving = false;
    kept = true;
    // At once: the page may be closed while another tab has the lock.
    forgetMirror(sessionId);
    return database.underLock(async () => {
      const latest = await database.read();
      if (latest?.sessionId === sessionId) await database.remove();
      // The tab that had the lock may have written renewed tokens.
      forgetMirror(sessionId);
      if (mirrored() !== undefined) return { status: 'another' };
      if (sessionId && deviceStorage.get(BREAK_KEY) === sessionId) return { status: 'onBreak' };
      return { status: wasLeft ? 'leftElsewhere' : 'cleared' };
    }, TURN_PATIENCE);
  }

  /** The difference of the stored session from this tab's; undefined when there is none. */
  function elsewhere(): 'started' | 'ended' | undefined {
    const entry = entryOf(deviceStorage.get(STORAGE_KEYS.session));
    const sessionId = entry.sessionId ?? mirrored()?.sessionId;
    if (sessionId === own) return undefined;
    return sessionId === undefined ? 'ended' : 'started';
  }

  /** Whether another tab has ended the session that this tab is in, or was asked to. */
  function wasLeftElsewhere(): boolean {
    const entry = entryOf(deviceStorage.get(STORAGE_KEYS.session));
    return elsewhere() === 'ended' || (entry.sessionId === own && entry.isLeaving === true);
  }

  /** The name of the session that this tab is in; undefined without one. */
  const current = (): string | undefined => own;

  /** Whether the browser keeps the session beyond this page. */
  const isKept = (): boolean => kept;

  return { save, read, renew, forCall, leave, clear, elsewhere, current, isKept };
}

export type TokenStore = ReturnType<typeof createTokenStore>;

const TOKEN_KEYS = [
  STORAGE_KEYS.idToken,
  STORAGE_KEYS.accessToken,
  STORAGE_KEYS.refreshToken,
] as const;

const issuedAt = ({ accessToken }: HeldSession): number => lifetimeOf(accessToken)?.iat ?? 0;
