import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isCpf } from '../../reference/cpf.ts';

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

test('[SIGN-32] what stands before or after the digits of a CPF is no part of it', () => {
  for (const bad of [
    '152998224725',
    '529982247251',
    'x52998224725',
    '52998224725x',
    '529.982.247-25',
  ])
    expect(isCpf(bad)).toBe(false);
  // Their second check digit alone is wrong, or their first alone.
  for (const bad of ['52998224726', '52998224715']) expect(isCpf(bad)).toBe(false);
  // Sums whose remainder is ten stand for the digit zero.
  expect(isCpf('00000000604')).toBe(true);
});
