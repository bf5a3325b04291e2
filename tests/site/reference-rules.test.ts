import { describe, expect, test } from 'vitest';
import { isTakenIn, isTakenInMarket, type PaymentMethod } from '../../reference/payment-methods.ts';
import { verificationMethodOf } from '../../reference/verification.ts';

/** Today's facts of the smaller tables, written down a second time. */

test.each([
  ['CA', 'EMAIL'],
  ['GG', 'NONE'],
  ['IN', 'EMAIL'],
  ['NZ', 'EMAIL'],
  ['AX', 'SMS'],
  ['BR', 'SMS'],
  ['DE', 'SMS'],
  ['FI', 'SMS'],
  ['FR', 'SMS'],
  ['XX', 'SMS'],
])('[NS-35] who lives in %s is verified by %s', (country, method) => {
  expect(verificationMethodOf(country)).toBe(method);
});

describe('[WAL-08] a payment method', () => {
  const COUNTRIES: Readonly<Partial<Record<PaymentMethod, string>>> = {
    EUTELLER: 'FI',
    SIRU: 'FI NO SE',
    TRUSTLY: 'AT DE FI NL NO PL PT SE',
    RAPIDTRANSFER: 'AT DE FI NO PL PT SE',
    MSIPAY: 'BR CL IN PE PH',
    PIX: 'BR',
  };
  const methods = Object.entries(COUNTRIES) as [PaymentMethod, string][];

  test.each(methods)('%s is taken in %s alone', (method, countries) => {
    const asked = 'AT AX BR CA CL DE FI IN NL NO PE PH PL PT SE TR US'.split(' ');
    expect(asked.filter((country) => isTakenIn(method, country)).join(' ')).toBe(countries);
  });

  test('that nothing is said of is taken everywhere', () => {
    for (const country of ['FI', 'BR', 'XX']) expect(isTakenIn('CREDITCARD', country)).toBe(true);
  });

  test('is a market’s when some of those who live there may', () => {
    expect(isTakenInMarket('EUTELLER', 'FI')).toBe(true);
    expect(isTakenInMarket('EUTELLER', 'SE')).toBe(false);
    expect(isTakenInMarket('TRUSTLY', 'JJ')).toBe(true);
    expect(isTakenInMarket('MSIPAY', 'JJ')).toBe(false);
    expect(isTakenInMarket('CREDITCARD', 'CL')).toBe(true);
    expect(isTakenInMarket('CREDITCARD', 'BR')).toBe(false);
    // It claims no country.
    expect(isTakenInMarket('CREDITCARD', 'UN')).toBe(false);
  });
});
