import type { Tokens } from '../../src/api/token-store.ts';

/** How long the platform's tokens hold, in ms. */
export const LIFETIME = 15 * 60_000;
export const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;

const encoded = (value: object): string =>
  btoa(String.fromCodePoint(...new TextEncoder().encode(JSON.stringify(value))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** A token of the platform's form; nobody here checks the signature. */
export const tokenOf = (claims: object): string =>
  `${encoded({ alg: 'ES256' })}.${encoded(claims)}.signature`;

/**
 * A platform that issues tokens and exchanges them: refresh tokens rotate, and a used one ends the
 * session, as in backend/access/sessions.ts.
 *
 * @param clock the platform's own, in ms
 */
export function tokenPlatform(clock: () => number) {
  const valid = new Map<string, string>();
  const exchanged: string[] = [];
  let count = 0;
  /** When the session is over: no token outlives it. */
  let over = Number.POSITIVE_INFINITY;

  function issue(playerId: string): Tokens {
    count += 1;
    const iat = Math.floor(clock() / 1_000);
    const times = {
      iat,
      exp: Math.min(iat + LIFETIME / 1_000, Math.ceil(over / 1_000)),
      jti: count,
    };
    const refreshToken = `refresh-${count}`;
    valid.set(refreshToken, playerId);
    return {
      idToken: tokenOf({
        player_id: playerId,
        player_access_id: `access-${playerId}`,
        email: `${playerId}@example.com`,
        country_code: 'FI',
        language_code: 'fi',
        registrationDate: '2026-01-15T09:30:00Z',
        zendeskJwtToken: `chat-${playerId}`,
        ...times,
      }),
      accessToken: tokenOf(times),
      refreshToken,
    };
  }

  return {
    issue,
    /** The refresh tokens that were offered, in order. */
    exchanged,
    exchange(refreshToken: string): Promise<Tokens | undefined> {
      exchanged.push(refreshToken);
      const playerId = clock() < over ? valid.get(refreshToken) : undefined;
      valid.delete(refreshToken);
      return Promise.resolve(playerId === undefined ? undefined : issue(playerId));
    },
    /** Accepts a refresh token that somebody else issued. */
    adopt: (refreshToken: string, playerId: string): void => void valid.set(refreshToken, playerId),
    end: (): void => valid.clear(),
    /** The session is over then, and tokens hold no longer. @param at ms since 1970 */
    endAt(at: number): void {
      over = at;
    },
  };
}
