import { fold } from './fold.ts';

/** A name as texts are compared with it. */
export interface Comparable {
  readonly folded: string;
  /** Without spaces. */
  readonly joined: string;
}

export function comparable(text: string): Comparable {
  const folded = fold(text);
  return { folded, joined: folded.replaceAll(' ', '') };
}

/** Characters from which a text is looked for across the words of a game's name: fewer stand there by chance. */
const LEAST_JOINED = 4;

/** Characters from which the middle of a studio's name counts: all its games come with it. */
const LEAST_INSIDE = 3;

/** Ranks above it stand inside words. */
const AT_WORDS = 2;

/**
 * How well a name matches a text (SEARCH-02): 0 it begins with it, 1 one of its words does, 2 each word of the text
 * begins one of the name, 3 the text stands somewhere in it, 4 it does but for white space.
 * @returns undefined where it does not match
 */
function rankOf(text: Comparable, name: Comparable): number | undefined {
  if (text.folded === '') return undefined;
  const spaced = ` ${name.folded}`;
  if (name.folded.startsWith(text.folded)) return 0;
  if (spaced.includes(` ${text.folded}`)) return 1;
  if (text.folded.split(' ').every((word) => spaced.includes(` ${word}`))) return AT_WORDS;
  if (name.folded.includes(text.folded)) return 3;
  return name.joined.includes(text.joined) ? 4 : undefined;
}

/** As {@link rankOf}, for the name of a game. */
export function rankOfName(text: Comparable, name: Comparable): number | undefined {
  const rank = rankOf(text, name);
  return rank === 4 && text.joined.length < LEAST_JOINED ? undefined : rank;
}

/** As {@link rankOf}, for the name of a provider or sub-provider. */
export function rankOfStudio(text: Comparable, name: Comparable): number | undefined {
  const rank = rankOf(text, name);
  const isInside = rank !== undefined && rank > AT_WORDS;
  return isInside && text.joined.length < LEAST_INSIDE ? undefined : rank;
}
