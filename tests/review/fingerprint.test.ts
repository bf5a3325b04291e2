import { describe, expect, test } from 'vitest';
import { countingRun } from '../../atlas/site/coverage.ts';
import type { Run } from '../../atlas/data.ts';
import { flowNamed, FLOWS } from '../../machines/registry.ts';
import { CodeReader } from '../../review/charts/deciding-code.ts';
import {
  fingerprintOf,
  fingerprintOfReviewed,
  reviewedFlow,
} from '../../review/charts/fingerprint.ts';
import { flowChangesBetween } from '../../review/charts/flow-changes.ts';
import { TextReader } from '../../review/charts/screen-texts.ts';
import { edited, sources, told } from './edited-flow.ts';

const RESULTS = 'machines/banking/deposit/results.ts';
const SETUP = 'machines/banking/deposit/setup.ts';

describe('what is approved is everything that decides', () => {
  test('a predicate that is loosened is seen, and its function is named', () => {
    expect(
      told('banking.deposit', {
        file: RESULTS,
        before: "kycStatus === 'PENDING_EXPIRED'",
        after: "kycStatus?.startsWith('PENDING') === true",
      }),
    ).toEqual([
      {
        kind: 'changed',
        of: 'function',
        id: `${RESULTS} statusOf`,
        name: `statusOf of ${RESULTS}`,
        follows: false,
        details: ['its code is another'],
      },
    ]);
  });

  test('the predicate behind a guard is named by the guard', { tags: 'long' }, () => {
    const [change, ...others] = told('banking.deposit', {
      file: SETUP,
      before: 'context.policy.documentsMayWait',
      after: '!context.policy.documentsMayWait',
    });
    expect(change).toMatchObject({
      of: 'function',
      name: `depositSetup.guards.documentsMayWait of ${SETUP}`,
    });
    expect(others).toEqual([]);
  });

  test('a thousand attempts instead of ten are told as numbers', { tags: 'long' }, () => {
    expect(
      told('banking.deposit', {
        file: SETUP,
        before: 'CONFIRMATION_ATTEMPTS = 10;',
        after: 'CONFIRMATION_ATTEMPTS = 1_000;',
      }),
    ).toMatchObject([
      {
        of: 'value',
        name: `CONFIRMATION_ATTEMPTS of ${SETUP}`,
        details: ['1000; before: 10'],
      },
    ]);
  });
});

