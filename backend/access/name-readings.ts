import anyAscii from 'any-ascii';
import unhomoglyph from 'unhomoglyph';
import { PASSPORT_LETTERS, PASSPORT_LETTERS_ELSEWHERE } from '../../reference/passport-letters.ts';

/** Letters and digits of ours; of a script that nobody reads, its own. */
export const latin = (text: string) =>
  anyAscii(text)
    .toLowerCase()
    .replaceAll(/[^a-z\d]/g, '') || text;

/** Greek pairs of letters that passports write as one sound (ISO 843, ICAO Doc 9303 part 3, section 6). */
const GREEK_PAIRS: readonly (readonly [RegExp, string])[] = [
  [/ου/g, 'ou'],
  [/(?<=[αεη])υ(?=[αβγδεζηιλμνορυω])/g, 'v'],
  [/(?<=[αεη])υ/g, 'f'],
  [/γ(?=[γξχ])/g, 'n'],
  [/^μπ/g, 'b'],
];

/** Without the stress: it is no part of a letter, and two dots part a pair. */
const paired = (text: string) =>
  GREEK_PAIRS.reduce(
    (so, [pair, sound]) => so.replaceAll(pair, sound),
    text.replaceAll(/(?<=\p{Script=Greek}\p{M}*)\u0301/gu, '').normalize('NFC'),
  );

/** Chinese letters that are read otherwise where they begin a last name. */
const LAST_NAMES: Readonly<Record<string, string>> = {
  单: 'shan',
  單: 'shan',
  曾: 'zeng',
  解: 'xie',
  仇: 'qiu',
  查: 'zha',
  盖: 'ge',
  蓋: 'ge',
  区: 'ou',
  區: 'ou',
  朴: 'piao',
};

type Reading = (text: string) => string;

const byTable =
  (letters: Readonly<Record<string, string>>): Reading =>
  (text) =>
    latin(
      paired(text.toLowerCase().normalize('NFD'))
        .normalize('NFC')
        .replaceAll(/\p{L}/gu, (letter) => letters[letter] ?? letter),
    );

/** As Greeks abroad write themselves: Γιώργος Χατζής is Yiorgos Hatzis. */
const abroad: Reading = (text) =>
  byTable({ ...PASSPORT_LETTERS, χ: 'h' })(text.replaceAll(/γ(?=[ιίεέηήυύ])/giu, 'y'));

const withoutMarks = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '');

/** What it looks like, in capitals and small letters as they were typed (UTS 39). */
const seen: Reading = (text) => latin(withoutMarks(unhomoglyph(withoutMarks(text))));

/** The same at a glance: I is l, and rn is m. */
const glanced: Reading = (text) =>
  seen(text).replaceAll('l', 'i').replaceAll('rn', 'm').replaceAll('vv', 'w');

const PASSPORTS: readonly Reading[] = [
  abroad,
  byTable(PASSPORT_LETTERS),
  ...PASSPORT_LETTERS_ELSEWHERE.map((letters) => byTable({ ...PASSPORT_LETTERS, ...letters })),
];

/** As passports of China write what others write with two dots, or as lu and nu: LYU, NYU. */
const lyu: Reading = (text) =>
  /\p{Script=Han}/u.test(text)
    ? latin(text).replaceAll(/(?<=[ln])u(?![aeio])/g, 'yu')
    : latin(
        text
          .toLowerCase()
          .normalize('NFC')
          .replaceAll(/(?<=[ln])ü/g, 'yu'),
      );

/**
 * The ways in which one name is written: as in a passport, without its marks, and with letters that look like ours.
 */
export const WRITTEN: readonly Reading[] = [
  ...PASSPORTS,
  latin,
  (text) => latin(text.replace(/^\p{Script=Han}/u, (letter) => LAST_NAMES[letter] ?? letter)),
  lyu,
  seen,
];

/**
 * As one hears it, of letters of ours: Юлия is Iuliia in a passport, and Yulia or Julia elsewhere; Щербаков is
 * Shcherbakov or Sherbakov, Волков is Volkov or Wolkow, Ντόκου Ntokou or Dokou, and Ōno Ono or Ohno.
 */
const heard: Reading = (written) =>
  written
    .replaceAll('w', 'v')
    .replaceAll('tsch', 'ch')
    .replaceAll('sch', 'sh')
    .replaceAll(/(?<=[aou])e/g, '')
    .replaceAll(/(?<=[aeiou])h(?![aeiou])/g, '')
    .replaceAll(/[ijy]+/g, 'i')
    .replaceAll('ie', 'e')
    .replaceAll('kh', 'h')
    .replaceAll(/shch/g, 'sh')
    .replaceAll('tch', 'ch')
    .replaceAll('x', 'ks')
    .replace(/^nt/, 'd')
    .replace(/^mp/, 'b');

export const WRITTEN_OR_HEARD: readonly Reading[] = [
  ...WRITTEN,
  glanced,
  ...PASSPORTS.map(
    (passport): Reading =>
      (text) =>
        heard(passport(text)),
  ),
];

/** The readings of a text as it was typed. */
export const waysOf = (text: string, readings: readonly Reading[]): ReadonlySet<string> =>
  new Set(readings.map((read) => read(text)));
