import { cut } from '../platform/cut.ts';

/** Letters that are one of ours with a stroke or a ligature, or without a dot: normalising takes no mark off them. */
const PLAIN: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ŋ: 'n',
};

/** Lower-case letters of Cyrillic and Greek, and what they are read as, themselves or as capitals. */
const FOREIGN = 'авсеніјкморԛѕтуѵԝхԁһαβεζηικμνορσςτυχ';
const READ_AS = 'abcehijkmopqstyvwxdhabeznikmvopsstyx';

function plain(letter: string): string {
  const at = FOREIGN.indexOf(letter);
  return PLAIN[letter] ?? (at === -1 ? letter : READ_AS.charAt(at));
}

/**
 * The words of a name as people read them: in lower case, without accents, with one letter for those that look
 * alike. Folded here and not by the database, whose `lower` leaves Ä as it is where its locale is C.
 */
function wordsOf(name: string): readonly string[] {
  return (
    name
      .normalize('NFKD')
      .toLowerCase()
      // Capitals may have become letters with marks.
      .normalize('NFKD')
      .replaceAll(/[\p{M}\p{Cf}]/gu, '')
      .replaceAll(/\p{L}/gu, plain)
      .split(/[^\p{L}\p{Nd}'’ʼʹ`´.]+/u)
      .map((word) => word.replaceAll(/[^\p{L}\p{Nd}]/gu, ''))
      .filter((word) => word !== '')
  );
}

/**
 * A name that somebody else wrote, as the contract has names: of letters, spaces, hyphens, apostrophes and
 * dots, at most 50. Undefined when nothing is left.
 */
export function asName(text: string): string | undefined {
  const name = text
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M} .’'-]+/gu, ' ')
    .replaceAll(/ +/g, ' ')
    .replace(/^[ .’'-]+/, '');
  return cut(name, 50).trimEnd() || undefined;
}

interface Name {
  readonly firstName: string;
  /** Empty of a person with one name. */
  readonly lastName: string;
}

const whole = (name: string) => wordsOf(name).join('');

/** The same name however it was typed: letter case, accents, space, hyphens and apostrophes make no other. */
export const isSameName = (one: Name, other: Name): boolean =>
  whole(one.firstName) === whole(other.firstName) && whole(one.lastName) === whole(other.lastName);

const wordsOfBoth = ({ firstName, lastName }: Name) => wordsOf(`${firstName} ${lastName}`);

/** One of both has one name only: it is among the words of the other. */
function isPartOf(one: Name, other: Name): boolean {
  if (one.lastName !== '') return false;
  const words = new Set(wordsOfBoth(other));
  return wordsOfBoth(one).every((word) => words.has(word));
}

/** Words too short to name a family, as in `da Silva`. */
const isNaming = (word: string) => word.length > 2;

function isLike(one: Name, other: Name): boolean {
  if (isSameName(one, other)) return true;
  const [first] = wordsOf(one.firstName);
  if (first === undefined || first !== wordsOf(other.firstName)[0]) return false;
  const lasts = new Set(wordsOf(one.lastName).filter(isNaming));
  return wordsOf(other.lastName).some((word) => lasts.has(word));
}

/**
 * A name that may well be the same person's: the first given name, and one of the last names. Missing second
 * names, and an added name of a marriage, still are the same person; so are the two names in each other's
 * field, and one of them alone.
 */
export const isLikeName = (one: Name, other: Name): boolean =>
  isLike(one, other) ||
  isLike(one, { firstName: other.lastName, lastName: other.firstName }) ||
  isPartOf(one, other) ||
  isPartOf(other, one);
