import anyAscii from 'any-ascii';
import { Converter } from 'opencc-js/t2cn';
import unhomoglyph from 'unhomoglyph';
import { PASSPORT_LETTERS, PASSPORT_LETTERS_ELSEWHERE } from '../../reference/passport-letters.ts';

export const isHan = (text: string) => /\p{Script=Han}/u.test(text);

let converter: ReturnType<typeof Converter> | undefined;

/** Chinese characters as China writes them, of those that Taiwan and Hong Kong write. Its table is made when first asked. */
export function simplified(text: string): string {
  converter ??= Converter({ from: 't', to: 'cn' });
  return converter(text);
}

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

const greekAbroad = byTable({ ...PASSPORT_LETTERS, χ: 'h' });

/** As Greeks abroad write themselves: Γιώργος Χατζής is Yiorgos Hatzis. */
const abroad: Reading = (text) => greekAbroad(text.replaceAll(/γ(?=[ιίεέηήυύ])/giu, 'y'));

/** Pairs as who types Greek letter by letter writes them, and as passports do: Aygerinoy is Avgerinou. */
const letterwise: Reading = (text) =>
  latin(text)
    .replaceAll('gg', 'ng')
    .replaceAll('oy', 'ou')
    .replaceAll(/(?<=[ae])y(?=[aeiobgdzlmnr])/g, 'v')
    .replaceAll(/(?<=[ae])y/g, 'f');

/** Č, š and ž as others write their sounds: Ščukin is Shchukin. */
const hooked = byTable({ č: 'ch', š: 'sh', ž: 'zh' });

const withoutMarks = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '');

/** What it looks like, in capitals and small letters as they were typed (UTS 39). */
const seen: Reading = (text) => latin(withoutMarks(unhomoglyph(withoutMarks(text))));

/** Cyrillic letters that look like ours at a glance only. */
const GLANCED: Readonly<Record<string, string>> = { п: 'n', и: 'u', г: 'r', ь: 'b', ш: 'w' };

/** The same at a glance: I is l, rn is m, and cl is d. */
const glanced: Reading = (text) =>
  seen(text.replaceAll(/[пигьш]/g, (letter) => GLANCED[letter] ?? letter))
    .replaceAll('l', 'i')
    .replaceAll('rn', 'm')
    // Also what was cl.
    .replaceAll('ci', 'd')
    .replaceAll('vv', 'w');

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

/** As a name is written: as in a passport, without its marks, and with letters that look like ours. */
const WRITTEN: readonly Reading[] = [
  ...PASSPORTS,
  latin,
  (text) => latin(text.replace(/^\p{Script=Han}/u, (letter) => LAST_NAMES[letter] ?? letter)),
  lyu,
  seen,
];

/**
 * As one hears it, of letters of ours: Юлия is Iuliia in a passport, and Yulia or Julia elsewhere; Щербаков is
 * Shcherbakov or Sherbakov, Волков is Volkov or Wolkow, Ντόκου Ntokou or Dokou, Giorgos Yorgos, and Ōno Ono or Ohno.
 * What stands three times was pressed too long.
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
    .replaceAll(/(.)\1{2,}/g, '$1')
    .replace(/^gi(?=[aou])/, 'i')
    .replace(/^nt/, 'd')
    .replace(/^mp/, 'b');

const HEARD: readonly Reading[] = [...PASSPORTS, letterwise, hooked];

const readingsOf = (text: string, readings: readonly Reading[]): ReadonlySet<string> =>
  new Set(readings.map((read) => read(text)));

/** The ways in which a name is written, of its text as it was typed. */
export const writtenWaysOf = (text: string): ReadonlySet<string> => readingsOf(text, WRITTEN);

/** The same, and how it is heard, or seen at a glance. */
export const allWaysOf = (text: string): ReadonlySet<string> =>
  new Set([
    ...writtenWaysOf(text),
    glanced(text),
    ...[...readingsOf(text, HEARD)].map((way) => heard(way)),
  ]);
