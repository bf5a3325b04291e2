import { describe, expect, test } from 'vitest';
import type { Failure } from '../../machines/operations.ts';
import { codeRefusal } from '../../src/access/code-verification/refusals.ts';

/** What is said of a code that could not be sent or was not accepted, to the last property. */

const TOLD = [
  ['sms.code.invalid', 'code.error.invalid'],
  ['sms.code.expired', 'code.error.expired'],
  ['sms.max.attempts.reached', 'code.error.maxAttempts'],
  ['error.phone.invalid', 'error.phone.invalid'],
  ['error.player.not_found', 'error.player.not_found'],
  ['unhandled.error.no.code', 'unhandled.error.no.code'],
] as const;
const OTHERWISE = [
  ['send', 'code.error.sendFailed'],
  ['check', 'code.error.checkFailed'],
] as const;

const refused = (more: Partial<Extract<Failure, { kind: 'refused' }>> = {}): Failure => ({
  kind: 'refused',
  status: 400,
  message: '',
  traceId: 'trace-1',
  ...more,
});

describe('[SIGN-27] a refused code', () => {
  test.each(TOLD)('%s is told as %s, in an answer of the contract or outside it', (code, text) => {
    const said = { text, traceId: undefined };
    expect(codeRefusal({ kind: 'refusal', code }, 'send')).toStrictEqual(said);
    const failure = refused({ code });
    expect(codeRefusal({ kind: 'failure', failure }, 'check')).toStrictEqual(said);
  });

  test.each(OTHERWISE)('of no known kind is told by what was asked, to %s it', (asked, text) => {
    const said = { text, traceId: undefined };
    for (const code of ['sms.blocked', '']) {
      expect(codeRefusal({ kind: 'refusal', code }, asked)).toStrictEqual(said);
      expect(codeRefusal({ kind: 'failure', failure: refused({ code }) }, asked)).toStrictEqual(
        said,
      );
    }
    expect(codeRefusal({ kind: 'failure', failure: refused() }, asked)).toStrictEqual(said);
  });
});

describe('[SIGN-27] [ERR-03] a failure', () => {
  test.each([
    [refused({ status: 429, retryAfter: 61_000 }), { retryAfter: 61_000 }],
    [refused({ status: 429, code: 'sms.code.invalid' }), { retryAfter: undefined }],
  ])('of being asked too often says so, and how long it lasts', (failure, tooMany) => {
    const said = { text: 'error.rateLimited', traceId: undefined, tooMany };
    expect(codeRefusal({ kind: 'failure', failure }, 'check')).toStrictEqual(said);
  });

  test.each(OTHERWISE)('of the platform, asked to %s it, has a reference', (asked, text) => {
    const failure: Failure = { kind: 'unexpected', traceId: 'trace-7' };
    const said = { text, traceId: 'trace-7' };
    expect(codeRefusal({ kind: 'failure', failure }, asked)).toStrictEqual(said);
    const lost = { text: 'error.unreachable', traceId: undefined };
    const unreachable: Failure = { kind: 'unreachable' };
    expect(codeRefusal({ kind: 'failure', failure: unreachable }, asked)).toStrictEqual(lost);
  });
});
