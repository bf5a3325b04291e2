import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loginRefusal } from '../../../backend/access/status.ts';
import { sessions, statusChanges } from '../../../backend/access/tables.ts';
import {
  takePaymentEvent,
  type PaymentEventType,
} from '../../../backend/banking/payment-events.ts';
import { deposits, transactions } from '../../../backend/banking/tables.ts';
import { handlers } from '../../../backend/limits/handlers.ts';
import { depositPorts } from '../../../backend/bindings/payments.ts';
import { outboxMessages } from '../../../backend/platform/tables.ts';
import { players } from '../../../backend/players/tables.ts';
import { preferencesOf } from '../../../backend/profile/marketing.ts';
import { campaigns } from '../../../backend/rewards/tables.ts';
import { depositCampaigns } from '../../../backend/seeds/campaigns.ts';
import { openDeposit, paymentIdOf } from '../banking/payment-pages.ts';
import { callOf, newPlayer, NOON, openBank, SITES, type Bank } from '../banking/support.ts';

const DAY = 86_400_000;
let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
  await bank.platform.movableClock?.set(NOON, true);
  await bank.platform.db.insert(campaigns).values([...depositCampaigns]);
});
afterAll(() => bank.close());

const timeout = (playerId: string, body: object) =>
  handlers.startTimeout(callOf<'startTimeout'>(bank.platform, playerId, { body }));
const exclusion = (playerId: string, body: object) =>
  handlers.startExclusion(callOf<'startExclusion'>(bank.platform, playerId, { body }));
const months = (exclusionInMonths: number) => ({ exclusionInMonths, exclusionDelayInHours: 0 });
const indefinitely = { accountDisableIndefinitely: true };

const find = async (id: string) => {
  const [player] = await bank.platform.db.select().from(players).where(eq(players.id, id));
  if (!player) throw new Error('no such player');
  return player;
};
const mailsTo = async (id: string) => {
  const { email } = await find(id);
  return bank.platform.db
    .select()
    .from(outboxMessages)
    .where(eq(outboxMessages.recipient, email ?? ''))
    .orderBy(desc(outboxMessages.id));
};

describe('[EXC-04] a break', () => {
  test('lasts as many times 24 hours as were asked for, on record', async () => {
    const player = await newPlayer(bank.platform);
    const until = new Date(NOON + 7 * DAY);
    expect(await timeout(player, { duration: 7 })).toEqual({
      until: until.toISOString(),
      timeZone: 'Europe/Helsinki',
      indefinite: false,
    });
    expect(await find(player)).toMatchObject({
      status: 'TIMEOUT',
      statusUntil: until,
      statusInitiator: 'PLAYER',
      cooling: false,
    });
    const changes = eq(statusChanges.playerId, player);
    expect(await bank.platform.db.select().from(statusChanges).where(changes)).toMatchObject([
      { from: 'REGISTERED', to: 'TIMEOUT', until, indefinite: false, initiator: 'PLAYER' },
    ]);
  });

  test.each([
    ['FI', null, { duration: 42 }, undefined],
    ['FI', null, { durationInMonths: 1 }, 'durationInMonths'],
    ['CA', 'QC', { duration: 3 }, undefined],
    ['CA', 'ON', { duration: 7 }, undefined],
    ['CA', 'ON', { duration: 3 }, 'duration'],
    ['CA', 'ON', { durationInMonths: 3 }, undefined],
  ])('[NS-20] of who lives in %s, %s: %o', async (countryCode, provinceCode, body, field) => {
    const player = await newPlayer(bank.platform, { countryCode, provinceCode });
    if (field === undefined) return expect(await timeout(player, body)).toBeDefined();
    await expect(timeout(player, body)).rejects.toMatchObject({
      status: 400,
      details: { validationErrors: [{ field, code: 'notOffered' }] },
    });
    expect(await find(player)).toMatchObject({ status: 'REGISTERED' });
    return undefined;
  });

  test('by months ends on the same day of the calendar where the player lives', async () => {
    const player = await newPlayer(bank.platform, { countryCode: 'CA', provinceCode: 'ON' });
    await bank.platform.movableClock?.set(Date.parse('2027-01-31T15:00:00Z'), true);
    expect(await timeout(player, { durationInMonths: 1 })).toEqual({
      until: '2027-02-28T15:00:00.000Z',
      timeZone: 'America/Toronto',
      indefinite: false,
    });
    await bank.platform.movableClock?.set(NOON, true);
  });
});

