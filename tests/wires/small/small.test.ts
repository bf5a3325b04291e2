import { expect, test } from 'vitest';
import { countTo, isAdult } from './small.ts';

test('counts', () => {
  expect(countTo(3)).toBe('count:123');
});

test('who is 18 is adult', () => {
  expect(isAdult(18)).toBe(true);
});
