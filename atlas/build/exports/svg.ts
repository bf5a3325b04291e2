import type { Drawn } from '../../data.ts';
import { TYPE } from '../../layout.ts';
import { fontOf } from '../measure.ts';
import { INK, shapesOf, TEXT_INK, type Role, type Shape } from './shapes.ts';
import { escapeXml } from './xml.ts';

/**
 * The chart as an SVG file that looks the same everywhere: letters are outlines, since whoever opens it
 * may lack the fonts. The PDF has the same as text.
 */
export function svgOf(drawn: Drawn): string {
  const { width, height } = drawn.layout;
  const letters = new Letters();
  const shapes = shapesOf(drawn).map((shape) => markup(shape, letters));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">
<title>${escapeXml(drawn.chart.title)}</title>
<defs>
${letters.definitions()}
</defs>
<rect width="${width}" height="${height}" fill="#ffffff"/>
${shapes.join('\n')}
</svg>
`;
}

function markup(shape: Shape, letters: Letters): string {
  switch (shape.kind) {
    case 'rect': {
      const { x, y, width, height } = shape.area;
      return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${shape.radius}"${ink(shape.role)}/>`;
    }
    case 'path': {
      const { x, y, d } = shape;
      const place = x === 0 && y === 0 ? '' : ` transform="translate(${x} ${y})"`;
      return `<path d="${d}"${place}${ink(shape.role)}/>`;
    }
    case 'text':
      return letters.set(shape);
  }
}

function ink(role: Role): string {
  const { fill = 'none', stroke, width, dash } = INK[role];
  const line = stroke === undefined ? '' : ` stroke="${stroke}" stroke-width="${width}"`;
  return ` fill="${fill}"${line}${dash === undefined ? '' : ` stroke-dasharray="${dash.join(' ')}"`}`;
}

/** The outlines of the letters that a drawing uses, each once. */
class Letters {
  private readonly known = new Map<string, { id: string; outline: string }>();

  set({ style, text, x, y }: Extract<Shape, { kind: 'text' }>): string {
    const font = fontOf(style);
    const scale = TYPE[style].size / font.unitsPerEm;
    let at = 0;
    const uses = Array.from(text, (character) => {
      const glyph = font.glyphForCodePoint(character.codePointAt(0) ?? 0);
      const { id } = this.letter(`${font.postscriptName} ${character}`, () => glyph.path.toSVG());
      const use = character === ' ' ? '' : `<use href="#${id}" x="${at}"/>`;
      at += glyph.advanceWidth;
      return use;
    });
    const place = `translate(${x} ${y}) scale(${scale} ${-scale})`;
    return `<g aria-label="${escapeXml(text)}" transform="${place}" fill="${TEXT_INK}">${uses.join('')}</g>`;
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
