import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contactInfo, openInstance, type Instance } from '../instance.ts';
import { statementsOf } from '../statements.ts';
import {
  brazil,
  finland,
  MINE,
  newCpf,
  newEmail,
  OWN,
  places,
  signUpsAt,
  type Place,
} from './existing-account.support.ts';
import { fewOf } from '../../setup/few-of.ts';

/** Sign-ups that end with a proven number, and have an address of another account: none of their steps tells. */

let site: Instance;
beforeAll(async () => {
  site = await openInstance({ clockStart: Date.UTC(2026, 10, 18, 12) });
});
afterAll(() => site.close());

const { owner, register, giveContact, askForCode, enter, logIn, later, sentTo, rowOf, shape } =
  signUpsAt(() => site);

/** The messages to a number, without the codes: the newest first. */
const wordsTo = async (number: string) =>
  (await sentTo(number)).map(({ body, sender }) => [sender, body.replaceAll(/\d{6}/g, 'code')]);

/** All answers of a sign-up to a person who reads the codes at a number of their own, and the messages there. */
async function finishing(at: Place, email: string) {
  const seen: unknown[] = [];
  const see = <Seen extends { status: number; body: unknown }>(answer: Seen): Seen => {
    seen.push(shape(answer));
    return answer;
  };
  const number = at.phone();
  const { playerId } = see(await register(at, email)).body;
  see(await giveContact(at, playerId, number));
  const first = see(await askForCode(at, playerId)).body.verificationId;
  const firstCode = await site.codeFor(number);
  see(await askForCode(at, playerId));
  see(await enter(playerId, first, firstCode === '000000' ? '111111' : '000000'));
  see(await logIn(email, MINE));
  await later(60_000);
  const { verificationId } = see(await askForCode(at, playerId)).body;
  const code = await site.codeFor(number);
  see(await enter(playerId, first, firstCode));
  see(await enter(playerId, verificationId, code === '999999' ? '111111' : '999999'));
  see(await enter(playerId, verificationId, code));
  see(await enter(playerId, verificationId, code));
  see(await askForCode(at, playerId));
  see(await giveContact(at, playerId, number));
  return { playerId, seen, words: await wordsTo(number) };
}

/** A sign-up with somebody's address, finished. @returns the newcomer's details, beside the rest */
async function finished(at: Place, email: string) {
  const number = at.phone();
  const { firstName, lastName } = contactInfo('');
  const person = { firstName, lastName, ...(at === brazil && { cpf: newCpf() }) };
  const { playerId } = (await register(at, email)).body;
  await giveContact(at, playerId, number, person);
  const { verificationId } = (await askForCode(at, playerId)).body;
  const { status } = await enter(playerId, verificationId, await site.codeFor(number));
  return { playerId, number, person, status };
}

for (const { rows, tags } of fewOf(places))
  describe.each(rows)('$at: who proves a number of their own', { tags }, (at) => {
    test('[SIGN-09] learns to the end of the sign-up of nobody who has the address', async () => {
      const { email } = await owner(at);
      const unknown = await finishing(at, newEmail());
      const known = await finishing(at, email);
      expect(known.seen).toEqual(unknown.seen);
      expect(known.words).toEqual(unknown.words);
      expect(known.words).toHaveLength(2);
      expect(await rowOf(unknown.playerId)).toMatchObject({ status: 'REGISTERED' });
      expect(await rowOf(known.playerId)).toMatchObject({
        status: 'REGISTERED',
        phoneVerified: true,
        email: null,
        claimedEmail: email,
      });
    });

    test('[SIGN-09] [LOGIN-02] has no account by it, and its owner has all that they had and one mail', async () => {
      const mine = await owner(at);
      const before = await rowOf(mine.id);
      const { number, status } = await finished(at, mine.email);
      expect(status).toBe(200);
      expect(await logIn(mine.email, MINE)).toMatchObject({
        status: 401,
        code: 'login.unauthorized',
      });
      await site.call('requestPasswordReset', { body: { email: mine.email } });
      expect(await sentTo(number)).toHaveLength(1);
      expect(await sentTo(mine.email)).toHaveLength(1);
      expect(await rowOf(mine.id)).toEqual(before);
      const session = await site.logIn(mine.email, OWN);
      expect((await site.call('getAccessDetails', { session })).body.playerId).toBe(mine.id);
    });

    test('[SIGN-26] [SIGN-32] signs up with another address, as the same person with the same numbers', async () => {
      const { email } = await owner(at);
      const { number, person } = await finished(at, email);
      const another = newEmail();
      const { playerId } = (await register(at, another)).body;
      expect((await giveContact(at, playerId, number, person)).status).toBe(200);
      await later(60_000);
      const { verificationId } = (await askForCode(at, playerId)).body;
      const { status } = await enter(playerId, verificationId, await site.codeFor(number));
      expect(status).toBe(200);
      const session = await site.logIn(another, MINE);
      expect((await site.call('getAccessDetails', { session })).body.playerId).toBe(playerId);
      // And now they have one, as anybody who has signed up.
      const third = (await register(at, newEmail())).body;
      expect((await giveContact(at, third.playerId, at.phone(), person)).status).toBe(409);
    });
  });

test('[SIGN-26] whose number it is has it alone, whoever has the address', async () => {
  const [mine, other] = [await owner(finland), await owner(finland)];
  const { playerId } = (await register(finland, mine.email)).body;
  await giveContact(finland, playerId, other.phone);
  const before = (await sentTo(other.phone)).length;
  const { verificationId } = (await askForCode(finland, playerId)).body;
  const [told, ...more] = await sentTo(other.phone);
  expect(more).toHaveLength(before);
  expect(told?.body).not.toMatch(/\d{6}/);
  const { code } = await enter(playerId, verificationId, '000000');
  expect(code).toBe('sms.code.invalid');
  expect(await rowOf(playerId)).toMatchObject({ phoneVerified: false });
});

test('[SIGN-09] the same is asked of the database for a right code, whoever has the address', async () => {
  const sentFor = async (email: string) => {
    const number = finland.phone();
    const { playerId } = (await register(finland, email)).body;
    await giveContact(finland, playerId, number);
    const { verificationId } = (await askForCode(finland, playerId)).body;
    const code = await site.codeFor(number);
    return statementsOf(site.platform.db, () => enter(playerId, verificationId, code));
  };
  const { email } = await owner(finland);
  const unknown = await sentFor(newEmail());
  expect(await sentFor(email)).toEqual(unknown);
  expect(unknown.length).toBeGreaterThan(5);
});
