import { artifact, write, type Doc, type Part } from '../exports/paint.ts';
import { linesIn, type Face } from '../faces.ts';
import { A4, EDGE, LEAST } from './paper.ts';

/** How a text is set. Sizes are points. */
export interface Setting {
  readonly face: Face;
  readonly size: number;
  readonly lead: number;
}

export const TITLE_SETTING: Setting = { face: 'bold', size: 18, lead: 24 };
export const SECTION: Setting = { face: 'bold', size: 12.5, lead: 18 };
export const HEADING: Setting = { face: 'bold', size: 9.5, lead: 13 };
export const BODY: Setting = { face: 'regular', size: 9, lead: 12.5 };
export const TABLE: Setting = { face: 'regular', size: 8, lead: 10.4 };
export const HEAD: Setting = { face: 'bold', size: 8, lead: 10.4 };
const FOOT: Setting = { face: 'regular', size: LEAST, lead: 9 };

/** Where one writes in a document, from the top of a page to its bottom, then on the next. */
export class Page {
  readonly doc: Doc;
  readonly root: Part;
  /** The distance from the top of the page at which the next thing stands. */
  y = 0;
  private across = false;
  private readonly lines: (readonly string[])[] = [];
  private foot: readonly string[] = [];

  constructor(doc: Doc) {
    this.doc = doc;
    this.root = doc.struct('Document');
    doc.addStructure(this.root);
  }

  get width(): number {
    return (this.across ? A4.height : A4.width) - 2 * EDGE.side;
  }

  get bottom(): number {
    return (this.across ? A4.width : A4.height) - EDGE.bottom;
  }

  get room(): number {
    return this.bottom - this.y;
  }

  /** @param foot the foot of this page and of those that follow */
  begin({ foot, across = false }: { foot?: readonly string[]; across?: boolean } = {}): void {
    if (foot !== undefined) this.foot = foot;
    this.across = across;
    this.doc.addPage({ size: 'A4', layout: across ? 'landscape' : 'portrait', margin: 0 });
    this.lines.push(this.foot);
    this.y = EDGE.top;
  }

  /** Begins a page where fewer points than that are left. */
  need(height: number): void {
    if (this.room < Math.min(height, this.bottom - EDGE.top)) this.begin({ across: this.across });
  }

  /** Writes lines from here on. @param x from the left edge of the page */
  put(lines: readonly string[], { face, size, lead }: Setting, x: number = EDGE.side): void {
    for (const line of lines) {
      write(this.doc, line, { face, size, x, y: this.y + size + (lead - size) / 2 - size * 0.1 });
      this.y += lead;
    }
  }

  rule(weight = 0.5): void {
    const { doc, y } = this;
    artifact(doc, () =>
      doc
        .undash()
        .lineWidth(weight)
        .moveTo(EDGE.side, y)
        .lineTo(EDGE.side + this.width, y)
        .stroke('#55585a'),
    );
  }

  /** Writes the foot of every page: the document's origin, and which page of how many. */
  finish(): void {
    const { doc } = this;
    const { start, count } = doc.bufferedPageRange();
    for (let index = 0; index < count; index += 1) {
      doc.switchToPage(start + index);
      const { width, height } = doc.page;
      const room = width - 2 * EDGE.side;
      const number = `Page ${index + 1} of ${count}`;
      artifact(doc, () => {
        const top = height - EDGE.bottom + 10;
        doc.undash().lineWidth(0.5);
        doc
          .moveTo(EDGE.side, top)
          .lineTo(EDGE.side + room, top)
          .stroke('#55585a');
        let y = top + FOOT.lead + 2;
        for (const text of [...(this.lines[index] ?? []), number])
          for (const line of linesIn(text, FOOT.face, FOOT.size, room)) {
            write(doc, line, { ...FOOT, x: EDGE.side, y });
            y += FOOT.lead;
          }
      });
    }
  }
}
