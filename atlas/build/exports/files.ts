import type { ReviewedChart } from '../../../replay/charts/reviewed.ts';
import type { Drawn } from '../../data.ts';
import { mermaidOf } from './mermaid.ts';
import { pdfOf } from './pdf.ts';
import { pngOf } from './png.ts';
import { scxmlOf } from './scxml.ts';
import { svgOf } from './svg.ts';

/** One exported file: its ending and what it holds. */
export type Exported = readonly [ending: string, content: string | Uint8Array];

/**
 * A flow in every form in which it is handed on.
 * @param chart what reviewers sign off; it goes into the JSON as it is
 * @param remember keeps what takes long to draw, by what it is drawn from
 */
export async function exportsOf(
  chart: ReviewedChart,
  drawn: Drawn,
  remember: (key: string, make: () => Promise<Uint8Array>) => Promise<Uint8Array>,
): Promise<Exported[]> {
  const svg = svgOf(drawn);
  return [
    ['svg', svg],
    ['png', await remember(`png ${svg}`, () => pngOf(svg, drawn.layout))],
    ['pdf', await remember(`pdf ${svg}`, () => pdfOf(drawn))],
    ['mmd', mermaidOf(chart)],
    ['scxml', scxmlOf(chart)],
    ['json', `${JSON.stringify(chart, null, 2)}\n`],
  ];
}
