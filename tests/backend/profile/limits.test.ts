import { afterAll, beforeAll, expect, test } from 'vitest';
import { noLimits } from '../../../backend/platform/limits.ts';
import { personaPassword } from '../../../backend/seeds/personas.ts';
import { openInstance, type Instance } from '../instance.ts';

let site: Instance;
beforeAll(async () => {
  site = await openInstance({ limits: { ...noLimits, oldPasswords: 3 } });
});
afterAll(() => site.close());

test('a password is not found out by trying, and the right one is not looked at then [PROF-07]', async () => {
  const session = await site.logIn('demo@croupier.test');
  const change = (oldPassword: string) =>
    site.call('changePassword', {
      session,
      body: { oldPassword, newPassword: 'Battery-Staple-9' },
    });
  const answers = await Promise.all(['a', 'b', 'c', 'd', 'e'].map(change));
  const refused = answers.filter(({ code }) => code === 'error.old_password.incorrect');
  expect(refused).toHaveLength(3);
  const over = await change(personaPassword);
  expect(over).toMatchObject({ status: 429, code: 'error.rate_limited' });
  expect(over.retryAfter).toBeGreaterThan(0);
  expect(await site.logIn('demo@croupier.test')).toHaveProperty('idToken');
});
