import crypto, { randomUUID } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { payAndPlayPersons } from '../../../backend/access/tables.ts';
import { noRateLimits } from '../../../backend/platform/rate-limits.ts';
import { players } from '../../../backend/players/tables.ts';
import { newPlayer } from '../banking/support.ts';
import { contactInfo, details, openInstance, type Instance } from '../instance.ts';
import { statementsOf } from '../statements.ts';
import {
  finland,
  brazil,
  MINE,
  newCpf,
  newEmail,
  OWN,
  places,
  signUpsAt,
  type Place,
} from './existing-account.support.ts';

/** Sign-up with an address or a number that an account has: told in Chile, to nobody in Europe, Great Britain and Brazil. */

let site: Instance;
beforeAll(async () => {
  const limits = { ...noRateLimits, signUpNotices: 3 };
  site = await openInstance({ limits });
  // Answers name seconds: time passes only where the test says so.
  await site.platform.movableClock?.set(Date.UTC(2026, 10, 18, 12), true);
});
afterAll(() => site.close());

const { owner, register, giveContact, askForCode, logIn, later, sentTo, rowOf, shape } = signUpsAt(
  () => site,
);

/** All answers of a sign-up and a log in after it, on the way that anybody can go without a right code. */
async function wholeWay(at: Place, email: string, number: string) {
  const seen: unknown[] = [];
  const see = <Seen extends { status: number; body: unknown }>(answer: Seen): Seen => {
    seen.push(shape(answer));
    return answer;
  };
  const { playerId } = see(await register(at, email)).body;
  see(await logIn(email, MINE));
  see(await giveContact(at, playerId, number));
  for (let codes = 0; codes < 6; codes += 1) {
    const { verificationId } = see(await askForCode(at, playerId)).body;
    see(await askForCode(at, playerId));
    const body = { playerId, verificationId, code: 'none' };
    for (const code of ['000000', '123456', '999999', '555555', '777777', '000000']) {
      see(await site.call('verifyRegistrationSms', { body: { ...body, code } }));
    }
    see(await askForCode(at, playerId));
    await later(60_000);
  }
  see(await logIn(email, MINE));
  see(await logIn(email, 'Another-Horse-9'));
  const again = see(await register(at, email, 'Second-Horse-10')).body;
  see(await askForCode(at, playerId));
  see(await logIn(email, MINE));
  see(await logIn(email, 'Second-Horse-10'));
  see(await logIn(email, 'Another-Horse-9'));
  see(await askForCode(at, again.playerId));
  await later(60 * 60_000);
  return seen;
}

describe.each(places)('$at: nobody learns by signing up', (at) => {
  // A way is eighty calls.
  const options = at === finland ? {} : { tags: 'long' };
  const phone = at.phone();
  let began: ReturnType<typeof wholeWay> | undefined;
  /** The way of somebody whose address and number nobody has. */
  const wholeWayOfStranger = () => (began ??= wholeWay(at, newEmail(), phone));

  test(
    '[SIGN-09] who has the address: every answer of the whole way is that of a new one',
    options,
    async () => {
      const { email } = await owner(at);
      const another = at.phone();
      const unknown = await wholeWayOfStranger();
      const known = await wholeWay(at, email, another);
      expect(known.length).toBeGreaterThan(50);
      expect(known).toEqual(unknown);
      // As many codes reach the phone, until no more are sent.
      expect(await sentTo(another)).toHaveLength((await sentTo(phone)).length);
    },
  );

  test('[SIGN-26] who has the number', options, async () => {
    const known = await owner(at);
    const unknown = await wholeWayOfStranger();
    expect(await wholeWay(at, newEmail(), known.phone)).toEqual(unknown);
  });

  test('[SIGN-09] the owner is told in their language, keeps everything, and logs in', async () => {
    const mine = await owner(at);
    const before = await rowOf(mine.id);
    const { playerId } = (await register(at, mine.email)).body;
    const [told, ...more] = await sentTo(mine.email);
    expect(more).toEqual([]);
    expect(told?.subject).toBe(
      {
        fi: 'Sinulla on jo tili: Northlight',
        en: 'You have an account at Northlight already',
        'pt-BR': 'Você já tem uma conta na Sol Alta',
      }[at.place.languageCode],
    );
    await giveContact(at, playerId, at.phone());
    expect((await askForCode(at, playerId)).status).toBe(200);
    expect(await sentTo(mine.email)).toEqual([told]);
    expect(await rowOf(mine.id)).toEqual(before);
    expect((await logIn(mine.email, OWN)).status).toBe(200);
  });
});

