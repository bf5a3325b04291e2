import { describe, expect, test } from 'vitest';
import { limitOf, limitsIn } from '../../machines/limits/money-limits/limit-facts.ts';
import { allowedOf, bodyOf, isDue } from '../../machines/limits/money-limits/rules.ts';
import { outcomes } from '../../openapi/outcomes.gen.ts';
import { DEFAULT_POLICY, POLICIES } from '../../reference/policies.ts';
import { amountRule } from '../../src/limits/money-limits/amount-rule.ts';
import { refusalWords, waitWords } from '../../src/limits/money-limits/words.ts';
import { sentences, type TextId, type Words } from '../../src/texts/index.ts';

const answers = outcomes.getDepositLimits;
const policy = (id: string) => POLICIES.find((one) => one.id === id) ?? DEFAULT_POLICY;

describe('what the platform says of a limit', () => {
  const WAITS = { locked: false, used: 0, remaining: 20_000, resetAt: '2026-11-23T00:00:00Z' };

  test('reads the same in either spelling [LIM-02]', () => {
    const one = {
      ...WAITS,
      limit: 20_000,
      pendingLimit: 40_000,
      pendingLimitActiveFrom: '2026-11-23T09:00:00Z',
    };
    const other = {
      ...WAITS,
      value: 20_000,
      pendingValue: 40_000,
      pendingDate: '2026-11-23T09:00:00Z',
    };
    const expected = {
      ...WAITS,
      amount: 20_000,
      pending: { amount: 40_000, activeFrom: '2026-11-23T09:00:00Z', needsConfirmation: false },
    };
    expect(limitOf({ currency: 'EUR', W: one }, 'W')).toEqual(expected);
    expect(limitOf({ currency: 'EUR', W: other }, 'W')).toEqual(expected);
  });

  test('a limit of nothing is a limit [LIM-02]', () => {
    expect(limitOf({ currency: 'EUR', D: { limit: 0 } }, 'D').amount).toBe(0);
    expect(limitOf({ currency: 'EUR', D: { limit: 10, pendingLimit: 0 } }, 'D').pending).toEqual({
      amount: 0,
      activeFrom: undefined,
      needsConfirmation: false,
    });
  });

  test('a deletion waits, too [LIM-10]', () => {
    const facts = limitOf({ currency: 'EUR', D: { limit: 10, pendingDeletion: true } }, 'D');
    expect(facts.pending).toMatchObject({ amount: undefined });
  });

  test('has a day, a week and a month, and passes over what nobody knows [LIM-01] [NS-29]', () => {
    const ahead = { ...answers.success.data, loss: { limit: 1 }, Y: { limit: 2 } };
    expect(limitsIn(ahead).map(([period, { amount }]) => [period, amount])).toEqual([
      ['D', 5_000],
      ['W', undefined],
      ['M', undefined],
    ]);
  });
});

describe('a change', () => {
  test.each([
    [
      { kind: 'set', period: 'D', amount: 5_000 },
      { duration: 'D', limit: 5_000 },
    ],
    [
      { kind: 'delete', period: 'W' },
      { duration: 'W', deleteLimit: true },
    ],
    [
      { kind: 'cancelPending', period: 'M' },
      { duration: 'M', cancelPendingLimit: true },
    ],
    [
      { kind: 'confirmPending', period: 'D' },
      { duration: 'D', confirmPendingLimit: true },
    ],
  ] as const)('%j is a period and that key alone [LIM-05]', (change, body) => {
    expect(bodyOf(change)).toEqual(body);
  });

  test('of a locked limit is not offered, of one that waits its end is [LIM-10]', () => {
    const locked = allowedOf(DEFAULT_POLICY, 'deposit', answers.locked.data, 'M');
    expect(locked).toMatchObject({ edit: false, remove: false });
    const waits = allowedOf(DEFAULT_POLICY, 'deposit', answers.otherSpelling.data, 'W');
    expect(waits).toMatchObject({ edit: true, cancelPending: true, confirmPending: false });
  });

  test('is due from the moment on that the platform names [LIM-11]', () => {
    const facts = limitOf(answers.toConfirm.data, 'D');
    const at = Date.parse('2026-01-05T09:00:00Z');
    expect(isDue(facts, at - 1)).toBe(false);
    expect(isDue(facts, at)).toBe(true);
  });

  test.each(POLICIES.map(({ id }) => id))('under %s a required limit stays [LIM-11]', (id) => {
    const rules = policy(id);
    for (const period of ['D', 'W', 'M'] as const) {
      const limits = { currency: 'EUR', [period]: { limit: 10 } } as const;
      const required = rules.requiredPeriods.includes(period);
      expect(allowedOf(rules, 'deposit', limits, period).remove).toBe(!required);
      expect(allowedOf(rules, 'spend', limits, period).remove).toBe(true);
    }
  });
});

