import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callWith } from '../../studio/call.ts';

/** How a game of the studio hears that its server does not answer. */

const SECOND = 1_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  // The platform's own has a clock that no test holds.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const waiting = new AbortController();
    setTimeout(() => {
      waiting.abort(new DOMException('', 'TimeoutError'));
    }, ms);
    return waiting.signal;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A server that takes calls and never answers; who gives a call up is let go. */
function silent() {
  const asked = vi.fn<typeof fetch>(
    (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => {
          reject(init.signal?.reason as Error);
        });
      }),
  );
  vi.stubGlobal('fetch', asked);
  return asked;
}

/** What a call ends with; undefined while it waits. */
function heard(call: Promise<unknown>) {
  const held: { end?: unknown } = {};
  call.catch((failure: unknown) => (held.end = failure));
  return held;
}

test.each([undefined, new AbortController().signal])(
  'a call without an answer ends after fifteen seconds, as unreachable',
  async (signal) => {
    const asked = silent();
    const call = heard(callWith('session')('openPlay', {}, signal));
    await vi.advanceTimersByTimeAsync(15 * SECOND - 1);
    expect(asked).toHaveBeenCalledOnce();
    expect(call.end).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(call.end).toEqual({ kind: 'unreachable' });
  },
);

test('a call that nobody waits for any more ends at once', async () => {
  silent();
  const leaving = new AbortController();
  const call = heard(callWith('session')('openPlay', {}, leaving.signal));
  leaving.abort();
  await vi.advanceTimersByTimeAsync(0);
  expect(call.end).toEqual({ kind: 'unreachable' });
});
