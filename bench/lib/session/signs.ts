/** The counts of reminders, warnings and the like. Times in ms. */
export interface Counts {
  expected: number;
  shown: number;
  answered: number;
  /** Was not there when it was due. */
  missed: number;
  /** The longest from when it was due until it was there. */
  latest: number;
}

/**
 * Reckons by itself, whatever site and platform say, when something is due: so long after it was put off last.
 * @param patience how late it may be
 */
export function countSigns(begun: number, interval: number, patience: number) {
  const counts: Counts = { expected: 0, shown: 0, answered: 0, missed: 0, latest: 0 };
  let due = begun + interval;
  let isShown = false;
  return {
    counts,
    due: () => due,
    isShown: () => isShown,
    /** It is due so long after now. */
    putOff(now: number): void {
      due = now + interval;
    },
    look(now: number, isThere: boolean): void {
      if (isThere && !isShown) {
        counts.expected += 1;
        counts.shown += 1;
        counts.latest = Math.max(counts.latest, now - due);
      } else if (!isThere && isShown) {
        counts.answered += 1;
        due = now + interval;
      } else if (!isThere && now > due + patience) {
        counts.expected += 1;
        counts.missed += 1;
        due = now + interval;
      }
      isShown = isThere;
    },
  };
}
