import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from '../../../backend/access/password.ts';

test('[LOGIN-02] a hash of a cost of several digits, as another platform may have made it, is compared', async () => {
  const hash = await hashPassword('Correct-Horse-7', { memory: 128, passes: 10, parallelism: 12 });
  expect(hash).toContain('$m=128,t=10,p=12$');
  expect(await verifyPassword('Correct-Horse-7', hash)).toBe(true);
  expect(await verifyPassword('Correct-Horse-8', hash)).toBe(false);
});

/** The cost of a comparison to this process, in µs: other work of the machine does not count. */
async function costOf(hash: string | undefined): Promise<number> {
  const began = process.cpuUsage();
  expect(await verifyPassword('Correct-Horse-8', hash)).toBe(false);
  const { user, system } = process.cpuUsage(began);
  return user + system;
}

test.each([
  ['whose address nobody has', undefined],
  ['whose account never had a password', 'none:5f2c'],
])('[LOGIN-02] somebody %s is refused after the same work', async (_who, hash) => {
  const ownHash = await hashPassword('Correct-Horse-7');
  // The hash to compare with for nobody is made once.
  await verifyPassword('Correct-Horse-8', hash);
  const own: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    own.push(await costOf(ownHash));
    theirs.push(await costOf(hash));
  }
  // Without the work it is a ten-thousandth.
  expect(Math.min(...theirs)).toBeGreaterThan(Math.min(...own) / 4);
});
