/** How often somebody has called. */
export interface FloodGate {
  /** Counts a call. @returns null, or the seconds to wait */
  count(subject: string): number | null;
}

/**
 * Counts in fixed windows, in this instance's memory: against floods that cost computing only. Calls that cost
 * money or guard a person are counted in the database, see `rate-limit-store.ts`.
 * @param most 0 means no limit
 */
export function floodGate({
  most,
  windowMs,
}: {
  readonly most: number;
  readonly windowMs: number;
}): FloodGate {
  let counts = new Map<string, number>();
  let endsAt = 0;
  const now = () => {
    const at = performance.now();
    if (at >= endsAt) {
      counts = new Map();
      endsAt = at + windowMs;
    }
    return at;
  };
  const wait = (at: number, count: number) =>
    most === 0 || count <= most ? null : Math.max(1, Math.ceil((endsAt - at) / 1000));
  return {
    count(subject) {
      if (most === 0) return null;
      const at = now();
      const count = (counts.get(subject) ?? 0) + 1;
      counts.set(subject, count);
      return wait(at, count);
    },
  };
}
