import {
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
  type PhoneNumber,
} from 'libphonenumber-js/min';
import { plain } from './plain.ts';

/**
 * Telephone numbers by the numbering plans of all countries (SIGN-12): one number is written in one way. The
 * plans are large: only forms with a number and the platform load this file.
 */

/** Why a text is no number. `ambiguous`: it is two, with and without the prefix that it begins with. */
type PhoneFault = 'malformed' | 'tooShort' | 'tooLong' | 'ambiguous';

export type PhoneReading = { readonly number: string } | { readonly fault: PhoneFault };

function parse(text: string, callingCode?: string): PhoneNumber | undefined {
  return parsePhoneNumberFromString(text, {
    extract: false,
    ...(callingCode !== undefined && { defaultCallingCode: callingCode }),
  });
}

/** A number that its plan knows, with a zero in front or without: few plans have one there, and people write it. */
function known(read: PhoneNumber | undefined): PhoneNumber | undefined {
  if (read === undefined || read.isValid()) return read;
  return valid(withoutTrunk(read));
}

const withoutZero = (digits: string): string => digits.replace(/^0/, '');

/** A number without the zero in front, as if that were dialled at home only. */
const withoutTrunk = ({
  countryCallingCode,
  nationalNumber,
}: PhoneNumber): PhoneNumber | undefined =>
  parse(`+${countryCallingCode}${withoutZero(nationalNumber)}`);

const valid = (read: PhoneNumber | undefined): PhoneNumber | undefined =>
  read?.isValid() === true ? read : undefined;

/**
 * Whether a text is a number in E.164 that its country may have given, without what is dialled at home only.
 * Ranges that the plans do not know may be new: they are taken unless a zero stands in front, or a prefix before
 * the number of another country, or twice.
 */
export function isPhoneNumber(text: string): boolean {
  const read = parse(text);
  if (read?.number !== text || !read.isPossible() || lacksArea(read)) return false;
  if (read.isValid()) return true;
  // A new range begins with no zero: one that stands there is dialled at home, whatever digits are missing.
  if (read.nationalNumber.startsWith('0')) return false;
  return known(parse(`+${read.nationalNumber}`)) === undefined;
}

/**
 * Fewest digits of a number with its area, where the plans also know what is dialled within one: in Brazil and Korea
 * a forgotten area would make another number of it.
 */
const FEWEST: Readonly<Record<string, number>> = { 55: 10, 82: 8 };

const lacksArea = ({ countryCallingCode, nationalNumber }: PhoneNumber): boolean =>
  nationalNumber.length < (FEWEST[countryCallingCode] ?? 0);

/** Dial prefixes of the North American plan carry their area: +1868. */
const callingCodeOf = (prefix: string): string => (prefix.startsWith('1') ? '1' : prefix);

const FAULT_OF_LENGTH: Readonly<Record<string, PhoneFault>> = {
  TOO_SHORT: 'tooShort',
  TOO_LONG: 'tooLong',
};

/** What numbers of a country began with before its plan changed: people and their contacts still have it. */
const FORMER: Readonly<Record<string, readonly [form: RegExp, today: string]>> = {
  // Mexico's lost every prefix; Brazil's mobile numbers gained a nine. One that begins with it may lack a digit.
  52: [/^(?:0?1|04[45])(?<rest>\d{10})$/, '$<rest>'],
  55: [/^0?(?<area>\d\d)(?<rest>[68]\d{7})$/, '$<area>9$<rest>'],
};

/** What is dialled before a number abroad, where it is not 00: North America, Russia, Australia, Japan. */
const EXITS: Readonly<Record<string, string>> = { 1: '011', 7: '810', 61: '0011', 81: '010' };

const exit = (digits: string): RegExp => new RegExp(`^(?:${digits})(?=[1-9])`);

/** What people type who stay in one of those countries, also for a number of the chosen prefix. */
const ANY_EXIT = exit(Object.values(EXITS).join('|'));

/**
 * What stands around a number that was copied with it: `Puh. 040 …`, `☎ …`, `"…"`, `<tel:…>`, `…,`, and of a table
 * `'…` and `….0`.
 */
