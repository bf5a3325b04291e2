import { CURRENT_TERMS_VERSION } from '../../../reference/terms.ts';
import { randomUUID } from 'node:crypto';
import { eq, like, sql } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerQuestion } from '../../../backend/access/pay-and-play-payer.ts';
import { payAndPlayHandlers } from '../../../backend/access/pay-and-play.ts';
import type { Payer } from '../../../backend/access/pay-and-play-ports.ts';
import {
  takePaymentEvent,
  type PaymentEventType,
} from '../../../backend/banking/payment-events.ts';
import { depositPorts } from '../../../backend/bindings/payments.ts';
import { outboxMessages } from '../../../backend/platform/tables.ts';
import { players } from '../../../backend/players/tables.ts';
import { callOf, newPlayer, scalar, SITES } from '../banking/support.ts';
import { openBare, type Bare } from './bare.ts';
import { stranger } from './pay-and-play.support.ts';

let bare: Bare;
beforeAll(async () => {
  bare = await openBare();
});
afterAll(() => bare.close());

/** The provider's question about a payment of 50 euro, by an unknown payer but for the given fields. */
const questionOf = (payer: Partial<Payer> = {}) => ({
  paymentId: randomUUID(),
  clientId: 'northlight',
  redirectUri: 'https://northlight.example/fi-FI/signup/callback',
  amount: 5_000,
  currency: 'EUR',
  startedFrom: '203.0.113.7',
  payer: {
    subject: randomUUID(),
    firstName: 'Testi',
    lastName: stranger()['lastName'] ?? '',
    dateOfBirth: '1990-05-17',
    country: 'FI',
    ...payer,
  },
});
type Question = ReturnType<typeof questionOf>;

const ask = (question: Question) => answerQuestion(bare.platform, question);

const accepted = {
  termsAndConditions: true,
  cookiePolicyAccepted: true,
  termsAndConditionsAcceptedVersion: CURRENT_TERMS_VERSION,
};

/** Asks, and gets the permission to pay. */
async function begun(payer: Partial<Payer> = {}) {
  const question = questionOf(payer);
  const answer = await ask(question);
  if (!('reference' in answer)) throw new Error(answer.refused);
  const { paymentId } = question;
  const { reference } = answer;
  const say = (type: PaymentEventType) =>
    takePaymentEvent(
      bare.platform,
      depositPorts,
      {
        eventId: randomUUID(),
        type,
        paymentId,
        reference,
        amount: 5_000,
        currency: 'EUR',
      },
      SITES,
    );
  const handlers = payAndPlayHandlers({
    redeem: async () => ({ paymentId, isRepeated: false }),
    started: async () => ({ paymentId, isOver: false }),
  });
  const verify = () =>
    handlers.verifyPayAndPlayCode(
      callOf(bare.platform, '', { body: { oneTimeCode: '', sessionId: '', blackbox: '' } }),
    );
  return {
    question,
    authorise: () => say('payment.authorisation'),
    pay: async () => {
      expect(await say('payment.authorisation')).toEqual({ approved: true });
      await say('payment.succeeded');
    },
    handlers,
    verify,
    /** Accepts the terms with what the bank knows. @returns that */
    complete: async () => {
      const { termsOwed: _owed, ...known } = await verify();
      const body = { ...known, ...accepted };
      await handlers.updatePayAndPlayPlayer(callOf(bare.platform, '', { body }));
      return known;
    },
  };
}

const accountOf = async ({ payer }: Question) => {
  const [found] = await bare.platform.db
    .select()
    .from(players)
    .where(eq(players.lastName, payer.lastName));
  return found;
};

describe('who pays is asked again before the money moves', () => {
  test('one person under two ids of the bank pays into one account [PNP-06]', async () => {
    const lastName = stranger()['lastName'] ?? '';
    const [one, two] = [await begun({ lastName }), await begun({ lastName })];
    expect(await one.authorise()).toEqual({ approved: true });
    expect(await two.authorise()).toEqual({ approved: false });
  });

  test('who signed up and excluded themselves since the payment began does not pay [PNP-06]', async () => {
    const { question, authorise } = await begun();
    const { firstName, lastName, dateOfBirth } = question.payer;
    const person = { firstName: firstName.toUpperCase(), lastName, dateOfBirth };
    await newPlayer(bare.platform, { ...person, status: 'SELF_EXCLUDED' });
    expect(await authorise()).toEqual({ approved: false });
    const failure = sql`SELECT failure FROM deposits WHERE payment_id = ${question.paymentId}`;
    expect(await scalar(bare.platform, failure)).toBe('error.deposit.not_allowed');
  });
});

let numbers = 0;
const number = () => `+35846${String(1_000_000 + (numbers += 1))}`;

