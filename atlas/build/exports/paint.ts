import Pdf from 'pdfkit';
import { TYPE } from '../../layout.ts';
import type { Built } from '../../stamp.ts';
import type { Font } from 'fontkit';
import { runsOf, widthIn, type Face } from '../faces.ts';
import { INK, TEXT_INK, type Role, type Shape } from '../../ink.ts';
import { faceOf } from './shapes.ts';

export type Doc = PDFKit.PDFDocument;
/** A part of a document's structure. */
export type Part = ReturnType<Doc['struct']>;

/**
 * A document for the archive: PDF/A-2b, so its faces lie within it and its colours are those of sRGB, with the
 * structure of a tagged document besides. The same content gives the same bytes.
 */
export function openPdf(
  title: string,
  subject: string,
  { at }: Built,
): { readonly doc: Doc; readonly bytes: () => Promise<Uint8Array> } {
  const doc = new Pdf({
    subset: 'PDF/A-2b',
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en',
    displayTitle: true,
    autoFirstPage: false,
    bufferPages: true,
    margin: 0,
    // A date of its own would make every build another file.
    info: { Title: title, Subject: subject, CreationDate: new Date(at), ModDate: new Date(at) },
  });
  const parts: Uint8Array[] = [];
  doc.on('data', (part: Uint8Array) => parts.push(part));
  const written = new Promise<void>((resolve) => {
    doc.on('end', () => resolve());
  });
  return {
    doc,
    bytes: async () => {
      doc.end();
      await written;
      return Buffer.concat(parts);
    },
  };
}

/** Writes a line of text. @param y of its baseline */
export function write(
  doc: Doc,
  text: string,
  { face, size, x, y }: { face: Face; size: number; x: number; y: number },
): void {
  let at = x;
  for (const { font, text: part } of runsOf(text, face)) {
    const { name, set } = setLetterByLetter(font);
    // The types know faces by name alone; the library also takes an opened one.
    doc.registerFont(name, set as unknown as string);
    doc.font(name, size).fillColor(TEXT_INK);
    doc.text(part, at, y, { lineBreak: false, baseline: 'alphabetic', features: [] });
    at += widthIn(part, face, size);
  }
}

const known = new Map<Font, { readonly name: string; readonly set: Font }>();

/** A font with the measures that all texts use: without kerning and ligatures. */
function setLetterByLetter(font: Font): { readonly name: string; readonly set: Font } {
  const made = known.get(font) ?? {
    name: `${font.postscriptName} ${known.size}`,
    set: Object.create(font, { layout: { value: (text: string) => letters(font, text) } }) as Font,
  };
  known.set(font, made);
  return made;
}

function letters(font: Font, text: string) {
  const glyphs = Array.from(text, (one) => font.glyphForCodePoint(one.codePointAt(0) as number));
  const positions = glyphs.map(({ advanceWidth }) => ({
    xAdvance: advanceWidth,
    yAdvance: 0,
    xOffset: 0,
    yOffset: 0,
  }));
  const advanceWidth = glyphs.reduce((sum, glyph) => sum + glyph.advanceWidth, 0);
  return { glyphs, positions, advanceWidth };
}

/** Draws shapes where the document stands. */
export function paintShapes(doc: Doc, shapes: readonly Shape[]): void {
  for (const shape of shapes) {
    if (shape.kind === 'rect') {
      const { x, y, width, height } = shape.area;
      paint(doc.roundedRect(x, y, width, height, shape.radius), shape.role);
    } else if (shape.kind === 'path') {
      doc.save().translate(shape.x, shape.y);
      paint(doc.path(shape.d), shape.role);
      doc.restore();
    } else {
      const { style, text, x, y } = shape;
      write(doc, text, { face: faceOf(style), size: TYPE[style].size, x, y });
    }
  }
}

function paint(doc: Doc, role: Role): void {
  const { fill, stroke, width = 1, dash } = INK[role];
  doc.lineWidth(width);
  if (dash === undefined) doc.undash();
  else doc.dash(dash[0] ?? 1, { space: dash[1] ?? 1 });
  if (fill !== undefined && stroke !== undefined) doc.fillAndStroke(fill, stroke);
  else if (fill !== undefined) doc.fill(fill);
  else doc.stroke(stroke ?? TEXT_INK);
}

/** Marks shapes as a part of the text, which is read aloud. @param parent of the part */
export function tagged(doc: Doc, parent: Part, type: string, draw: () => void, alt?: string): void {
  const content = doc.markStructureContent(type);
  draw();
  doc.endMarkedContent();
  parent.add(doc.struct(type, alt === undefined ? {} : { alt }, [content]));
}

/** Marks shapes as no part of the text, such as the foot of every page. */
export function artifact(doc: Doc, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Pagination' });
  draw();
  doc.endMarkedContent();
}
