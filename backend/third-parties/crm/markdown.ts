/** A piece of a line; with a path it is a link on the site. */
export interface Inline {
  readonly text: string;
  readonly look?: 'strong' | 'emphasis';
  readonly path?: string;
}

export type Block =
  | { readonly kind: 'paragraph'; readonly lines: readonly (readonly Inline[])[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Inline[])[] };

const MAX_PATH = 200;

/**
 * A path of the site, after the locale: `/promotions`. A text that could lead elsewhere, `//host`, a scheme,
 * `..`, is none.
 */
export const isSitePath = (path: string): boolean =>
  path.length <= MAX_PATH &&
  /^\/(?:[\w~-][\w.~-]*(?:\/[\w~-][\w.~-]*)*\/?)?(?:\?[\w.~=&%-]*)?(?:#[\w-]*)?$/.test(path);

const MARKS = /\*\*([^*\n]+)\*\*|\*([^*\n]+)\*|\[([^[\]\n]+)\]\(([^()\s]*)\)/g;

function inlinesOf(line: string): Inline[] {
  const found: Inline[] = [];
  let at = 0;
  for (const match of line.matchAll(MARKS)) {
    const [whole, strong, emphasis, label, path = ''] = match;
    if (match.index > at) found.push({ text: line.slice(at, match.index) });
    at = match.index + whole.length;
    if (strong !== undefined) found.push({ text: strong, look: 'strong' });
    else if (emphasis !== undefined) found.push({ text: emphasis, look: 'emphasis' });
    // A link to anything but a path of the site stays as written, and leads nowhere.
    else if (isSitePath(path)) found.push({ text: label ?? '', path });
    else found.push({ text: whole });
  }
  if (at < line.length) found.push({ text: line.slice(at) });
  return found;
}

const isItem = (line: string): boolean => /^\s*[-*] /.test(line);

/**
 * Reads a message: paragraphs, lists of `- `, `**strong**`, `*emphasis*`, `[a link](/promotions)`. All else is
 * text, markup too: the result is pieces of text, never HTML.
 */
export function readMarkdown(source: string): Block[] {
  const parts = source.replaceAll('\r\n', '\n').split(/\n\s*\n/);
  return parts.flatMap((part): Block[] => {
    const lines = part.split('\n').filter((line) => line.trim() !== '');
    const blocks: Block[] = [];
    while (lines.length > 0) {
      const asList = isItem(lines[0] ?? '');
      const end = lines.findIndex((line) => isItem(line) !== asList);
      const own = lines.splice(0, end === -1 ? lines.length : end);
      blocks.push(
        asList
          ? { kind: 'list', items: own.map((line) => inlinesOf(line.replace(/^\s*[-*] /, ''))) }
          : { kind: 'paragraph', lines: own.map(inlinesOf) },
      );
    }
    return blocks;
  });
}

/** The words of a message, in one line. */
export const plainOf = (body: readonly Block[]): string =>
  body
    .flatMap((one) => (one.kind === 'list' ? one.items : one.lines))
    .map((line) => line.map(({ text }) => text).join(''))
    .join(' ');
