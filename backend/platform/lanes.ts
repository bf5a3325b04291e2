/** The time for which an asker's cost counts against them, ms. */
const MEMORY = 60_000;

/**
 * What waits for its turn, by asker. The next turn goes to the asker who has cost least lately. So somebody with
 * much or long work waits behind everybody else, and not everybody behind them.
 */
export interface Lanes<T> {
  /** How many wait, of everybody or of one asker. */
  count(asker?: string): number;
  push(asker: string, waiting: T): void;
  /**
   * The next of the asker that has cost least; among equals, of the one that waits longest.
   * @param except askers whose turn it is not
   */
  next(except?: ReadonlySet<string>): T | undefined;
  /** @param ms the duration of a turn */
  charge(asker: string, ms: number): void;
  /** Empties the queue, and returns all that waited. */
  clear(): readonly T[];
}

/** @param first an asker whose turn is always next */
export function createLanes<T>(first?: string): Lanes<T> {
  const lanes = new Map<string, T[]>();
  let spent = new Map<string, number>();
  let forgottenAt = 0;
  const cost = (asker: string) => (asker === first ? -1 : (spent.get(asker) ?? 0));
  return {
    count(asker) {
      if (asker !== undefined) return lanes.get(asker)?.length ?? 0;
      return [...lanes.values()].reduce((sum, lane) => sum + lane.length, 0);
    },
    push(asker, waiting) {
      const lane = lanes.get(asker);
      if (lane) lane.push(waiting);
      else lanes.set(asker, [waiting]);
    },
    next(except) {
      const [asker] = [...lanes.keys()]
        .filter((each) => except?.has(each) !== true)
        .toSorted((a, b) => cost(a) - cost(b));
      if (asker === undefined) return undefined;
      const lane = lanes.get(asker) ?? [];
      const waiting = lane.shift();
      // Behind the others: a lane's place is where its asker came to it last.
      lanes.delete(asker);
      if (lane.length > 0) lanes.set(asker, lane);
      return waiting;
    },
    charge(asker, ms) {
      const now = performance.now();
      if (now - forgottenAt > MEMORY) {
        spent = new Map();
        forgottenAt = now;
      }
      spent.set(asker, (spent.get(asker) ?? 0) + ms);
    },
    clear() {
      const all = [...lanes.values()].flat();
      lanes.clear();
      return all;
    },
  };
}
