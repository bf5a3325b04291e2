import type { FlowData } from '../../data.ts';
import { inset, TYPE, type Area, type Box, type Layout, type TextLine } from '../../layout.ts';
import { faceOf, isWithin } from '../exports/shapes.ts';
import { widthIn } from '../faces.ts';
import { DRAWING, LEAST } from './paper.ts';
import { placeOf } from './words.ts';

/** Letters are no smaller than {@link LEAST} points at this many points per px, and not larger than they need be. */
const SMALLEST = LEAST / Math.min(...Object.values(TYPE).map(({ size }) => size));
const LARGEST = 0.9;
/** Margin around the contents of a sheet, in px. */
const MARGIN = 14;
/** Width of the sign before a line, in px. */
const SIGN = 16;

/** A part of the diagram, as large as it stands on one page of A4. */
export interface Sheet {
  readonly title: string;
  /** The part of the drawing that the sheet shows, in px of the drawing. */
  readonly area: Area;
  /** Points of paper per px of the drawing. */
  readonly scale: number;
}

/** Something that must be readable on some sheet. */
interface Item {
  readonly area: Area;
  /** The innermost frame around it. */
  readonly frame: string | undefined;
}

/** Points per px at which an area fits on a page. */
export const scaleOf = ({ width, height }: Pick<Area, 'width' | 'height'>): number =>
  Math.min(
    LARGEST,
    Math.max(...DRAWING.map((page) => Math.min(page.width / width, page.height / height))),
  );

/** Whether a drawing can be read when it is whole on one page. */
const isReadable = (area: Pick<Area, 'width' | 'height'>): boolean => scaleOf(area) >= SMALLEST;

/** The parts in which a drawing can be read, frame by frame; none where it can be as a whole. */
export function sheetsOf({ chart, layout }: Pick<FlowData, 'chart' | 'layout'>): Sheet[] {
  if (isReadable(layout)) return [];
  const frames = layout.boxes.filter(({ frame }) => frame);
  const items = itemsOf(layout, frames);
  const parts = needed(covering(items, frames));
  return parts.map((part): Sheet => {
    const area = around(part, layout);
    return { title: titleOf(part, chart), area, scale: scaleOf(area) };
  });
}

/** Every text of a drawing as an item: a state, the head of a frame, each row of a label. */
export function itemsOf({ boxes, wires }: Layout, frames: readonly Box[]): Item[] {
  const states = boxes.flatMap((box): Area[] => [
    // The frame of the whole has no name of its own.
    ...(!box.frame
      ? [{ ...box }]
      : box.lines.length === 0
        ? []
        : [textArea(box.lines, box.x, box.y)]),
    ...box.rows.map((row) => textArea(row.lines, box.x, box.y + row.y)),
  ]);
  const labels = wires.flatMap(({ label }) =>
    (label?.rows ?? []).map((row) => textArea(row.lines, label?.x ?? 0, (label?.y ?? 0) + row.y)),
  );
  return [...states, ...labels].map(({ x, y, width, height }) => {
    const area = { x, y, width, height };
    return { area, frame: frames.findLast((frame) => isWithin(area, frame))?.id };
  });
}

/** The area of lines of text, with the signs before them. */
function textArea(lines: readonly TextLine[], x: number, y: number): Area {
  const left = Math.min(...lines.map((line) => line.x)) - SIGN;
  const right = Math.max(
    ...lines.map(({ x: at, text, style }) => at + widthIn(text, faceOf(style), TYPE[style].size)),
  );
  const bottom = Math.max(...lines.map((line) => line.y)) + 6;
  const top = Math.min(...lines.map((line) => line.y - TYPE[line.style].lead));
  return { x: x + left, y: y + top, width: right - left + 4, height: bottom - top };
}

