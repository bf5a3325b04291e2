import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from '../../../backend/access/password.ts';

test('[LOGIN-02] a hash of a cost of several digits, as another platform may have made it, is compared', async () => {
  const hash = await hashPassword('Correct-Horse-7', { memory: 128, passes: 10, parallelism: 12 });
  expect(hash).toContain('$m=128,t=10,p=12$');
  expect(await verifyPassword('Correct-Horse-7', hash)).toBe(true);
  expect(await verifyPassword('Correct-Horse-8', hash)).toBe(false);
});

/** The shortest of three comparisons, in ms: work has a least time, whatever else the machine does. */
async function leastTime(hash: string | undefined): Promise<number> {
  const times = [];
  for (let count = 0; count < 3; count += 1) {
    const start = performance.now();
    expect(await verifyPassword('Correct-Horse-8', hash)).toBe(false);
    times.push(performance.now() - start);
  }
  return Math.min(...times);
}

test.each([
  ['whose address nobody has', undefined],
  ['whose account never had a password', 'none:5f2c'],
])('[LOGIN-02] somebody %s is refused after the same work', async (_who, hash) => {
  const own = await leastTime(await hashPassword('Correct-Horse-7'));
  // Without the work it is a ten-thousandth.
  expect(await leastTime(hash)).toBeGreaterThan(own / 4);
});
