import { TYPE, type Icon, type TextLine } from '../layout.ts';
import { widthOf, wrap } from './measure.ts';

const ICON = 15;
export interface Content {
  readonly lines: readonly TextLine[];
  readonly width: number;
  readonly height: number;
}

export interface Piece {
  readonly text: string;
  readonly style: TextLine['style'];
  readonly icon?: Icon;
  /** Whether it stands after the text before it, where there is room. */
  readonly beside?: boolean;
}

const GAP = 6;

/**
 * Sets pieces of text under each other.
 * @param at where the first line begins, in px; @param width of the widest line
 */
export function set(
  pieces: readonly Piece[],
  at: { x: number; y: number },
  width: number,
): Content {
  const lines: TextLine[] = [];
  let { y } = at;
  let widest = 0;
  let end = 0;
  for (const { text, style, icon, beside = false } of pieces) {
    const indent = icon === undefined ? 0 : ICON;
    const last = lines.at(-1);
    if (beside && last !== undefined && end + GAP + indent + widthOf(text, style) <= width) {
      const x = at.x + end + GAP + indent;
      lines.push({ text, x, y: last.y, style, ...(icon !== undefined && { icon }) });
      end += GAP + indent + widthOf(text, style);
      widest = Math.max(widest, end);
      continue;
    }
    const { lead, size } = TYPE[style];
    for (const [index, line] of wrap(text, style, width - indent).entries()) {
      y += lead;
      const base = Math.round((y - (lead - size) / 2 - size * 0.18) * 2) / 2;
      lines.push({
        text: line,
        x: at.x + indent,
        y: base,
        style,
        ...(icon !== undefined && index === 0 ? { icon } : {}),
      });
      end = indent + widthOf(line, style);
      widest = Math.max(widest, end);
    }
  }
  return { lines, width: Math.ceil(widest), height: y - at.y };
}