const CODE = 'error.deposit.limit.';

test.each([
  ['interval', 'D', 'limits.error.D.interval'],
  ['interval', 'W', 'limits.error.W.interval'],
  ['interval', 'M', undefined],
  ['too_high', 'D', 'limits.error.D.high'],
  ['too_high', 'W', 'limits.error.W.high'],
  ['too_high', 'M', undefined],
  ['too_low', 'D', undefined],
  ['too_low', 'W', 'limits.error.W.low'],
  ['too_low', 'M', 'limits.error.M.low'],
  ['locked', 'D', 'limits.error.locked'],
  ['locked', 'W', 'limits.error.locked'],
  ['locked', 'M', 'limits.error.locked'],
] as const)('%s of %s is told as %s [LIM-06] [LIM-07]', (code, period, text) => {
  expect(refusalWords(`${CODE}${code}`, period)).toEqual(text === undefined ? [] : [{ text }]);
});

test.each([
  ['default', 24, ['limits.wait.hours']],
  ['UKGC', 24, ['limits.wait.hours', 'limits.wait.confirm']],
  ['Spelinspektionen', 72, ['limits.wait.hoursAndPeriod']],
] as const)('%s: what loosening means is said by its rules [LIM-11]', (id, hours, texts) => {
  const words: readonly Words[] = waitWords(policy(id));
  expect(words.map(({ text }): TextId => text)).toEqual(texts);
  expect(sentences((text, values) => `${text} ${values?.['hours'] ?? ''}`, words)).toContain(
    String(hours),
  );
});

describe('an amount is judged before it is sent', () => {
  const limits = {
    currency: 'EUR',
    D: { limit: 5_000, used: 2_000 },
    W: { limit: 20_000 },
    M: { limit: 50_000 },
  } as const;
  const judge = (
    value: string,
    period: 'D' | 'W' | 'M',
    id = 'default',
    kind: 'deposit' | 'spend' = 'deposit',
  ) => amountRule({ policy: policy(id), kind, limits, period })(value, {})?.text;

  test.each([
    ['', 'D', 'limits.amount.missing'],
    // Negative, three decimals, letters: values that the field cannot read.
    ['NaN', 'D', 'deposit.amount.malformed'],
    ['0', 'D', 'limits.amount.zero'],
    ['5000', 'D', 'limits.amount.same'],
    ['20000', 'D', undefined],
    ['20001', 'D', 'limits.amount.aboveWeek'],
    ['50001', 'W', 'limits.amount.aboveMonth'],
    ['4999', 'W', 'limits.amount.belowDay'],
    ['19999', 'M', 'limits.amount.belowWeek'],
    // Below the used amount already: allowed.
    ['1000', 'D', undefined],
  ] as const)('%s for %s: %s [LIM-06]', (value, period, text) => {
    expect(judge(value, period)).toBe(text);
  });

  test('what is above the highest limit of the rules is said, on deposits alone [LIM-07]', () => {
    expect(judge('100001', 'M', 'GGL')).toBe('limits.amount.highest');
    expect(judge('100000', 'M', 'GGL')).toBeUndefined();
    expect(judge('100001', 'M', 'GGL', 'spend')).toBeUndefined();
    expect(judge('100001', 'M')).toBeUndefined();
  });
});
