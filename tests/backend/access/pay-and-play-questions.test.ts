import { randomUUID } from 'node:crypto';
import { eq, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerQuestion } from '../../../backend/access/pay-and-play-payer.ts';
import { payAndPlayHandlers } from '../../../backend/access/pay-and-play.ts';
import type { Payer } from '../../../backend/access/pay-and-play-ports.ts';
import {
  takePaymentEvent,
  type PaymentEventType,
} from '../../../backend/banking/payment-events.ts';
import { depositPorts } from '../../../backend/payments.ts';
import { players } from '../../../backend/players/tables.ts';
import { callOf, newPlayer, scalar, SITES } from '../banking/support.ts';
import { openBare, type Bare } from './bare.ts';
import { stranger } from './pay-and-play.support.ts';

let bare: Bare;
beforeAll(async () => {
  bare = await openBare();
});
afterAll(() => bare.close());

/** The provider's question about a payment of 50 euro, of somebody whom nobody knows but for what is given. */
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

/** Asks, and is let pay. */
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
  });
  return {
    question,
    authorise: () => say('payment.authorisation'),
    pay: async () => {
      expect(await say('payment.authorisation')).toEqual({ approved: true });
      await say('payment.succeeded');
    },
    handlers,
    verify: () =>
      handlers.verifyPayAndPlayCode(
        callOf(bare.platform, '', { body: { oneTimeCode: '', sessionId: '', blackbox: '' } }),
      ),
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
    });
    expect(await ask(questionOf({ mobilePhone }))).toEqual({ refused: 'known_otherwise' });
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

  test('is taken although a sign-up with it was not finished, and not from a player [PNP-06]', async () => {
    const email = `${randomUUID()}@example.com`;
    const begunBefore = await newPlayer(bare.platform, { email, status: 'ACCOUNT_UNVERIFIED' });
    const first = await begun({ email, mobilePhone: number() });
    expect(await first.verify()).toMatchObject({ email });
    const second = await begun({ email, mobilePhone: number() });
    expect(await second.verify()).not.toHaveProperty('email');
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
