import type { Drawn } from '../../data.ts';
import { stampLines, type Stamp } from '../../stamp.ts';
import { openPdf, paintShapes, tagged } from './paint.ts';
import { shapesOf } from './shapes.ts';
import { sizeWith, stampTexts } from './svg.ts';

/** The chart as a PDF of one page in its own size, with text that can be searched. */
export async function pdfOf(drawn: Drawn, stamp: Stamp): Promise<Uint8Array> {
  const { title } = drawn.chart;
  const { width, height } = sizeWith(drawn.layout, stamp);
  const { doc, bytes } = openPdf(title, stampLines(stamp).join('; '), stamp);
  doc.addPage({ size: [width, height], margin: 0 });
  const root = doc.struct('Document');
  doc.addStructure(root);
  tagged(doc, root, 'Figure', () => paintShapes(doc, shapesOf(drawn)), `The chart of ${title}`);
  tagged(doc, root, 'P', () => paintShapes(doc, stampTexts(stamp, drawn.layout.height)));
  return bytes();
}
