import type { ReviewedChart } from '../../../review/charts/reviewed.ts';
import type { Drawn } from '../../data.ts';
import { stampLines, type Stamp } from '../../stamp.ts';
import { onPaper } from '../paper.ts';
import { mermaidOf } from './mermaid.ts';
import { pdfOf } from './pdf.ts';
import { pngOf } from './png.ts';
import { scxmlOf } from './scxml.ts';
import { outlinedSvgOf } from './outlines.ts';
import { sizeWith, svgOf } from './svg.ts';

/** One exported file: its ending and its contents. */
export type Exported = readonly [ending: string, content: string | Uint8Array];

/**
 * A flow in every exported form.
 * @param chart as reviewers sign it off; it goes into the JSON as it is
 * @param stamp on every one of them
 * @param remember caches slow drawings, by their inputs
 */
export async function exportsOf(
  chart: ReviewedChart,
  folded: Drawn,
  stamp: Stamp,
  remember: (key: string, make: () => Promise<Uint8Array>) => Promise<Uint8Array>,
): Promise<Exported[]> {
  const drawn = onPaper(folded);
  const outlined = outlinedSvgOf(drawn, stamp);
  return [
    ['svg', svgOf(drawn, stamp)],
    [
      'png',
      await remember(`png ${outlined}`, () => pngOf(outlined, sizeWith(drawn.layout, stamp))),
    ],
    ['pdf', await remember(`pdf ${outlined}`, () => pdfOf(drawn, stamp))],
    ['mmd', mermaidOf(chart, stampLines(stamp))],
    ['scxml', scxmlOf(chart, stampLines(stamp))],
    ['json', `${JSON.stringify({ stamp, ...chart }, null, 2)}\n`],
  ];
}
