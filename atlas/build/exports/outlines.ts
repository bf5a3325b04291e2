import type { Drawn } from '../../data.ts';
import { TYPE } from '../../layout.ts';
import type { Stamp } from '../../stamp.ts';
import { runsOf } from '../faces.ts';
import { escapeXml } from './xml.ts';
import { TEXT_INK, type Shape } from '../../ink.ts';
import { faceOf, shapesOf } from './shapes.ts';
import { markupOf, sizeWith, stampTexts } from './svg.ts';

/** The chart as SVG whose letters are outlines: a program that shows it as an image has no fonts. */
export function outlinedSvgOf(drawn: Drawn, stamp: Stamp): string {
  const { width, height } = sizeWith(drawn.layout, stamp);
  const letters = new Letters();
  const marks = [...shapesOf(drawn), ...stampTexts(stamp, drawn.layout.height)].map((shape) =>
    shape.kind === 'text' ? letters.set(shape) : markupOf(shape),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs>
${letters.definitions()}
</defs>
<rect width="${width}" height="${height}" fill="#ffffff"/>
${marks.join('\n')}
</svg>
`;
}

/** The outlines of the letters that a drawing uses, each once. */
class Letters {
  private readonly known = new Map<string, { id: string; outline: string }>();

  set({ style, text, x, y }: Extract<Shape, { kind: 'text' }>): string {
    const { size } = TYPE[style];
    let at = 0;
    const uses = runsOf(text, faceOf(style)).flatMap(({ font, text: part }) => {
      const scale = size / font.unitsPerEm;
      return Array.from(part, (character) => {
        const glyph = font.glyphForCodePoint(character.codePointAt(0) ?? 0);
        const { id } = this.letter(`${font.postscriptName} ${character}`, () => glyph.path.toSVG());
        const left = at;
        at += glyph.advanceWidth * scale;
        return character === ' '
          ? ''
          : `<use href="#${id}" transform="translate(${left} 0) scale(${scale} ${-scale})"/>`;
      });
    });
    return `<g aria-label="${escapeXml(text)}" transform="translate(${x} ${y})" fill="${TEXT_INK}">${uses.join('')}</g>`;
  }

  definitions(): string {
    return [...this.known.values()]
      .map(({ id, outline }) => `<path id="${id}" d="${outline}"/>`)
      .join('\n');
  }

  private letter(key: string, outline: () => string): { id: string; outline: string } {
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const made = { id: `l${this.known.size}`, outline: outline() };
    this.known.set(key, made);
    return made;
  }
}
