import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endBreak } from '../../../backend/access/login.ts';
import { changeStatus, mayHaveSession } from '../../../backend/access/status.ts';
import { withdrawals } from '../../../backend/banking/tables.ts';
import { approveWithdrawal } from '../../../backend/banking/withdrawal-ends.ts';
import { withdrawalPorts } from '../../../backend/bindings/payments.ts';
import { playersPorts } from '../../../backend/bindings/desk-players.ts';
import { withdrawalDesk } from '../../../backend/bindings/withdrawal-desk.ts';
import { handlers } from '../../../backend/limits/handlers.ts';
import { players } from '../../../backend/players/tables.ts';
import { closeAudited } from './audit.ts';
import { playerWithMoney, rowOf, withdraw } from './payouts.ts';
import { callOf, NOON, openBank, type Bank } from './support.ts';

/** A break overwrites the status of an account. What the operator laid on it before holds all the same. */

const DAY = 86_400_000;
let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
});
afterAll(() => closeAudited(bank));

const find = async (id: string) => {
  const [player] = await bank.platform.db.select().from(players).where(eq(players.id, id));
  if (!player) throw new Error('no such player');
  return player;
};

/** The operator lays a status on the account. */
const lay = async (id: string, to: (typeof LAID)[number] | 'SELF_EXCLUDED'): Promise<void> => {
  const player = await find(id);
  const change = { to, until: null, initiator: 'OPERATOR' } as const;
  await bank.platform.db.transaction((tx) =>
    changeStatus(tx, player, change, bank.platform.clock.date()),
  );
};

const LAID = ['REGISTERED', 'PAYOUT', 'RESTRICTED', 'CLOSED', 'BLACKLISTED'] as const;
/** Who is paid without a person: whoever is neither restricted nor shut out. */
const PAID: readonly string[] = ['REGISTERED', 'PAYOUT'];

const BREAKS = {
  timeout: (call: (body?: object) => unknown) =>
    handlers.startTimeout(call({ duration: 1 }) as never),
  dayOff: (call: (body?: object) => unknown) => handlers.startCoolingOff(call({}) as never),
  exclusion: (call: (body?: object) => unknown) =>
    handlers.startExclusion(call({ exclusionInMonths: 6, exclusionDelayInHours: 0 }) as never),
};

/** The player takes a break, where an open session lets them. */
async function takeBreak(id: string, kind: keyof typeof BREAKS): Promise<void> {
  if (!mayHaveSession(await find(id), bank.platform.clock.now())) return;
  await BREAKS[kind]((body) => callOf(bank.platform, id, { body }));
}

/** The player logs in again: a break that is over ends. */
async function comeBack(id: string): Promise<void> {
  await endBreak(bank.platform, await find(id)).catch(() => undefined);
}

const approve = (id: string) => approveWithdrawal(bank.platform, id, withdrawalPorts.payouts, null);

test('a restricted player who takes a day off is not paid without a person, who sees both [WDR-13]', async () => {
  const player = await playerWithMoney(bank);
  const { pendingWithdrawalId: id } = await withdraw(bank, player);
  await lay(player, 'RESTRICTED');
  await takeBreak(player, 'dayOff');
  expect(await find(player)).toMatchObject({ status: 'TIMEOUT' });
  expect(await approve(id)).toBe(false);
  expect(await rowOf(bank, id)).toMatchObject({ state: 'REQUESTED', needsReview: true });
  const desk = withdrawalDesk(bank.platform);
  const ofBreak = JSON.stringify('TIMEOUT, FULLY VERIFIED');
  expect(await desk.decide(id, 'approve', 'reviewer@desk.test', ofBreak)).toBe('changed');
  const { waiting } = await desk.list();
  expect(waiting.find((one) => one.id === id)?.account).toContain(
    'TIMEOUT, RESTRICTED before the break',
  );
});

test('of two breaks the latter counts: who was restricted between them is not paid without a person [WDR-13]', async () => {
  await bank.platform.movableClock?.set(NOON, true);
  const player = await playerWithMoney(bank);
  const { pendingWithdrawalId: id } = await withdraw(bank, player);
  await takeBreak(player, 'dayOff');
  await bank.platform.movableClock?.advance(2 * DAY);
  await comeBack(player);
  await lay(player, 'RESTRICTED');
  await takeBreak(player, 'dayOff');
  expect(await find(player)).toMatchObject({ status: 'TIMEOUT' });
  expect(await approve(id)).toBe(false);
});

test('a restricted player whose day off is over, and who never came back, is restricted at the desk too', async () => {
  await bank.platform.movableClock?.set(NOON, true);
  const player = await playerWithMoney(bank);
  await lay(player, 'RESTRICTED');
  await takeBreak(player, 'dayOff');
  const shown = async () => (await playersPorts(bank.platform).find(player))?.accountStatus;
  expect(await shown()).toBe('TIMEOUT, RESTRICTED before the break');
  await bank.platform.movableClock?.advance(2 * DAY);
  expect(await shown()).toBe('RESTRICTED');
});

test.each(['RESTRICTED', 'REGISTERED'] as const)(
  'who is excluded by the operator during a day off still counts as %s [WDR-13]',
  async (laid) => {
    await bank.platform.movableClock?.set(NOON, true);
    const player = await playerWithMoney(bank);
    const { pendingWithdrawalId: id } = await withdraw(bank, player);
    await lay(player, laid);
    await takeBreak(player, 'dayOff');
    await lay(player, 'SELF_EXCLUDED');
    expect(await approve(id)).toBe(PAID.includes(laid));
    const told = (await playersPorts(bank.platform).find(player))?.accountStatus;
    expect(told).toContain(laid === 'RESTRICTED' ? 'RESTRICTED before' : 'SELF_EXCLUDED');
  },
);

const step = fc.oneof(
  fc.record({ lay: fc.constantFrom(...LAID) }),
  fc.record({ take: fc.constantFrom(...(Object.keys(BREAKS) as (keyof typeof BREAKS)[])) }),
  fc.record({ wait: fc.constantFrom(1, DAY / 2, 2 * DAY, 200 * DAY) }),
  fc.constant({ comeBack: true }),
);

for (const [tags, runs] of [
  ['sample', 8],
  ['long', 30],
] as const)
  test(
    `no sequence of statuses and breaks pays what a person must look at, nor keeps what nobody must [WDR-13] (${runs} sequences)`,
    { tags },
    async () => {
      const clock = bank.platform.movableClock;
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
          await clock?.set(NOON, true);
          const player = await playerWithMoney(bank);
          const { pendingWithdrawalId: id } = await withdraw(bank, player);
          // The platform's own work leaves it alone meanwhile: whether it goes out is asked once, below.
          await bank.platform.db
            .update(withdrawals)
            .set({ needsReview: true })
            .where(eq(withdrawals.referenceId, id));
          let laid: string = 'REGISTERED';
          for (const one of steps) {
            if ('lay' in one) {
              await lay(player, one.lay);
              laid = one.lay;
            } else if ('take' in one) await takeBreak(player, one.take);
            else if ('wait' in one) await clock?.advance(one.wait);
            else await comeBack(player);
          }
          expect(await approve(id)).toBe(PAID.includes(laid));
        }),
        { numRuns: Number(process.env['PROPERTY_RUNS'] ?? runs) },
      );
    },
  );
