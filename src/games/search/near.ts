import UFuzzy from '@leeoniya/ufuzzy';

/** Characters of the longest text that may be misspelt: no name has as many. */
const LONGEST = 60;

/** Up to this many names the nearest come first; of more, the first do. */
const RANKED = 1_000;

/**
 * A word of five letters or more may have one too many, one missing, one wrong, or two swapped. One of three or four
 * may have two swapped behind the first, of four also one missing. A shorter one, and a number, stands as it is.
 */
const search = new UFuzzy({
  unicode: true,
  interSplit: String.raw`[^\p{L}\d]+`,
  intraChars: String.raw`[\p{L}\d]`,
  intraMode: 1,
  intraSlice: [0, Infinity],
});

/**
 * The places of the names that a text nearly is, the nearest first. Both are folded.
 */
export function nearest(text: string, names: readonly string[]): readonly number[] {
  if (text === '' || text.length > LONGEST) return [];
  const [found, info, order] = search.search([...names], text, 0, RANKED);
  if (!found) return [];
  return info && order ? order.flatMap((place) => info.idx[place] ?? []) : found;
}
