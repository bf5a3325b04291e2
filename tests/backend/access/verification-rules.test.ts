import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { statusChanges, verificationCodes } from '../../../backend/access/tables.ts';
import { players } from '../../../backend/players/tables.ts';
import {
  requestRegistrationEmail,
  requestRegistrationSms,
  verifyRegistrationEmail,
  verifyRegistrationSms,
} from '../../../backend/access/verification.ts';
import { readOutbox } from '../../../backend/platform/outbox.ts';
import { callOf, newPlayer, NOON } from '../banking/support.ts';
import { openBare, type Bare } from './bare.ts';

let bare: Bare;
beforeAll(async () => {
  bare = await openBare();
});
beforeEach(() => bare.at(0));
afterAll(() => bare.close());

const notFound = { status: 404, code: 'error.player.not_found' };
const expired = { status: 400, code: 'sms.code.expired' };

let people = 0;

interface Applicant {
  readonly playerId: string;
  readonly phone: string;
  readonly email: string;
}

/** A person who has given their details, in Finland, where a number is proven. */
async function applicant(different: Parameters<typeof newPlayer>[1] = {}): Promise<Applicant> {
  people += 1;
  const phone = `+35840${String(5_000_000 + people)}`;
  const email = `applicant-${people}@example.org`;
  const playerId = await newPlayer(bare.platform, {
    status: 'ACCOUNT_UNVERIFIED',
    email,
    mobilePhone: phone,
    firstName: 'Aada',
    lastName: `Number ${people}`,
    dateOfBirth: '1990-01-01',
    ...different,
  });
  return { playerId, phone, email };
}
const canadian = { market: 'CA', countryCode: 'CA', languageCode: 'en', currency: 'CAD' } as const;

const body = (playerId: string) =>
  callOf<'requestRegistrationSms'>(bare.platform, '', { body: { playerId } });
const askSms = (playerId: string) => requestRegistrationSms(body(playerId));
const askMail = (playerId: string) => requestRegistrationEmail(body(playerId));
const entered = (playerId: string, verificationId: string, code: string) =>
  callOf<'verifyRegistrationSms'>(bare.platform, '', { body: { playerId, verificationId, code } });

async function codeTo(recipient: string): Promise<string> {
  const [message] = await readOutbox(bare.platform.db, recipient);
  const code = /\b\d{6}\b/.exec(message?.body ?? '')?.[0];
  if (code === undefined) throw new Error(`nothing was sent to ${recipient}`);
  return code;
}
const playerOf = async (playerId: string) => {
  const [row] = await bare.platform.db.select().from(players).where(eq(players.id, playerId));
  return row;
};

/** The players whose change is announced while `work` goes on. */
async function changed(work: () => Promise<unknown>): Promise<string[]> {
  const heard: string[] = [];
  const { events } = bare.platform;
  const stop = events.subscribe('player.changed', ({ playerId }) => heard.push(playerId));
  await work();
  stop();
  return heard;
}

describe('[NS-35] where a code goes', () => {
  test('to the number where the market asks for one, to the mailbox where it asks for that', async () => {
    const finn = await applicant();
    expect(await askSms(finn.playerId)).toMatchObject({ resendAfter: 60 });
    expect(await readOutbox(bare.platform.db, finn.phone)).toMatchObject([{ channel: 'SMS' }]);
    const other = await applicant(canadian);
    expect(await askMail(other.playerId)).toMatchObject({ destination: 'a***@example.org' });
    expect(await readOutbox(bare.platform.db, other.email)).toMatchObject([{ channel: 'EMAIL' }]);
  });

  test('nowhere where the market asks for another proof, or for none', async () => {
    const guernsey = {
      market: 'GG',
      countryCode: 'GG',
      languageCode: 'en',
      currency: 'GBP',
    } as const;
    for (const [ask, place] of [
      [askMail, {}],
      [askSms, canadian],
      [askSms, guernsey],
      [askMail, guernsey],
    ] as const) {
      const { playerId } = await applicant(place);
      await expect(ask(playerId)).rejects.toMatchObject(notFound);
    }
  });

  test('[SIGN-25] nowhere before the contact details, although a number was given, and not without one', async () => {
    const early = await applicant({ status: 'PRE_REGISTERED' });
    await expect(askSms(early.playerId)).rejects.toMatchObject(notFound);
    const without = await applicant({ mobilePhone: null });
    await expect(askSms(without.playerId)).rejects.toMatchObject(notFound);
  });

  test('nowhere for who is a player already, and for nobody', async () => {
    const { playerId } = await applicant({ status: 'REGISTERED' });
    for (const id of [playerId, 'b7d0d5a2-0000-4000-8000-000000000000', 'nobody']) {
      await expect(askSms(id)).rejects.toMatchObject(notFound);
    }
  });
});

