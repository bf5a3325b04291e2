import type { Block, LinkMark, Span } from './document-base.ts';

const HEADINGS: readonly [prefix: string, style: Block['style']][] = [
  ['### ', 'h3'],
  ['## ', 'h2'],
];
const LISTS: readonly [pattern: RegExp, listItem: NonNullable<Block['listItem']>][] = [
  [/^- /, 'bullet'],
  [/^\d+\. /, 'number'],
];
/** `**strong**` or `[text](address)`; nothing nests. */
const INLINE = /\*\*(?<strong>[^*]+)\*\*|\[(?<label>[^\]]+)\]\((?<href>[^)\s]+)\)/g;

/**
 * Turns the little markup of our texts into Portable Text. Each line is a paragraph, a heading (`## `, `### `)
 * or an item of a list (`- `, `1. `), with `**strong**` and `[text](address)`.
 */
export const portableText = (lines: readonly string[]): readonly Block[] =>
  lines.map((line, index) => toBlock(line.trim(), `b${index}`));

function toBlock(line: string, key: string): Block {
  const heading = HEADINGS.find(([prefix]) => line.startsWith(prefix));
  if (heading) return { ...inline(line.slice(heading[0].length), key), style: heading[1] };
  const list = LISTS.find(([pattern]) => pattern.test(line));
  if (!list) return { ...inline(line, key), style: 'normal' };
  const [pattern, listItem] = list;
  return { ...inline(line.replace(pattern, ''), key), style: 'normal', listItem, level: 1 };
}

function inline(text: string, key: string): Omit<Block, 'style'> {
  const children: Span[] = [];
  const markDefs: LinkMark[] = [];
  const add = (part: string, marks: readonly string[]) => {
    if (part === '') return;
    children.push({ _type: 'span', _key: `${key}s${children.length}`, text: part, marks });
  };
  let end = 0;
  for (const match of text.matchAll(INLINE)) {
    add(text.slice(end, match.index), []);
    const { strong, label, href } = match.groups ?? {};
    if (strong !== undefined) add(strong, ['strong']);
    if (label !== undefined && href !== undefined) {
      const mark: LinkMark = { _type: 'link', _key: `${key}m${markDefs.length}`, href };
      markDefs.push(mark);
      add(label, [mark._key]);
    }
    end = match.index + match[0].length;
  }
  add(text.slice(end), []);
  return { _type: 'block', _key: key, markDefs, children };
}