describe('one legal name', () => {
  const nameOf = async (payer: Partial<Payer>) => {
    const { question, pay } = await begun(payer);
    await pay();
    const account = sql`SELECT concat_ws('|', first_name, last_name) FROM players
      JOIN deposits ON player_id = players.id WHERE payment_id = ${question.paymentId}`;
    return scalar(bare.platform, account);
  };

  test.each([
    ['left out', (name: string) => ({ firstName: name, lastName: undefined })],
    ['told as empty', (name: string) => ({ firstName: name, lastName: ' ' })],
    ['told as the last', (name: string) => ({ firstName: '', lastName: name })],
  ])('is the first name of the account: the other is %s [PNP-06]', async (_, payer) => {
    const name = stranger()['lastName'] ?? '';
    expect(await nameOf(payer(name) as Partial<Payer>)).toBe(name);
  });

  test('of somebody who excluded themselves is known again [PNP-06]', async () => {
    const firstName = stranger()['lastName'] ?? '';
    const { question } = await begun({ firstName, lastName: '' });
    const { dateOfBirth } = question.payer;
    await newPlayer(bare.platform, {
      firstName,
      lastName: null,
      dateOfBirth,
      status: 'SELF_EXCLUDED',
    });
    expect(await ask(questionOf({ firstName: '', lastName: firstName.toUpperCase() }))).toEqual({
      refused: 'known_otherwise',
    });
  });

  test.each([{}, { firstName: '', lastName: ' ' }, { firstName: '12', lastName: 'Testi' }])(
    'is needed: %j is none',
    async (names) => {
      const question = questionOf();
      const { firstName: _f, lastName: _l, ...payer } = question.payer;
      const nameless = { ...question, payer: { ...payer, ...names } };
      expect(await answerQuestion(bare.platform, nameless)).toEqual({ refused: 'name' });
    },
  );
});

describe('who paid before', () => {
  test('a payer whom we know pays again although their number went to somebody else [PNP-06]', async () => {
    const payer = { subject: randomUUID(), lastName: stranger()['lastName'] ?? '' };
    const mobilePhone = number();
    const { question, pay } = await begun({ ...payer, mobilePhone });
    await pay();
    await newPlayer(bare.platform, { mobilePhone, phoneVerified: true });
    const again = await begun({ ...payer, mobilePhone });
    await again.pay();
    expect(await again.verify()).toEqual({
      playerId: (await accountOf(question))?.id,
      sessionId: expect.any(String) as string,
      mobilePhone,
      termsOwed: true,
    });
  });

  test.each(['TIMEOUT', 'SELF_EXCLUDED'] as const)(
    'of a player who is in %s nothing is taken until it is over; then it is, as before the break [EXC-06] [PNP-06]',
    async (status) => {
      const payer = { subject: randomUUID(), lastName: stranger()['lastName'] ?? '' };
      const first = await begun(payer);
      await first.pay();
      const { db, clock } = bare.platform;
      const { id = '' } = (await accountOf(first.question)) ?? {};
      const until = (ms: number) =>
        db
          .update(players)
          .set({ status, statusUntil: new Date(clock.now() + ms) })
          .where(eq(players.id, id));
      await until(1_000_000);
      expect(await ask(questionOf(payer))).toEqual({ refused: 'account' });
      await until(-1);
      expect(await ask(questionOf(payer))).toHaveProperty('reference');
    },
  );
});

describe('what the bank knows', () => {
  test.each(['not-an-address', 'a b@example.com', 'x@y', `${'a'.repeat(250)}@example.com`, ''])(
    'is asked for when it is no address: "%s" [PNP-06]',
    async (email) => {
      const { question, verify } = await begun({ email, mobilePhone: number() });
      expect(await verify()).not.toHaveProperty('email');
      expect(await accountOf(question)).toMatchObject({ email: null, mobilePhone: null });
    },
  );

  test('is taken when it is one, in whatever letters [PNP-06]', async () => {
    const email = `${randomUUID()}@Example.com`;
    const { verify } = await begun({ email, mobilePhone: number() });
    expect(await verify()).toMatchObject({ email: email.toLowerCase() });
  });

  test('is taken although a sign-up with it was not finished, and only claimed where a player has it [PNP-06]', async () => {
    const email = `${randomUUID()}@example.com`;
    const begunBefore = await newPlayer(bare.platform, { email, status: 'ACCOUNT_UNVERIFIED' });
    const first = await begun({ email, mobilePhone: number() });
    expect(await first.complete()).toMatchObject({ email });
    const second = await begun({ email, mobilePhone: number() });
    // To ask for another would reveal that a player has this one.
    expect(await second.complete()).toMatchObject({ email });
    expect(await accountOf(first.question)).toMatchObject({ email, claimedEmail: null });
    expect(await accountOf(second.question)).toMatchObject({ email: null, claimedEmail: email });
    const [given] = await bare.platform.db
      .select()
      .from(players)
      .where(eq(players.id, begunBefore));
    expect(given).toMatchObject({ email: null, status: 'CLOSED' });
  });

  test('of a name is kept what a name may have', async () => {
    const { lastName } = questionOf().payer;
    const payer = {
      firstName: ' 1. Matti\u0000 O’Neill, Jr. ',
      lastName: `${lastName} ${'x'.repeat(99)}`,
    };
    const { question } = await begun(payer);
    const [found] = await bare.platform.db
      .select()
      .from(players)
      .where(like(players.lastName, `${lastName} %`));
    expect(found?.firstName).toBe('Matti O’Neill Jr.');
    expect(found?.lastName).toHaveLength(50);
    expect(question.payer.lastName.startsWith(found?.lastName ?? '-')).toBe(true);
    expect(await ask(questionOf({ lastName: '1234' }))).toEqual({ refused: 'name' });
  });
});

