import { describe, expect, test } from 'vitest';
import { NO_TRACE, type Failure } from '../../machines/operations.ts';
import { failureWords } from '../../src/ui/failure-words.ts';

/** The words for a failure, sentence by sentence (ERR-03). */

const MINUTE = 60_000;
const refused = (status: number, retryAfter?: number): Failure => ({
  kind: 'refused',
  status,
  message: 'In English, for nobody.',
  traceId: 'trace-1',
  ...(retryAfter !== undefined && { retryAfter }),
});
const reference = { text: 'error.reference', values: { traceId: 'trace-1' } };

test.each<[Failure, object[]]>([
  [{ kind: 'unreachable' }, [{ text: 'error.unreachable' }]],
  [{ kind: 'unexpected', traceId: 'trace-1' }, [{ text: 'error.system.error' }, reference]],
  [{ kind: 'unexpected', traceId: NO_TRACE.unnamed }, [{ text: 'error.system.error' }]],
  [{ kind: 'unexpected', traceId: NO_TRACE.notAsked }, [{ text: 'error.system.error' }]],
  [refused(409), [{ text: 'error.system.error' }, reference]],
  [refused(429), [{ text: 'error.rateLimited' }, { text: 'error.rateLimited.later' }]],
])('[ERR-03] %o is told, with a reference where the support could look it up', (failure, words) => {
  expect(failureWords(failure)).toStrictEqual(words);
});

test('[ERR-03] a flow’s own words stand in for what happened, and for nothing else', () => {
  const own = {
    unreachable: 'signup.error.unanswered',
    tooMany: 'deposit.requestRefused.tooMany',
    refused: 'deposit.requestRefused.reason',
    unexpected: 'deposit.error.body',
  } as const;
  const told = (failure: Failure) => failureWords(failure, own).map(({ text }) => text);
  expect(told({ kind: 'unreachable' })).toEqual([own.unreachable]);
  expect(told(refused(429))).toEqual([own.tooMany, 'error.rateLimited.later']);
  expect(told(refused(400))).toEqual([own.refused, 'error.reference']);
  expect(told({ kind: 'unexpected', traceId: 'trace-1' })).toEqual([
    own.unexpected,
    'error.reference',
  ]);
});

describe('[ERR-03] another try is offered never too early', () => {
  test.each([
    [0, { text: 'error.rateLimited.minutes', values: { minutes: 1 } }],
    [MINUTE, { text: 'error.rateLimited.minutes', values: { minutes: 1 } }],
    [MINUTE + 1, { text: 'error.rateLimited.minutes', values: { minutes: 2 } }],
    [60 * MINUTE - 1, { text: 'error.rateLimited.minutes', values: { minutes: 60 } }],
    [60 * MINUTE, { text: 'error.rateLimited.hours', values: { hours: 1 } }],
    [60 * MINUTE + 1, { text: 'error.rateLimited.hours', values: { hours: 2 } }],
  ])('%i ms', (wait, words) => {
    expect(failureWords(refused(429, wait))[1]).toStrictEqual(words);
  });
});