const bare = (text: string): string =>
  text
    .replaceAll(/^[\s"'“”„«<\p{So}]+|[\s"'“”»>,;]+$/gu, '')
    .replace(/^(?:\p{L}+(?:[.:]+\s*|\s+))+/u, '')
    .replace(/^(\d+)\.0$/, '$1');

/** A number in a former form as it is today; undefined for any other. */
function renewed(compact: string, chosen: string): PhoneNumber | undefined {
  for (const [callingCode, [form, today]] of Object.entries(FORMER)) {
    const before = `+${callingCode}`;
    const isOther = compact.startsWith('+') ? !compact.startsWith(before) : chosen !== callingCode;
    const national = compact.startsWith('+') ? compact.slice(before.length) : compact;
    if (!isOther && form.test(national)) return parse(before + national.replace(form, today));
  }
  return undefined;
}

/**
 * Numbers of the chosen prefix that stand behind it once more, or behind what is dialled abroad: under +49 `49 49 151
 * …` and `011 49 151 …`. One that no plan knows counts behind one prefix only.
 */
function behindPrefix(compact: string, callingCode: string): (PhoneNumber | undefined)[] {
  const again = compact.replace(ANY_EXIT, '');
  if (!again.startsWith(callingCode)) return [];
  const read = parse(`+${again}`);
  const rest = again.slice(callingCode.length);
  return [again === compact ? read : valid(read), ...behindPrefix(rest, callingCode).map(valid)];
}

/**
 * Reads a number as people type, paste and say it: separators, invisible marks, digits of other scripts, what is
 * dialled at home only, and the prefix with or without its plus sign. A number is taken if it has one reading.
 * Without a plus sign or 00 it belongs to the chosen prefix: the number of another country is not guessed.
 * @param prefix the chosen one, digits without +
 */
export function readPhone(prefix: string, typed: string): PhoneReading {
  const callingCode = callingCodeOf(prefix);
  const text = bare(plain(typed));
  const digits = text.replaceAll(/[\s()[\]./·•・⁄∕_~-]/g, '');
  const compact = digits
    .replace(exit(EXITS[callingCode] ?? '00'), '+')
    .replace(/^\+*(?:00)?\+*(?=[1-9])/, (before) => before && '+')
    // Once more the prefix, in a field that had it already.
    .replace(/^\+(\d{1,3})(?:00|\+)(?=\1)/, '+');
  if (!/^\+?\d+$/.test(compact)) return { fault: 'malformed' };
  const former = renewed(compact, callingCode);
  if (former?.isValid() === true && !lacksArea(former)) return { number: former.number };
  const readings = compact.startsWith('+')
    ? // 0011 may be 00 and 1.
      [parse(compact), valid(fromAbroad(digits))]
    : [
        parse(compact, callingCode),
        parse(`+${prefix}${compact}`),
        ...behindPrefix(compact, callingCode),
      ];
  // Who puts the zero into brackets does not say whether it belongs to the number: in Italy it may.
  const isZeroOpen = /\(\s*0\s*\)/.test(text);
  const numbers = new Map(
    readings
      .flatMap((read) => [
        known(read) ?? read,
        isZeroOpen && read ? valid(withoutTrunk(read)) : undefined,
      ])
      .flatMap((read) => (read && isPhoneNumber(read.number) ? [[read.number, read]] : [])),
  );
  const possible = [...numbers.values()];
  const inPlan = possible.filter((read) => read.isValid());
  const [found, another] = inPlan.length > 0 ? inPlan : possible;
  if (another !== undefined) return { fault: 'ambiguous' };
  if (found !== undefined) {
    const abroad = fromAbroad(digits);
    const isAbroad = abroad !== undefined && abroad.number !== found.number && isLong(abroad);
    const isOpen = isAbroad || (inPlan.length === 0 && isAtHome(found, callingCode));
    return isOpen ? { fault: 'ambiguous' } : { number: found.number };
  }
  const isShort = readings.some((read) => read?.isPossible() === true && lacksArea(read));
  return { fault: isShort ? 'tooShort' : faultOf(compact, callingCode) };
}

/** What follows what is dialled abroad where that is not 00; undefined if the text does not begin with it. */
const fromAbroad = (digits: string): PhoneNumber | undefined =>
  ANY_EXIT.test(digits) ? parse(digits.replace(ANY_EXIT, '+')) : undefined;

/**
 * Whether a number has ten digits with its prefix. Behind what is dialled abroad they are more than are dialled
 * at home; plans that give no lengths, like Germany's, take them all the same.
 */
const isLong = ({ number }: PhoneNumber): boolean =>
  number.length > '+123456789'.length && isPhoneNumber(number);

/** Whether a number that no plan knows is one of the chosen prefix behind a stray plus sign, or stray zeros. */
const isAtHome = (read: PhoneNumber, callingCode: string): boolean =>
  read.countryCallingCode !== callingCode &&
  ['', '0'].some((zero) => parse(zero + read.number.slice(1), callingCode)?.isValid() === true);

function faultOf(compact: string, callingCode: string): PhoneFault {
  const lengthOf = (digits: string) =>
    validatePhoneNumberLength(digits, { defaultCallingCode: callingCode });
  const length = lengthOf(compact) ?? lengthOf(withoutZero(compact)) ?? '';
  return FAULT_OF_LENGTH[length] ?? 'malformed';
}
