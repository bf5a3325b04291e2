import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maskDestination } from '../../../backend/access/codes.ts';
import { ageAt, isCpf, isPhone } from '../../../backend/access/rules.ts';
import { countries, canadianProvinces } from '../../../backend/seeds/countries.ts';
import { marketOf, markets } from '../../../backend/seeds/markets.ts';

describe('[SIGN-32] CPF', () => {
  test('known ones', () => {
    expect(isCpf('52998224725')).toBe(true);
    expect(isCpf('11144477735')).toBe(true);
    for (const bad of ['52998224724', '11111111111', '00000000000', '5299822472', 'x']) {
      expect(isCpf(bad)).toBe(false);
    }
  });

  test('one changed digit is always noticed', () => {
    const digit = fc.integer({ min: 0, max: 9 });
    const place = fc.integer({ min: 0, max: 10 });
    fc.assert(
      fc.property(place, digit, (at, other) => {
        const digits = Array.from('52998224725');
        fc.pre(digits[at] !== String(other));
        digits[at] = String(other);
        expect(isCpf(digits.join(''))).toBe(false);
      }),
    );
  });
});

test('[SIGN-23] numbers have a known prefix and four to fourteen digits after it', () => {
  for (const good of ['+358401234567', '+5511912345678', '+14165550123', '+442071234567']) {
    expect(isPhone(good)).toBe(true);
  }
  for (const bad of ['+358123', '+9991234567', '+358401000000']) expect(isPhone(bad)).toBe(false);
});

test('[SIGN-16] an age changes on the birthday, by UTC', () => {
  const at = (text: string) => Date.parse(text);
  expect(ageAt('2008-11-21', at('2026-11-20T23:59:59Z'))).toBe(17);
  expect(ageAt('2008-11-21', at('2026-11-21T00:00:00Z'))).toBe(18);
  expect(ageAt('2008-02-29', at('2026-02-28T12:00:00Z'))).toBe(17);
  expect(ageAt('2008-02-29', at('2026-03-01T00:00:00Z'))).toBe(18);
});

test('destinations are masked', () => {
  expect(maskDestination('+358401234567')).toBe('+358 *** **67');
  expect(maskDestination('+18765550123')).toBe('+1876 *** **23');
  expect(maskDestination('+14165550123')).toBe('+1 *** **23');
  expect(maskDestination('aino@example.com')).toBe('a***@example.com');
});

describe('[MARKET-02] [SIGN-30] markets and countries', () => {
  test('every market of the specification is there', () => {
    const named = 'BR TR LL CA JJ NZ GG UN IN PH PT AT CL FI NO PP'.split(' ');
    for (const id of named) expect(markets.get(id)?.isMarketEnabled).toBe(true);
  });

  test('[SIGN-28] custom market ids stand for their countries', () => {
    expect(marketOf('NL').id).toBe('LL');
    expect(marketOf('DE').id).toBe('JJ');
    expect(marketOf('SE').id).toBe('SE');
    expect(marketOf('FR').id).toBe('UN');
  });

  test('a market’s currency is its countries’, so an account has one answer', () => {
    for (const country of countries.values()) {
      const market = marketOf(country.code);
      if (market.id !== 'UN')
        expect([country.code, country.currency]).toEqual([country.code, market.currency]);
    }
  });

  test('countries are ISO 3166, with dial prefix and place', () => {
    expect(countries.size).toBe(249);
    for (const { code, name, isd, location } of countries.values()) {
      expect(code).toMatch(/^[A-Z]{2}$/);
      expect(name).not.toBe('');
      expect(isd).toMatch(/^[1-9]\d{0,5}$/);
      expect(Math.abs(location.lat)).toBeLessThanOrEqual(90);
      expect(Math.abs(location.lon)).toBeLessThanOrEqual(180);
    }
    expect(canadianProvinces).toHaveLength(11);
  });
});
