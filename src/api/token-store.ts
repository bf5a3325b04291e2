import { createStore, del, get, set } from 'idb-keyval';
import type {
  PlayerSession,
  RenewedTokens,
  StoredSession,
} from '../../machines/access/session/machine.ts';
import { claimsOf, sessionOf, type IdentityClaims } from './claims.ts';
import { forgetSessionCookie, writeSessionCookie } from './session-cookie.ts';

/** What the platform issues at login and at every renewal. */
export interface Tokens {
  readonly idToken: string;
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** The names under which the specification stores a session (SESS-05, NS-22). */
export const STORAGE_KEYS = {
  session: 'authorization',
  idToken: 'idToken',
  accessToken: 'accessToken',
  refreshToken: 'refreshToken',
  lastAuthUser: 'lastAuthUser',
  firstLogin: 'firstLogin',
  showUpdatedTerms: 'showUpdatedTnC',
} as const;

/** Tokens are renewed this long before they expire, in ms, so that a call never meets an expired one. */
export const RENEWAL_MARGIN = 3 * 60_000;

const LOCK = 'croupier-tokens';

/** Where the clock and the renewal call come from; tests and the bench inject their own. */
export interface TokenStoreOptions {
  readonly now: () => number;
  /** Exchanges a refresh token. Resolves to undefined when the platform refuses it. */
  readonly exchange: (refreshToken: string) => Promise<Tokens | undefined>;
}

/**
 * Keeps the tokens of this browser.
 *
 * Refresh tokens rotate, and a reused one ends the session, so all tabs must agree which is the
 * latest. Local storage, where the specification keeps them, is not coherent between renderer
 * processes at the moment a lock changes hands; IndexedDB is. So IndexedDB decides, under a Web
 * Lock, and local storage mirrors it under the specified names.
 */
export function createTokenStore({ now, exchange }: TokenStoreOptions) {
  const database = createStore('croupier', 'session');
  let renewal: Promise<RenewedTokens> | undefined;

  const expiryOf = (tokens: Tokens): number =>
    Math.min(claimsOf(tokens.idToken)?.exp ?? 0, claimsOf(tokens.accessToken)?.exp ?? 0) * 1_000;
  const renewIn = (tokens: Tokens): number =>
    Math.max(0, expiryOf(tokens) - now() - RENEWAL_MARGIN);

  function mirrored(): Tokens | undefined {
    const idToken = localStorage.getItem(STORAGE_KEYS.idToken);
    const accessToken = localStorage.getItem(STORAGE_KEYS.accessToken);
    const refreshToken = localStorage.getItem(STORAGE_KEYS.refreshToken);
    return idToken && accessToken && refreshToken
      ? { idToken, accessToken, refreshToken }
      : undefined;
  }

  function mirror(tokens: Tokens, claims: IdentityClaims): void {
    localStorage.setItem(STORAGE_KEYS.idToken, tokens.idToken);
    localStorage.setItem(STORAGE_KEYS.accessToken, tokens.accessToken);
    localStorage.setItem(STORAGE_KEYS.refreshToken, tokens.refreshToken);
    localStorage.setItem(STORAGE_KEYS.lastAuthUser, claims.player_id);
    localStorage.setItem(STORAGE_KEYS.session, JSON.stringify(sessionOf(claims)));
    writeSessionCookie(claims);
  }

  async function save(tokens: Tokens): Promise<{ session: PlayerSession; renewIn: number }> {
    const claims = claimsOf(tokens.idToken);
    if (!claims) throw new Error('The identity token cannot be read');
    await navigator.locks.request(LOCK, () => set('tokens', tokens, database));
    mirror(tokens, claims);
    return { session: sessionOf(claims), renewIn: renewIn(tokens) };
  }

  /** What is stored, judged by the clock (SESS-10). */
  function read(): StoredSession {
    const tokens = mirrored();
    if (!tokens) return { status: 'none' };
    const claims = claimsOf(tokens.idToken);
    if (!claims || expiryOf(tokens) <= now()) return { status: 'expired' };
    return { status: 'valid', session: sessionOf(claims), renewIn: renewIn(tokens) };
  }

  async function renewUnderLock(): Promise<RenewedTokens> {
    const stored = (await get<Tokens>('tokens', database)) ?? mirrored();
    if (!stored) return { status: 'rejected' };
    if (renewIn(stored) > 0) {
      const claims = claimsOf(stored.idToken);
      if (claims) mirror(stored, claims);
      return { status: 'renewed', renewIn: renewIn(stored) };
    }
    const renewed = await exchange(stored.refreshToken);
    const claims = renewed && claimsOf(renewed.idToken);
    if (!renewed || !claims) return { status: 'rejected' };
    await set('tokens', renewed, database);
    mirror(renewed, claims);
    return { status: 'renewed', renewIn: renewIn(renewed) };
  }

  /** Renews the tokens when they are due: once per tab at a time, once per browser under the lock. */
  function renew(): Promise<RenewedTokens> {
    renewal ??= navigator.locks.request(LOCK, renewUnderLock).finally(() => {
      renewal = undefined;
    });
    return renewal;
  }

  /** Tokens for a call: renewed first when they are due; undefined when missing or expired (GUARD-20). */
  async function forCall(): Promise<Tokens | undefined> {
    const tokens = mirrored();
    if (!tokens || expiryOf(tokens) <= now()) return undefined;
    if (renewIn(tokens) > 0) return tokens;
    // A renewal that fails for want of an answer must not fail the call: the tokens still hold.
    const renewed = await renew().catch((): RenewedTokens => ({ status: 'renewed', renewIn: 0 }));
    return renewed.status === 'renewed' ? (mirrored() ?? tokens) : undefined;
  }

  /** Forgets the session on this device (LOGOUT-03). */
  async function clear(): Promise<void> {
    forgetSessionCookie();
    for (const key of Object.values(STORAGE_KEYS)) localStorage.removeItem(key);
    await navigator.locks.request(LOCK, () => del('tokens', database));
  }

  return { save, read, renew, forCall, clear };
}

export type TokenStore = ReturnType<typeof createTokenStore>;
