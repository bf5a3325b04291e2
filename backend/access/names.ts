import { cut } from '../platform/cut.ts';
import { tidyName } from '../../reference/person-name.ts';
import { INVISIBLE } from '../../reference/plain.ts';
import { skeletonsOf } from './name-skeletons.ts';
import { latin, waysOf, WRITTEN, WRITTEN_OR_HEARD } from './name-readings.ts';

const wordsOf = (name: string): readonly string[] =>
  name
    .normalize('NFKC')
    .replaceAll(INVISIBLE, '')
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

const whole = (name: string) => waysOf(wordsOf(name).join(''), WRITTEN);

/**
 * The same name however it was typed: letter case, accents, alphabet, space, hyphens and apostrophes make no other,
 * nor does the way in which passports write it.
 */
export const isSameName = (one: Name, other: Name): boolean =>
  share(whole(one.firstName), whole(other.firstName)) &&
  share(whole(one.lastName), whole(other.lastName));

/** Words that stand in many names and tell no two people apart, where others stand beside them. */
const COMMON: ReadonlySet<string> = new Set(
  [
    'a al ap ar as av af abu bin bint ben d da das de del della dem den der des di do dos du e el het i ibn l la',
    'las le les lo los o of ten ter te thi till van von und y zu zum zur',
    'dr filho frau herr ii iii iv jr junior miss mr mrs ms neto prof sr',
  ].flatMap((line) => line.split(' ')),
);

const isNaming = (word: string) => !COMMON.has(latin(word));

/** A word of a name, or some that stand side by side as one, as in `De la Cruz` and `Delacruz`. */
interface Part {
  /** In small letters. */
  readonly text: string;
  /** As it is written or heard. */
  readonly ways: ReadonlySet<string>;
  /** The first word, and the one behind the last. */
  readonly from: number;
  readonly to: number;
}

/** The most words that are written as one. */
const MOST_JOINED = 4;

function partsOf(name: string): readonly Part[] {
  const words = wordsOf(name);
  return words.flatMap((_, from) =>
    Array.from({ length: Math.min(MOST_JOINED, words.length - from) }, (__, more) => {
      const to = from + more + 1;
      const typed = words.slice(from, to).join('');
      const ways = waysOf(typed, WRITTEN_OR_HEARD);
      return { text: typed.toLowerCase(), ways, from, to };
    }),
  );
}

/** What tells a person apart in a first or a last name: each word, and some that stand side by side. */
function namingOf(name: string): readonly Part[] {
  const words = wordsOf(name);
  const isNeeded = words.some(isNaming) ? isNaming : () => true;
  return partsOf(name).filter(({ from, to }) => words.slice(from, to).some(isNeeded));
}

const partsOfBoth = ({ firstName, lastName }: Name) => partsOf(`${firstName} ${lastName}`);

const isReadAlike = (one: Part, other: Part): boolean => share(one.ways, other.ways);

const isInitial = ({ text }: Part) => /^\p{Ll}\p{M}*$/u.test(text);

/** An initial is any given name that begins with it. */
const isGivenAs = (one: Part, other: Part): boolean =>
  isReadAlike(one, other) ||
  ((isInitial(one) || isInitial(other)) &&
    (one.text.startsWith(other.text.charAt(0)) ||
      latin(one.text).charAt(0) === latin(other.text).charAt(0)));

/** A given and a last name of the one are two names of the other, whatever else stands there and in which field. */
function isFoundIn({ firstName, lastName }: Name, other: Name): boolean {
  const all = partsOfBoth(other);
  const lasts = namingOf(lastName).flatMap((last) => all.filter((part) => isReadAlike(last, part)));
  if (lasts.length === 0) return false;
  return namingOf(firstName).some((first) =>
    all.some(
      (part) =>
        lasts.some(({ from, to }) => to <= part.from || part.to <= from) && isGivenAs(first, part),
    ),
  );
}

/** The fewest letters of a given and a last name in one that are no name by themselves, as Anna is beside An Na. */
const FEWEST_JOINED = 7;

const allWays = (parts: readonly Part[]): ReadonlySet<string> =>
  new Set(parts.flatMap(({ ways }) => [...ways]));

/** A given and a last name of the one are written as one in the other: Ivanblack X. */
function isJoinedIn({ firstName, lastName }: Name, other: Name): boolean {
  const [firsts, lasts] = [allWays(namingOf(firstName)), allWays(namingOf(lastName))];
  return [...allWays(partsOfBoth(other))]
    .filter((way) => way.length >= FEWEST_JOINED)
    .some((way) =>
      Array.from(way).some((_, at) => {
        const [before, behind] = [way.slice(0, at), way.slice(at)];
        return (
          (firsts.has(before) && lasts.has(behind)) || (lasts.has(before) && firsts.has(behind))
        );
      }),
    );
}

/** One of both has one name only: it is among the words of the other. */
function isPartOf({ firstName, lastName }: Name, other: Name): boolean {
  if (lastName !== '') return false;
  // It may be both names as one, in either order: 王小明.
  const turned = { firstName: other.lastName, lastName: other.firstName };
  const all = [...partsOfBoth(other), ...partsOfBoth(turned)];
  return partsOf(firstName)
    .filter(({ from, to }) => to - from === 1)
    .every((word) => all.some((part) => isReadAlike(word, part)));
}

/**
 * A name that may well be the same person's: one of the given names, or its initial, and one of the last names, as
 * one hears them. Other names between them, another order, and one name alone still are the same person.
 */
export const isLikeName = (one: Name, other: Name): boolean =>
  isSameName(one, other) ||
  isFoundIn(one, other) ||
  isFoundIn(other, one) ||
  isJoinedIn(one, other) ||
  isJoinedIn(other, one) ||
  isPartOf(one, other) ||
  isPartOf(other, one);

/** The fewest consonants that a given and a last name together have in common. */
const FEWEST_CONSONANTS = 3;

/**
 * Tells of names whether each is the given one, spelt otherwise: a given and a last name have the same consonants,
 * whatever their alphabet. Many names of different people have: it counts only where much else is the same.
 */
export function speltLike(other: Name): (name: Name) => boolean {
  const all = partsOfBoth(other).map((part) => ({ ...part, skeletons: skeletonsOf(part.text) }));
  const found = (name: string) =>
    namingOf(name).flatMap(({ text }) =>
      [...skeletonsOf(text)].flatMap((skeleton) =>
        all
          .filter(({ skeletons }) => skeleton !== '' && skeletons.has(skeleton))
          .map(({ from, to }) => ({ from, to, consonants: skeleton.length })),
      ),
    );
  return ({ firstName, lastName }) => {
    const firsts = found(firstName);
    return found(lastName).some((last) =>
      firsts.some(
        (first) =>
          (last.to <= first.from || first.to <= last.from) &&
          last.consonants + first.consonants >= FEWEST_CONSONANTS,
      ),
    );
  };
}
