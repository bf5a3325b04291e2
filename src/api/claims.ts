import type { PlayerSession } from '../../machines/access/session/machine.ts';

/** The claims of the identity token that the site reads (SESS-02). `iat` and `exp` in s. */
export interface IdentityClaims {
  readonly player_id: string;
  readonly player_access_id: string;
  readonly email: string;
  readonly country_code: string;
  readonly province_code?: string;
  readonly language_code: string;
  readonly login_method?: string;
  readonly registrationDate: string;
  readonly zendeskJwtToken?: string;
  readonly multibrand?: { readonly suspended?: boolean };
  readonly iat: number;
  readonly exp: number;
}

/** What every token says of its time, in s since 1970 by the platform's clock. */
export type Lifetime = Pick<IdentityClaims, 'iat' | 'exp'>;

/**
 * Reads a token's claims without verifying its signature: the browser only needs to know
 * whom the platform named and until when; the platform verifies every call.
 */
export function claimsOf(token: string): IdentityClaims | undefined {
  const claims: Partial<IdentityClaims> = payloadOf(token);
  return lifetimeOf(token) && typeof claims.player_id === 'string'
    ? (claims as IdentityClaims)
    : undefined;
}

/** From when until when a token is valid; undefined when it does not say. */
export function lifetimeOf(token: string): Lifetime | undefined {
  const { iat, exp }: Partial<Lifetime> = payloadOf(token);
  return Number.isFinite(iat) && Number.isFinite(exp) ? ({ iat, exp } as Lifetime) : undefined;
}

/** What a token says; nothing when it cannot be read, or is no object. */
function payloadOf(token: string): object {
  const payload = String(token.split('.')[1]);
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
      char.charCodeAt(0),
    );
    return Object(JSON.parse(new TextDecoder().decode(bytes))) as object;
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
    language: claims.language_code,
    loginMethod: claims.login_method ?? 'DEFAULT',
    registrationDate: claims.registrationDate,
    multibrand: { suspended: claims.multibrand?.suspended === true },
  };
}