describe('what a bank knows tells a payer in Finland nothing of who has an account', () => {
  /** A player who signed up with both, and proved both. */
  const owner = async () => {
    const reached = { email: `${randomUUID()}@example.com`, mobilePhone: number() };
    const proven = { emailVerified: true, phoneVerified: true };
    const home = { countryCode: 'FI', languageCode: 'fi' };
    const id = await newPlayer(bare.platform, { ...reached, ...proven, ...home });
    return { id, row: await rowOf(id), ...reached };
  };
  const rowOf = async (id: string) => {
    const [row] = await bare.platform.db.select().from(players).where(eq(players.id, id));
    return row;
  };
  const sentTo = (recipient: string) =>
    bare.platform.db.select().from(outboxMessages).where(eq(outboxMessages.recipient, recipient));

  /** Everything that a payer sees who pays with the bank's data and gives the requested details. */
  const wholeWay = async (passedOn: { readonly email?: string; readonly mobilePhone?: string }) => {
    const { question, handlers, verify, pay } = await begun(passedOn);
    const { playerId, sessionId, termsOwed: _owed, ...known } = await verify();
    const form = { email: `${randomUUID()}@example.com`, mobilePhone: number(), ...known };
    const body = { playerId, sessionId, ...form, ...accepted };
    const completed = await handlers.updatePayAndPlayPlayer(callOf(bare.platform, '', { body }));
    const logIn = callOf<'logInPayAndPlay'>(bare.platform, '', { body: { sessionId } });
    const { idToken } = await handlers.logInPayAndPlay(logIn);
    await pay();
    const { subject } = question.payer;
    const again = await begun({ ...question.payer, ...passedOn, subject });
    const account = await accountOf(question);
    return {
      account,
      seen: {
        isAsPassedOn: known,
        completed,
        isNamed: decodeJwt(idToken)['email'] === form.email,
        again: Object.keys(await again.verify()).toSorted(),
        other: await ask(questionOf({ ...question.payer, subject: randomUUID() })),
        status: account?.status,
        isNumberTyped: account?.mobilePhone === form.mobilePhone,
        isNumberProven: account?.phoneVerified,
      },
    };
  };

  test.each([
    ['an address', ['email']],
    ['a number', ['mobilePhone']],
    ['an address and a number', ['email', 'mobilePhone']],
  ] as const)('by %s [SIGN-09] [SIGN-26] [PNP-06]', async (_, fields) => {
    const mine = await owner();
    const fresh = { email: `${randomUUID()}@example.com`, mobilePhone: number() };
    const of = (from: typeof fresh) =>
      Object.fromEntries(fields.map((field) => [field, from[field]]));
    const [unknown, known] = [await wholeWay(of(fresh)), await wholeWay(of(mine))];
    expect(unknown.seen).toMatchObject({ isAsPassedOn: of(fresh), isNamed: true });
    expect(known.seen).toEqual({ ...unknown.seen, isAsPassedOn: of(mine) });
    const isClaimed = fields.some((field) => field === 'email');
    expect(known.account).toMatchObject(
      isClaimed ? { email: null, claimedEmail: mine.email } : { claimedEmail: null },
    );
    expect(await rowOf(mine.id)).toEqual(mine.row);
    // The owner hears of it once, and gets no receipt of somebody else's money.
    const told = { subject: 'Sinulla on jo tili: Northlight' };
    expect(await sentTo(mine.email)).toMatchObject(isClaimed ? [told] : []);
    expect(await sentTo(mine.mobilePhone)).toEqual([]);
  });

  test('before the money is there, too: whose account it is has it, whoever has the address [PNP-06]', async () => {
    for (const email of [`${randomUUID()}@example.com`, (await owner()).email]) {
      const { question, complete } = await begun({ email, mobilePhone: number() });
      await complete();
      const other = questionOf({ ...question.payer, subject: randomUUID() });
      expect(await ask(other)).toEqual({ refused: 'known_otherwise' });
    }
  });
});