const boundsOf = (areas: readonly Area[]): Area => {
  const x = Math.min(...areas.map((area) => area.x));
  const y = Math.min(...areas.map((area) => area.y));
  return {
    x,
    y,
    width: Math.max(...areas.map((area) => area.x + area.width)) - x,
    height: Math.max(...areas.map((area) => area.y + area.height)) - y,
  };
};

function around(items: readonly Item[], { width, height }: Layout): Area {
  const bounds = boundsOf(items.map(({ area }) => area));
  const x = Math.max(0, bounds.x - MARGIN);
  const y = Math.max(0, bounds.y - MARGIN);
  return {
    x,
    y,
    width: Math.min(width, bounds.x + bounds.width + MARGIN) - x,
    height: Math.min(height, bounds.y + bounds.height + MARGIN) - y,
  };
}

/**
 * Divides items into parts that each fit on a page. Frames that fit are parts as they are. Of the rest, a part
 * is always the leftmost item with as much around it as a page holds.
 */
function covering(items: readonly Item[], frames: readonly Box[]): (readonly Item[])[] {
  const whole = frames.filter((frame) => isReadable(inset(frame, -MARGIN)));
  const outermost = whole.filter(
    (frame) => !whole.some((other) => other !== frame && isWithin(frame, other)),
  );
  // With the margin that its sheet has anyhow: a sign before a line may stand on the border.
  const parts: (readonly Item[])[] = outermost.map((frame) =>
    items.filter(({ area }) => isWithin(area, inset(frame, -MARGIN))),
  );
  let left = items.filter((item) => !parts.some((part) => part.includes(item)));
  while (left.length > 0) {
    const part = fullest(left, items);
    parts.push(part);
    const taken = new Set(part);
    left = left.filter((item) => !taken.has(item));
  }
  return parts;
}

/** The page with most on it that holds the leftmost of some items. */
function fullest(left: readonly Item[], items: readonly Item[]): readonly Item[] {
  const first = left.toSorted((a, b) => a.area.x - b.area.x)[0] as Item;
  const pages = DRAWING.flatMap(({ width, height }) =>
    left
      .map(({ area }) => area.y)
      .filter((y) => y <= first.area.y)
      .map((y): Area => ({
        x: first.area.x,
        y,
        width: width / SMALLEST - 2 * MARGIN,
        height: height / SMALLEST - 2 * MARGIN,
      })),
  );
  const found = pages.map((page) => ({
    page,
    fresh: left.filter(({ area }) => isWithin(area, page)),
  }));
  const best = found
    .filter(({ fresh }) => fresh.includes(first))
    .toSorted((a, b) => b.fresh.length - a.fresh.length)[0];
  if (best === undefined) throw new Error('a text of the drawing is wider than a page');
  // Items that fit beside it may repeat: a line is followed more easily.
  const bounds = boundsOf(best.fresh.map(({ area }) => area));
  return items.filter(({ area }) => isWithin(area, bounds));
}

/** A part needs no sheet of its own if everything in it stands on the sheets of others, too. */
function needed(parts: readonly (readonly Item[])[]): (readonly Item[])[] {
  const left = [...parts];
  for (const part of parts.toSorted((a, b) => a.length - b.length)) {
    const others = left
      .filter((one) => one !== part)
      .map((one) => boundsOf(one.map(({ area }) => area)));
    if (part.every(({ area }) => others.some((other) => isWithin(area, other))))
      left.splice(left.indexOf(part), 1);
  }
  return left;
}

/** The title of a part: the outermost state that holds it, else the chart. */
function titleOf(items: readonly Item[], chart: FlowData['chart']): string {
  const frames = [...new Set(items.map(({ frame }) => frame))].filter(
    (id) => id !== undefined && id !== chart.root,
  ) as string[];
  const outermost = frames.filter(
    (id) => !frames.some((other) => other !== id && id.startsWith(`${other}.`)),
  );
  return outermost.length === 0
    ? chart.title
    : outermost.map((id) => placeOf(chart, id)).join('; ');
}
