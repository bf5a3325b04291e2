import type { FlowScreens } from '../../../replay/screens.ts';
import type { FlowData, Run } from '../../data.ts';
import type { Block } from '../../dossier.ts';
import { runsIn } from '../../site/dossier-runs.ts';
import { screensIn } from '../../site/dossier-screens.ts';
import { builtWords, stampLines, type Built } from '../../stamp.ts';
import { openPdf, tagged, type Part } from '../exports/paint.ts';
import { widthIn } from '../faces.ts';
import type { DossierOf } from './compose.ts';
import { BODY, Page, SECTION, TITLE_SETTING } from './page.ts';
import { EDGE } from './paper.ts';
import { imagesOf, type Images } from './pictures.ts';
import { setDiagram, setPictures } from './plates.ts';
import { setBlock, setText } from './set.ts';

type Bookmarks = PDFKit.PDFOutline;

/** Results and pictures, which change while the flows stay. */
export interface Lately {
  readonly runs: readonly Run[];
  readonly screens: readonly FlowScreens[];
}

const screensFor = ({ id }: FlowData, { screens }: Lately): FlowScreens | undefined =>
  screens.find(({ flow }) => flow === id);

/** A block, or its contents of today. */
function shown(block: Block, flow: FlowData, lately: Lately): readonly Block[] {
  if (block.kind === 'runs') return runsIn(flow, lately.runs);
  return block.kind === 'screens' ? screensIn(flow, screensFor(flow, lately)) : [block];
}

/** An entry of a table of contents: its name, and the page on which it begins. */
interface Entry {
  readonly title: string;
  readonly page: number;
  readonly indent: number;
}

/** The dossier of one flow, or of several in one document, on A4. */
export async function dossierPdf(
  dossiers: readonly DossierOf[],
  lately: Lately,
  built: Built,
): Promise<Uint8Array> {
  const [first] = dossiers;
  if (first === undefined) throw new Error('there is no flow to make a dossier of');
  const single = dossiers.length === 1;
  const title = single ? `${first.flow.chart.title}: dossier` : 'Dossier of all flows';
  const lines = single ? stampLines(first.dossier.stamp) : coverLines(dossiers, built);
  const { doc, bytes } = openPdf(title, lines.join('; '), built);
  const page = new Page(doc);
  const images = await imagesOf(
    dossiers
      .flatMap(({ flow }) => screensIn(flow, screensFor(flow, lately)))
      .flatMap((block) => (block.kind === 'pictures' ? block.pictures : [])),
  );
  const contents = coverOf(page, title, lines, dossiers);
  const entries: Entry[] = [];
  for (const one of dossiers) {
    const marks = single ? doc.outline : beginFlow(page, doc.outline, entries, one);
    entries.push(...setDossier(page, marks, one, lately, images, single ? 0 : 1));
  }
  contents(entries);
  page.finish();
  return bytes();
}

const coverLines = (dossiers: readonly DossierOf[], built: Built): readonly string[] => {
  const approved = dossiers.filter(({ flow }) => flow.approval.standing === 'approved').length;
  return [
    `${dossiers.length} flows; the fingerprint of each stands on its pages`,
    `${builtWords(built)}; ${approved} of ${dossiers.length} flows stand as approved`,
  ];
};

/** The first page, and the function that writes the contents there once every page is known. */
function coverOf(
  page: Page,
  title: string,
  lines: readonly string[],
  dossiers: readonly DossierOf[],
): (entries: readonly Entry[]) => void {
  page.begin({ foot: lines });
  const part = page.doc.struct('Sect');
  page.root.add(part);
  setText(page, part, title, TITLE_SETTING, 'H1');
  page.y += 6;
  for (const line of lines) setText(page, part, line);
  page.y += 10;
  const count =
    dossiers.length === 1 ? (dossiers[0]?.dossier.sections.length ?? 0) : dossiers.length;
  const spots = Array.from({ length: count }, () => {
    page.need(BODY.lead);
    const spot = { page: page.doc.bufferedPageRange().count - 1, y: page.y };
    page.y += BODY.lead;
    return spot;
  });
  return (entries) => {
    const listed = entries.filter(({ indent }) => indent === 0);
    const toc = page.doc.struct('TOC');
    part.add(toc);
    for (const [index, spot] of spots.entries()) {
      const entry = listed[index];
      if (entry === undefined) continue;
      page.doc.switchToPage(spot.page);
      page.y = spot.y;
      const number = String(entry.page);
      tagged(page.doc, toc, 'TOCI', () => {
        page.put([entry.title], BODY);
        page.y = spot.y;
        const right = EDGE.side + 420 - widthIn(number, BODY.face, BODY.size);
        page.put([number], BODY, right);
      });
    }
  };
}

function beginFlow(
  page: Page,
  marks: Bookmarks,
  entries: Entry[],
  { flow, dossier }: DossierOf,
): Bookmarks {
  page.begin({ foot: stampLines(dossier.stamp) });
  const part = page.doc.struct('Sect');
  page.root.add(part);
  setText(page, part, flow.chart.title, TITLE_SETTING, 'H1');
  page.y += 6;
  entries.push({ title: flow.chart.title, page: page.doc.bufferedPageRange().count, indent: 0 });
  return marks.addItem(flow.chart.title);
}

function setDossier(
  page: Page,
  marks: Bookmarks,
  { flow, dossier }: DossierOf,
  lately: Lately,
  images: Images,
  indent: number,
): Entry[] {
  return dossier.sections.map(({ title, blocks }) => {
    const part: Part = page.doc.struct('Sect');
    page.root.add(part);
    const isDrawn = blocks.some(({ kind }) => kind === 'diagram');
    if (!isDrawn) {
      page.y += 14;
      page.need(90);
      marks.addItem(title);
      setText(page, part, title, SECTION, 'H2');
      page.rule(1);
      page.y += 6;
    }
    const entry = {
      title,
      page: page.doc.bufferedPageRange().count + (isDrawn ? 1 : 0),
      indent,
    };
    for (const block of blocks) {
      if (block.kind === 'diagram') {
        setDiagram(page, part, dossier.plates, marks);
        page.begin();
        continue;
      }
      for (const one of shown(block, flow, lately))
        if (one.kind === 'pictures') setPictures(page, part, one.pictures, images);
        else setBlock(page, part, one);
    }
    return entry;
  });
}
