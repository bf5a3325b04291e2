import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noRateLimits } from '../../../backend/platform/rate-limits.ts';
import { outboxMessages } from '../../../backend/platform/tables.ts';
import { personaPassword } from '../../../backend/seeds/personas.ts';
import { openInstance, type Instance } from '../instance.ts';

let site: Instance;
beforeAll(async () => {
  site = await openInstance({
    limits: { ...noRateLimits, oldPasswords: 3, phoneChanges: 3, moves: 2 },
  });
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

test('a mailbox is not filled by changing the number back and forth [PHONE-06]', async () => {
  const session = await site.logIn('verified@croupier.test');
  const change = (phoneBody: string) =>
    site.call('changePhoneNumber', { session, body: { phonePrefix: '+358', phoneBody } });
  // A change of nothing is reported to nobody, and does not count.
  const changes = ['401112231', '401112231', '401112232', '401112231', '401112232'];
  const answers = [];
  for (const number of changes) answers.push((await change(number)).status);
  expect(answers).toEqual([200, 200, 200, 200, 429]);
  const sent = await site.platform.db
    .select()
    .from(outboxMessages)
    .where(eq(outboxMessages.recipient, 'verified@croupier.test'));
  expect(sent).toHaveLength(3);
  expect((await site.call('getPhoneNumber', { session })).body.phoneBody).toBe('401112231');
});

test('the days of own limits are not begun anew by moving back and forth between two clocks [LIM-02] [PROF-06]', async () => {
  let session = await site.logIn('canada@croupier.test');
  const live = (province: string, street = 'Main Street 1') =>
    site.call('updateAddress', {
      session,
      body: { street, city: 'Town', postalCode: 'H2X 1Y4', province, countryCode: 'CA' },
    });
  const answers = [];
  for (const province of ['QC', 'NL', 'NL', 'QC', 'NL'])
    answers.push((await live(province)).status);
  expect(answers).toEqual([200, 200, 200, 200, 429]);
  // Another street there is no move.
  expect((await live('QC', 'Main Street 2')).status).toBe(200);
  await site.platform.movableClock?.advance(30 * 24 * 3_600_000);
  session = await site.logIn('canada@croupier.test');
  expect((await live('NL')).status).toBe(200);
});
