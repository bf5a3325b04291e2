const window = 60_000;

/**
 * Counts calls by address in fixed windows of a minute, in this instance's memory.
 * It protects the password hash and the SMS bill from a flood; the limits that guard an account are
 * the log in's and the codes' own, which are in the database.
 * @param callsPerMinute 0 means no limit
 * @returns for a call: null, or the seconds to wait
 */
export function rateLimiter(callsPerMinute: number): (address: string) => number | null {
  let counts = new Map<string, number>();
  let endsAt = 0;
  return (address) => {
    if (callsPerMinute === 0) return null;
    const now = performance.now();
    if (now >= endsAt) {
      counts = new Map();
      endsAt = now + window;
    }
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    return count > callsPerMinute ? Math.max(1, Math.ceil((endsAt - now) / 1000)) : null;
  };
}
