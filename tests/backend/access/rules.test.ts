import { describe, expect, test } from 'vitest';
import { accountCurrency } from '../../../backend/access/countries.ts';
import {
  checkAge,
  checkPassword,
  checkPostalCode,
  isPhone,
  isServed,
} from '../../../backend/access/rules.ts';
import { countriesOfMarket, MARKETS } from '../../../reference/markets.ts';

test('[SIGN-23] numbers are written in one way, with a known prefix', () => {
  for (const good of ['+358401234567', '+5511912345678', '+14165550123', '+442071234567']) {
    expect(isPhone(good)).toBe(true);
  }
  for (const bad of ['+358123', '+9991234567', '+358401000000']) expect(isPhone(bad)).toBe(false);
});

describe('[SIGN-30] the currency of an account', () => {
  test.each([
    ['NO', 'NOK'],
    ['GB', 'GBP'],
    ['CL', 'CLP'],
    // The platform does not hold their currency, or nobody knows it.
    ['SE', 'EUR'],
    ['JP', 'EUR'],
    ['AQ', 'EUR'],
    ['XX', 'EUR'],
  ])('of %s is %s', (country, currency) => {
    expect(accountCurrency(country)).toBe(currency);
  });

  test('is that of the market, wherever a market has the country', () => {
    for (const market of Object.values(MARKETS)) {
      for (const country of countriesOfMarket(market)) {
        expect([country, accountCurrency(country)]).toEqual([country, market.currency]);
      }
    }
  });
});

const refusalOf = (work: () => void): unknown => {
  try {
    work();
    return null;
  } catch (error) {
    return error;
  }
};
/** The words of a refusal that points at one field. */
const pointsAt = (field: string, code: string, message: string) => ({
  status: 400,
  code: 'error.validation',
  details: { validationErrors: [{ field, code, message }] },
});

describe('[SIGN-23] a number', () => {
  test.each([
    ['+3581234', false],
    ['+358123', false],
    ['+358123456789012', true],
    ['+35812345678901234', false],
    ['+3580401234567', false],
    ['+474790012345', false],
    ['+358123456789012345', false],
    ['+358400000000', false],
    ['+390612345678', true],
    ['+3580000001', false],
  ])('%s: %s', (phone, good) => {
    expect(isPhone(phone)).toBe(good);
  });
});

describe('[SIGN-16] [NS-06] the age of a residence', () => {
  const now = Date.parse('2026-11-22T10:00:00Z');
  const check = (dateOfBirth: string, countryCode: string, provinceCode?: string) =>
    refusalOf(() => checkAge(dateOfBirth, { countryCode, provinceCode }, now));

  test.each([
    ['FI', undefined, '2008-11-22', 18],
    ['CA', 'NS', '2007-11-22', 19],
    ['CA', 'QC', '2008-11-22', 18],
    ['NZ', undefined, '2006-11-22', 20],
    ['IN', undefined, '2005-11-22', 21],
  ])(
    'in %s %s who is born on %s is old enough, a day later is not',
    (country, province, day, age) => {
      expect(check(day, country, province)).toBeNull();
      const message = `Players who live there are at least ${age} years old.`;
      expect(check(day.replace('-22', '-23'), country, province)).toMatchObject(
        pointsAt('dateOfBirth', 'too_young', message),
      );
    },
  );

  test('is counted by the calendar there: in Brazil the birthday begins when it has begun in all of it', () => {
    const until = (countryCode: string, at: string) =>
      refusalOf(() => checkAge('2008-11-22', { countryCode }, Date.parse(at)));
    expect(until('BR', '2026-11-22T04:59:59Z')).toMatchObject({ status: 400 });
    expect(until('BR', '2026-11-22T05:00:00Z')).toBeNull();
    // Without a market, too.
    expect(until('MX', '2026-11-22T07:59:59Z')).toMatchObject({ status: 400 });
    expect(until('MX', '2026-11-22T08:00:00Z')).toBeNull();
    expect(until('AU', '2026-11-21T15:59:59Z')).toMatchObject({ status: 400 });
    expect(until('AU', '2026-11-21T16:00:00Z')).toBeNull();
  });

  test('nobody is older than 120', () => {
    expect(check('1905-11-23', 'FI')).toBeNull();
    expect(check('1906-11-22', 'FI')).toBeNull();
    const message = 'Players who live there are at least 18 years old.';
    expect(check('1905-11-22', 'FI')).toMatchObject(pointsAt('dateOfBirth', 'too_old', message));
  });
});

