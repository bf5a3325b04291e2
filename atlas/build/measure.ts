import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkit';
import { TYPE, type TextLine } from '../layout.ts';

/** Addresses of the files that the page draws with, by weight; `status` lines are set in the fixed-width face. */
export const FONT_FILES = {
  400: import.meta.resolve('@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-400-normal.woff2'),
  600: import.meta.resolve('@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-600-normal.woff2'),
  mono: import.meta.resolve('@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2'),
} as const;

const open = (file: string): Font => create(readFileSync(fileURLToPath(file))) as Font;
const fonts = {
  400: open(FONT_FILES[400]),
  600: open(FONT_FILES[600]),
  mono: open(FONT_FILES.mono),
};

/** The face in which a style is set. */
const fontOf = (style: TextLine['style']): Font =>
  style === 'status' ? fonts.mono : fonts[TYPE[style].weight];

/** Width of a text in px, letter by letter: the diagrams switch kerning and ligatures off. */
export function widthOf(text: string, style: TextLine['style']): number {
  const { size } = TYPE[style];
  const font = fontOf(style);
  let units = 0;
  for (const character of text) {
    const code = character.codePointAt(0) as number;
    if (!font.hasGlyphForCodePoint(code))
      throw new Error(`the atlas' font lacks “${character}” of “${text}”`);
    units += font.glyphForCodePoint(code).advanceWidth;
  }
  return (units / font.unitsPerEm) * size;
}

/** Breaks a text into lines no wider than `width` px; a longer word has a line of its own, cut at dots and humps. */
export function wrap(text: string, style: TextLine['style'], width: number): string[] {
  const words = text.split(' ').flatMap((word) => cut(word, style, width));
  const lines: string[] = [];
  for (const { part, joined } of words) {
    const last = lines.at(-1);
    const longer = last === undefined ? part : joined ? last + part : `${last} ${part}`;
    if (last !== undefined && widthOf(longer, style) <= width) lines[lines.length - 1] = longer;
    else lines.push(part);
  }
  return lines;
}

function cut(
  word: string,
  style: TextLine['style'],
  width: number,
): { part: string; joined: boolean }[] {
  if (widthOf(word, style) <= width) return [{ part: word, joined: false }];
  return word
    .split(/(?<=[._/-])|(?<=[a-z])(?=[A-Z])/)
    .map((part, index) => ({ part, joined: index > 0 }));
}
