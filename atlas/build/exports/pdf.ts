import { fileURLToPath } from 'node:url';
import Pdf from 'pdfkit';
import type { Drawn } from '../../data.ts';
import { TYPE, type TextLine } from '../../layout.ts';
import { FONT_FILES } from '../measure.ts';
import { INK, shapesOf, TEXT_INK, type Role } from './shapes.ts';

const faceOf = (style: TextLine['style']): keyof typeof FONT_FILES =>
  style === 'status' ? 'mono' : TYPE[style].weight;

/** The chart as a PDF of one page in its own size, with text that can be searched. The same chart gives the same bytes. */
export async function pdfOf(drawn: Drawn): Promise<Uint8Array> {
  const { width, height } = drawn.layout;
  const doc = new Pdf({
    size: [width, height],
    margin: 0,
    // A date of its own would make every build another file.
    info: { Title: drawn.chart.title, CreationDate: new Date(0) },
  });
  const parts: Uint8Array[] = [];
  doc.on('data', (part: Uint8Array) => parts.push(part));
  const written = new Promise<void>((resolve) => {
    doc.on('end', () => resolve());
  });
  for (const [name, file] of Object.entries(FONT_FILES)) {
    doc.registerFont(name, fileURLToPath(file));
  }
  for (const shape of shapesOf(drawn)) {
    if (shape.kind === 'rect') {
      const { x, y, width: w, height: h } = shape.area;
      paint(doc.roundedRect(x, y, w, h, shape.radius), shape.role);
    } else if (shape.kind === 'path') {
      doc.save().translate(shape.x, shape.y);
      paint(doc.path(shape.d), shape.role);
      doc.restore();
    } else {
      const { style, text, x, y } = shape;
      doc
        .font(String(faceOf(style)))
        .fontSize(TYPE[style].size)
        .fillColor(TEXT_INK);
      doc.text(text, x, y, { lineBreak: false, baseline: 'alphabetic', features: [] });
    }
  }
  doc.end();
  await written;
  return Buffer.concat(parts);
}

function paint(doc: PDFKit.PDFDocument, role: Role): void {
  const { fill, stroke, width = 1, dash } = INK[role];
  doc.lineWidth(width);
  if (dash === undefined) doc.undash();
  else doc.dash(dash[0] ?? 1, { space: dash[1] ?? 1 });
  if (fill !== undefined && stroke !== undefined) doc.fillAndStroke(fill, stroke);
  else if (fill !== undefined) doc.fill(fill);
  else doc.stroke(stroke ?? TEXT_INK);
}
