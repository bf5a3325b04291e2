import { createMachine } from 'xstate';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { notProvided } from '../../machines/operations.ts';
import { bindFlow } from '../../src/api/bind.ts';
import { createCall, TOKEN_EXPIRED } from '../../src/api/call.ts';
import { callTo, json, problem, startPlatform, type Answer, type Platform } from './platform.ts';

/** A refusal as the client reads it, to the last property. */

let platform: Platform;
beforeEach(async () => {
  platform = await startPlatform();
});
afterEach(() => platform.close());

async function failureOf(answer: Answer): Promise<unknown> {
  platform.answers.push(answer);
  return callTo(platform)('getWallet', undefined).catch((failure: unknown) => failure);
}
const refused = { kind: 'refused', status: 400, message: '', traceId: 'unknown' };

describe('a refusal in a form of its own', () => {
  test.each<[string, object, object]>([
    ['an empty code is none', { code: '' }, {}],
    ['a code that is no text is none', { code: 7 }, {}],
    ['nothing is said', {}, {}],
    ['a gateway says Message', { Message: 'explicit deny' }, { message: 'explicit deny' }],
    ['the platform’s own message counts', { Message: 'b', message: 'a' }, { message: 'a' }],
    ['a message that is no text is none', { message: 7, Message: 'b' }, { message: 'b' }],
    ['a code that no list has stays', { code: 'error.new' }, { code: 'error.new' }],
    ['a trace that is no text is none', { traceId: 7 }, {}],
    ['an empty trace is one', { traceId: '' }, { traceId: '' }],
  ])('%s [LOGIN-08] [SIGN-27]', async (_, body, said) => {
    expect(await failureOf(json(400, body))).toStrictEqual({ ...refused, ...said });
  });

  test('an answer without a body says nothing', async () => {
    expect(await failureOf({ status: 400 })).toStrictEqual(refused);
  });

  test.each([
    ['5', 5_000],
    ['0', 0],
    ['5, 7', undefined],
    ['in 5', undefined],
    ['-5', undefined],
    ['Sun, 22 Nov 2026 12:00:00 GMT', undefined],
  ])('when to try again is read from seconds alone: %s is %s ms', async (header, retryAfter) => {
    const failure = await failureOf(json(400, {}, { 'retry-after': header }));
    const when = retryAfter === undefined ? {} : { retryAfter };
    expect(failure).toStrictEqual({ ...refused, ...when });
  });

  test('fields that are not as described are left out, the refusal is not', async () => {
    const wrong = [{ validationErrors: 'all of them' }, { validationErrors: [{ field: 1 }] }];
    for (const more of wrong) {
      const failure = await failureOf(problem(400, 'error.validation', more));
      expect(failure).toStrictEqual({
        ...refused,
        code: 'error.validation',
        message: 'error.validation',
        traceId: 'trace-1',
      });
    }
  });

  test('maintenance needs nobody who listens', async () => {
    const answer = problem(503, 'error.maintenance');
    platform.answers.push(answer, answer);
    expect(await failureOf(answer)).toMatchObject({ kind: 'unexpected', traceId: 'trace-1' });
  });
});

test('a chart whose port nobody brought is not run', () => {
  const machine = createMachine({ id: 'shop' }).provide({
    actors: { weigh: notProvided('weigh') },
  });
  const bind = (ports = {}) => bindFlow(machine, callTo(platform), ports);
  expect(bind).toThrow('shop lacks weigh');
  expect(() => bind({ weigh: notProvided('weigh') })).not.toThrow();
});

test('who brings no clock of their own waits as long as the platform asks', async () => {
  platform.answers.push(json(429, {}, { 'retry-after': '1' }), json(429, {}));
  const call = createCall({
    baseUrl: platform.origin,
    siteId: '2',
    tokens: { forCall: () => Promise.resolve(undefined), current: () => undefined },
    onSessionStart: () => Promise.resolve(),
    onSessionEnd: () => undefined,
  });
  const began = performance.now();
  const leaving = new AbortController();
  const asked = call(
    'getMarketRiskSetting',
    { query: { market: 'UN', countryCode: 'FI' } },
    leaving.signal,
  );
  await expect.poll(() => platform.received.length).toBe(2);
  expect(performance.now() - began).toBeGreaterThan(950);
  leaving.abort();
  await asked.catch(() => undefined);
});

test('[GUARD-20] a call that lacks its player is refused in the words of the specification', () => {
  expect(TOKEN_EXPIRED).toBe('Token expired');
});
