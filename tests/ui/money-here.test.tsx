import { beforeEach, describe, expect, it } from 'vitest';
import { activateNotation, formatMoney, writtenHere } from '../../src/money/format.ts';
import { activateTexts } from '../../src/texts/index.ts';

const REAIS = { amount: 123_450, currency: 'BRL' } as const;
const said = (): string => formatMoney(REAIS).replaceAll('\u00a0', '_');

/** The notation that a page begins with, before a brand says otherwise. */
const BEGUN = writtenHere().notation;

beforeEach(() => {
  activateNotation('specified');
  activateTexts('pt', {});
});

describe('LOC-10: how the page writes amounts', () => {
  it('is the specification’s, until a brand says otherwise', () => {
    expect(BEGUN).toBe('specified');
    expect(said()).toBe('R$_1,234.50');
  });

  it('is that of the language of its texts, where the brand says so', () => {
    activateNotation('locale');
    expect(writtenHere()).toEqual({ notation: 'locale', tag: 'pt-BR' });
    expect(said()).toBe('R$_1.234,50');
    activateTexts('fi', {});
    expect(formatMoney({ amount: 5_000, currency: 'EUR' }).replaceAll('\u00a0', '_')).toBe(
      '50,00_€',
    );
  });

  it('is English before there are any texts', () => {
    activateTexts('', {});
    activateNotation('locale');
    expect(writtenHere()).toEqual({ notation: 'locale', tag: 'en' });
    expect(said()).toBe('R$1,234.50');
  });

  it('takes the options of an amount along', () => {
    expect(formatMoney(REAIS, { signed: true })).toBe(`+${formatMoney(REAIS)}`);
  });
});
