import type { Drawn } from '../../data.ts';
import { TYPE } from '../../layout.ts';
import { stampLines, type Stamp } from '../../stamp.ts';
import { widthIn } from '../faces.ts';
import { INK, TEXT_INK, type Role, type Shape } from '../../ink.ts';
import { faceOf, shapesOf } from './shapes.ts';
import { escapeXml } from './xml.ts';

/** Faces with the measured widths come first. */
const FAMILIES = {
  sans: "'IBM Plex Sans','Atlas Sans','Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif",
  mono: "'IBM Plex Mono','Atlas Mono',Consolas,'DejaVu Sans Mono',monospace",
} as const;

/** The measures of the lines that name a drawing's origin, in px. */
const STAMP = { size: TYPE.small.size, lead: 16, height: 44, edge: 12 } as const;

/**
 * The chart as an SVG file with text that can be searched, copied and read aloud. Every text says how wide
 * it is, so that it covers nothing where another face stands in for ours.
 */
export const svgOf = (drawn: Drawn, stamp: Stamp): string =>
  svgFile(drawn, stamp, shapesOf(drawn).map(markupOf).join('\n'));

/** A drawing as a file, with its origin below it. @param marks elements of SVG */
function svgFile({ layout, chart }: Drawn, stamp: Stamp, marks: string): string {
  const { width, height } = sizeWith(layout, stamp);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">
<title>${escapeXml(chart.title)}</title>
<desc>${escapeXml(stampLines(stamp).join('\n'))}</desc>
<rect width="${width}" height="${height}" fill="#ffffff"/>
${[marks, ...stampTexts(stamp, layout.height).map(markupOf)].join('\n')}
</svg>
`;
}

/** A small drawing is as wide as the lines below it. */
export function sizeWith(
  { width, height }: Drawn['layout'],
  stamp: Stamp,
): { readonly width: number; readonly height: number } {
  const widest = Math.max(...stampLines(stamp).map((line) => widthIn(line, 'regular', STAMP.size)));
  return {
    width: Math.max(width, Math.ceil(widest) + 2 * STAMP.edge),
    height: height + STAMP.height,
  };
}

/** Where each line of a stamp stands, below a drawing of that height. */
export const stampTexts = (stamp: Stamp, height: number): Extract<Shape, { kind: 'text' }>[] =>
  stampLines(stamp).map((text, index) => ({
    kind: 'text',
    style: 'small',
    text,
    x: STAMP.edge,
    y: height + STAMP.lead * (index + 1) + 2,
  }));

/** A shape as an element of SVG. */
export function markupOf(shape: Shape): string {
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
    case 'text': {
      const { style, text, x, y } = shape;
      const face = faceOf(style);
      const { size, weight } = TYPE[style];
      const width = Math.round(widthIn(text, face, size) * 100) / 100;
      return `<text x="${x}" y="${y}" font-family="${FAMILIES[face === 'mono' ? 'mono' : 'sans']}" font-size="${size}" font-weight="${weight}" textLength="${width}" lengthAdjust="spacingAndGlyphs" fill="${TEXT_INK}">${escapeXml(text)}</text>`;
    }
  }
}

function ink(role: Role): string {
  const { fill = 'none', stroke, width, dash } = INK[role];
  const line = stroke === undefined ? '' : ` stroke="${stroke}" stroke-width="${width}"`;
  return ` fill="${fill}"${line}${dash === undefined ? '' : ` stroke-dasharray="${dash.join(' ')}"`}`;
}
