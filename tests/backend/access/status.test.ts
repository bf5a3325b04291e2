import { describe, expect, test } from 'vitest';
import {
  currentStatus,
  day,
  loginRefusal,
  mayHaveSession,
} from '../../../backend/access/status.ts';
import type { AccountStatus, players } from '../../../backend/players/tables.ts';
import { NOON } from '../banking/facts.ts';
import { registered } from './player.ts';

type Player = typeof players.$inferSelect;

const at = (ms: number) => new Date(NOON + ms);

describe('[NS-69] the status that counts now', () => {
  test.each<[AccountStatus, number | null, AccountStatus]>([
    ['TIMEOUT', 1, 'TIMEOUT'],
    ['TIMEOUT', 0, 'REGISTERED'],
    ['TIMEOUT', -1, 'REGISTERED'],
    ['TIMEOUT', null, 'TIMEOUT'],
    ['SELF_EXCLUDED', 1, 'SELF_EXCLUDED'],
    ['SELF_EXCLUDED', 0, 'REGISTERED'],
    ['SELF_EXCLUDED', null, 'SELF_EXCLUDED'],
    ['CLOSED', -1, 'CLOSED'],
    ['BLACKLISTED', -1, 'BLACKLISTED'],
    ['PAYOUT', null, 'PAYOUT'],
  ])('%s that ends in %s ms is %s', (status, ends, counts) => {
    const statusUntil = ends === null ? null : at(ends);
    expect(currentStatus(registered({ status, statusUntil }), NOON)).toBe(counts);
  });

  test.each<[AccountStatus, boolean]>([
    ['REGISTERED', true],
    ['PAYOUT', true],
    ['RESTRICTED', true],
    ['ACCOUNT_UNVERIFIED', false],
    ['PRE_REGISTERED', false],
    ['BLACKLISTED', false],
    ['CLOSED', false],
    ['TIMEOUT', false],
    ['SELF_EXCLUDED', false],
  ])('a session of %s goes on: %s', (status, goesOn) => {
    expect(mayHaveSession(registered({ status }), NOON)).toBe(goesOn);
    expect(loginRefusal(registered({ status }), NOON, null) === null).toBe(goesOn);
  });

  test('after its end a timeout keeps nobody out', () => {
    const over = { status: 'TIMEOUT', statusUntil: at(0) } as const;
    expect(mayHaveSession(registered(over), NOON)).toBe(true);
    expect(loginRefusal(registered(over), NOON, null)).toBeNull();
  });
});

describe('[LOGIN-08] [NS-74] why the owner of the password may not log in', () => {
  const refusal = (different: Partial<Player>, token: string | null = null) =>
    loginRefusal(registered(different), NOON, token);

  test.each<[AccountStatus, number, string, string]>([
    ['BLACKLISTED', 403, 'login.blacklisted', 'Account is deactivated or blacklisted'],
    ['CLOSED', 403, 'login.closed', 'Account is closed'],
  ])('%s', (status, http, code, message) => {
    expect(refusal({ status })).toMatchObject({ status: http, code, message, details: {} });
  });

  test.each([
    ['PRE_REGISTERED', 'ContactInfo'],
    ['ACCOUNT_UNVERIFIED', 'Verification'],
  ] as const)('%s: the sign-up goes on at %s', (status, step) => {
    const found = refusal({ status, email: 'aino@example.com', provinceCode: null });
    expect(found).toMatchObject({ status: 403, code: 'login.sign_up_unfinished' });
    expect(found?.details.additionalInfo).toEqual({
      playerId: 'a-player',
      signUp: {
        email: 'aino@example.com',
        countryCode: 'FI',
        verificationMethod: 'SMS',
        step,
      },
    });
  });

  test('[LOGIN-09] a timeout of the operator: whole days, rounded up, and the time that is left', () => {
    const timeout = { status: 'TIMEOUT', statusUntil: at(2 * day + 1) } as const;
    const found = refusal(timeout);
    expect(found).toMatchObject({
      status: 403,
      code: 'login.timeout',
      message:
        'Player a-player is on timeout, remainingDays=3, timeLeft=172800001, ' +
        'cooling=false, initiator=OPERATOR',
    });
    expect(found?.details.additionalInfo).toEqual({
      playerId: 'a-player',
      remainingDays: 3,
      timeLeft: 172_800_001,
      until: at(2 * day + 1).toISOString(),
      timeZone: 'Europe/Helsinki',
      cooling: false,
    });
    expect(refusal({ ...timeout, statusUntil: at(2 * day) })?.message).toContain(
      'remainingDays=2,',
    );
    expect(refusal({ ...timeout, statusInitiator: 'OPERATOR' })?.details).toEqual(found?.details);
  });

  test('[LOGIN-10] one of the player says so, and one that allows a cooling-off brings its token', () => {
    const found = refusal(
      { status: 'TIMEOUT', statusUntil: at(day), statusInitiator: 'PLAYER', cooling: true },
      'a-token',
    );
    expect(found?.message).toContain('cooling=true, initiator=PLAYER');
    expect(found?.details.additionalInfo).toEqual({
      playerId: 'a-player',
      remainingDays: 1,
      timeLeft: day,
      until: at(day).toISOString(),
      timeZone: 'Europe/Helsinki',
      cooling: true,
      initiator: 'PLAYER',
      coolingToken: 'a-token',
    });
  });

  test('a timeout without an end has no time left to tell', () => {
    const found = refusal({ status: 'TIMEOUT' });
    expect(found?.details.additionalInfo).toMatchObject({ remainingDays: 0, timeLeft: 0 });
  });

  test('[LOGIN-11] an exclusion: its days, or for ever', () => {
    const until = refusal({ status: 'SELF_EXCLUDED', statusUntil: at(day / 2) });
    expect(until).toMatchObject({
      status: 403,
      code: 'login.exclusion',
      message: 'Player a-player is excluded, remainingDays=1',
    });
    expect(until?.details.additionalInfo).toEqual({
      playerId: 'a-player',
      remainingDays: 1,
      until: at(day / 2).toISOString(),
      timeZone: 'Europe/Helsinki',
    });
    const forEver = refusal({ status: 'SELF_EXCLUDED' });
    expect(forEver).toMatchObject({
      status: 403,
      code: 'login.exclusion.indefinite',
      message: 'Player a-player is excluded indefinitely',
    });
    expect(forEver?.details.additionalInfo).toEqual({ playerId: 'a-player' });
  });
});
