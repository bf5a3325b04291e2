import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { takePaymentEvent } from '../../../backend/banking/payment-events.ts';
import { depositPorts } from '../../../backend/bindings/payments.ts';
import { openDeposit, paymentIdOf } from '../banking/payment-pages.ts';
import { NOON, openBank, SITES, type Bank } from '../banking/support.ts';
import { limitsAt } from './own-limits.support.ts';

let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
});
afterAll(() => bank.close());

const { resident, read, set, record, at } = limitsAt(() => bank);

const runs = Number(process.env['PROPERTY_RUNS'] ?? 12);

/** The provider asks whether a payment that the player has confirmed may go on. */
async function authorise(deposit: Awaited<ReturnType<typeof openDeposit>>, amount: number) {
  const { referenceId, redirectUrl } = deposit;
  const answer = await takePaymentEvent(
    bank.platform,
    depositPorts,
    {
      eventId: `${referenceId}:a`,
      type: 'payment.authorisation',
      paymentId: paymentIdOf(redirectUrl),
      reference: referenceId,
      amount,
      currency: 'EUR',
    },
    SITES,
  );
  return typeof answer === 'object' && 'approved' in answer && answer.approved;
}

test('[LIM-11] [DEP-10] limits change while payments are confirmed: the lowest holds in the end, and every payment counts once', async () => {
  await at(NOON);
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 1_000, max: 5_000 }), { minLength: 2, maxLength: 6 }),
      fc.array(fc.integer({ min: 0, max: 9_000 }), { minLength: 1, maxLength: 4 }),
      async (amounts, limits) => {
        const player = await resident('default');
        await set(player, 'D', 10_000);
        const opened = await Promise.all(
          amounts.map((amount) => openDeposit(bank, player, { amount })),
        );
        const [approved] = await Promise.all([
          Promise.all(opened.map((deposit, n) => authorise(deposit, amounts[n] ?? 0))),
          Promise.all(limits.map((limit) => set(player, 'D', limit))),
        ]);
        const sum = amounts.reduce((all, amount, n) => all + (approved[n] ? amount : 0), 0);
        const { D } = await read(player);
        expect(D?.used).toBe(sum);
        expect(sum).toBeLessThanOrEqual(10_000);
        // The lowest holds, in whatever order they came, and the higher ones are asked for or called off.
        expect(D?.limit).toBe(Math.min(...limits));
        // The record leads from one to the next, without a gap.
        const held = (await record(player)).filter(({ change }) => change === 'LOWERED');
        expect(held.map(({ from }) => from)).toEqual([
          10_000,
          ...held.slice(0, -1).map(({ to }) => to),
        ]);
        const late = await openDeposit(bank, player, { amount: 1_000 }).then(
          () => true,
          () => false,
        );
        expect(late).toBe((D?.remaining ?? 0) >= 1_000);
      },
    ),
    { numRuns: runs },
  );
});
