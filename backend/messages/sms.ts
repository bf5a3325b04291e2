/** The letters of GSM 03.38, each of which takes one septet; a message with any other is sent in UCS-2. */
const LETTERS =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?' +
  '¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
/** Those that take two. */
const ESCAPED = '^{}\\[~]|€';

export interface SmsLength {
  /** `UCS-2`: at least one letter is none of GSM 03.38, and a segment holds less than half as many. */
  readonly encoding: 'GSM-7' | 'UCS-2';
  /** Septets, or UTF-16 code units. */
  readonly units: number;
  /** The number of parts that are sent, and paid for, one by one. */
  readonly segments: number;
}

/** The room of one segment, and of each of several, which carry their number. */
const ROOM = {
  'GSM-7': { alone: 160, each: 153 },
  'UCS-2': { alone: 70, each: 67 },
} as const;

/** How long a text message is on its way. */
export function smsLength(text: string): SmsLength {
  const letters = Array.from(text);
  const isGsm = letters.every((one) => LETTERS.includes(one) || ESCAPED.includes(one));
  const encoding = isGsm ? 'GSM-7' : 'UCS-2';
  const escapes = letters.filter((one) => ESCAPED.includes(one)).length;
  const units = isGsm ? letters.length + escapes : text.length;
  const { alone, each } = ROOM[encoding];
  return { encoding, units, segments: units <= alone ? 1 : Math.ceil(units / each) };
}
