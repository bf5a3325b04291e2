const characters = new Intl.Segmenter();

/**
 * The beginning of a text that somebody else wrote. A character as people see it, an emoji of several signs or
 * a letter with its marks, is there whole or not at all.
 * @param most UTF-16 code units; each character that a contract counts has at least one
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
