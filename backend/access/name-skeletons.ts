import { latin } from './name-readings.ts';

/** Surnames of Korea that are written otherwise than by their letters: 이 is Lee, 박 is Park. */
const KOREAN: Readonly<Record<string, string>> = { 이: 'lee', 박: 'park', 임: 'lim' };

/** What one text may stand for, in letters of ours. Arabic, Hebrew, and many spellings of one name, have no vowels. */
const VARIANTS: readonly ((text: string) => string)[] = [
  (text) => text,
  // The article.
  (text) => text.replace(/^(?:ال|[ae]l(?=[b-df-hj-np-tv-xz]\p{L}{2}))/u, ''),
  // A letter that is `v` or `o`.
  (text) => text.replaceAll(/(?<=\p{L})ו/gu, ''),
  (text) => KOREAN[text] ?? text,
];

/**
 * What one pair or letter sounds like: `ch` of Charles, of Rachel and of Michael, `x` of Xavier and of Alexander, `w`
 * of Wiktor and of Owen.
 */
const SAID: Readonly<Record<string, readonly string[]>> = {
  ch: ['s', 'h', 'k'],
  x: ['s', 'ks'],
  w: ['v', ''],
};

/** Letters that stand for one sound in one alphabet or another. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/(?<=.)h$/g, ''],
  [/t[sz]|[scdz]z|[sz]h|dj|[jsz]|c(?=[eiy])/g, 's'],
  [/[td]h?/g, 't'],
  [/[kgqc]h?/g, 'k'],
  [/ph|[bpfv]/g, 'p'],
  // What stands twice is one sound; what is said between two of them is not written everywhere.
  [/(.)\1+/g, '$1'],
  [/[^sthkplmnr]/g, ''],
];

const saidOf = (text: string): readonly string[] =>
  Object.entries(SAID).reduce<readonly string[]>(
    (texts, [letters, sounds]) =>
      texts.flatMap((one) =>
        one.includes(letters) ? sounds.map((sound) => one.replaceAll(letters, sound)) : [one],
      ),
    [text],
  );

/** The consonants of a name, as they sound: `mhmt` of Mohammed, Muhammad and محمد. It may have none. */
export const skeletonsOf = (text: string): ReadonlySet<string> =>
  new Set(
    [...new Set(VARIANTS.map((variant) => latin(variant(text))))]
      .flatMap(saidOf)
      .map((said) => SOUNDS.reduce((so, [letters, sound]) => so.replaceAll(letters, sound), said)),
  );