describe('what nobody is told', () => {
  test('[SIGN-26] whoever holds the number is told in place of a code', async () => {
    const { phone } = await owner(finland);
    const before = await sentTo(phone);
    const { playerId } = (await register(finland, newEmail())).body;
    expect((await giveContact(finland, playerId, phone)).status).toBe(200);
    await askForCode(finland, playerId);
    const [told] = await sentTo(phone);
    expect(await sentTo(phone)).toHaveLength(before.length + 1);
    expect(told?.body).toMatch(/^Tällä numerolla on jo tili: Northlight/);
    expect(told?.body).not.toMatch(/\d{6}/);
  });

  test('the same is asked of the database for all of them, but that nobody’s message is taken back', async () => {
    const sentBy = (call: () => Promise<unknown>) => statementsOf(site.platform.db, call);
    const way = async (email: string, number: string) => {
      let playerId = '';
      const first = await sentBy(async () => {
        playerId = (await register(finland, email)).body.playerId;
      });
      return {
        first,
        second: await sentBy(() => giveContact(finland, playerId, number)),
        code: await sentBy(() => askForCode(finland, playerId)),
        right: await sentBy(() => logIn(email, MINE)),
        wrong: await sentBy(() => logIn(email, 'Another-Horse-9')),
        again: await sentBy(() => register(finland, email)),
      };
    };
    const [one, other] = [await owner(finland), await owner(finland)];
    const unknown = await way(newEmail(), finland.phone());
    expect(unknown.first.filter((text) => text.startsWith('end of savepoint'))).toHaveLength(1);
    expect(unknown.code.filter((text) => text.startsWith('end of savepoint'))).toHaveLength(2);
    expect(await way(one.email, finland.phone())).toEqual(unknown);
    expect(await way(newEmail(), other.phone)).toEqual(unknown);
  });

  test('[LOGIN-02] a log in compares as many passwords for a sign-up under way, whoever has its address', async () => {
    const { email } = await owner(finland);
    const strange = newEmail();
    await register(finland, email);
    await register(finland, strange);
    // Each comparison of a password ends with one of two tags, and is by far the dearest part of a log in.
    const compared = vi.spyOn(crypto, 'timingSafeEqual');
    syncBuiltinESMExports();
    const comparisonsFor = async (address: string) => {
      compared.mockClear();
      await logIn(address, 'Another-Horse-9');
      return compared.mock.calls.length;
    };
    try {
      expect(await comparisonsFor(email)).toBe(2);
      expect(await comparisonsFor(strange)).toBe(2);
    } finally {
      compared.mockRestore();
      syncBuiltinESMExports();
    }
  });

  test('[LOGIN-02] a sign-up with the owner’s address gives nobody more tries at the owner’s password', async () => {
    for (const email of [(await owner(finland)).email, newEmail()]) {
      await register(finland, email);
      const codes: (string | undefined)[] = [];
      for (const guess of ['Guess-One-1', 'Guess-Two-2', MINE, 'Guess-Three-3', 'Guess-Four-4'])
        codes.push((await logIn(email, guess)).code);
      codes.push((await logIn(email, MINE)).code);
      expect(codes).toEqual([
        'login.unauthorized',
        'login.unauthorized',
        'login.sign_up_unfinished',
        'login.unauthorized',
        'login.max_attempts',
        'login.max_attempts',
      ]);
    }
  });

  test('twenty sign-ups with one address at once are all begun, whoever has it', async () => {
    for (const email of [(await owner(finland)).email, newEmail()]) {
      const answers = await Promise.all(Array.from({ length: 20 }, () => register(finland, email)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
      const ids = answers.map(({ body }) => body.playerId);
      const rows = await Promise.all(ids.map((id) => rowOf(id)));
      expect(rows.filter((row) => row?.status === 'PRE_REGISTERED')).toHaveLength(1);
    }
  });

  test('the next sign-up with the address makes the one before it forget who began it', async () => {
    const { email } = await owner(finland);
    const { playerId } = (await register(finland, email)).body;
    await giveContact(finland, playerId, finland.phone());
    expect(await rowOf(playerId)).toMatchObject({ claimedEmail: email, email: null });
    await register(finland, email);
    expect(await rowOf(playerId)).toMatchObject({
      status: 'CLOSED',
      claimedEmail: null,
      email: null,
      firstName: null,
      dateOfBirth: null,
      mobilePhone: null,
    });
  });

  test('the owner who signs up again with the password that they have logs in to what they have', async () => {
    const { email, id } = await owner(finland);
    await register(finland, email, OWN);
    const session = await site.logIn(email, OWN);
    expect((await site.call('getAccessDetails', { session })).body.playerId).toBe(id);
  });

  test('the owner is not written to all day, and whoever asks is refused nothing', async () => {
    const { email } = await owner(finland);
    for (let count = 0; count < 5; count += 1)
      expect((await register(finland, email)).status).toBe(201);
    // The sign-up of the owner was the first of the three.
    expect(await sentTo(email)).toHaveLength(2);
  });

  test('[PNP-06] a mailbox that a payer only typed is not written to', async () => {
    const mine = await owner(finland);
    await site.platform.db
      .insert(payAndPlayPersons)
      .values({ subject: randomUUID(), playerId: mine.id });
    expect((await register(finland, mine.email)).status).toBe(201);
    expect(await sentTo(mine.email)).toEqual([]);
  });

  test('such a sign-up opens nothing, whatever sets its status', async () => {
    const { email } = await owner(finland);
    const { playerId } = (await register(finland, email)).body;
    const opened = site.platform.db
      .update(players)
      .set({ status: 'REGISTERED' })
      .where(eq(players.id, playerId));
    await expect(opened).rejects.toMatchObject({
      cause: { constraint: 'players_claim_opens_nothing' },
    });
  });
});

describe('[SIGN-09] where the specification’s wording holds', () => {
  const chile = { countryCode: 'CL', languageCode: 'es' };
  const santiago = { address: { street: 'Alameda 1', city: 'Santiago', postalCode: '8320000' } };
  const told = { status: 409, code: 'error.registration.player_already_exists' };

  test('whoever signs up in Chile with an address or a number that is known is told', async () => {
    const email = newEmail();
    const proven = { mobilePhone: '+56912345678', phoneVerified: true };
    await newPlayer(site.platform, { ...proven, email, countryCode: 'CL' });
    expect(await site.call('registerPlayer', { body: details(email, chile) })).toMatchObject(told);
    const { body } = await site.call('registerPlayer', { body: details(newEmail(), chile) });
    const info = contactInfo(body.playerId, { ...santiago, mobilePhone: '+56912345678' });
    expect(await site.call('updateRegistration', { body: info })).toMatchObject(told);
    expect(await sentTo(email)).toEqual([]);
  });

  test('who chooses Chile at the form learns as little of whoever lives in Finland', async () => {
    const mine = await owner(finland);
    const { status, body } = await site.call('registerPlayer', {
      body: details(mine.email, chile),
    });
    expect(status).toBe(201);
    expect(await rowOf(body.playerId)).toMatchObject({ claimedEmail: mine.email });
    expect(await sentTo(mine.email)).toHaveLength(1);
    const info = contactInfo(body.playerId, { ...santiago, mobilePhone: mine.phone });
    expect((await site.call('updateRegistration', { body: info })).status).toBe(200);
  });

  test('where a mailbox is proven nobody learns of an address, nor of a number', async () => {
    const { email, phone } = await owner(finland);
    const zealand = { countryCode: 'NZ', languageCode: 'en' };
    const auckland = {
      address: { street: 'Queen Street 1', city: 'Auckland', postalCode: '1010' },
    };
    const { body } = await site.call('registerPlayer', { body: details(email, zealand) });
    const info = contactInfo(body.playerId, auckland);
    const number = { ...info, mobilePhone: phone };
    expect((await site.call('updateRegistration', { body: number })).status).toBe(200);
    const before = await sentTo(email);
    const sent = await site.call('requestRegistrationEmail', { body });
    expect(sent).toMatchObject({ status: 200, body: { resendAfter: 60, expiresIn: 600 } });
    expect(await sentTo(email)).toEqual(before);
    const { verificationId } = sent.body;
    const code = { playerId: body.playerId, verificationId, code: '123456' };
    expect(await site.call('verifyRegistrationEmail', { body: code })).toMatchObject({
      code: 'sms.code.invalid',
    });
  });

  const guernsey = { countryCode: 'GG', languageCode: 'en' };

  test('[SIGN-26] a number that is not proven is taken, whoever has it, and stays nobody’s', async () => {
    const mine = await owner(finland);
    const quiet = await sentTo(mine.phone);
    const email = newEmail();
    const zealand = { countryCode: 'NZ', languageCode: 'en' };
    const { playerId } = (await site.call('registerPlayer', { body: details(email, zealand) }))
      .body;
    const queenStreet = { street: 'Queen Street 1', city: 'Auckland', postalCode: '1010' };
    const info = contactInfo(playerId, { address: queenStreet, mobilePhone: mine.phone });
    expect((await site.call('updateRegistration', { body: info })).status).toBe(200);
    const { verificationId } = (await site.call('requestRegistrationEmail', { body: { playerId } }))
      .body;
    const body = { playerId, verificationId, code: await site.codeFor(email) };
    expect((await site.call('verifyRegistrationEmail', { body })).status).toBe(200);
    expect(await rowOf(playerId)).toMatchObject({ status: 'REGISTERED', phoneVerified: false });
    const here = (await site.call('registerPlayer', { body: details(newEmail(), guernsey) })).body;
    const home = { street: 'Quay 1', city: 'St Peter Port', postalCode: 'GY1 1AA' };
    const there = contactInfo(here.playerId, { address: home, mobilePhone: mine.phone });
    expect((await site.call('updateRegistration', { body: there })).status).toBe(200);
    expect(await rowOf(here.playerId)).toMatchObject({
      status: 'REGISTERED',
      phoneVerified: false,
    });
    expect(await rowOf(mine.id)).toMatchObject({ mobilePhone: mine.phone, phoneVerified: true });
    expect(await sentTo(mine.phone)).toEqual(quiet);
  });

  test('[SIGN-09] where no address is proven it is told: what follows would tell', async () => {
    const { email } = await owner(finland);
    const body = details(email, guernsey);
    expect(await site.call('registerPlayer', { body })).toMatchObject(told);
  });

  test('[SIGN-25] [SIGN-26] the person, and the tax number, are told everywhere', async () => {
    const cpf = newCpf();
    const known = { firstName: 'Tuiki', lastName: 'Tuttu', dateOfBirth: '1979-04-04' };
    await newPlayer(site.platform, { ...known, cpf });
    const { body } = await register(finland, newEmail());
    const info = contactInfo(body.playerId, known);
    expect(await site.call('updateRegistration', { body: info })).toMatchObject(told);
    const second = (await register(brazil, newEmail())).body;
    const number = contactInfo(second.playerId, { ...brazil.home, cpf });
    expect(await site.call('updateRegistration', { body: number })).toMatchObject({
      status: 409,
      code: 'error.cpf.duplicate_found',
    });
  });
});
