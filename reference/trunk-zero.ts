/**
 * Dial prefixes after which a leading zero is part of the number: Italy, San Marino, the Vatican, Ivory
 * Coast, Gabon and the Congo. Elsewhere it is dialled within the country only, and one number must not
 * be written in two ways.
 */
const KEEPS_ZERO: ReadonlySet<string> = new Set(['39', '378', '379', '225', '241', '242']);

/** Whether a number with this dial prefix (without its plus sign) may go on with a zero. */
export const keepsZero = (prefix: string): boolean => KEEPS_ZERO.has(prefix);
