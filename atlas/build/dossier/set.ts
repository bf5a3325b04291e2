import type { Block, Cell, DossierTable } from '../../dossier.ts';
import { tagged, type Part } from '../exports/paint.ts';
import { linesIn } from '../faces.ts';
import { BODY, HEAD, HEADING, TABLE, type Page, type Setting } from './page.ts';
import { EDGE } from './paper.ts';

/** Between the columns of a table, and around the contents of a row, in points. */
const GAP = { column: 8, row: 3 } as const;

const textsOf = (cell: Cell): readonly string[] => (typeof cell === 'string' ? [cell] : cell);

/** Writes a text that may go on on the next page. */
export function setText(
  page: Page,
  parent: Part,
  text: string,
  setting: Setting = BODY,
  type = 'P',
  indent = 0,
): void {
  const lines = linesIn(text, setting.face, setting.size, page.width - indent);
  let at = 0;
  while (at < lines.length) {
    page.need(Math.min(2, lines.length - at) * setting.lead);
    const fitting = Math.max(1, Math.floor(page.room / setting.lead));
    const part = lines.slice(at, at + fitting);
    tagged(page.doc, parent, type, () => page.put(part, setting, EDGE.side + indent));
    at += part.length;
  }
}

/** Writes a block of text. Diagrams, pictures and runs are no text. */
export function setBlock(page: Page, parent: Part, block: Block): void {
  switch (block.kind) {
    case 'heading':
      page.y += 8;
      page.need(60);
      setText(page, parent, block.text, HEADING, 'H3');
      page.y += 2;
      break;
    case 'text':
      setText(page, parent, block.text);
      page.y += 4;
      break;
    case 'list': {
      const list = page.doc.struct('L');
      parent.add(list);
      for (const item of block.items) setText(page, list, `– ${item}`, BODY, 'LI', 8);
      page.y += 4;
      break;
    }
    case 'facts':
      setTable(page, parent, {
        kind: 'table',
        caption: 'Facts',
        head: [],
        shares: [18, 82],
        rows: block.rows,
      });
      page.y += 4;
      break;
    case 'table':
      setTable(page, parent, block);
      page.y += 8;
      break;
    default:
      throw new Error(`${block.kind} is no text`);
  }
}

interface Column {
  readonly x: number;
  readonly width: number;
}

function columnsOf(page: Page, shares: readonly number[]): Column[] {
  const all = shares.reduce((sum, share) => sum + share, 0);
  const room = page.width - GAP.column * (shares.length - 1);
  let x: number = EDGE.side;
  return shares.map((share) => {
    const width = (room * share) / all;
    const column = { x, width };
    x += width + GAP.column;
    return column;
  });
}

/** Writes a table; where it goes on on the next page its head stands there, too. */
function setTable(page: Page, parent: Part, { head, shares, rows, caption }: DossierTable): void {
  const columns = columnsOf(page, shares);
  const table = page.doc.struct('Table', { title: caption });
  parent.add(table);
  const setHead = (): void => {
    if (head.length === 0) return;
    setRow(page, table, columns, wrapped(head, columns, HEAD), HEAD, 'TH');
    page.rule(0.8);
  };
  page.need(3 * TABLE.lead + 3 * GAP.row);
  setHead();
  for (const row of rows) {
    let left = wrapped(row, columns, TABLE);
    while (left.some((lines) => lines.length > 0)) {
      const height = heightOf(left);
      const isLong = height > (page.bottom - EDGE.top) / 2;
      if (height > page.room && (!isLong || page.room < 6 * TABLE.lead)) {
        page.begin();
        setHead();
      }
      // A row that is higher than the room goes on on the next page.
      const fitting = Math.max(1, Math.floor((page.room - 2 * GAP.row) / TABLE.lead));
      setRow(
        page,
        table,
        columns,
        left.map((lines) => lines.slice(0, fitting)),
        TABLE,
        'TD',
      );
      left = left.map((lines) => lines.slice(fitting));
      if (left.every((lines) => lines.length === 0)) page.rule(0.25);
    }
  }
}

const wrapped = (
  cells: readonly Cell[],
  columns: readonly Column[],
  { face, size }: Setting,
): (readonly string[])[] =>
  columns.map(({ width }, index) =>
    textsOf(cells[index] ?? '')
      .filter((text) => text !== '')
      .flatMap((text) => linesIn(text, face, size, width)),
  );

const heightOf = (cells: readonly (readonly string[])[]): number =>
  Math.max(...cells.map((lines) => lines.length)) * TABLE.lead + 2 * GAP.row;

function setRow(
  page: Page,
  table: Part,
  columns: readonly Column[],
  cells: readonly (readonly string[])[],
  setting: Setting,
  type: 'TH' | 'TD',
): void {
  const row = page.doc.struct('TR');
  table.add(row);
  const top = page.y + GAP.row;
  let bottom = top;
  for (const [index, lines] of cells.entries()) {
    page.y = top;
    tagged(page.doc, row, type === 'TD' && index === 0 ? 'TH' : type, () =>
      page.put(lines, setting, columns[index]?.x),
    );
    bottom = Math.max(bottom, page.y);
  }
  page.y = bottom + GAP.row;
}
