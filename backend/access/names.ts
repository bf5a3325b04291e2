import anyAscii from 'any-ascii';
import { PASSPORT_LETTERS } from '../../reference/passport-letters.ts';
import { cut } from '../platform/cut.ts';

/** Lower-case letters of Cyrillic and Greek, and what they look like, themselves or as capitals. */
const FOREIGN = 'авсеніјкморԛѕтуѵԝхԁһαβεζηικμνορσςτυχ';
const LOOKS_LIKE = 'abcehijkmopqstyvwxdhabeznikmvopsstyx';

const lookAlike = (letter: string) => LOOKS_LIKE.charAt(FOREIGN.indexOf(letter)) || letter;
const inPassport = (letter: string) => PASSPORT_LETTERS[letter] ?? letter;

/** Letters and digits of ours; of a script that nobody reads, its own. */
const latin = (text: string) =>
  anyAscii(text)
    .toLowerCase()
    .replaceAll(/[^a-z\d]/g, '') || text;

const passport = (text: string) => latin(text.normalize('NFC').replaceAll(/\p{L}/gu, inPassport));

type Reading = (text: string) => string;

/**
 * The ways in which one name is written: as in a passport, without its marks, and with letters that look like ours.
 */
const WRITTEN: readonly Reading[] = [
  passport,
  latin,
  (text) =>
    latin(text.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll(/\p{L}/gu, lookAlike)),
];

/** As one hears it: Юлия is Iuliia in a passport, and Yulia or Julia elsewhere. */
const heard: Reading = (text) =>
  passport(text)
    .replaceAll(/(?<=[aou])e/g, '')
    .replaceAll(/[ijy]+/g, 'i');

const WRITTEN_OR_HEARD = [...WRITTEN, heard];

/** Lower case is made here and not by the database, whose `lower` leaves Ä as it is where its locale is C. */
const wordsOf = (name: string): readonly string[] =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\p{Cf}/gu, '')
    .split(/[^\p{L}\p{M}\p{Nd}'’ʼʹ`´.·]+/u)
    .map((word) => word.replaceAll(/[^\p{L}\p{M}\p{Nd}]/gu, ''))
    .filter((word) => word !== '');

function isReadAs(one: string, other: string, readings: readonly Reading[]): boolean {
  const ways = new Set(readings.map((read) => read(one)));
  return readings.some((read) => ways.has(read(other)));
}

/**
 * A name that somebody else wrote, as the contract has names: of letters, spaces, hyphens, apostrophes and
 * dots, those of Catalan (Gal·la) among them, at most 50. Undefined when nothing is left.
 */
export function asName(text: string): string | undefined {
  const name = text
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M} .·’'-]+/gu, ' ')
    .replaceAll(/ +/g, ' ')
    .replace(/^[ .·’'-]+/, '');
  return cut(name, 50).trimEnd() || undefined;
}

interface Name {
  readonly firstName: string;
  /** Empty of a person with one name. */
  readonly lastName: string;
}

const whole = (name: string) => wordsOf(name).join('');

/**
 * The same name however it was typed: letter case, accents, alphabet, space, hyphens and apostrophes make no other,
 * nor does the way in which passports write it.
 */
export const isSameName = (one: Name, other: Name): boolean =>
  isReadAs(whole(one.firstName), whole(other.firstName), WRITTEN) &&
  isReadAs(whole(one.lastName), whole(other.lastName), WRITTEN);

const wordsOfBoth = ({ firstName, lastName }: Name) => wordsOf(`${firstName} ${lastName}`);

/** One of both has one name only: it is among the words of the other. */
function isPartOf(one: Name, other: Name): boolean {
  if (one.lastName !== '') return false;
  const words = wordsOfBoth(other);
  return wordsOfBoth(one).every((word) =>
    words.some((each) => isReadAs(word, each, WRITTEN_OR_HEARD)),
  );
}

/** Words too short to name a family, as in `da Silva`. */
const isNaming = (word: string) => word.length > 2;

function isLike(one: Name, other: Name): boolean {
  if (isSameName(one, other)) return true;
  const [first] = wordsOf(one.firstName);
  const [otherFirst] = wordsOf(other.firstName);
  if (first === undefined || otherFirst === undefined) return false;
  if (!isReadAs(first, otherFirst, WRITTEN_OR_HEARD)) return false;
  const lasts = wordsOf(one.lastName).filter(isNaming);
  const otherLasts = wordsOf(other.lastName).filter(isNaming);
  return otherLasts.some((word) => lasts.some((last) => isReadAs(word, last, WRITTEN_OR_HEARD)));
}

/**
 * A name that may well be the same person's: the first given name, and one of the last names, as one hears them.
 * Missing second names, and an added name of a marriage, still are the same person; so are the two names in each
 * other's field, and one of them alone.
 */
export const isLikeName = (one: Name, other: Name): boolean =>
  isLike(one, other) ||
  isLike(one, { firstName: other.lastName, lastName: other.firstName }) ||
  isPartOf(one, other) ||
  isPartOf(other, one);
