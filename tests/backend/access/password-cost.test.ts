import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from '../../../backend/access/password.ts';

test('[LOGIN-02] a hash of a cost of several digits, as another platform may have made it, is compared', async () => {
  const hash = await hashPassword('Correct-Horse-7', { memory: 128, passes: 10, parallelism: 12 });
  expect(hash).toContain('$m=128,t=10,p=12$');
  expect(await verifyPassword('Correct-Horse-7', hash)).toBe(true);
  expect(await verifyPassword('Correct-Horse-8', hash)).toBe(false);
});
