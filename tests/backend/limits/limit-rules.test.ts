import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changeLimit, type LimitBook, type Wish } from '../../../reference/limit-rules.ts';
import { settledAt, type OwnLimit } from '../../../reference/own-limits.ts';
import { LIMIT_PERIODS, POLICIES, type LimitPeriod } from '../../../reference/policies.ts';
import { periodWindow } from '../../../backend/banking/periods.ts';
import { HOUR } from './own-limits.support.ts';

const NOON = Date.UTC(2026, 9, 24, 12);
const ZONE = 'Europe/Helsinki';

/** An act of a player, some hours after the one before. */
const step = fc.record({
  hours: fc.integer({ min: 0, max: 100 }),
  period: fc.constantFrom(...LIMIT_PERIODS),
  wish: fc.oneof(
    fc.integer({ min: 0, max: 120_000 }).map((limit): Wish => limit),
    fc.constantFrom<Wish>('delete', 'cancel', 'confirm'),
  ),
});
const of = (limits: readonly OwnLimit[], period: LimitPeriod) =>
  limits.find((own) => own.period === period);
const amountOf = (own: OwnLimit | undefined) => own?.limit ?? Number.POSITIVE_INFINITY;

describe.each(POLICIES.map((policy) => [policy.id, policy] as const))(
  '[LIM-11] under %s, whatever a player does and whenever',
  (_id, policy) => {
    test('nothing loosens but after its wait and with its second word; shorter periods fit into longer ones', () => {
      fc.assert(
        fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
          let limits: readonly OwnLimit[] = [];
          /** For each period, when the pending looser limit was asked for. */
          const asked = new Map<LimitPeriod, number>();
          let now = NOON;
          for (const { hours, period, wish } of steps) {
            now += hours * HOUR;
            const settled = limits.flatMap((own) => settledAt(own, now) ?? []);
            for (const one of LIMIT_PERIODS) {
              if (amountOf(of(settled, one)) <= amountOf(of(limits, one))) continue;
              expect(policy.loosensOnlyConfirmed).toBe(false);
              const since = asked.get(one) ?? Number.POSITIVE_INFINITY;
              expect(now - since).toBeGreaterThanOrEqual(policy.loosensAfterHours * HOUR);
            }
            const book: LimitBook = {
              now,
              policy,
              kind: 'DEPOSIT',
              highest: policy.highestDepositLimit,
              endOf: (which, at) => periodWindow(which, at, ZONE).resetOn,
              limits: settled,
            };
            const changed = changeLimit(book, period, wish);
            limits = typeof changed === 'string' ? settled : changed.limits;
            // Asked again at once, it is the same, and no further change is noted.
            expect(changeLimit({ ...book, limits }, period, wish)).toEqual(
              typeof changed === 'string' ? changed : { limits, noted: [] },
            );
            for (const one of LIMIT_PERIODS) {
              const [before, after] = [of(settled, one), of(limits, one)];
              if (after?.pending && after.pending.from !== before?.pending?.from) {
                asked.set(one, now);
                expect(after.pending.limit ?? Number.POSITIVE_INFINITY).toBeGreaterThan(
                  after.limit,
                );
              }
              // Except for a first limit, only the second word raises one here.
              if (amountOf(after) > amountOf(before))
                expect([wish, one]).toEqual(['confirm', period]);
            }
            const held = LIMIT_PERIODS.flatMap((one) => of(limits, one)?.limit ?? []);
            expect(held).toEqual(held.toSorted((a, b) => a - b));
            if (typeof wish === 'number' && wish < amountOf(of(settled, period))) {
              // Tighter is never put off: it holds, or is an impossible limit.
              if (typeof changed === 'string') expect(changed).toMatch(/too_(low|high)$/);
              else expect(of(limits, period)).toMatchObject({ limit: wish, pending: null });
            }
          }
        }),
        { numRuns: 60 },
      );
    });
  },
);
