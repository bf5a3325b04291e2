const characters = new Intl.Segmenter();

/**
 * The beginning of a text that somebody else wrote. What people see as one character, an emoji of several
 * signs or a letter with its marks, is there whole or not at all.
 * @param most UTF-16 code units, of which the characters that a contract counts never have fewer than one
 */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  let end = 0;
  for (const { index, segment } of characters.segment(text)) {
    if (index + segment.length > most) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}
