import { expect, test } from 'vitest';
import { depositRange, offeredMethods } from '../../../backend/banking/deposit-methods.ts';

/** Smallest and largest deposit in euro cents, and where the method is offered; everywhere without a list. */
const METHODS = {
  CREDITCARD: [1_000, 500_000],
  EUTELLER: [1_000, 1_000_000, 'FI'],
  MUCHBETTER: [1_000, 500_000],
  NETELLER: [1_000, 1_000_000],
  PAYSAFECARD: [1_000, 100_000],
  RAPIDTRANSFER: [1_500, 500_000, 'AT DE FI NO PL PT SE'],
  SIRU: [500, 30_000, 'FI NO SE'],
  SKRILL: [1_000, 1_000_000],
  TRUSTLY: [1_000, 2_000_000, 'AT DE FI NL NO PL PT SE'],
  MSIPAY: [1_000, 200_000, 'BR CL IN PE PH'],
} as const satisfies Record<string, readonly [number, number, string?]>;

type Method = keyof typeof METHODS;
const methods = Object.keys(METHODS) as Method[];

test.each(methods)('[WAL-08] one deposit by %s is in its range', (method) => {
  const [min, max] = METHODS[method];
  expect(depositRange(method, 'EUR')).toEqual({ min, max });
});

test.each(['AT', 'BR', 'CA', 'CL', 'DE', 'FI', 'IN', 'NL', 'NO', 'PE', 'PH', 'PL', 'PT', 'SE'])(
  '[WAL-08] a player of %s is offered what exists there',
  (country) => {
    const offered = methods.filter((method) => {
      const [, , countries = country] = METHODS[method];
      return countries.split(' ').includes(country);
    });
    expect(offeredMethods(country)).toEqual(offered);
  },
);
