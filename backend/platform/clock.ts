import { eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import type { Events } from './events.ts';
import { settings } from './tables.ts';

/** The platform's time. Nothing else reads the machine's clock for a business decision. */
export interface Clock {
  /** Milliseconds since 1970, UTC. */
  now(): number;
  date(): Date;
  /** ISO 8601 in UTC, the contract's `date-time`. */
  iso(): string;
}

/** How far the platform's time is from the machine's. */
export interface ClockState {
  /** Milliseconds added to the machine's time. */
  readonly offset: number;
  /** Set while time stands still. */
  readonly frozenAt: number | null;
}

/** A clock that the control API may move; every instance on the database follows. */
export interface MovableClock extends Clock {
  readonly state: ClockState;
  /** Lets time run on from `instant`, or stand still there. */
  set(instant: number, frozen: boolean): Promise<void>;
  /** Moves time by `ms`, which may be negative; a frozen clock stays frozen. */
  advance(ms: number): Promise<void>;
  /** Back to real time. */
  reset(): Promise<void>;
}

const clockFrom = (now: () => number): Clock => ({
  now,
  date: () => new Date(now()),
  iso: () => new Date(now()).toISOString(),
});

/** Real time; the only clock in production. */
export const systemClock: Clock = clockFrom(() => Date.now());

const real: ClockState = { offset: 0, frozenAt: null };
const settingName = 'clock';

/**
 * The movable clock. Its state is a row, so that a restart keeps it, and changes are announced on
 * the bus, so that instances side by side agree.
 */
export async function openMovableClock(
  db: Database,
  events: Events,
  start: number | null,
): Promise<MovableClock> {
  const initial = start === null ? real : { offset: start - Date.now(), frozenAt: null };
  await db.insert(settings).values({ name: settingName, value: initial }).onConflictDoNothing();
  const [row] = await db.select().from(settings).where(eq(settings.name, settingName));
  let state = (row?.value as ClockState | undefined) ?? initial;
  events.subscribe('clock.changed', (changed) => {
    state = changed;
  });
  const change = async (next: ClockState) => {
    await db.update(settings).set({ value: next }).where(eq(settings.name, settingName));
    state = next;
    events.publish('clock.changed', next);
    await events.flushed();
  };
  const now = () => state.frozenAt ?? Date.now() + state.offset;
  const set = (instant: number, frozen: boolean) =>
    change({ offset: instant - Date.now(), frozenAt: frozen ? instant : null });
  return {
    ...clockFrom(now),
    get state() {
      return state;
    },
    set,
    advance: (ms) => set(now() + ms, state.frozenAt !== null),
    reset: () => change(real),
  };
}
