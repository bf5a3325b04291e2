import { expect, test } from 'vitest';
import { ageAt } from '../../reference/age.ts';

test('[SIGN-16] an age changes on the birthday, by UTC', () => {
  const at = (text: string) => Date.parse(text);
  expect(ageAt('2008-11-21', at('2026-11-20T23:59:59Z'))).toBe(17);
  expect(ageAt('2008-11-21', at('2026-11-21T00:00:00Z'))).toBe(18);
  expect(ageAt('2008-02-29', at('2026-02-28T12:00:00Z'))).toBe(17);
  expect(ageAt('2008-02-29', at('2026-03-01T00:00:00Z'))).toBe(18);
});