describe('[NS-06] postal codes', () => {
  test.each([
    ['AT', ['1010', '1010 '], ['101', '10100', 'x1010']],
    [
      'BR',
      ['01310-100', '01310100', '01310 100'],
      ['0131-100', '01310-10', '01310-1000', 'x01310-100'],
    ],
    [
      'CA',
      ['K1A 0B1', 'k1a0b1', 'K1A  0B1'],
      ['11A 0B1', 'KAA 0B1', 'K11 0B1', 'K1A AB1', 'K1A 001', 'K1A 0BB', 'K1A 0B1x', 'xK1A 0B1'],
    ],
    ['CL', ['8320000'], ['832000', '83200000', 'A320000', 'x8320000']],
    ['DE', ['10115'], ['1011', '101150', 'x10115']],
    ['FI', ['00100'], ['0100', '001000', 'A0100', 'x00100', '00100x']],
    [
      'GG',
      ['GY1 1AA', 'gy101aa', 'GY10 1AA'],
      [
        'GY 1AA',
        'GY111 1AA',
        'GY1 A1A',
        'GY1 11A',
        'GY1 1A1',
        'JE1 1AA',
        'xGY1 1AA',
        'GY1 1AAx',
        'GYx 1AA',
        'GY1 1A',
      ],
    ],
    [
      'IN',
      ['110 001', '110001', '11 0001', '110  001'],
      ['010001', '1100001', 'x110001', '110001x', '1x0001', '110 00', '110x01', '110xxx', '1xx001'],
    ],
    [
      'NL',
      ['1012 AB', '1012ab', '1012  AB'],
      ['101 AB', '10120 AB', '1012 A1', 'x1012 AB', '1012 ABx', '1012 A', '101x AB'],
    ],
    ['NO', ['0150'], ['015', '01500', 'x0150']],
    ['NZ', ['6011'], ['601', '60110', 'x6011']],
    ['PE', ['15001'], ['1500', '150010', 'x15001']],
    ['PH', ['1000'], ['100', '10000', 'x1000']],
    [
      'PT',
      ['1000-001', '1000001'],
      ['100-001', '1000-01', '1000-0010', 'x1000-001', '100x-001', '1000-00x'],
    ],
    [
      'SE',
      ['111 22', '11122', '11 122', '111  22'],
      ['111222', 'x11122', '1112', '11x 22', '111 2x'],
    ],
    ['TR', ['34000'], ['3400', '340000', 'x34000']],
  ] as const)('of %s', (country, good, bad) => {
    for (const code of good)
      expect(refusalOf(() => checkPostalCode(code, country, 'zip'))).toBeNull();
    const refusal = pointsAt('zip', 'format', 'Not a postal code of this country.');
    for (const code of bad)
      expect(refusalOf(() => checkPostalCode(code, country, 'zip'))).toMatchObject(refusal);
    const letters = good[0].replaceAll(/\d/g, 'x');
    expect(refusalOf(() => checkPostalCode(letters, country, 'zip'))).toMatchObject(refusal);
  });

  test('of other countries are free', () => {
    expect(refusalOf(() => checkPostalCode('anything', 'FR', 'zip'))).toBeNull();
  });
});

test('[SIGN-24] served are countries that are inhabited, allowed and known', () => {
  expect(['FI', 'US', 'AQ', 'XX'].map(isServed)).toEqual([true, false, false, false]);
});

describe('[NS-06] a password and the name of its address', () => {
  const check = (password: string, email: string) =>
    refusalOf(() => checkPassword(password, email));

  test.each([
    ['Aino-2026-x', 'aino@example.com'],
    ['xxAINOxx', 'aino@example.com'],
    ['xx-aki-x', 'Aki@example.com'],
  ])('%s contains that of %s', (password, email) => {
    const message = 'The password contains the name of the e-mail address.';
    expect(check(password, email)).toMatchObject(pointsAt('password', 'contains_email', message));
  });

  test.each([
    ['Correct-Horse-7', 'aino@example.com'],
    ['Correct-Horse-7', 'co@example.com'],
    ['example.com-7', 'aino@example.com'],
  ])('%s does not contain that of %s', (password, email) => {
    expect(check(password, email)).toBeNull();
  });
});
