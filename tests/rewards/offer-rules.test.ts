import { describe, expect, test } from 'vitest';
import { isBonusLawful, strictestOffers, USUAL_OFFERS } from '../../reference/offer-rules.ts';
import { isOfOfferAge, offerRulesFor } from '../../reference/offers.ts';

const FIRST = { isFirst: true, wagering: 30, days: 30 };
const LATER = { ...FIRST, isFirst: false };
const lawful = (countryCode: string, terms = FIRST) =>
  isBonusLawful(terms, offerRulesFor({ residence: { countryCode }, market: 'UN' }));

describe('[PROMO-01] a bonus', () => {
  test('is offered where no law forbids it', () => {
    expect(
      ['FI', 'CA', 'CL', 'PT', 'MT'].filter((code) => !lawful(code) || !lawful(code, LATER)),
    ).toEqual([]);
  });

  test('is offered nowhere in Brazil and Germany, whatever its terms', () => {
    const mild = { isFirst: true, wagering: 0, days: 3_000 };
    expect(['BR', 'DE'].filter((code) => lawful(code, mild))).toEqual([]);
  });

  test('goes in Great Britain as far as ten times', () => {
    expect(lawful('GB', { ...FIRST, wagering: 10 })).toBe(true);
    expect(lawful('GB', { ...LATER, wagering: 10 })).toBe(true);
    expect(lawful('GB', { ...FIRST, wagering: 11 })).toBe(false);
  });

  test('is the first one in Sweden, with 60 days for it', () => {
    expect(lawful('SE', { ...FIRST, days: 60 })).toBe(true);
    expect(lawful('SE', { ...FIRST, days: 59 })).toBe(false);
    expect(lawful('SE', { ...LATER, days: 60 })).toBe(false);
  });
});

describe('the law of offers', () => {
  test('is the residence’s for a player, wherever they are and whichever address they opened', () => {
    const residence = { countryCode: 'FI' };
    expect(offerRulesFor({ residence, market: 'BR', country: 'DE' }).bonuses).toBe('any');
    expect(offerRulesFor({ residence: { countryCode: 'BR' }, market: 'FI' }).bonuses).toBe('none');
  });

  test('is for a guest the stricter of the address and of the place', () => {
    expect(offerRulesFor({ market: 'FI' })).toMatchObject(USUAL_OFFERS);
    expect(offerRulesFor({ market: 'SE' })).toMatchObject({ bonuses: 'first', leastBonusDays: 60 });
    expect(offerRulesFor({ market: 'UN', country: 'GB' }).mostWagering).toBe(10);
    expect(offerRulesFor({ market: 'BR', country: 'FI' }).bonuses).toBe('none');
    expect(offerRulesFor({ market: 'SE', country: 'GB' })).toEqual({
      bonuses: 'first',
      mostWagering: 10,
      leastBonusDays: 60,
      fullContribution: true,
    });
  });

  test('of two laws is the stricter in each field', () => {
    const one = {
      bonuses: 'first',
      mostWagering: 10,
      leastBonusDays: 60,
      fullContribution: true,
    } as const;
    const other = {
      bonuses: 'none',
      mostWagering: 20,
      leastBonusDays: 30,
      fullContribution: false,
    } as const;
    const both = { bonuses: 'none', mostWagering: 10, leastBonusDays: 60, fullContribution: true };
    expect(strictestOffers(one, other)).toEqual(both);
    expect(strictestOffers(other, one)).toEqual(both);
  });
});

describe('the age for offers', () => {
  const NOON = Date.UTC(2026, 5, 15, 12);
  test('is 24 in the Netherlands, from the birthday on', () => {
    const dutch = { countryCode: 'NL' };
    expect(isOfOfferAge('2002-06-15', dutch, NOON)).toBe(true);
    expect(isOfOfferAge('2002-06-16', dutch, NOON)).toBe(false);
    expect(isOfOfferAge(null, dutch, NOON)).toBe(false);
  });

  test('is elsewhere that of play', () => {
    for (const countryCode of ['FI', 'CA', 'CL']) {
      expect(isOfOfferAge('2007-06-15', { countryCode }, NOON)).toBe(true);
      expect(isOfOfferAge(null, { countryCode }, NOON)).toBe(true);
    }
  });
});
