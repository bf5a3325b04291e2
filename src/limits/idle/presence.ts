/** Between two looks at the clocks, in ms. */
const TICK = 15_000;
/** Longest time between two looks, in ms, of a device that was awake: hidden pages may look once a minute. */
const ASLEEP = 90_000;

export interface Clocks {
  /** The device's clock, ms; it may be set, forward and back. */
  readonly now: () => number;
  /** Time since the page began, ms; it may stand still while the device sleeps. */
  readonly elapsed: () => number;
}

/** How long there was no sign of a player. */
export interface Presence {
  /** ms, sleep included. */
  readonly idleMs: () => number;
  /** They did something now. */
  readonly see: () => void;
  /** Whether the device slept since this was last asked. */
  readonly hasSlept: () => boolean;
}

/**
 * Counts by two clocks at once, and trusts the one that has moved further since the last look: a clock that is set
 * back, or stands still while the device sleeps, never makes an absence shorter.
 */
export function createPresence({ now, elapsed }: Clocks): Presence {
  let idle = 0;
  let slept = false;
  let last = { now: now(), elapsed: elapsed() };
  const look = (): void => {
    const at = { now: now(), elapsed: elapsed() };
    const passed = Math.max(at.now - last.now, at.elapsed - last.elapsed, 0);
    last = at;
    idle += passed;
    // Kept until it is asked for: the first look after a sleep may be about something else.
    slept ||= passed >= ASLEEP;
  };
  return {
    idleMs() {
      look();
      return idle;
    },
    see() {
      look();
      idle = 0;
      slept = false;
    },
    hasSlept() {
      look();
      const hasSlept = slept;
      slept = false;
      return hasSlept;
    },
  };
}

/** Calls back when the device has slept. @returns ends it */
export function onSleep(presence: Presence, listener: () => void): () => void {
  const timer = setInterval(() => {
    if (presence.hasSlept()) listener();
  }, TICK);
  return () => {
    clearInterval(timer);
  };
}
