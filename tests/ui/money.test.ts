import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CURRENCIES } from '../../openapi/reference/currencies.ts';
import { exponentOf } from '../../src/money/currencies.ts';
import { formatMoney } from '../../src/money/format.ts';
import { decimalSign, formatForInput, parseAmount } from '../../src/money/parse.ts';

const shown = (amount: number, currency: string) =>
  formatMoney({ amount, currency }).replaceAll('\u00a0', '_');

describe('amounts as the player reads them', () => {
  it('LOC-10 groups thousands by commas and takes the sign from US English', () => {
    expect(shown(123_456_750, 'EUR')).toBe('€1,234,567.50');
  });
  it.each([
    ['BRL', 'R$_1,234.50'],
    ['CAD', 'CA$1,234.50'],
    ['CLP', '$123,450'],
    ['EUR', '€1,234.50'],
    ['GBP', '£1,234.50'],
    ['INR', '₹1,234.50'],
    ['NOK', '1,234.50_kr'],
    ['NZD', 'NZ$1,234.50'],
    ['PEN', 'PEN_1,234.50'],
    ['PHP', '₱1,234.50'],
    ['PLN', '1,234.50_zł'],
    ['TRY', '₺1,234.50'],
    ['ZAR', 'R_1,234.50'],
  ])('LOC-11 NS-56 writes %s as %s', (currency, text) => {
    expect(shown(123_450, currency)).toBe(text);
  });
  it('LOC-11 knows the thirteen currencies', () => {
    expect(Object.keys(CURRENCIES)).toHaveLength(13);
    expect(exponentOf('CLP')).toBe(0);
  });
  it('LOC-10 writes small, negative and signed amounts', () => {
    expect(shown(5, 'EUR')).toBe('€0.05');
    expect(shown(-123_456, 'EUR')).toBe('\u2212€1,234.56');
    expect(formatMoney({ amount: 500, currency: 'EUR' }, { signed: true })).toBe('+€5.00');
    expect(formatMoney({ amount: 0, currency: 'EUR' }, { signed: true })).toBe('€0.00');
    expect(formatMoney({ amount: 2_000_000, currency: 'EUR' }, { round: true })).toBe('€20,000');
    expect(formatMoney({ amount: 2_000_050, currency: 'EUR' }, { round: true })).toBe('€20,000.50');
    expect(formatMoney({ amount: 2_000, currency: 'CLP' }, { round: true })).toBe('$2,000');
  });
  it('LOC-11 writes an unlisted currency with its code', () => {
    expect(shown(1000, 'CHF')).toBe('CHF_10.00');
  });
  it.each([0.5, Number.NaN, 2 ** 60])('refuses %d, which is no amount of minor units', (amount) => {
    expect(() => formatMoney({ amount, currency: 'EUR' })).toThrow(
      new RangeError(`Not an amount of minor units: ${amount}`),
    );
  });
});

describe('amounts as the player types them', () => {
  const english = '.';
  const finnish = ',';
  const read = (text: string, decimal: ',' | '.', exponent = 2) => {
    const parsed = parseAmount(text, exponent, decimal);
    return parsed.kind === 'amount' ? parsed.amount : parsed.kind;
  };
  it.each([
    ['10', 1000],
    ['10.5', 1050],
    ['10,50', 1050],
    ['10.', 1000],
    ['.5', 50],
    ['1,234.50', 123_450],
    ['1.234,50', 123_450],
    ['1 234,50', 123_450],
    ['1\u00a0234\u00a0567', 123_456_700],
    ['1,234,567', 123_456_700],
    ['12,345,678.9', 1_234_567_890],
    ['1  234,50', 123_450],
    ['€ 20', 2000],
    ['20 kr', 2000],
    ['CA$20', 2000],
    ['20 EUR', 2000],
    ['20€', 2000],
    ['R$ 1.234,50', 123_450],
    ['007', 700],
  ])('reads %s in any language', (text, amount) => {
    expect(read(text, english)).toBe(amount);
    expect(read(text, finnish)).toBe(amount);
  });
  it('reads one group of three by the language, and never guesses', () => {
    expect(read('1,234', english)).toBe(123_400);
    expect(read('1,234', finnish)).toBe('unclear');
    expect(read('1.234', finnish)).toBe(123_400);
    expect(read('1.234', english)).toBe('unclear');
    expect(read('1.234', english, 0)).toBe(1234);
    expect(read('1234,567', english)).toBe('unclear');
  });
  it('reads no decimals where the currency has none', () => {
    expect(read('1234', english, 0)).toBe(1234);
    expect(read('10.', english, 0)).toBe(10);
    expect(read('10.5', english, 0)).toBe('unclear');
    expect(read('10,50', finnish, 0)).toBe('unclear');
  });
  it.each([
    '1.2345',
    '1,23,45',
    '1.2.3',
    'abc',
    '-5',
    '1e3',
    '10k',
    '10 50',
    '10  50',
    '1 23 456',
    '1234,567.5',
    '1234,567,890',
    '1,234,5678',
    '1,234.567.890',
    '0x1',
    '1.e1',
    '.',
    '10.505',
    '€5€5',
    '12,34.5',
    '1..5',
    '9'.repeat(20),
  ])('finds %s unclear', (text) => {
    expect(read(text, english)).toBe('unclear');
  });
  it('tells empty from unclear', () => {
    expect(read('', english)).toBe('empty');
    expect(read('  ', english)).toBe('empty');
    expect(read('€', english)).toBe('unclear');
  });
  it('knows the decimal sign of a language', () => {
    expect(['en', 'fi', 'pt-BR'].map(decimalSign)).toEqual(['.', ',', ',']);
  });
  it('reads back what it wrote', () => {
    fc.assert(
      fc.property(
        fc.nat(2 ** 40),
        fc.constantFrom(0, 2),
        fc.constantFrom<',' | '.'>(',', '.'),
        (amount, exponent, decimal) => {
          const text = formatForInput(amount, exponent);
          expect(parseAmount(text, exponent, decimal)).toEqual({ kind: 'amount', amount });
        },
      ),
    );
  });
});
