import { describe, expect, test } from 'vitest';
import { isTakenIn, isTakenInMarket } from '../../reference/payment-methods.ts';
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
