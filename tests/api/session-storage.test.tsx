import { beforeEach, describe, expect, test, vi } from 'vitest';
import { claimsOf, lifetimeOf, sessionOf, type IdentityClaims } from '../../src/api/claims.ts';
import {
  forgetSessionCookie,
  readLocation,
  SESSION_COOKIE_LIFETIME,
  writeSessionCookie,
} from '../../src/api/session-cookie.ts';

const CLAIMS: IdentityClaims = {
  player_id: '100123',
  player_access_id: 'access-1',
  email: 'aino@example.com',
  country_code: 'FI',
  province_code: 'QC',
  language_code: 'fi',
  registrationDate: '2026-01-15T09:30:00Z',
  zendeskJwtToken: 'chat-secret',
  multibrand: { suspended: true },
  iat: 1,
  exp: 2,
};
const tokenOf = (claims: object): string =>
  `h.${btoa(String.fromCodePoint(...new TextEncoder().encode(JSON.stringify(claims))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')}.s`;

/** Every string assigned to `document.cookie`. */
const written: string[] = [];
beforeEach(() => {
  written.length = 0;
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => 'ip-address=192.0.2.7; country-code=CA; city=S%C3%A3o%20Paulo; region-code=QC',
    set: (value: string) => {
      written.push(value);
    },
  });
});

describe('the session as the identity token says', () => {
  test('every claim is read, also in other alphabets [SESS-02]', () => {
    const claims = { ...CLAIMS, email: 'äö😀@example.com' };
    expect(claimsOf(tokenOf(claims))).toEqual(claims);
    expect(claimsOf('not a token')).toBeUndefined();
    expect(claimsOf('a.%%%.c')).toBeUndefined();
  });

  test('a token that does not say who it is about, or for how long, cannot be read [SESS-02] [SESS-10]', () => {
    const { iat, exp } = CLAIMS;
    expect(lifetimeOf(tokenOf({ iat, exp, jti: 1 }))).toStrictEqual({ iat, exp });
    for (const wrong of [{ iat: undefined }, { exp: undefined }, { iat: '1' }, { exp: null }]) {
      const token = tokenOf({ ...CLAIMS, ...wrong });
      expect([claimsOf(token), lifetimeOf(token)]).toEqual([undefined, undefined]);
    }
    for (const player_id of [undefined, 100_123, null]) {
      expect(claimsOf(tokenOf({ ...CLAIMS, player_id }))).toBeUndefined();
    }
    for (const nothing of ['null', '7', '"text"', '[]', '{']) {
      expect(claimsOf(`h.${btoa(nothing)}.s`)).toBeUndefined();
      expect(lifetimeOf(`h.${btoa(nothing)}.s`)).toBeUndefined();
    }
  });

  test('every character of the alphabet of tokens is read [SESS-02]', () => {
    for (const email of ['>>>???@a.b', 'x>>>???@a.b', 'xx>>>???@a.b']) {
      const token = tokenOf({ ...CLAIMS, email });
      expect(token).toMatch(/-.*_|_.*-/);
      expect(claimsOf(token)?.email).toBe(email);
    }
  });

  test('only a player of several brands who is suspended there is so [SESS-04]', () => {
    for (const multibrand of [undefined, {}, { suspended: false }]) {
      const { multibrand: _, ...claims } = CLAIMS;
      expect(sessionOf({ ...claims, ...(multibrand && { multibrand }) }).multibrand).toEqual({
        suspended: false,
      });
    }
  });

  test.each([
    [undefined, false],
    [{}, false],
    [{ suspended: false }, false],
    [{ suspended: true }, true],
    // A value that the contract does not know opens nothing.
    [{ suspended: 'true' }, true],
    [{ suspended: 'false' }, true],
    [{ suspended: 1 }, true],
    [{ suspended: 0 }, true],
    [{ suspended: null }, true],
    [null, true],
    ['suspended', true],
    [true, true],
  ])('a token that says %j of other brands: suspended is %s [SESS-02] [SESS-04]', (said, is) => {
    const claims = claimsOf(tokenOf({ ...CLAIMS, multibrand: said }));
    expect(claims && sessionOf(claims).multibrand).toStrictEqual({ suspended: is });
  });

  test('a token without a login method means DEFAULT; a role claim means nothing [SESS-04] [ROUTE-32]', () => {
    const session = sessionOf({ ...CLAIMS, role: 'admin' } as IdentityClaims);
    expect(session).toEqual({
      email: 'aino@example.com',
      playerId: '100123',
      playerAccessId: 'access-1',
      countryCode: 'FI',
      provinceCode: CLAIMS.province_code,
      language: 'fi',
      loginMethod: 'DEFAULT',
      registrationDate: '2026-01-15T09:30:00Z',
      multibrand: { suspended: true },
    });
    expect(sessionOf({ ...CLAIMS, login_method: 'PNP' }).loginMethod).toBe('PNP');
  });
});

describe('the session cookie', () => {
  test('holds a subset of the claims: no e-mail, no tokens [SESS-06]', () => {
    writeSessionCookie(CLAIMS);
    const value = /^session=([^;]*)/.exec(written[0] ?? '')?.[1] ?? '';
    expect(JSON.parse(atob(value.replaceAll('-', '+').replaceAll('_', '/')))).toEqual({
      player_id: '100123',
      country_code: 'FI',
      language_code: 'fi',
      login_method: 'DEFAULT',
      exp: 2,
    });
  });

  test('is written in characters that every cookie may have, whatever the claims [SESS-06]', () => {
    for (const player_id of ['>>>???', 'x>>>???', 'xx>>>???']) {
      written.length = 0;
      writeSessionCookie({ ...CLAIMS, player_id, login_method: 'PNP' });
      const value = /^session=([^;]*)/.exec(written[0] ?? '')?.[1] ?? '';
      expect(value).toMatch(/^[\w-]+$/);
      expect(JSON.parse(atob(value.replaceAll('-', '+').replaceAll('_', '/')))).toMatchObject({
        player_id,
        login_method: 'PNP',
      });
    }
  });

  test('lives 365 days on path /, secure, SameSite none [SESS-07] [CONST-02]', () => {
    writeSessionCookie(CLAIMS);
    expect(SESSION_COOKIE_LIFETIME).toBe(31_536_000);
    expect(written[0]).toMatch(/; max-age=31536000; path=\/; secure; samesite=none$/);
    forgetSessionCookie();
    expect(written[1]).toBe('session=; max-age=0; path=/; secure; samesite=none');
  });
});

test('the location cookies are read [SESS-03]', () => {
  expect(readLocation()).toEqual({
    ipAddress: '192.0.2.7',
    countryCode: 'CA',
    city: 'São Paulo',
    regionCode: 'QC',
  });
});

test('a location cookie that is missing, or that nobody encoded, says nothing [SESS-03]', () => {
  const cookies = vi.spyOn(document, 'cookie', 'get');
  cookies.mockReturnValue('my-city=Turku; city=%E0%A4%A; region-code=; ip-address=::1');
  expect(readLocation()).toEqual({
    ipAddress: '::1',
    countryCode: undefined,
    city: undefined,
    regionCode: '',
  });
});
