import { isAcross, type Picture, type Plate } from '../../dossier.ts';
import { paintShapes, tagged, write, type Part } from '../exports/paint.ts';
import { TEXT_INK } from '../../ink.ts';
import { BODY, HEADING, TABLE, type Page } from './page.ts';
import { EDGE } from './paper.ts';
import type { Images } from './pictures.ts';
import { linesIn } from '../faces.ts';
import { setText } from './set.ts';

/** Draws the diagram, each plate on a page of its own. */
export function setDiagram(
  page: Page,
  parent: Part,
  plates: readonly Plate[],
  marks: PDFKit.PDFOutline,
): void {
  let within: PDFKit.PDFOutline | undefined;
  for (const plate of plates) {
    page.begin({ across: isAcross(plate) });
    if (within === undefined) within = marks.addItem('Diagram');
    else within.addItem(plate.title);
    setPlate(page, parent, plate);
  }
}

function setPlate(page: Page, parent: Part, { title, area, scale, shapes, frames }: Plate): void {
  const { doc } = page;
  setText(page, parent, `Diagram. ${title}`, HEADING, 'H3');
  page.y += 4;
  const top = page.y;
  const draw = (): void => {
    doc.save();
    doc.translate(EDGE.side, top).scale(scale).translate(-area.x, -area.y);
    doc.rect(area.x, area.y, area.width, area.height).clip();
    paintShapes(doc, shapes);
    for (const frame of frames) setFrame(page, frame);
    doc.restore();
  };
  tagged(doc, parent, 'Figure', draw, `Diagram. ${title}`);
  page.y = page.bottom;
}

function setFrame({ doc }: Page, { area, name, at, size }: Plate['frames'][number]): void {
  doc.lineWidth(size / 6).dash(size / 2, { space: size / 3 });
  doc.rect(area.x, area.y, area.width, area.height).stroke(TEXT_INK);
  doc.undash();
  doc.rect(at.x - size / 6, at.y - size, size * (0.4 + name.length * 0.6), size * 1.2);
  doc.fill('#ffffff');
  write(doc, name, { face: 'bold', size, ...at });
}

/** Pictures beside each other, each with its caption below it. */
export function setPictures(
  page: Page,
  parent: Part,
  pictures: readonly Picture[],
  images: Images,
): void {
  const { doc } = page;
  const gap = 12;
  const across = 3;
  const width = (page.width - gap * (across - 1)) / across;
  for (let first = 0; first < pictures.length; first += across) {
    const row = pictures.slice(first, first + across);
    const heights = row.map((one) => Math.min(320, (one.height / one.width) * width));
    page.need(Math.max(...heights) + 4 * TABLE.lead);
    const top = page.y;
    let bottom = top;
    for (const [index, picture] of row.entries()) {
      const x = EDGE.side + index * (width + gap);
      page.y = top;
      tagged(
        doc,
        parent,
        'Figure',
        () =>
          doc.image(images(picture), x, top, {
            fit: [width, heights[index] ?? width],
          }),
        picture.caption,
      );
      page.y = top + (heights[index] ?? 0) + 4;
      tagged(doc, parent, 'Caption', () =>
        page.put(linesIn(picture.caption, TABLE.face, TABLE.size, width), TABLE, x),
      );
      bottom = Math.max(bottom, page.y);
    }
    page.y = bottom + BODY.lead;
  }
}
