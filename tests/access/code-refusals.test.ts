import { describe, expect, test } from 'vitest';
import type { CodeRefusal } from '../../machines/access/code-verification/setup.ts';
import type { Failure } from '../../machines/operations.ts';
import { codeProblemWords } from '../../src/access/code-verification/words.ts';

/** The words for a code that could not be sent or was not accepted, to the last property. */

const TOLD: readonly [CodeRefusal, string][] = [
  ['sms.code.invalid', 'code.error.invalid'],
  ['sms.code.replaced', 'code.error.replaced'],
  ['sms.code.expired', 'code.error.expired'],
  ['sms.max.attempts.reached', 'code.error.maxAttempts'],
  ['error.phone.invalid', 'field.phoneBody.refused'],
  ['error.player.not_found', 'signup.error.over'],
  ['unhandled.error.no.code', 'code.error.noCode'],
];
const refused = (more: Partial<Extract<Failure, { kind: 'refused' }>> = {}): Failure => ({
  kind: 'refused',
  status: 400,
  message: '',
  traceId: 'trace-1',
  ...more,
});
const said = (failure: Failure) => codeProblemWords({ kind: 'failure', failure });
const reference = (traceId: string) => ({ text: 'error.reference', values: { traceId } });

describe('[SIGN-27] a refused code', () => {
  test.each(TOLD)('%s is told as %s, in an answer of the contract or outside it', (code, text) => {
    expect(codeProblemWords({ kind: 'refusal', code })).toStrictEqual([{ text }]);
    expect(said(refused({ code }))).toStrictEqual([{ text }]);
  });

  test.each(['sms.blocked', '', 'toString', undefined])(
    'of no known kind is told in general: %s',
    (code) => {
      expect(said(refused({ code }))).toStrictEqual([
        { text: 'error.system.error' },
        reference('trace-1'),
      ]);
    },
  );
});

describe('[SIGN-27] [ERR-03] a failure', () => {
  test.each([
    [{ retryAfter: 61_000 }, { text: 'error.rateLimited.minutes', values: { minutes: 2 } }],
    [{ code: 'sms.code.invalid' }, { text: 'error.rateLimited.later' }],
  ])('of being asked too often says so, and how long it lasts: %o', (more, wait) => {
    expect(said(refused({ status: 429, ...more }))).toStrictEqual([
      { text: 'error.rateLimited' },
      wait,
    ]);
  });

  test('of the platform has a reference, a lost connection none', () => {
    expect(said({ kind: 'unexpected', traceId: 'trace-7' })).toStrictEqual([
      { text: 'error.system.error' },
      reference('trace-7'),
    ]);
    expect(said({ kind: 'unreachable' })).toStrictEqual([{ text: 'error.unreachable' }]);
  });
});
