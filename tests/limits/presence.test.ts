import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPresence, onSleep } from '../../src/limits/idle/presence.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A device whose two clocks are moved by hand. */
function device() {
  let now = Date.parse('2030-01-02T12:00:00Z');
  let elapsed = 0;
  const presence = createPresence({ now: () => now, elapsed: () => elapsed });
  return {
    presence,
    /** Time goes by for both. */
    pass: (ms: number): void => {
      now += ms;
      elapsed += ms;
    },
    /** The clock is set, forward or back; time since the page began goes its way. */
    set: (ms: number): void => {
      now += ms;
    },
    /** The device sleeps: when it wakes, its clock is right, and the count since the page began stood still. */
    sleep: (ms: number): void => {
      now += ms;
    },
  };
}

describe('[ACT-06] [NS-05] how long nothing was seen of a player', () => {
  test('goes on until they do something, and begins anew then', () => {
    const { presence, pass } = device();
    pass(20 * MINUTE);
    expect(presence.idleMs()).toBe(20 * MINUTE);
    pass(5 * MINUTE);
    expect(presence.idleMs()).toBe(25 * MINUTE);
    presence.see();
    expect(presence.idleMs()).toBe(0);
    pass(MINUTE);
    expect(presence.idleMs()).toBe(MINUTE);
  });

  test('counts the sleep of the device', () => {
    const { presence, pass, sleep } = device();
    pass(10 * MINUTE);
    sleep(3 * HOUR);
    expect(presence.idleMs()).toBe(3 * HOUR + 10 * MINUTE);
  });

  test('is never made shorter by a clock that is set back', () => {
    const { presence, pass, set } = device();
    pass(10 * MINUTE);
    expect(presence.idleMs()).toBe(10 * MINUTE);
    set(-5 * HOUR);
    expect(presence.idleMs()).toBe(10 * MINUTE);
    pass(20 * MINUTE);
    expect(presence.idleMs()).toBe(30 * MINUTE);
  });

  test('nor where the clock was set back while nobody looked', () => {
    const { presence, pass, set } = device();
    pass(29 * MINUTE);
    set(-HOUR);
    pass(MINUTE);
    expect(presence.idleMs()).toBe(30 * MINUTE);
  });

  test('counts what came before a clock was set back, with a sleep after it', () => {
    const { presence, pass, set, sleep } = device();
    pass(10 * MINUTE);
    presence.idleMs();
    set(-5 * HOUR);
    presence.idleMs();
    sleep(2 * HOUR);
    expect(presence.idleMs()).toBe(2 * HOUR + 10 * MINUTE);
  });
});

describe('[ACT-06] a device that slept', () => {
  test('is noticed once, and only from a minute and a half on', () => {
    const { presence, pass, sleep } = device();
    pass(MINUTE);
    expect(presence.hasSlept()).toBe(false);
    sleep(89_999);
    expect(presence.hasSlept()).toBe(false);
    sleep(90_000);
    expect(presence.hasSlept()).toBe(true);
    expect(presence.hasSlept()).toBe(false);
  });

  test('is noticed by whoever asks, though the time was looked at first', () => {
    const { presence, sleep } = device();
    sleep(3 * HOUR);
    presence.idleMs();
    expect(presence.hasSlept()).toBe(true);
  });

  describe('while the page looks', () => {
    beforeEach(() => {
      vi.useFakeTimers();
    });
    afterEach(() => {
      vi.useRealTimers();
    });

    test('says so one time however long it was, and no more when nobody listens', () => {
      const { presence, pass, sleep } = device();
      let woke = 0;
      const stop = onSleep(presence, () => {
        woke += 1;
      });
      const look = (): void => {
        pass(15_000);
        vi.advanceTimersByTime(15_000);
      };
      for (let times = 0; times < 20; times += 1) look();
      expect(woke).toBe(0);
      sleep(3 * HOUR);
      look();
      look();
      expect(woke).toBe(1);
      expect(presence.idleMs()).toBeGreaterThan(3 * HOUR);
      stop();
      sleep(3 * HOUR);
      look();
      expect(woke).toBe(1);
    });
  });
});
