import type { IdentityClaims } from './claims.ts';

/** The session cookie: a hint for the server that somebody is signed in here, never a proof (C-42). */
const SESSION_COOKIE = 'session';
/** 365 days, in s (SESS-07, CONST-02). */
export const SESSION_COOKIE_LIFETIME = 31_536_000;

const ATTRIBUTES = 'path=/; secure; samesite=none';

/** Stores the subset of claims that may leave the token: no tokens, no chat token (SESS-06, NS-23). */
export function writeSessionCookie(claims: IdentityClaims): void {
  const subset = {
    player_id: claims.player_id,
    country_code: claims.country_code,
    language_code: claims.language_code,
    login_method: claims.login_method ?? 'DEFAULT',
    exp: claims.exp,
  };
  const value = btoa(JSON.stringify(subset))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  write(`${SESSION_COOKIE}=${value}; max-age=${SESSION_COOKIE_LIFETIME}; ${ATTRIBUTES}`);
}

export function forgetSessionCookie(): void {
  write(`${SESSION_COOKIE}=; max-age=0; ${ATTRIBUTES}`);
}

/** A page that may have no cookies throws where they are named; the session does without the hint. */
function write(cookie: string): void {
  try {
    document.cookie = cookie;
  } catch {
    // Nothing is lost but the hint.
  }
}

/**
 * The location cookies that the edge sets for a visitor (SESS-03). They decide what to offer and to prefill, and
 * are no evidence: the platform takes the address and the country from the connection.
 */
export interface Location {
  readonly ipAddress: string | undefined;
  readonly countryCode: string | undefined;
  readonly city: string | undefined;
  readonly regionCode: string | undefined;
}

export function readLocation(): Location {
  return {
    ipAddress: cookie('ip-address'),
    countryCode: cookie('country-code'),
    city: cookie('city'),
    regionCode: cookie('region-code'),
  };
}

function cookie(name: string): string | undefined {
  try {
    const pair = document.cookie.split('; ').find((entry) => entry.startsWith(`${name}=`));
    return pair === undefined ? undefined : decodeURIComponent(pair.slice(name.length + 1));
  } catch {
    // No cookies, or a value that nobody encoded.
    return undefined;
  }
}
