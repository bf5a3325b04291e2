/** Placeholders of texts for bare numbers; amounts carry their currency with them. */
const NUMBER = String.raw`\d|#|\{(?:age|max)\}`;
/** Before any word; after an ordinal's full stop only before a word that does not begin a sentence. */
const BEFORE_A_WORD = new RegExp(String.raw`(${NUMBER}) (?=\p{L})|(\d\.) (?=\p{Ll})`, 'gu');

/**
 * Keeps a number on the line of the word that it counts or dates, by a no-break space. For the source of a text in
 * ICU syntax, and for the parts of a formatted date.
 */
export const keepTogether = (text: string): string =>
  text.replaceAll(BEFORE_A_WORD, (_, number?: string, ordinal?: string) => {
    return `${number ?? ordinal ?? ''}\u00a0`;
  });