describe('[SIGN-27] the right code', () => {
  test('sent by SMS proves the number only, and makes a registered player of it, on record', async () => {
    const { playerId, phone } = await applicant();
    const { verificationId } = await askSms(playerId);
    const call = entered(playerId, verificationId, await codeTo(phone));
    const heard = await changed(async () => expect(await verifyRegistrationSms(call)).toEqual({}));
    expect(heard).toEqual([playerId]);
    expect(await playerOf(playerId)).toMatchObject({
      status: 'REGISTERED',
      statusUntil: null,
      statusInitiator: 'PLAYER',
      phoneVerified: true,
      emailVerified: false,
    });
    const record = await bare.platform.db
      .select()
      .from(statusChanges)
      .where(eq(statusChanges.playerId, playerId));
    expect(record).toMatchObject([
      {
        from: 'ACCOUNT_UNVERIFIED',
        to: 'REGISTERED',
        until: null,
        initiator: 'PLAYER',
        at: new Date(NOON),
      },
    ]);
  });

  test('sent by e-mail proves the mailbox only', async () => {
    const { playerId, email } = await applicant(canadian);
    const { verificationId } = await askMail(playerId);
    await verifyRegistrationEmail(entered(playerId, verificationId, await codeTo(email)));
    expect(await playerOf(playerId)).toMatchObject({
      status: 'REGISTERED',
      phoneVerified: false,
      emailVerified: true,
    });
  });

  test('entered as one that came another way proves nothing', async () => {
    const finn = await applicant();
    const { verificationId } = await askSms(finn.playerId);
    const call = entered(finn.playerId, verificationId, await codeTo(finn.phone));
    await expect(verifyRegistrationEmail(call)).rejects.toMatchObject(expired);
    expect(await playerOf(finn.playerId)).toMatchObject({ status: 'ACCOUNT_UNVERIFIED' });
  });

  test('of who became a player meanwhile, elsewhere, makes no second one', async () => {
    const { playerId, phone } = await applicant({ firstName: 'Sama', lastName: 'Ihminen' });
    const { verificationId } = await askSms(playerId);
    const code = await codeTo(phone);
    await applicant({ status: 'REGISTERED', firstName: 'SAMA', lastName: 'ihminen' });
    const heard = await changed(() =>
      expect(verifyRegistrationSms(entered(playerId, verificationId, code))).rejects.toMatchObject(
        expired,
      ),
    );
    expect(heard).toEqual([]);
    expect(await playerOf(playerId)).toMatchObject({
      status: 'ACCOUNT_UNVERIFIED',
      phoneVerified: false,
    });
  });

  test('is of no use to nobody, nor to who has no number', async () => {
    const { playerId, phone } = await applicant();
    const { verificationId } = await askSms(playerId);
    const code = await codeTo(phone);
    const nobody = 'b7d0d5a2-0000-4000-8000-000000000000';
    const { playerId: without } = await applicant({ mobilePhone: null });
    for (const id of [nobody, without]) {
      await expect(verifyRegistrationSms(entered(id, verificationId, code))).rejects.toMatchObject(
        expired,
      );
    }
  });
});

test('[SIGN-27] a wrong code is told, counts, and changes nothing of the account', async () => {
  const { playerId, phone } = await applicant();
  const { verificationId } = await askSms(playerId);
  const wrong = (await codeTo(phone)) === '000000' ? '000001' : '000000';
  const heard = await changed(() =>
    expect(verifyRegistrationSms(entered(playerId, verificationId, wrong))).rejects.toMatchObject({
      status: 400,
      code: 'sms.code.invalid',
    }),
  );
  expect(heard).toEqual([]);
  const [kept] = await bare.platform.db
    .select()
    .from(verificationCodes)
    .where(eq(verificationCodes.id, verificationId));
  expect(kept).toMatchObject({ attempts: 1, verifiedAt: null });
  expect(await playerOf(playerId)).toMatchObject({
    status: 'ACCOUNT_UNVERIFIED',
    phoneVerified: false,
    emailVerified: false,
  });
});