describe('[EXC-02] an exclusion', () => {
  test.each([
    ['FI', null, months(24), undefined],
    ['FI', null, indefinitely, undefined],
    ['CA', 'ON', months(60), undefined],
    ['CA', 'ON', months(24), 'exclusionInMonths'],
    ['CA', 'ON', indefinitely, 'accountDisableIndefinitely'],
  ])('[NS-31] of who lives in %s, %s: %o', async (countryCode, provinceCode, body, field) => {
    const player = await newPlayer(bank.platform, { countryCode, provinceCode });
    if (field === undefined) return expect(await exclusion(player, body)).toBeDefined();
    await expect(exclusion(player, body)).rejects.toMatchObject({
      status: 400,
      details: { validationErrors: [{ field, code: 'notOffered' }] },
    });
    return undefined;
  });

  test('[EXC-03] without an end is stored as twelve months, and is not over after them', async () => {
    const player = await newPlayer(bank.platform);
    const until = new Date('2027-11-18T12:00:00.000Z');
    expect(new Date(NOON).toISOString()).toBe('2026-11-18T12:00:00.000Z');
    expect(await exclusion(player, indefinitely)).toMatchObject({
      until: until.toISOString(),
      indefinite: true,
    });
    const stored = await find(player);
    expect(stored).toMatchObject({ status: 'SELF_EXCLUDED', statusUntil: until });
    for (const now of [NOON, until.getTime() + 3 * 365 * DAY])
      expect(loginRefusal(stored, now, null)).toMatchObject({ code: 'login.exclusion.indefinite' });
  });

  test('[EXC-03] without an end: the mail names no day on which it would be over', async () => {
    const player = await newPlayer(bank.platform, { languageCode: 'en' });
    await exclusion(player, indefinitely);
    const [mail] = await mailsTo(player);
    expect(mail?.body).toContain('does not end by itself');
    expect(mail?.body).not.toMatch(/\w+day, /);
  });

  test('for months is over by itself, and says until when it holds', async () => {
    const player = await newPlayer(bank.platform);
    await exclusion(player, months(6));
    const stored = await find(player);
    expect(loginRefusal(stored, NOON, null)).toMatchObject({
      code: 'login.exclusion',
      details: {
        additionalInfo: { until: '2027-05-18T11:00:00.000Z', timeZone: 'Europe/Helsinki' },
      },
    });
    expect(loginRefusal(stored, Date.parse('2027-05-18T11:00:00Z'), null)).toBeNull();
  });
});

describe('[EXC-06] what holds is never shortened', () => {
  const holding = (status: 'TIMEOUT' | 'SELF_EXCLUDED', days: number | null, indefinite = false) =>
    newPlayer(bank.platform, {
      status,
      statusUntil: days === null ? null : new Date(NOON + days * DAY),
      excludedIndefinitely: indefinite,
    });
  const shorter = (kind: string) => ({ status: 409, code: `error.${kind}.longer_exists` });

  test('a longer break outweighs a shorter one', async () => {
    const player = await holding('TIMEOUT', 14);
    await expect(timeout(player, { duration: 7 })).rejects.toMatchObject(shorter('timeout'));
    expect(await find(player)).toMatchObject({ statusUntil: new Date(NOON + 14 * DAY) });
    await timeout(player, { duration: 30 });
    expect(await find(player)).toMatchObject({ statusUntil: new Date(NOON + 30 * DAY) });
  });

  test('one without an end outweighs every other', async () => {
    const player = await holding('TIMEOUT', null);
    await expect(timeout(player, { duration: 42 })).rejects.toMatchObject(shorter('timeout'));
  });

  test('[EXC-01] an exclusion outweighs every break, and none outweighs it', async () => {
    const player = await holding('SELF_EXCLUDED', 1);
    await expect(timeout(player, { duration: 42 })).rejects.toMatchObject(shorter('timeout'));
    const resting = await holding('TIMEOUT', 400);
    await exclusion(resting, months(6));
    expect(await find(resting)).toMatchObject({
      status: 'SELF_EXCLUDED',
      statusUntil: new Date(NOON + 400 * DAY),
    });
  });

  test('an exclusion without an end becomes none with one', async () => {
    const player = await holding('SELF_EXCLUDED', 365, true);
    await expect(exclusion(player, months(60))).rejects.toMatchObject(shorter('exclusion'));
    const longer = await holding('SELF_EXCLUDED', 400);
    await expect(exclusion(longer, months(6))).rejects.toMatchObject(shorter('exclusion'));
    await exclusion(longer, indefinitely);
    expect(await find(longer)).toMatchObject({ excludedIndefinitely: true });
  });

  test('a cooling-off does not take the place of an exclusion', async () => {
    const player = await holding('SELF_EXCLUDED', 100);
    const body = { duration: 1, initiator: 'PLAYER' };
    const call = callOf<'startCoolingOff'>(bank.platform, player, { body });
    await expect(handlers.startCoolingOff(call)).rejects.toMatchObject({ status: 401 });
  });
});

