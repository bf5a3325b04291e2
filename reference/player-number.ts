/**
 * The number by which a player and support call an account: digits, eight of them until there are ninety
 * million accounts. People read it out in fours; programs use the long id.
 */
export const formatPlayerNumber = (number: string | number): string =>
  String(number).replaceAll(/(?<=^(?:.{4})+)(?=.)/g, '\u00a0');

/** The highest number that the platform can give. */
const HIGHEST = 2_147_483_647;

/** A number as somebody types it, in groups or not; undefined for anything else. */
export function readPlayerNumber(text: string): number | undefined {
  const digits = text.replaceAll(/[\s-]/g, '');
  const number = /^[1-9]\d{7,9}$/.test(digits) ? Number(digits) : undefined;
  return number === undefined || number > HIGHEST ? undefined : number;
}
