import { expect, test } from 'vitest';
import { isOpen } from './small.ts';

test.runIf(isOpen())('is open', () => {
  expect(isOpen()).toBe(true);
});
