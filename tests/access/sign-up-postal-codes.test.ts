import { describe, expect, test } from 'vitest';
import {
  isNumericPostalCode,
  postalCodeExample,
  postalCodeOf,
} from '../../reference/postal-codes.ts';

interface Form {
  readonly country: string;
  /** The example in the error of a wrong one. */
  readonly example: string;
  readonly right: readonly string[];
  readonly wrong: readonly string[];
}

/** Each wrong value has one fault: a character too many at either end, too few, another kind. */
const FORMS: readonly Form[] = [
  { country: 'AT', example: '1010', right: ['8020'], wrong: ['10101', '101', 'H-1010', '1O10'] },
  { country: 'AX', example: '22100', right: ['22101'], wrong: ['122100', '221000', 'DE-22100'] },
  {
    country: 'BR',
    example: '01310-100',
    right: ['01310100'],
    wrong: ['101310-100', '01310-1000', '1310-100', '01310-10O'],
  },
  {
    country: 'CA',
    example: 'H2X 1Y4',
    right: ['H2X1Y4', 'h2x 1y4'],
    wrong: ['HH2X 1Y4', 'H2X 1Y44', '2HX 1Y4'],
  },
  { country: 'CL', example: '8320000', right: [], wrong: ['18320000', '832000'] },
  { country: 'DE', example: '10115', right: ['01067'], wrong: ['F-10115', '101155', '1011'] },
  { country: 'FI', example: '00100', right: ['33100'], wrong: ['AX-00100', '001000', '0010'] },
  {
    country: 'GG',
    example: 'GY1 1AA',
    right: ['GY10 1AB', 'gy11aa'],
    wrong: ['UGY1 1AA', 'GY1 1AAA', 'GY100 1AA', 'GY1 1A', 'GY1 AAA', 'JE2 3AB'],
  },
  {
    country: 'IN',
    example: '110001',
    right: ['110 001', '999999'],
    wrong: ['010001', '0110001', '1100011', '11001', '11000A', '11A001'],
  },
  {
    country: 'NL',
    example: '1012 AB',
    right: ['1012AB', '1012 ab'],
    wrong: ['11012 AB', '1012 ABC', '1012 A', '1012 12', '101 AB'],
  },
  { country: 'NO', example: '0150', right: ['5003'], wrong: ['S-0150', '01500', '150'] },
  { country: 'NZ', example: '6011', right: ['1010', 'NZL-6011'], wrong: ['16011', '601', 'A6011'] },
  { country: 'PE', example: '15001', right: ['04001'], wrong: ['L15001', '150011', '1500'] },
  { country: 'PH', example: '1000', right: ['6000'], wrong: ['M1000', '10000', '100'] },
  {
    country: 'PT',
    example: '1000-205',
    right: ['1000205', '1000 205'],
    wrong: ['11000-205', '1000-2055', '11000205', '1000'],
  },
  {
    country: 'SE',
    example: '111 22',
    right: ['11122'],
    wrong: ['N-111 22', '111 222', '1111', '11A 22', '111 2A'],
  },
  { country: 'TR', example: '34000', right: ['06100'], wrong: ['T34000', '340000', '3400'] },
  {
    country: 'IE',
    example: '12345',
    right: ['D02 AF30', 'A1', 'EC1A-1BB', '123456789012'],
    wrong: ['-D02', 'A', '1234567890123', 'D02_AF30', '?'],
  },
];

describe.each(FORMS)('[NS-06] postal codes of $country', ({ country, example, right, wrong }) => {
  test.each([example, ...right])('%s is one', (code) => {
    expect(postalCodeOf(code, country)).toBeDefined();
  });

  test.each(wrong)('%s is none', (code) => {
    expect(postalCodeOf(code, country)).toBeUndefined();
  });

  test('have their example', () => {
    expect(postalCodeExample(country)).toBe(example);
  });
});

test.each([
  ['D-10115', 'FI'],
  ['F-75001', 'FI'],
  ['S-111 22', 'DE'],
  ['SWE 11122', 'FI'],
  ['UK GY1 1AA', 'CA'],
])('[SIGN-12] %j is of another country than %s, and not taken for it', (typed, country) => {
  expect(postalCodeOf(typed, country)).toBeUndefined();
});

describe('[SIGN-12] as it is sent', () => {
  test.each([
    [' h2x  1y4 ', 'CA', 'H2X 1Y4'],
    ['111\t22', 'SE', '111 22'],
    ['1000205', 'PT', '1000-205'],
    ['1000 205', 'PT', '1000-205'],
    ['8320000', 'CL', '8320000'],
    ['H2X-1Y4', 'CA', 'H2X 1Y4'],
    ['h2x1y4', 'CA', 'H2X 1Y4'],
    ['01310 100', 'BR', '01310-100'],
    ['01310100', 'BR', '01310-100'],
    ['01.310-100', 'BR', '01310-100'],
    ['01310\u2013100', 'BR', '01310-100'],
    ['832-0000', 'CL', '8320000'],
    ['832 0000', 'CL', '8320000'],
    ['110 001', 'IN', '110001'],
    ['1012ab', 'NL', '1012 AB'],
    ['gy11aa', 'GG', 'GY1 1AA'],
    ['FI-00100', 'FI', '00100'],
    ['FIN-00100', 'FI', '00100'],
    ['FIN-22100', 'AX', '22100'],
    ['S-111 22', 'SE', '111 22'],
    ['D-10115', 'DE', '10115'],
    ['A 1010', 'AT', '1010'],
    ['N-0150', 'NO', '0150'],
    ['CEP: 01310-100', 'BR', '01310-100'],
    ['01310/100', 'BR', '01310-100'],
    ['01310_100', 'BR', '01310-100'],
    ['H2X·1Y4', 'CA', 'H2X 1Y4'],
    ['10115,', 'DE', '10115'],
    ['QC H2X 1Y4', 'CA', 'H2X 1Y4'],
    ['DE-10115', 'DE', '10115'],
    ['AX-22100', 'AX', '22100'],
    ['CA K1A 0B1', 'CA', 'K1A 0B1'],
    ['SWE 111 22', 'SE', '111 22'],
    ['UK GY1 1AA', 'GG', 'GY1 1AA'],
    ['GBR-GY10 1AA', 'GG', 'GY10 1AA'],
    ['DEU-10115', 'DE', '10115'],
    ['〒100-0001', 'JP', '100-0001'],
    ['００１００', 'FI', '00100'],
    ['\u200E00100', 'FI', '00100'],
    ['d02  af30', 'IE', 'D02 AF30'],
  ])('%j of %s is %s', (typed, country, sent) => {
    expect(postalCodeOf(typed, country)).toBe(sent);
  });
});

test.each([
  ['FI', true],
  ['SE', false],
  ['NL', false],
  ['PT', false],
  ['CA', false],
  ['IE', false],
])('the keyboard for numbers is enough for a code of %s: %s', (country, enough) => {
  expect(isNumericPostalCode(country)).toBe(enough);
});
