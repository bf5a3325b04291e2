import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, setup, type Actor, type AnyStateMachine } from 'xstate';
import type { IdleEvent } from '../../machines/limits/idle/setup.ts';
import { noteStay, watchPlayer } from '../../src/limits/idle/watch-player.ts';

const HOUR = 3_600_000;
let heard: IdleEvent[];
let watching: Actor<AnyStateMachine>;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  heard = [];
  const machine = setup({
    types: { events: {} as IdleEvent },
    actors: { watchPlayer },
    actions: { hear: ({ event }) => heard.push(event) },
  }).createMachine({ invoke: { src: 'watchPlayer' }, on: { '*': { actions: 'hear' } } });
  watching = createActor(machine).start();
});
afterEach(() => {
  watching.stop();
  vi.useRealTimers();
  document.body.replaceChildren();
});

const types = () => heard.map(({ type }) => type);
const press = (): void => {
  dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
};
const move = (screenX: number): void => {
  dispatchEvent(new MouseEvent('pointermove', { screenX, screenY: 0 }));
};

describe('[ACT-06] [NS-05] what a page sees of a player', () => {
  test('is what they press and where they point, at most once a second', () => {
    press();
    press();
    expect(types()).toEqual(['activity.seen']);
    vi.advanceTimersByTime(1_000);
    move(1);
    expect(types()).toHaveLength(1);
    // The pointer stays, and the page has moved.
    move(1);
    expect(types()).toHaveLength(1);
    move(2);
    expect(types()).toEqual(['activity.seen', 'activity.seen']);
  });

  test('counts in the warning only when it is chosen', () => {
    document.body.append(Object.assign(document.createElement('div'), { id: 'idle-timer' }));
    press();
    expect(types()).toEqual([]);
  });

  test('is told to other tabs, and heard from them', () => {
    press();
    expect(localStorage.getItem('lastActivity')).toBe(String(Date.now()));
    dispatchEvent(new StorageEvent('storage', { key: 'lastActivity', newValue: '1' }));
    dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: '1' }));
    // Another tab took it away with the session.
    dispatchEvent(new StorageEvent('storage', { key: 'lastActivity', newValue: null }));
    expect(types()).toEqual(['activity.seen', 'activity.elsewhere']);
  });

  test('is told to other tabs when the warning is answered', () => {
    noteStay();
    expect(localStorage.getItem('lastActivity')).toBe(String(Date.now()));
  });

  test('is no sign when it opens a laptop that slept: first it is asked how long that was', () => {
    vi.setSystemTime(Date.now() + 3 * HOUR);
    press();
    expect(heard).toEqual([{ type: 'device.woke', idleMs: 3 * HOUR }]);
  });

  test('is no longer heard when the session is over', () => {
    watching.stop();
    press();
    dispatchEvent(new StorageEvent('storage', { key: 'lastActivity', newValue: '1' }));
    vi.advanceTimersByTime(HOUR);
    expect(heard).toEqual([]);
  });
});
