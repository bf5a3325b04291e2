import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addressOf, viewOf } from '../../atlas/address.ts';
import { createWalk, PACES } from '../../atlas/site/walk.ts';
import type { Watcher, WatchOptions } from '../../atlas/site/watcher-types.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const frame = { contentWindow: { location: { pathname: '/en', search: '' } } } as HTMLIFrameElement;
/** A site on which each of these steps has a screen to look at. */
const watcherOf = (...seen: readonly number[]): Watcher => ({
  isPossible: () => Promise.resolve(true),
  async walk(_, options: WatchOptions) {
    for (const step of seen) await options.seen(step);
    return { verdict: 'passed' };
  },
});
const PATH = { id: 'site.sample#1', last: 4 };

test('from a step on, it is walked up to there without a pause, and pauses there', async () => {
  const walk = createWalk(watcherOf(0, 1, 2, 3, 4), PATH, 3);
  walk.setPace('slow');
  walk.begin(frame);
  expect(walk.now().phase).toBe('forwarding');
  await vi.advanceTimersByTimeAsync(3 * PACES.fast.look);
  expect(walk.now()).toMatchObject({ phase: 'paused', step: 3 });
  await vi.advanceTimersByTimeAsync(10 * PACES.slow.look);
  expect(walk.now()).toMatchObject({ phase: 'paused', step: 3 });
  walk.goOn();
  await vi.advanceTimersByTimeAsync(0);
  expect(walk.now()).toMatchObject({ phase: 'running', step: 4 });
  await vi.advanceTimersByTimeAsync(PACES.slow.look);
  expect(walk.now()).toMatchObject({ phase: 'passed', step: 4 });
});

test('a step that nobody can look at is paused at the next that shows something', async () => {
  const walk = createWalk(watcherOf(0, 1, 3, 4), PATH, 2);
  walk.begin(frame);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(walk.now()).toMatchObject({ phase: 'paused', step: 3 });
});

test('at the end the last step is the present one, though its screen was gone at once', async () => {
  const walk = createWalk(watcherOf(0, 1, 2, 3), PATH);
  walk.setPace('fast');
  walk.begin(frame);
  await vi.advanceTimersByTimeAsync(10 * PACES.fast.look);
  expect(walk.now()).toMatchObject({ phase: 'passed', step: 4 });
});

test('the address of what is watched names the path and the step', () => {
  const view = { view: 'watch', path: 'site.sample#1', step: 3 } as const;
  const address = addressOf('site.sample', view);
  expect(address).toBe('flows/site.sample.watch.html#/watch/site.sample%231/3');
  expect(viewOf(address.slice(address.indexOf('#')))).toEqual(view);
  const whole = { view: 'watch', path: 'site.sample#1' } as const;
  expect(viewOf(addressOf('site.sample', whole).replace(/^[^#]*/, ''))).toEqual(whole);
});
