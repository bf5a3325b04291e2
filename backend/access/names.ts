import { cut } from '../platform/cut.ts';
import { tidyName } from '../../reference/person-name.ts';
import { INVISIBLE } from '../../reference/plain.ts';
import { skeletonsOf } from './name-skeletons.ts';
import { allWaysOf, isHan, latin, simplified, writtenWaysOf } from './name-readings.ts';

/** The most letters of a field that are compared: one sign may stand for a sentence, as `ﷺ` does. */
const MOST_LETTERS = 100;

const wordsOf = (name: string): readonly string[] =>
  cut(name.normalize('NFKC').replaceAll(INVISIBLE, ''), MOST_LETTERS)
    // Initials stand close: `J.P.`
    .replaceAll(/(?<![\p{L}\p{M}])(\p{L}\p{M}*)\.(?=\p{L})/gu, '$1 ')
    .split(/[^\p{L}\p{M}\p{Nd}'’ʼʹ`´.·]+/u)
    .map((word) => word.replaceAll(/[^\p{L}\p{M}\p{Nd}]/gu, ''))
    .filter((word) => word !== '');

/**
 * A name that somebody else wrote, tidied as people's own, as the contract has names: of letters, spaces, hyphens,
 * apostrophes and dots, those of Catalan (Gal·la) among them, at most 50. Undefined when nothing is left.
 */
export function asName(text: string): string | undefined {
  const name = tidyName(text)
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

const share = (ways: ReadonlySet<string>, others: ReadonlySet<string>): boolean =>
  [...ways].some((way) => others.has(way));

/** Chinese characters are compared as they are written: many names that are read alike are of different people. */
function sameFieldAs(other: string): (one: string) => boolean {
  const theirs = wordsOf(other).join('');
  const ways = writtenWaysOf(theirs);
  return (one) => {
    const ours = wordsOf(one).join('');
    return isHan(ours) && isHan(theirs)
      ? simplified(ours) === simplified(theirs)
      : share(writtenWaysOf(ours), ways);
  };
}

/**
 * Tells of names whether each is the given one however it was typed: letter case, accents, alphabet, space, hyphens
 * and apostrophes make no other, nor does the way in which passports write it.
 */
function sameAs({ firstName, lastName }: Name): (name: Name) => boolean {
  const [isFirst, isLast] = [sameFieldAs(firstName), sameFieldAs(lastName)];
  return (one) => isFirst(one.firstName) && isLast(one.lastName);
}

/** Words that stand in many names and tell no two people apart, where others stand beside them. */
const COMMON: ReadonlySet<string> = new Set(
  [
    'a al ap ar as av af abu bin bint ben d da das de del della dem den der des di do dos du e el het i ibn l la',
    'las le les lo los o of ten ter te thi till van von und y zu zum zur',
    'dr filho frau herr ii iii iv jr junior miss mr mrs ms neto prof sr',
  ].flatMap((line) => line.split(' ')),
);

const isNaming = (word: string) => !COMMON.has(latin(word));

/** The first word, and the one behind the last. */
interface Place {
  readonly from: number;
  readonly to: number;
}

/** A word of a name, or some that stand side by side as one, as in `De la Cruz` and `Delacruz`. */
interface Part extends Place {
  /** In small letters. */
  readonly text: string;
  /** As it is written or heard. */
  readonly ways: ReadonlySet<string>;
  /** Its consonants, as they sound. */
  readonly skeletons: ReadonlySet<string>;
}

/** The most words that are written as one. */
const MOST_JOINED = 4;

const placesIn = (words: readonly string[]): readonly Place[] =>
  words.flatMap((_, from) =>
    Array.from({ length: Math.min(MOST_JOINED, words.length - from) }, (__, more) => ({
      from,
      to: from + more + 1,
    })),
  );

const typedAt = (words: readonly string[], { from, to }: Place): string =>
  words.slice(from, to).join('');

function partAt(words: readonly string[], place: Place): Part {
  const typed = typedAt(words, place);
  const text = typed.toLowerCase();
  return { text, ways: allWaysOf(typed), skeletons: skeletonsOf(text), ...place };
}

/** What tells a person apart in a first or a last name: each word, and some that stand side by side. */
interface Naming {
  readonly parts: readonly Part[];
  /** Those of all parts. */
  readonly ways: ReadonlySet<string>;
  readonly skeletons: ReadonlySet<string>;
}

function namingOf(words: readonly string[], all: readonly Part[], field: Place): Naming {
  const own = words.slice(field.from, field.to);
  const isNeeded = own.some(isNaming) ? isNaming : () => true;
  const parts = all.filter(
    ({ from, to }) => field.from <= from && to <= field.to && words.slice(from, to).some(isNeeded),
  );
  return {
    parts,
    ways: new Set(parts.flatMap(({ ways }) => [...ways])),
    skeletons: new Set(parts.flatMap(({ skeletons }) => [...skeletons])),
  };
}

/** A name as it is compared. */
interface Read {
  readonly first: Naming;
  readonly last: Naming;
  /** Of the first name and the last as one. */
  readonly all: readonly Part[];
  /** The words of a person's only name. */
  readonly only: readonly Part[] | undefined;
  /** Of both names as one, in either order: 王小明. */
  readonly ways: ReadonlySet<string>;
}

function read({ firstName, lastName }: Name): Read {
  const [firsts, lasts] = [wordsOf(firstName), wordsOf(lastName)];
  const words = [...firsts, ...lasts];
  const all = placesIn(words).map((place) => partAt(words, place));
  const turned = [...lasts, ...firsts];
  // Parts of one name alone are among all.
  const across = placesIn(turned).filter(
    ({ from, to }) => from < lasts.length && to > lasts.length,
  );
  return {
    first: namingOf(words, all, { from: 0, to: firsts.length }),
    last: namingOf(words, all, { from: firsts.length, to: words.length }),
    all,
    only: lastName === '' ? all.filter(({ from, to }) => to - from === 1) : undefined,
    ways: new Set([
      ...all.flatMap(({ ways }) => [...ways]),
      ...across.flatMap((place) => [...allWaysOf(typedAt(turned, place))]),
    ]),
  };
}

const areApart = (one: Place, other: Place) => one.to <= other.from || other.to <= one.from;

const beginningOf = ({ text }: Part) => latin(text).charAt(0);

const isInitial = ({ text }: Part) => /^\p{Ll}\p{M}*$/u.test(text);

/** An initial is any given name that begins with it. */
function isGivenAs({ parts, ways }: Naming): (part: Part) => boolean {
  const initials = new Set(parts.filter(isInitial).map(beginningOf));
  const beginnings = new Set(parts.map(beginningOf));
  return (part) =>
    share(part.ways, ways) || (isInitial(part) ? beginnings : initials).has(beginningOf(part));
}

/** A given and a last name of the one are two names of the other, whatever else stands there and in which field. */
function isFoundIn({ first, last }: Read, { all }: Read): boolean {
  const lasts = all.filter(({ ways }) => share(ways, last.ways));
  const firsts = lasts.length === 0 ? [] : all.filter(isGivenAs(first));
  return firsts.some((given) => lasts.some((name) => areApart(given, name)));
}

/** The fewest letters of a given and a last name in one that are no name by themselves, as Anna is beside An Na. */
const FEWEST_JOINED = 7;

/** A given and a last name of the one are written as one in the other: Ivanblack X. */
const isJoinedIn = ({ first, last }: Read, { ways }: Read): boolean =>
  [...ways]
    .filter((way) => way.length >= FEWEST_JOINED)
    .some((way) =>
      Array.from(way).some((_, at) => {
        const [before, behind] = [way.slice(0, at), way.slice(at)];
        return (
          (first.ways.has(before) && last.ways.has(behind)) ||
          (last.ways.has(before) && first.ways.has(behind))
        );
      }),
    );

/** One of both has one name only: it is among the words of the other. */
const isPartOf = ({ only }: Read, { ways }: Read): boolean =>
  only?.every((word) => share(word.ways, ways)) ?? false;

/** The fewest consonants that a given and a last name together have in common. */
const FEWEST_CONSONANTS = 3;

/** The names of the other that have the consonants of a name, and how many; one that is read alike has enough but one. */
const speltAs = ({ ways, skeletons }: Naming, { all }: Read) =>
  all
    .map((part) => ({
      ...part,
      consonants: Math.max(
        share(part.ways, ways) ? FEWEST_CONSONANTS - 1 : 0,
        ...[...part.skeletons].map((one) => (skeletons.has(one) ? one.length : 0)),
      ),
    }))
    .filter(({ consonants }) => consonants > 0);

/** A given and a last name have the same consonants, whatever their alphabet, or one has and the other is read alike. */
function isSpeltIn({ first, last }: Read, other: Read): boolean {
  const firsts = speltAs(first, other);
  return speltAs(last, other).some((name) =>
    firsts.some(
      (given) => name.consonants + given.consonants >= FEWEST_CONSONANTS && areApart(name, given),
    ),
  );
}

/** The questions about a name, for the one that it is compared with. */
interface Comparison {
  /** Whether it is the same name however it was typed: see {@link sameAs}. */
  readonly isSame: (name: Name) => boolean;
  /**
   * Whether it may well be the same person's: one of the given names, or its initial, and one of the last names, as
   * one hears them. Other names between them, another order, and one name alone still are the same person. Of a
   * neighbour, names with the same consonants are enough: many names of different people have them, so it counts
   * only where much else is the same.
   */
  readonly isAlike: (name: Name, isNeighbour: boolean) => boolean;
}

/** Reads a name that others are compared with, once. */
export function comparedWith(other: Name): Comparison {
  const isSame = sameAs(other);
  let known: Read | undefined;
  const isAlike = (name: Name, isNeighbour: boolean): boolean => {
    if (isSame(name)) return true;
    const theirs = (known ??= read(other));
    const ours = read(name);
    return (
      isFoundIn(ours, theirs) ||
      isFoundIn(theirs, ours) ||
      isJoinedIn(ours, theirs) ||
      isJoinedIn(theirs, ours) ||
      isPartOf(ours, theirs) ||
      isPartOf(theirs, ours) ||
      (isNeighbour && isSpeltIn(ours, theirs))
    );
  };
  return { isSame, isAlike };
}
