import { expect, test } from 'vitest';
import { depositRange, offeredMethods } from '../../../backend/banking/deposit-methods.ts';

/** Smallest and largest deposit in euro cents, and where the method is offered; everywhere without a list. */
const METHODS = {
  CREDITCARD: [1_000, 500_000],
  PIX: [1_000, 1_000_000, 'BR'],
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

/** The methods that the law of a country keeps out. */
const FORBIDDEN: Readonly<Record<string, readonly Method[]>> = {
  BR: ['CREDITCARD', 'PAYSAFECARD'],
  GB: ['CREDITCARD'],
};

type Method = keyof typeof METHODS;
const methods = Object.keys(METHODS) as Method[];

test.each(methods)('[WAL-08] one deposit by %s is in its range', (method) => {
  const [min, max] = METHODS[method];
  expect(depositRange(method, 'EUR')).toEqual({ min, max });
});

test.each([
  'AT',
  'BR',
  'CA',
  'CL',
  'DE',
  'FI',
  'GB',
  'IN',
  'NL',
  'NO',
  'PE',
  'PH',
  'PL',
  'PT',
  'SE',
])('[WAL-08] a player of %s is offered what exists there', (country) => {
  const forbidden: readonly Method[] = FORBIDDEN[country] ?? [];
  const offered = methods.filter((method) => {
    if (forbidden.includes(method)) return false;
    const [, , countries = country] = METHODS[method];
    return countries.split(' ').includes(country);
  });
  expect(offeredMethods(country)).toEqual(offered);
});

test.each([
  ['EUR', 1_500, 500_000],
  ['GBP', 1_500, 500_000],
  ['CAD', 3_000, 1_000_000],
  ['NZD', 3_000, 1_000_000],
  ['PEN', 6_000, 2_000_000],
  ['PLN', 6_000, 2_000_000],
  ['BRL', 7_500, 2_500_000],
  ['NOK', 15_000, 5_000_000],
  ['CLP', 15_000, 5_000_000],
  ['ZAR', 30_000, 10_000_000],
  ['TRY', 60_000, 20_000_000],
  ['PHP', 90_000, 30_000_000],
  ['INR', 150_000, 50_000_000],
] as const)('[DEP-20] a range of 15 to 5,000 euro in minor units of %s', (currency, min, max) => {
  expect(depositRange('RAPIDTRANSFER', currency)).toEqual({ min, max });
});
