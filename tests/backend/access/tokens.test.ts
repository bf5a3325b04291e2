import { createPrivateKey, randomUUID } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader, exportJWK, generateKeyPair } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  createTokens,
  digest,
  newRefreshToken,
  refreshTokenMs,
  sessionMs,
  tokenSeconds,
  type Tokens,
} from '../../../backend/access/tokens.ts';
import type { SigningKey, SigningKeys } from '../../../backend/platform/keys.ts';
import { NOON } from '../banking/facts.ts';
import { registered } from './player.ts';

const REGION = 'eu-west-1';

let now = NOON;
const clock = {
  now: () => now,
  date: () => new Date(now),
  iso: () => new Date(now).toISOString(),
};

async function newKey(id: string): Promise<SigningKey> {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
  const key = await exportJWK(privateKey);
  return { id, privateKey: createPrivateKey({ key, format: 'jwk' }), publicKey };
}

const player = registered({
  id: randomUUID(),
  accessId: '77',
  registeredAt: new Date(NOON - 1_000),
  multibrandSuspended: true,
});

let keys: SigningKeys;
/** One that issues, and one that has seen none of its tokens yet. */
let here: Tokens;
let elsewhere: Tokens;
beforeAll(async () => {
  const current = await newKey('one');
  keys = { current, accepted: new Map([[current.id, current]]) };
});
const open = () => {
  now = NOON;
  here = createTokens(keys, clock, REGION);
  elsewhere = createTokens(keys, clock, REGION);
};

test('lifetimes', () => {
  expect([tokenSeconds, refreshTokenMs, sessionMs]).toEqual([900, 3_600_000, 43_200_000]);
});

describe('[SESS-02] what a token says', () => {
  test('of identity', () => {
    open();
    const token = here.identity(player, 'a-session', 900);
    expect(decodeProtectedHeader(token)).toEqual({ alg: 'ES256', kid: 'one', typ: 'JWT' });
    const { jti, zendeskJwtToken, ...claims } = decodeJwt(token);
    expect(claims).toEqual({
      use: 'id',
      iss: 'croupier/eu-west-1',
      sub: player.id,
      iat: NOON / 1_000,
      exp: NOON / 1_000 + 900,
      sid: 'a-session',
      player_id: player.id,
      player_access_id: '77',
      email: 'aino@example.com',
      country_code: 'FI',
      province_code: '',
      language_code: 'fi',
      login_method: 'DEFAULT',
      registrationDate: new Date(NOON - 1_000).toISOString(),
      multibrand: { suspended: true },
    });
    expect(jti).toMatch(/^[\w-]{16}$/);
    expect(decodeJwt(String(zendeskJwtToken))).toMatchObject({
      use: 'chat',
      sub: player.id,
      scope: 'user',
      external_id: player.id,
      exp: NOON / 1_000 + 900,
    });
    const canadian = here.identity({ ...player, provinceCode: 'QC' }, 'a-session', 900);
    expect(decodeJwt(canadian)).toMatchObject({ province_code: 'QC' });
  });

  test('of access, and of a cooling-off, which lives for ten minutes', () => {
    open();
    expect(decodeJwt(here.access('p', 's', 60))).toMatchObject({
      use: 'access',
      sub: 'p',
      sid: 's',
      exp: NOON / 1_000 + 60,
    });
    const cooling = decodeJwt(here.cooling(player));
    expect(cooling).toMatchObject({ use: 'cooling', sub: player.id, exp: NOON / 1_000 + 600 });
  });

  test('whole seconds of an instant within one', () => {
    open();
    now = NOON + 999;
    expect(decodeJwt(here.access('p', 's', 60)).iat).toBe(NOON / 1_000);
  });
});

describe('[SESS-12] whose token is taken', () => {
  test.each(['here', 'elsewhere'] as const)(
    '%s, as what it is, until it is over',
    async (where) => {
      open();
      const tokens = where === 'here' ? here : elsewhere;
      const issued = {
        id: here.identity(player, 's', 60),
        access: here.access(player.id, 's', 60),
        cooling: here.cooling(player),
        chat: String(decodeJwt(here.identity(player, 's', 60))['zendeskJwtToken']),
      };
      const uses = ['id', 'access', 'cooling', 'chat'] as const;
      // Twice: a checked token is remembered.
      for (let round = 0; round < 2; round++) {
        for (const use of uses) {
          for (const asked of uses) {
            const claims = await tokens.verify(issued[use], asked);
            expect([use, asked, claims?.sub]).toEqual([
              use,
              asked,
              use === asked ? player.id : undefined,
            ]);
          }
        }
      }
      now = NOON + 59_999;
      expect(await tokens.verify(issued.access, 'access')).not.toBeNull();
      now = NOON + 60_000;
      expect(await tokens.verify(issued.access, 'access')).toBeNull();
      expect(await createTokens(keys, clock, REGION).verify(issued.access, 'access')).toBeNull();
    },
  );

  test('not one of another key under our id, nor one without an id', async () => {
    open();
    const stranger = await newKey('one');
    const forged = createTokens({ current: stranger, accepted: new Map() }, clock, REGION);
    expect(await here.verify(forged.access('p', 's', 60), 'access')).toBeNull();
    const unknown = createTokens(
      { ...keys, current: { ...keys.current, id: 'two' } },
      clock,
      REGION,
    );
    expect(await here.verify(unknown.access('p', 's', 60), 'access')).toBeNull();
    for (const text of ['', 'x', 'a.b.c']) expect(await here.verify(text, 'access')).toBeNull();
  });

  test('[SESS-08] of the region alone, though with our key', async () => {
    open();
    const abroad = createTokens(keys, clock, 'us-east-1').access(player.id, 'a-session', 900);
    expect(await elsewhere.verify(abroad, 'access')).toBeNull();
    const ours = createTokens(keys, clock, REGION).access(player.id, 'a-session', 900);
    expect(await elsewhere.verify(ours, 'access')).not.toBeNull();
  });

  test('the key before is taken as well', async () => {
    open();
    const next = await newKey('two');
    const accepted = new Map([...keys.accepted, ['two', next] as const]);
    const later = createTokens({ current: next, accepted }, clock, REGION);
    expect(await later.verify(here.access('p', 's', 60), 'access')).toMatchObject({ sub: 'p' });
  });
});

test('a refresh token is 256 bits that nobody guesses, kept as a hash', () => {
  const [one, two] = [newRefreshToken(), newRefreshToken()];
  expect(one).toMatch(/^[\w-]{43}$/);
  expect(one).not.toBe(two);
  expect(digest('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});
