/** Lengths of time, in ms. */
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** A part of a clock's time: `09`. */
export const twoDigits = (part: number): string => String(part).padStart(2, '0');

/** A countdown as minutes and seconds, never short of what is left: `4:09`. @param ms in ms */
export function countdownOf(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1_000));
  return `${Math.floor(seconds / 60)}:${twoDigits(seconds % 60)}`;
}
