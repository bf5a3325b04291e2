import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkit';

export type Face = 'regular' | 'bold' | 'mono';

const FAMILIES = {
  regular: ['sans', 400],
  bold: ['sans', 600],
  mono: ['mono', 400],
} as const satisfies Record<Face, readonly [string, number]>;

/** The files of a face, the most complete one first: names of people may need the others. */
const SUBSETS = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'vietnamese'] as const;

const opened = new Map<string, Font | undefined>();

/** In the older container: the library cannot read accented letters from the newer one. */
/** The font of a face for a part of the scripts; undefined where the face lacks it. */
function fontOf(face: Face, subset: (typeof SUBSETS)[number]): Font | undefined {
  const [family, weight] = FAMILIES[face];
  const name = `ibm-plex-${family}-${subset}-${weight}-normal`;
  if (!opened.has(name))
    opened.set(name, open(`@fontsource/ibm-plex-${family}/files/${name}.woff`));
  return opened.get(name);
}

function open(module: string): Font | undefined {
  try {
    return create(readFileSync(fileURLToPath(import.meta.resolve(module)))) as Font;
  } catch {
    return undefined;
  }
}

/** Replaces a character that no face has. */
const STAND_INS: Readonly<Record<string, string>> = { '→': '›', '\t': ' ', '\u00AD': '' };

/** A piece of text that one font has every letter of. */
export interface Run {
  readonly font: Font;
  readonly text: string;
}

interface Letter {
  readonly font: Font;
  /** As it is written; another character, or several, where no font has it. */
  readonly text: string;
  /** In parts of the size. */
  readonly width: number;
}

const letters: Record<Face, Map<string, Letter[]>> = {
  regular: new Map(),
  bold: new Map(),
  mono: new Map(),
};

/** The spelling of a character; its number, where no font has it, so that nothing is lost. */
function lettersOf(character: string, face: Face): Letter[] {
  const known = letters[face].get(character);
  if (known !== undefined) return known;
  const code = character.codePointAt(0) as number;
  const font = SUBSETS.map((subset) => fontOf(face, subset)).find(
    (one) => one?.hasGlyphForCodePoint(code) === true,
  );
  const number = code.toString(16).toUpperCase().padStart(4, '0');
  const made =
    font === undefined
      ? Array.from(STAND_INS[character] ?? `[U+${number}]`).flatMap((one) => lettersOf(one, face))
      : [
          {
            font,
            text: character,
            width: font.glyphForCodePoint(code).advanceWidth / font.unitsPerEm,
          },
        ];
  letters[face].set(character, made);
  return made;
}

/** Text as runs, each with a font that has all of its letters. */
export function runsOf(text: string, face: Face): Run[] {
  const runs: { font: Font; text: string }[] = [];
  for (const character of text)
    for (const { font, text: written } of lettersOf(character, face)) {
      const last = runs.at(-1);
      if (last?.font === font) last.text += written;
      else runs.push({ font, text: written });
    }
  return runs;
}

/** Width of a text in the unit of the size, letter by letter: without kerning and ligatures. */
export function widthIn(text: string, face: Face, size: number): number {
  let width = 0;
  for (const character of text)
    for (const letter of lettersOf(character, face)) width += letter.width;
  return width * size;
}

/** A text in lines no wider than that; a longer word is cut, at its joints where it has some. */
export function linesIn(text: string, face: Face, size: number, width: number): string[] {
  const wide = (part: string): boolean => widthIn(part, face, size) > width;
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    for (const word of paragraph.split(' ')) {
      const last = lines.at(-1);
      if (last !== undefined && !wide(`${last} ${word}`))
        lines[lines.length - 1] = `${last} ${word}`;
      else if (!wide(word)) lines.push(word);
      else lines.push(...cut(word, wide));
    }
    return lines.length === 0 ? [''] : lines;
  });
}

function cut(word: string, wide: (part: string) => boolean): string[] {
  const parts: string[] = [];
  for (const joint of word.split(/(?<=[._/#-])|(?<=[a-z])(?=[A-Z])/)) {
    const last = parts.at(-1);
    if (last !== undefined && !wide(last + joint)) parts[parts.length - 1] = last + joint;
    else if (!wide(joint)) parts.push(joint);
    else
      for (const letter of joint) {
        const end = parts.at(-1);
        if (end !== undefined && !wide(end + letter)) parts[parts.length - 1] = end + letter;
        else parts.push(letter);
      }
  }
  return parts;
}
