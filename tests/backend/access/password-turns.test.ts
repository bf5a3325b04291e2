import { randomBytes, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CURRENT_TERMS_VERSION } from '../../../reference/terms.ts';
import { hashPassword } from '../../../backend/access/password.ts';
import { players } from '../../../backend/players/tables.ts';
import { personaPassword } from '../../../backend/seeds/personas.ts';
import { openInstance, type Instance, type Tokens } from '../instance.ts';

let site: Instance;
let session: Tokens;
beforeAll(async () => {
  site = await openInstance({ trustedProxies: 1 });
  session = await site.logIn('demo@croupier.test');
  // Compared at its real price: cheap ones would all be done while the database answers the one elsewhere.
  await site.platform.db
    .update(players)
    .set({ passwordHash: await hashPassword(personaPassword) })
    .where(eq(players.email, 'demo@croupier.test'));
  // The first log-in at the desk makes its people.
  await site.deskCookie();
});
afterAll(() => site.close());

const MANY = 16;
let addresses = 0;
/** A household's network is one address: each of its devices has many of their own. */
const crowd = () => {
  addresses += 1;
  return { headers: { 'x-forwarded-for': `2001:db8::${addresses}` } };
};
const newPassword = 'Correct-Horse-7';
const somebody = () => `${randomUUID()}@example.org`;

test.each<[string, () => Promise<unknown>]>([
  [
    'log-ins',
    () =>
      site.call('logIn', { ...crowd(), body: { email: somebody(), password: 'Wrong-Player-1' } }),
  ],
  [
    'sign-ups',
    () =>
      site.call('registerPlayer', {
        ...crowd(),
        body: {
          email: somebody(),
          password: newPassword,
          countryCode: 'FI',
          languageCode: 'en',
          termsAndConditions: true,
          cookiePolicyAccepted: true,
          marketingOptIn: false,
          termsAndConditionsAcceptedVersion: CURRENT_TERMS_VERSION,
        },
      }),
  ],
  [
    'resets',
    () =>
      site.call('setNewPasswordByEmail', {
        ...crowd(),
        body: {
          email: somebody(),
          resetKey: randomBytes(24).toString('base64url'),
          password: newPassword,
        },
      }),
  ],
  [
    'changes of a password',
    () =>
      site.call('changePassword', {
        ...crowd(),
        session,
        body: { oldPassword: 'Wrong-Player-1', newPassword },
      }),
  ],
  [
    'log-ins at the desk',
    async () =>
      site.app.inject({
        method: 'POST',
        url: '/desk/login',
        headers: { ...crowd().headers, 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ email: somebody(), password: 'wrong' }).toString(),
      }),
  ],
])('[LOGIN-08] many %s from one address keep nobody elsewhere waiting', async (_, ask) => {
  let ended = 0;
  const all = Array.from({ length: MANY }, () => ask().finally(() => (ended += 1)));
  await Promise.race(all);
  const { status } = await site.call('logIn', {
    body: { email: 'brazil@croupier.test', password: personaPassword },
    headers: { 'x-forwarded-for': '198.51.100.2' },
  });
  expect(status).toBe(200);
  expect(ended).toBeLessThan(MANY / 2);
  await Promise.all(all);
});
