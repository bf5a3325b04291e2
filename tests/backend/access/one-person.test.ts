import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPlayer } from '../banking/support.ts';
import { contactInfo, details, openInstance, signUp, type Instance } from '../instance.ts';
import { untilWaiting } from '../locks.ts';

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
  /** Nobody's status is written until `calls` wait for it or for each other: they are certain to meet. */
  async function atOnce<T>(calls: readonly (() => Promise<T>)[]): Promise<readonly T[]> {
    const { db } = site.platform;
    let running: Promise<readonly T[]> = Promise.resolve([]);
    await db.transaction(async (tx) => {
      await tx.execute(sql`LOCK TABLE status_changes IN SHARE MODE`);
      running = Promise.all(calls.map((call) => call()));
      await untilWaiting(db, calls.length);
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
    ['in other letter cases', { firstName: 'OSSI', lastName: 'PÄÄ' }],
    ['with accents as characters of their own', { firstName: 'Ossi', lastName: 'Pa\u0308a\u0308' }],
    ['with more space', { firstName: 'Ossi ', lastName: 'Pää  ' }],
    ['without accents', { firstName: 'Ossi', lastName: 'Paa' }],
    [
      'with Cyrillic letters',
      { firstName: '\u041e\u0455\u0455\u0456', lastName: '\u0420\u04d3\u04d3' },
    ],
  ])('whose name is written %s', async (_how, written) => {
    const person = { dateOfBirth: '1988-08-08', address };
    const same = { firstName: 'Ossi', lastName: 'Pää', ...person };
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

describe('[SIGN-26] who is kept out', () => {
  /** Every person here is born on a day of their own. */
  let days = 0;
  const signedUpAs = async (name: object, dateOfBirth: string) => {
    const body = contactInfo(await begun(guernsey), { ...name, dateOfBirth, address });
    return (await site.call('updateRegistration', { body })).status;
  };
  const born = () => new Date(Date.UTC(1970, 0, (days += 1))).toISOString().slice(0, 10);

  test.each(['SELF_EXCLUDED', 'TIMEOUT', 'BLACKLISTED'] as const)(
    'who is %s does not come back as Väinö Kivelä',
    async (status) => {
      const dateOfBirth = born();
      const name = { firstName: 'Väinö Juhani', lastName: 'Kivelä' };
      await newPlayer(site.platform, { ...name, dateOfBirth, status });
      for (const [firstName, lastName, answer] of [
        ['VÄINÖ', 'KIVELÄ', 409],
        ['Vaino', 'Kivela', 409],
        ['Väinö', 'Mäki-Kivelä', 409],
        ['Väinö-Juhani', 'Kivelä', 409],
        ['Kivelä', 'Väinö', 409],
        ['Vaeinoe', 'Kivelae', 409],
        // One of the names alone.
        ['Väinö', undefined, 409],
        ['Kivelä', undefined, 409],
        ['Juha', undefined, 200],
        // Many go by their second name.
        ['Juhani', 'Kivelä', 409],
        ['V. J.', 'Kivelä', 409],
        ['Pekka', 'Kivelä', 200],
        ['Väinö', 'Kivi', 200],
      ] as const) {
        const found = await signedUpAs({ firstName, lastName }, dateOfBirth);
        expect([firstName, lastName, found]).toEqual([firstName, lastName, answer]);
      }
    },
  );

  test.each(['SELF_EXCLUDED', 'REGISTERED'] as const)(
    'a Jürgen Müller who is %s does not sign up as the Juergen Mueller of his passport',
    async (status) => {
      const dateOfBirth = born();
      const name = { firstName: 'Jürgen', lastName: 'Müller' };
      await newPlayer(site.platform, { ...name, dateOfBirth, status });
      const written = { firstName: 'Juergen', lastName: 'Mueller' };
      expect(await signedUpAs(written, dateOfBirth)).toBe(409);
    },
  );

  test.each([
    ['SELF_EXCLUDED', 'GG', 409],
    ['SELF_EXCLUDED', 'CA', 200],
    ['REGISTERED', 'GG', 200],
  ] as const)(
    'a محمد حسين who is %s in %s, and Mohammed Hussein of Guernsey: %s',
    async (status, countryCode, answer) => {
      const dateOfBirth = born();
      const name = { firstName: 'محمد', lastName: 'حسين' };
      await newPlayer(site.platform, { ...name, dateOfBirth, status, countryCode });
      const written = { firstName: 'Mohammed', lastName: 'Hussein' };
      expect(await signedUpAs(written, dateOfBirth)).toBe(answer);
    },
  );

  test('who has one name, and plays already, does not sign up again', async () => {
    const dateOfBirth = born();
    await newPlayer(site.platform, { firstName: 'Sukarno', lastName: null, dateOfBirth });
    expect(await signedUpAs({ firstName: 'SUKARNO', lastName: undefined }, dateOfBirth)).toBe(409);
    expect(await signedUpAs({ firstName: 'Sukarno', lastName: 'Putra' }, dateOfBirth)).toBe(200);
  });

  test('another person who only shares a first and one last name with a player signs up', async () => {
    const dateOfBirth = born();
    const name = { firstName: 'Maria Luisa', lastName: 'Silva' };
    await newPlayer(site.platform, { ...name, dateOfBirth });
    const other = { firstName: 'Maria', lastName: 'Silva Santos' };
    expect(await signedUpAs(other, dateOfBirth)).toBe(200);
    expect(await signedUpAs({ firstName: 'Silva', lastName: 'Maria Luisa' }, dateOfBirth)).toBe(
      200,
    );
    expect(await signedUpAs({ ...name, firstName: 'MARIA-LUISA' }, dateOfBirth)).toBe(409);
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
