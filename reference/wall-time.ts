/** Milliseconds. */
const DAY = 86_400_000;

const PARTS = ['year', 'month', 'day', 'hour', 'minute', 'second'] as const;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'iso8601',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(timeZone, made);
  return made;
}

/** The calendar and clock of a zone (IANA), read as if they were UTC, in ms. */
export function wallOf(ms: number, timeZone: string): number {
  const parts = new Map(
    formatIn(timeZone)
      .formatToParts(ms)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const [year = 0, month = 1, day = 1, hour, minute, second] = PARTS.map((part) => parts.get(part));
  const fraction = ((ms % 1_000) + 1_000) % 1_000;
  return Date.UTC(year, month - 1, day, hour, minute, second) + fraction;
}

/**
 * The moments at which the clocks of a zone show a time, the first first; there are two where clocks are put
 * back. A time that they leave out is the one after the gap.
 * @param wall the time as {@link wallOf} reads it
 * @returns ms since the epoch
 */
export function momentsOf(wall: number, timeZone: string): readonly [number, ...number[]] {
  const offsets = [wall - DAY, wall + DAY].map((at) => wallOf(at, timeZone) - at);
  const moments = offsets.map((offset) => wall - offset).toSorted((a, b) => a - b);
  const [first, ...others] = moments.filter((at) => wallOf(at, timeZone) === wall);
  return first === undefined ? [Math.max(...moments)] : [first, ...others];
}
