import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contactInfo, details, openInstance, signUp, type Instance } from '../instance.ts';

let site: Instance;
beforeAll(async () => {
  site = await openInstance({ clockStart: Date.UTC(2026, 10, 18, 12) });
});
afterAll(() => site.close());

const guernsey = { countryCode: 'GG', languageCode: 'en' };
const address = { street: 'High Street 1', city: 'St Peter Port', postalCode: 'GY1 1AA' };

async function begun(differs: object): Promise<string> {
  const email = `${randomUUID()}@example.com`;
  return (await site.call('registerPlayer', { body: details(email, differs) })).body.playerId;
}

describe('[SIGN-27] one person has one account', () => {
  /** Nobody's status is written until `calls` wait for it or for each other: they meet for certain. */
  async function atOnce<T>(calls: readonly (() => Promise<T>)[]): Promise<readonly T[]> {
    const { db } = site.platform;
    let running: Promise<readonly T[]> = Promise.resolve([]);
    await db.transaction(async (tx) => {
      await tx.execute(sql`LOCK TABLE status_changes IN SHARE MODE`);
      running = Promise.all(calls.map((call) => call()));
      await expect
        .poll(async () => {
          const { rows } = await db.execute(sql`SELECT FROM pg_stat_activity
            WHERE datname = current_database() AND wait_event_type = 'Lock'`);
          return rows.length;
        })
        .toBe(calls.length);
    });
    return running;
  }

  test('although two sign-ups of theirs end at the same moment', async () => {
    const person = { firstName: 'Race', lastName: 'Runner', address };
    const ids = [await begun(guernsey), await begun(guernsey)];
    const answers = await atOnce(
      ids.map((id) => () => site.call('updateRegistration', { body: contactInfo(id, person) })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test('although their codes are entered at the same moment, with one number', async () => {
    const bodies = [];
    for (const lastName of ['Kaksi', 'Kerta']) {
      const person = { lastName, mobilePhone: '+358509990001' };
      const { playerId, phone } = await signUp(site, `${randomUUID()}@example.com`, {}, person);
      const sent = await site.call('requestRegistrationSms', { body: { playerId } });
      const { verificationId } = sent.body;
      bodies.push({ playerId, verificationId, code: await site.codeFor(phone) });
    }
    const answers = await atOnce(
      bodies.map((body) => () => site.call('verifyRegistrationSms', { body })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  });

  test.each([
    ['in other letter cases', { firstName: 'AINO', lastName: 'mäkelä' }],
    [
      'with accents as characters of their own',
      { firstName: 'Aino', lastName: 'Ma\u0308kela\u0308' },
    ],
    ['with more space', { firstName: 'Aino ', lastName: 'Mäkelä  ' }],
  ])('whose name is written %s', async (_how, written) => {
    const person = { dateOfBirth: '1988-08-08', address };
    const same = { firstName: 'Aino', lastName: 'Mäkelä', ...person };
    const first = contactInfo(await begun(guernsey), same);
    // The first of these cases makes the account that the others meet.
    expect([200, 409]).toContain((await site.call('updateRegistration', { body: first })).status);
    const again = contactInfo(await begun(guernsey), { ...person, ...written });
    expect(await site.call('updateRegistration', { body: again })).toMatchObject({
      status: 409,
      code: 'error.registration.player_already_exists',
    });
  });
});

describe('[SIGN-23] a number is written in one way', () => {
  test('the zero of calls within a country is none of its own', async () => {
    const body = contactInfo(await begun({}), { mobilePhone: '+3580409876543' });
    expect(await site.call('updateRegistration', { body })).toMatchObject({
      status: 403,
      code: 'error.phone.invalid',
    });
    const italian = contactInfo(await begun({}), { mobilePhone: '+390612345678' });
    expect((await site.call('updateRegistration', { body: italian })).status).toBe(200);
  });
});

describe('[NS-35] what a market asks to be proven', () => {
  test('cannot be replaced by what is easier to come by', async () => {
    const { playerId } = await signUp(site, 'easier@example.com');
    expect(await site.call('requestRegistrationEmail', { body: { playerId } })).toMatchObject({
      status: 404,
      code: 'error.player.not_found',
    });
    expect((await site.call('requestRegistrationSms', { body: { playerId } })).status).toBe(200);
  });
});
