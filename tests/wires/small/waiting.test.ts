import { expect, test } from 'vitest';
import { settled } from './waiting.ts';

test('waits', { timeout: 600_000 }, async () => {
  // As a server does that nobody closes.
  const open = setInterval(() => undefined, 1_000);
  expect(await settled(() => true)).not.toBe('');
  clearInterval(open);
});