describe.each([
  ['a break', timeout, { duration: 1 }],
  ['an exclusion', exclusion, months(6)],
] as const)('[EXC-06] with %s', (what, begin, body) => {
  test(`${what}: every session of the player is over, and nobody else’s`, async () => {
    const [player, other] = [await newPlayer(bank.platform), await newPlayer(bank.platform)];
    const ids = [player, player, other].map((playerId) => ({ id: randomUUID(), playerId }));
    for (const one of ids)
      await bank.platform.db.insert(sessions).values({ ...one, createdAt: new Date(NOON) });
    const told: unknown[] = [];
    bank.platform.events.subscribe('session.ended', ({ sessionId }) => told.push(sessionId));
    await begin(player, body);
    expect(new Set(told)).toEqual(new Set([ids[0]?.id, ids[1]?.id]));
    const open = await bank.platform.db.select().from(sessions).where(eq(sessions.playerId, other));
    expect(open).toMatchObject([{ endedAt: null }]);
  });

  test(`${what}: marketing is off, on record`, async () => {
    const player = await newPlayer(bank.platform, { marketingOptIn: true });
    expect((await preferencesOf(bank.platform.db, player)).topics.BONUS_OFFER).toBe(true);
    await begin(player, body);
    const { channels, topics } = await preferencesOf(bank.platform.db, player);
    const { RESPONSIBLE_GAMING: help, ...marketing } = topics;
    expect(Object.values({ ...channels, ...marketing })).not.toContain(true);
    expect(help).toBe(true);
  });

  test('a mail says until when, in whose time, and what becomes of the money', async () => {
    const player = await newPlayer(bank.platform, { languageCode: 'en' });
    await begin(player, body);
    const [mail, ...others] = await mailsTo(player);
    expect(others).toEqual([]);
    expect(mail?.body).toMatch(/until \w+day,? \d+ \w+ 202\d at 14:00 \(Eastern European Time\)/);
    expect(mail?.body).toContain('have it paid out');
  });

  test('a deposit that nobody has confirmed is called off, also at the provider', async () => {
    const { player, say, stands } = await deposit();
    await begin(player, body);
    expect(await stands()).toEqual({ status: 'CANCELLED', failure: 'break' });
    expect(await say('payment.authorisation')).toEqual({ approved: false });
  });

  test(`${what}: money that was on its way is credited, without a bonus, and the player hears of it`, async () => {
    const { player, say, stands } = await deposit('welcome-100');
    expect(await say('payment.authorisation')).toEqual({ approved: true });
    await begin(player, body);
    expect(await stands()).toMatchObject({ status: 'PENDING' });
    expect(await say('payment.succeeded')).toEqual({ received: true });
    expect(await stands()).toMatchObject({ status: 'SUCCESS' });
    const rows = await bank.platform.db
      .select({ type: transactions.type, amount: transactions.amount })
      .from(transactions)
      .where(eq(transactions.playerId, player));
    expect(rows).toEqual([{ type: 'DEPOSIT', amount: 10_000 }]);
    const mails = await mailsTo(player);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'A deposit arrived during your break',
      expect.stringMatching(/break has begun|excluded yourself/),
    ]);
  });
});

test.each<[string, Partial<typeof players.$inferInsert>]>([
  ['who is on no break', { status: 'REGISTERED' }],
  // It ends on record with the next log-in, which money does not wait for.
  ['whose break is over', { status: 'TIMEOUT', statusUntil: new Date(NOON) }],
])('[EXC-06] %s gets the bonus, and no mail but the receipt', async (_who, standing) => {
  const { player, say } = await deposit('welcome-100');
  await say('payment.authorisation');
  await bank.platform.db.update(players).set(standing).where(eq(players.id, player));
  await say('payment.succeeded');
  const rows = await bank.platform.db
    .select({ type: transactions.type })
    .from(transactions)
    .where(eq(transactions.playerId, player));
  expect(rows.length).toBe(2);
  const subjects = (await mailsTo(player)).map(({ subject }) => subject);
  expect(subjects).toEqual(['Receipt for your deposit']);
});

/** A deposit of 100 euro that waits for its payer. */
async function deposit(selectedBonusId?: string) {
  const { db } = bank.platform;
  const player = await newPlayer(bank.platform, { languageCode: 'en' });
  const { referenceId, redirectUrl } = await openDeposit(bank, player, {
    amount: 10_000,
    ...(selectedBonusId !== undefined && { selectedBonusId }),
  });
  const paymentId = paymentIdOf(redirectUrl);
  return {
    player,
    say: (type: PaymentEventType) =>
      takePaymentEvent(
        bank.platform,
        depositPorts,
        {
          eventId: randomUUID(),
          type,
          paymentId,
          reference: referenceId,
          amount: 10_000,
          currency: 'EUR',
        },
        SITES,
      ),
    stands: async () => {
      const [row] = await db
        .select({ status: transactions.status, failure: deposits.failure })
        .from(transactions)
        .innerJoin(deposits, eq(deposits.referenceId, transactions.referenceId))
        .where(eq(transactions.referenceId, referenceId));
      return row;
    },
  };
}
