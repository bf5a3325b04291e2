import type { PlayerSession } from '../../machines/access/session/machine.ts';

/** The claims of the identity token that the site reads (SESS-02). `iat` and `exp` in s. */
export interface IdentityClaims {
  readonly player_id: string;
  readonly player_access_id: string;
  readonly email: string;
  readonly country_code: string;
  readonly province_code?: string | undefined;
  readonly language_code: string;
  readonly login_method?: string | undefined;
  readonly registrationDate: string;
  readonly zendeskJwtToken?: string | undefined;
  readonly multibrand?: { readonly suspended?: boolean };
  readonly iat: number;
  readonly exp: number;
}

/** The times in every token, in s since 1970 by the platform's clock. */
export type Lifetime = Pick<IdentityClaims, 'iat' | 'exp'>;

type Payload = Readonly<Record<string, unknown>>;

/**
 * Reads a token's claims without verifying its signature: the browser only needs the player and the expiry that
 * the platform named; the platform verifies every call. A required claim that is missing or no text is an empty
 * text.
 */
export function claimsOf(token: string): IdentityClaims | undefined {
  const payload = payloadOf(token);
  const lifetime = lifetimeIn(payload);
  const player_id = textIn(payload, 'player_id');
  if (!lifetime || player_id === undefined) return undefined;
  return {
    ...lifetime,
    player_id,
    player_access_id: textIn(payload, 'player_access_id') ?? '',
    email: textIn(payload, 'email') ?? '',
    country_code: textIn(payload, 'country_code') ?? '',
    province_code: textIn(payload, 'province_code'),
    language_code: textIn(payload, 'language_code') ?? '',
    login_method: textIn(payload, 'login_method'),
    registrationDate: textIn(payload, 'registrationDate') ?? '',
    zendeskJwtToken: textIn(payload, 'zendeskJwtToken'),
    multibrand: { suspended: isSuspended(payload['multibrand']) },
  };
}

/** From when until when a token is valid; undefined when it does not say. */
export function lifetimeOf(token: string): Lifetime | undefined {
  return lifetimeIn(payloadOf(token));
}

function lifetimeIn({ iat, exp }: Payload): Lifetime | undefined {
  return isTime(iat) && isTime(exp) ? { iat, exp } : undefined;
}

const isTime = (value: unknown): value is number => Number.isFinite(value);

function textIn(payload: Payload, name: string): string | undefined {
  const value = payload[name];
  return typeof value === 'string' ? value : undefined;
}

/**
 * Whether the player is suspended at another brand. Nothing is claimed of players at one brand alone. A claim that
 * breaks the contract counts as a suspension: it must open nothing.
 */
function isSuspended(multibrand: unknown): boolean {
  if (multibrand === undefined) return false;
  if (typeof multibrand !== 'object' || multibrand === null) return true;
  return 'suspended' in multibrand && multibrand.suspended !== false;
}

/** The claims of a token; nothing when it cannot be read, or is no object. */
function payloadOf(token: string): Payload {
  const payload = String(token.split('.')[1]);
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
      char.charCodeAt(0),
    );
    return Object(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return {};
  }
}

/** The session that the claims describe; the login method defaults to `DEFAULT` (SESS-04). */
export function sessionOf(claims: IdentityClaims): PlayerSession {
  return {
    email: claims.email,
    playerId: claims.player_id,
    playerAccessId: claims.player_access_id,
    countryCode: claims.country_code,
    ...(claims.province_code ? { provinceCode: claims.province_code } : {}),
    language: claims.language_code,
    loginMethod: claims.login_method ?? 'DEFAULT',
    registrationDate: claims.registrationDate,
    multibrand: { suspended: claims.multibrand?.suspended === true },
  };
}
