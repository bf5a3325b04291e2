import { expect, test } from 'vitest';
import { ageAt } from '../../reference/age.ts';

test.each([
  ['FR', undefined, '2026-11-20T23:00:00Z'],
  ['FI', undefined, '2026-11-20T22:00:00Z'],
  ['NZ', undefined, '2026-11-20T11:00:00Z'],
  ['BR', undefined, '2026-11-21T05:00:00Z'],
  ['CA', 'QC', '2026-11-21T05:00:00Z'],
  ['CA', 'NL', '2026-11-21T04:00:00Z'],
  ['US', undefined, '2026-11-21T10:00:00Z'],
  ['JP', undefined, '2026-11-20T15:00:00Z'],
])(
  '[SIGN-16] in %s %s somebody is a year older from the latest midnight of their country on',
  (countryCode, provinceCode, at) => {
    const residence = { countryCode, provinceCode };
    expect(ageAt('2008-11-21', Date.parse(at) - 1, residence)).toBe(17);
    expect(ageAt('2008-11-21', Date.parse(at), residence)).toBe(18);
  },
);

test('[SIGN-16] who was born on 29 February is a year older on 1 March', () => {
  const at = (text: string) => ageAt('2008-02-29', Date.parse(text), { countryCode: 'FR' });
  expect(at('2026-02-28T22:59:59Z')).toBe(17);
  expect(at('2026-02-28T23:00:00Z')).toBe(18);
});
