import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { BRAND_FACTS } from '../../reference/brands.ts';
import { CURRENCIES, currencyFormat } from '../../reference/currencies.ts';
import { LANGUAGES, textLanguages } from '../../reference/languages.ts';
import { moneyIn, type Written } from '../../reference/money.ts';
import { csvOf } from '../../src/banking/statement/csv.ts';
import { inField } from '../../src/money/in-field.ts';
import { parseAmount } from '../../src/money/parse.ts';

const SPECIFIED: Written = { notation: 'specified', tag: 'pt-BR' };
const inLocale = (tag: string): Written => ({ notation: 'locale', tag });
const shown = (amount: number, currency: string, written = SPECIFIED) =>
  moneyIn(written, { amount, currency }).replaceAll('\u00a0', '_');
const formatMoney = moneyIn.bind(undefined, SPECIFIED);

/** The tags of every language of the table, also of those whose texts are still to come. */
const TAGS = [
  ...textLanguages().map((language) => LANGUAGES[language].texts),
  ...Object.keys(LANGUAGES),
  'en-CA',
  'es-CL',
  'fr-CA',
  'pt-PT',
];

describe('amounts as the player reads them', () => {
  it('are written by one formatter for each currency and language', () => {
    const made = vi.spyOn(Intl, 'NumberFormat');
    const amounts = [1, 20, 300].map((amount) => shown(amount, 'PEN', inLocale('es-PE')));
    expect(amounts).toEqual(['S/_0.01', 'S/_0.20', 'S/_3.00']);
    expect(made).toHaveBeenCalledTimes(1);
    made.mockRestore();
  });
  it('LOC-10 groups thousands by commas and takes the sign from US English', () => {
    expect(shown(123_456_750, 'EUR')).toBe('€1,234,567.50');
  });
  it.each([
    ['BRL', 'R$_1,234.50'],
    ['CAD', 'CA$1,234.50'],
    ['CLP', 'CLP_123,450'],
    ['EUR', '€1,234.50'],
    ['GBP', '£1,234.50'],
    ['INR', '₹1,234.50'],
    ['NOK', '1,234.50_kr'],
    ['NZD', 'NZ$1,234.50'],
    ['PEN', 'PEN_1,234.50'],
    ['PHP', '₱1,234.50'],
    ['PLN', '1,234.50_zł'],
    ['TRY', 'TRY_1,234.50'],
    ['ZAR', 'ZAR_1,234.50'],
  ])('LOC-11 NS-56 writes %s as %s', (currency, text) => {
    expect(shown(123_450, currency)).toBe(text);
  });
  it('LOC-11 knows the thirteen currencies', () => {
    expect(Object.keys(CURRENCIES)).toHaveLength(13);
    expect(currencyFormat('CLP').exponent).toBe(0);
  });
  it('LOC-10 writes small, negative and signed amounts', () => {
    expect(shown(5, 'EUR')).toBe('€0.05');
    expect(shown(-123_456, 'EUR')).toBe('\u2212€1,234.56');
    expect(formatMoney({ amount: 500, currency: 'EUR' }, { signed: true })).toBe('+€5.00');
    expect(formatMoney({ amount: 0, currency: 'EUR' }, { signed: true })).toBe('€0.00');
    expect(formatMoney({ amount: 2_000_000, currency: 'EUR' }, { round: true })).toBe('€20,000');
    expect(formatMoney({ amount: 2_000_050, currency: 'EUR' }, { round: true })).toBe('€20,000.50');
    expect(formatMoney({ amount: 2_000, currency: 'CLP' }, { round: true })).toBe('CLP\u00a02,000');
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

describe('amounts as the player’s language writes them', () => {
  it.each([
    ['pt-BR', 'BRL', 'R$_1.234,50', 'R$_1.234'],
    ['fi', 'EUR', '1_234,50_€', '1_234_€'],
    ['en', 'EUR', '€1,234.50', '€1,234'],
    ['en', 'CLP', 'CLP_123,450', 'CLP_123,400'],
    ['pt-BR', 'CLP', 'CLP_123.450', 'CLP_123.400'],
  ])('LOC-10 %s writes %s as %s', (tag, currency, text, round) => {
    expect(shown(123_450, currency, inLocale(tag))).toBe(text);
    const options = { round: true };
    const whole = moneyIn(inLocale(tag), { amount: 123_400, currency }, options);
    expect(whole.replaceAll('\u00a0', '_')).toBe(round);
  });
  it('LOC-10 keeps the minus of the house, and every digit of a large sum', () => {
    expect(shown(-123_450, 'EUR', inLocale('fi'))).toBe('\u22121_234,50_€');
    const gain = { amount: 500, currency: 'BRL' };
    expect(moneyIn(inLocale('pt-BR'), gain, { signed: true })).toBe('+R$\u00a05,00');
    expect(shown(Number.MAX_SAFE_INTEGER, 'BRL', inLocale('pt-BR'))).toBe(
      'R$_90.071.992.547.409,91',
    );
  });
  it('LOC-10 tells an input its digits, and the sign with its side', () => {
    const fieldOf = (currency: string, written: Written) => {
      const { digits, sign, side } = inField({ amount: 123_450, currency }, written);
      return [digits.replaceAll('\u00a0', '_'), sign, side];
    };
    expect(fieldOf('BRL', inLocale('pt-BR'))).toEqual(['1.234,50', 'R$', 'before']);
    expect(fieldOf('EUR', inLocale('fi'))).toEqual(['1_234,50', '€', 'after']);
    expect(fieldOf('NOK', SPECIFIED)).toEqual(['1,234.50', 'kr', 'after']);
  });
  it('LOC-10 Northlight keeps the specified notation, Sol Alta writes as the language does', () => {
    expect(BRAND_FACTS.northlight.notation).toBe('specified');
    expect(BRAND_FACTS['sol-alta'].notation).toBe('locale');
  });
});

describe('amounts as the player types them', () => {
  const portuguese = inLocale('pt-BR');
  const finnish = inLocale('fi');
  const read = (text: string, written: Written, currency = 'EUR') => {
    const parsed = parseAmount(text, currency, written);
    if (parsed.kind === 'twofold') return [parsed.grouped, parsed.decimal];
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
    ['1.234.567', 123_456_700],
    ['12,345,678.9', 1_234_567_890],
    ['1  234,50', 123_450],
    ['€ 20', 2000],
    ['20 EUR', 2000],
    ['20 eur', 2000],
    ['20€', 2000],
    ['+€5.00', 500],
    ['007', 700],
    ['50,-', 5000],
    ['50.-', 5000],
    ['50,\u2014 €', 5000],
    ['€ 50,--', 5000],
    ['50:-', 5000],
    ['５０', 5000],
    ['５０．５', 5050],
    ['٥٠', 5000],
    ['۵۰٫۵', 5050],
    ['١٬٢٣٤٫٥٠', 123_450],
    ['५०', 5000],
    ['\u200E50\u200F', 5000],
  ])('reads %s in any notation', (text, amount) => {
    for (const written of [SPECIFIED, portuguese, finnish])
      expect(read(text, written)).toBe(amount);
  });
  it.each([
    ['NOK', '20 kr', 2000],
    ['CAD', 'CA$20', 2000],
    ['CAD', '$20', 2000],
    ['BRL', 'R$ 1.234,50', 123_450],
    ['TRY', '₺20', 2000],
    ['ZAR', 'R 20', 2000],
    ['CLP', '$20.000', 20_000],
    ['CLP', 'CLP 20,000', 20_000],
    ['NOK', 'kr. 50', 5000],
    ['NOK', '50 kr.', 5000],
    ['NOK', 'kr.1.234,50', 123_450],
    ['PEN', 'S/. 50', 5000],
    ['PEN', 'S/ 50.50', 5050],
    ['INR', 'Rs. 500/-', 50_000],
    ['INR', '₹1,23,456', 12_345_600],
    ['INR', '1,23,456.50', 12_345_650],
    ['INR', '1,00,00,000', 1_000_000_000],
    ['PHP', 'P500', 50_000],
    ['PHP', 'PHP 500', 50_000],
    ['CAD', 'C$50', 5000],
    ['TRY', '50 TL', 5000],
    ['PLN', '50 zl', 5000],
  ])('reads a sign of %s in %s', (currency, text, amount) => {
    expect(read(text, SPECIFIED, currency)).toBe(amount);
    expect(read(text, portuguese, currency)).toBe(amount);
  });
  it.each([
    ['fi', '50 euroa', 'EUR'],
    ['fi', '50 Norjan kruunua', 'NOK'],
    ['pt-BR', '50 euros', 'EUR'],
    ['pt-BR', '50 Reais brasileiros', 'BRL'],
    // What people call their own money.
    ['pt-BR', '50 reais', 'BRL'],
    ['pt-BR', '50 Reais.', 'BRL'],
    ['en', '50 dollars', 'CAD'],
    ['en', '50 Canadian dollars', 'CAD'],
    ['es-CL', '$ 50,- pesos', 'CLP'],
    ['no', '50 kroner', 'NOK'],
    ['fi', '50 e', 'EUR'],
    ['en', '$50 CAD', 'CAD'],
    ['pt-BR', 'R$ 50 BRL', 'BRL'],
    ['en', '50 euros', 'EUR'],
  ])('reads the name of a currency in %s: %s', (tag, text, currency) => {
    expect(read(text, inLocale(tag), currency)).toBe(currency === 'CLP' ? 50 : 5000);
  });
  it.each([
    ['en', '50 US dollars', 'CAD'],
    ['en', '50 dollars', 'EUR'],
    ['es-CL', '50 pesos argentinos', 'CLP'],
    ['en', 'US$50 CAD', 'CAD'],
    ['fi', '5e1', 'EUR'],
  ])('finds other money unclear in %s: %s', (tag, text, currency) => {
    expect(read(text, inLocale(tag), currency)).toBe('unclear');
  });
  it('reads an amount without decimals that says so', () => {
    expect(read('20.000,-', SPECIFIED, 'CLP')).toBe(20_000);
    expect(read('50,-', SPECIFIED, 'CLP')).toBe(50);
    expect(read('50,- kr', SPECIFIED, 'NOK')).toBe(5000);
  });
  // Never guessed: a minus, a power, a number in a circle.
  it.each(['50-', '-50', '50²', '⑤', '½'])('finds %s unclear', (text) => {
    expect(read(text, SPECIFIED)).toBe('unclear');
  });
  it.each(['$20', 'R$20', '20 kr', 'USD 20', 'CLP20'])('finds other money unclear: %s', (text) => {
    expect(read(text, SPECIFIED)).toBe('unclear');
  });
  it.each([
    // Half a crown, or fifty.
    ['NOK', 'kr .50'],
    // Groups as India has them, and no sum of it.
    ['INR', '1,23,45'],
    ['INR', '0,12,345'],
    ['INR', '1,23,456.78,9'],
    ['INR', '1.23.456'],
    ['EUR', '1,23,456'],
  ])('finds a text of %s unclear: %s', (currency, text) => {
    for (const written of [SPECIFIED, portuguese, finnish])
      expect(read(text, written, currency)).toBe('unclear');
  });
  it('reads cents where a sign is no abbreviation', () => {
    expect(read('€.50', SPECIFIED)).toBe(50);
    expect(read('EUR.50', SPECIFIED)).toBe(50);
  });
  it('LOC-10 reads one group of three as the page writes it, and tells both sums of any other', () => {
    expect(read('1,000', SPECIFIED)).toBe(100_000);
    expect(read('1.000', SPECIFIED)).toEqual([100_000, 100]);
    expect(read('1.000', portuguese)).toBe(100_000);
    expect(read('1,000', portuguese)).toEqual([100_000, 100]);
    expect(read('1,234', finnish)).toEqual([123_400, 123]);
    expect(read('1.234', finnish)).toEqual([123_400, 123]);
    expect(read('R$ 1,000', portuguese, 'BRL')).toEqual([100_000, 100]);
  });
  it('finds no group where none can be', () => {
    expect(read('1234,567', SPECIFIED)).toBe('unclear');
    expect(read('0,500', SPECIFIED)).toBe('unclear');
    expect(read('0.500', portuguese)).toBe('unclear');
  });
  it('reads no decimals where the currency has none', () => {
    expect(read('1234', SPECIFIED, 'CLP')).toBe(1234);
    expect(read('1.234', SPECIFIED, 'CLP')).toBe(1234);
    expect(read('1,234', portuguese, 'CLP')).toBe(1234);
    expect(read('10.', SPECIFIED, 'CLP')).toBe(10);
    expect(read('10.5', SPECIFIED, 'CLP')).toBe('unclear');
    expect(read('10,50', finnish, 'CLP')).toBe('unclear');
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
    '€5€5',
    '12,34.5',
    '1..5',
    '9'.repeat(20),
  ])('finds %s unclear', (text) => {
    expect(read(text, SPECIFIED)).toBe('unclear');
    expect(read(text, portuguese)).toBe('unclear');
  });
  it('tells empty from unclear', () => {
    expect(read('', SPECIFIED)).toBe('empty');
    expect(read('  ', SPECIFIED)).toBe('empty');
    expect(read('€', SPECIFIED)).toBe('unclear');
  });
  const anyMoney = fc.record({
    // Whole sums as often as others: without decimals a group of three has two readings.
    amount: fc.oneof(
      fc.nat(2 ** 40),
      fc.nat(999_999).map((whole) => whole * 100),
    ),
    currency: fc.constantFrom(...Object.keys(CURRENCIES)),
    written: fc.record({
      notation: fc.constantFrom('specified', 'locale'),
      tag: fc.constantFrom(...TAGS),
    }),
    round: fc.boolean(),
  });
  it('LOC-10, LOC-11 reads back whatever is written, in every currency, notation and language', () => {
    fc.assert(
      fc.property(anyMoney, ({ amount, currency, written, round }) => {
        const meant = { kind: 'amount', amount };
        const text = moneyIn(written, { amount, currency }, { round, signed: true });
        expect(parseAmount(text, currency, written)).toEqual(meant);
        const { digits } = inField({ amount, currency }, written);
        expect(parseAmount(digits, currency, written)).toEqual(meant);
      }),
      {
        examples: [
          // As a Canadian reads New Zealand's: a sign of two parts.
          [
            {
              amount: 0,
              currency: 'NZD',
              written: { notation: 'locale', tag: 'fr-CA' },
              round: false,
            },
          ],
          // As it is printed in Portuguese: thousands with a point, which alone could be a decimal sign.
          [
            {
              amount: 100_000,
              currency: 'BRL',
              written: { notation: 'locale', tag: 'pt-BR' },
              round: true,
            },
          ],
        ],
      },
    );
  });
  it('LOC-10 reads back the amounts of a statement’s table', () => {
    fc.assert(
      fc.property(anyMoney, ({ amount, currency, written }) => {
        const cell = csvOf([[{ amount, currency }]], written.tag)
          .slice(1)
          .trim();
        expect(parseAmount(cell, currency, written)).toEqual({ kind: 'amount', amount });
      }),
    );
  });
});
