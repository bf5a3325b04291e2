/** Placeholders of texts that stand for bare numbers; amounts carry their currency with them. */
const NUMBER = String.raw`\d|#|\{(?:age|max)\}`;
/** Before any word; an ordinal's full stop only before one that does not begin a sentence. */
const BEFORE_A_WORD = new RegExp(String.raw`(${NUMBER}) (?=\p{L})|(\d\.) (?=\p{Ll})`, 'gu');

/**
 * Keeps a number on the line of the word that it counts or dates, by a no-break space. For a text in
 * ICU syntax as it is written, and for what formats a date.
 */
export const keepTogether = (text: string): string =>
  text.replaceAll(BEFORE_A_WORD, (_, number?: string, ordinal?: string) => {
    return `${number ?? ordinal ?? ''}\u00a0`;
  });
