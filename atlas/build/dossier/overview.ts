import type { FlowData } from '../../data.ts';
import type { Plate } from '../../dossier.ts';
import { shapesIn, shapesOf } from '../exports/shapes.ts';
import { onPaper } from '../paper.ts';
import { LEAST } from './paper.ts';
import { scaleOf, sheetsOf, type Sheet } from './sheets.ts';

/** The diagram of a flow: whole, then in the parts in which it can be read. */
export function platesOf(folded: Pick<FlowData, 'chart' | 'layout'>): Plate[] {
  const flow = onPaper(folded);
  const sheets = sheetsOf(flow);
  const shapes = shapesOf(flow);
  const { width, height } = flow.layout;
  const scale = scaleOf(flow.layout);
  const whole = { area: { x: 0, y: 0, width, height }, scale };
  if (sheets.length === 0) return [{ ...whole, title: 'The whole', shapes, frames: [] }];
  return [
    {
      ...whole,
      title: `The whole, in ${sheets.length} parts`,
      // The parts of the diagram show the shapes that are too small here.
      shapes: shapes.filter((shape) => shape.kind !== 'text' && shape.role !== 'icon'),
      frames: framesOf(sheets, scale),
    },
    ...sheets.map(({ title, area, scale: larger }, index): Plate => ({
      title: `Part ${index + 1} of ${sheets.length}: ${title}`,
      area,
      scale: larger,
      shapes: shapesIn(shapes, area),
      frames: [],
    })),
  ];
}

/** Where the parts lie, each with its number; numbers stand beside, not on each other. */
function framesOf(sheets: readonly Sheet[], scale: number): Plate['frames'] {
  const size = (LEAST + 4) / scale;
  const taken: { readonly x: number; readonly y: number }[] = [];
  return sheets.map(({ area }, index) => {
    const at = { x: area.x + size / 3, y: area.y + size };
    while (taken.some(({ x, y }) => Math.abs(x - at.x) < size * 1.4 && Math.abs(y - at.y) < size))
      at.x += size * 1.5;
    taken.push({ ...at });
    return { area, name: String(index + 1), at, size };
  });
}