describe('so is every other kind of edit', { tags: 'long' }, () => {
  test('a delay is told as a number', () => {
    expect(
      told('banking.deposit', {
        file: SETUP,
        before: 'CONFIRMATION_INTERVAL = 3_000;',
        after: 'CONFIRMATION_INTERVAL = 60 * 1_000;',
      }),
    ).toMatchObject([{ of: 'value', details: ['60000; before: 3000'] }]);
  });

  test('a row of a table is told with what it was', () => {
    expect(
      told('banking.deposit', {
        file: RESULTS,
        before: "RESTRICTED: 'RESTRICTED'",
        after: "RESTRICTED: 'ALLOWED'",
      }),
    ).toMatchObject([
      {
        of: 'value',
        name: `STATUS_OF_RESULT of ${RESULTS}`,
        details: ['RESTRICTED: ALLOWED; before: RESTRICTED'],
      },
    ]);
  });

  test('the value of a policy is told in words, under each policy that has another', () => {
    const before = reviewedFlow(flowNamed('banking.deposit'));
    const { UKGC } = before.policies;
    if (UKGC === undefined) throw new Error('the deposit is not explored under UKGC');
    const after = {
      ...before,
      policies: { ...before.policies, UKGC: { ...UKGC, minimumAge: UKGC.minimumAge - 2 } },
    };
    expect(fingerprintOfReviewed(after)).not.toBe(fingerprintOfReviewed(before));
    const [change, ...others] = flowChangesBetween(before, after);
    expect(change).toMatchObject({ of: 'field', id: 'policy.UKGC.minimumAge' });
    expect(change?.details).toEqual(['16; before: 18']);
    expect(others).toEqual([]);
  });

  test('the age of a country is part of signing up, though no policy is asked', () => {
    const [change] = told('access.signUp', {
      file: 'reference/ages.ts',
      before: 'NZ: 20,',
      after: 'NZ: 12,',
    });
    expect(change).toMatchObject({
      name: 'AGES_BY_MARKET of reference/ages.ts',
      details: ['NZ: 12; before: 20'],
    });
  });

  test('what must never happen is told when it is gone, and when it is judged otherwise', () => {
    const before = reviewedFlow(flowNamed('banking.deposit'));
    const [first, ...properties] = before.properties;
    expect(flowChangesBetween(before, { ...before, properties })).toMatchObject([
      { kind: 'removed', of: 'property', name: first?.title },
    ]);
    expect(
      told('banking.deposit', {
        file: 'machines/banking/deposit/safety.ts',
        before: "  'redirecting',\n  'foreignAddress',\n] as const",
        after: '] as const',
      }),
    ).toMatchObject([{ of: 'value', name: 'CASHIER of machines/banking/deposit/safety.ts' }]);
  });

  test('a text of its screens is told with what it was; those of other flows are not its own', () => {
    const edit = {
      file: 'src/texts/banking/en.json',
      before: '"deposit.again": "Make another deposit"',
      after: '"deposit.again": "Double it"',
    };
    expect(told('banking.deposit', edit)).toMatchObject([
      {
        of: 'text',
        name: 'deposit.again (en)',
        details: ['“Double it”; before: “Make another deposit”'],
      },
    ]);
    expect(fingerprintOfReviewed(edited('site.terms', edit))).toBe(
      fingerprintOf(flowNamed('site.terms')),
    );
  });

  test('what stands in another file of its closure counts, where the flow uses it', () => {
    const edit = {
      file: 'machines/banking/documents.ts',
      before: 'export function capOf',
      after: 'export const unused = 1;\nexport function capOf',
    };
    expect(fingerprintOfReviewed(edited('banking.deposit', edit))).toBe(
      fingerprintOf(flowNamed('banking.deposit')),
    );
    expect(Object.keys(reviewedFlow(flowNamed('banking.deposit')).code)).toEqual(
      expect.arrayContaining([
        'machines/banking/documents.ts',
        'machines/banking/deposit/safety.ts',
        'machines/operations.ts',
        'reference/same-origin-path.ts',
      ]),
    );
  });

  test('a comment, another layout and another type are no change', () => {
    const same = edited(
      'banking.deposit',
      {
        file: RESULTS,
        before: "  const onlyDocuments = status.startsWith('VERIFYDOCUMENT');",
        after:
          '  // Why.\n  const onlyDocuments =\n    (status as string).startsWith("VERIFYDOCUMENT");',
      },
      {
        file: RESULTS,
        before: "  SUCCESS: 'ALLOWED',",
        after: "  'SUCCESS': ('ALLOWED' as const),",
      },
      { file: SETUP, before: '3_000', after: '3000' },
      {
        file: SETUP,
        before: 'readonly blackbox: string;',
        after: 'readonly blackbox: `${string}`;',
      },
    );
    expect(fingerprintOfReviewed(same)).toBe(fingerprintOf(flowNamed('banking.deposit')));
    expect(flowChangesBetween(reviewedFlow(flowNamed('banking.deposit')), same)).toEqual([]);
  });

  test('a result of before such a change counts nowhere', () => {
    const id = 'banking.deposit';
    const before = edited(id, {
      file: RESULTS,
      before: "'VERIFYDOCUMENT_STRICT',",
      after: "'ALLOWED',",
    });
    const run: Run = {
      level: 'view',
      commit: 'abc',
      at: '2026-01-01T00:00:00Z',
      flows: {
        [id]: { fingerprint: fingerprintOfReviewed(before) },
      },
      results: {
        [`${id}#1`]: {
          verdict: 'passed',
          commit: 'abc',
          durationMs: 1,
          at: '2026-01-01T00:00:00Z',
        },
      },
    };
    const fingerprint = fingerprintOf(flowNamed(id));
    expect(countingRun(run, [{ id, fingerprint }]).results).toMatchObject({
      [`${id}#1`]: { verdict: 'outdated' },
    });
  });
});

test(
  'every flow is read with its own code, and with texts where it has a view',
  { tags: 'long' },
  () => {
    const code = new CodeReader(sources);
    const texts = new TextReader(sources);
    const silent = FLOWS.filter(({ id }) => {
      const file = code.fileOf(id);
      expect(Object.keys(code.codeOf(id, [], { operations: [], policy: true }).code)).toContain(
        file,
      );
      return Object.keys(texts.textsOf(file)['fi'] ?? {}).length === 0;
    });
    expect(silent.map(({ id }) => id)).toEqual([
      'banking.realtime',
      'site.root',
      'site.missingPart',
      'site.texts',
      // The studio shows it, in words of its own.
      'games.round',
    ]);
    expect(fingerprintOf(flowNamed('site.terms'))).toMatch(/^[0-9a-f]{64}$/);
  },
);
