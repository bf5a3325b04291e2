import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from '../../../backend/access/password.ts';

/** A hash in a fiftieth of the time. */
const cheap = { memory: 64, passes: 1, parallelism: 1 };

test('a hash says how it was made, and is another one every time', async () => {
  const [one, two] = await Promise.all([hashPassword('Horse-7'), hashPassword('Horse-7')]);
  // 16 and 32 bytes, without padding.
  const form = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/;
  expect(one).toMatch(form);
  expect(two).toMatch(form);
  expect(one).not.toBe(two);
  expect(await verifyPassword('Horse-7', one)).toBe(true);
});

test('a hash is compared at the cost that it names', async () => {
  const hash = await hashPassword('Horse-7', cheap);
  expect(hash).toContain('$m=64,t=1,p=1$');
  expect(await verifyPassword('Horse-7', hash)).toBe(true);
  expect(await verifyPassword('Horse-8', hash)).toBe(false);
  for (const cost of ['m=128,t=1,p=1', 'm=64,t=2,p=1', 'm=64,t=1,p=2'])
    expect(await verifyPassword('Horse-7', hash.replace('m=64,t=1,p=1', cost))).toBe(false);
});

test('two ways to type the same letters are one password', async () => {
  const composed = await hashPassword('ä', cheap);
  expect(await verifyPassword('a\u0308', composed)).toBe(true);
  const apart = await hashPassword('a\u0308', cheap);
  expect(await verifyPassword('ä', apart)).toBe(true);
});

test.each([
  ['', ''],
  ['none', 'none'],
  ['what stands before it', 'x$argon2id$v=19$m=64,t=1,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAA'],
  ['what stands after it', '$argon2id$v=19$m=64,t=1,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAA='],
  ['another version', '$argon2id$v=16$m=64,t=1,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAA'],
  ['no tag', '$argon2id$v=19$m=64,t=1,p=1$AAAAAAAAAAAAAAAAAAAAAA$'],
])('what is no hash is nobody’s: %s', async (_what, hash) => {
  expect(await verifyPassword('Horse-7', hash)).toBe(false);
});
