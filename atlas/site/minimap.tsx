import { memo, type RefObject } from 'react';
import { areaOf, distanceOf, type Area, type Fold, type Layout, type Sheet } from '../layout.ts';
import * as css from './diagram.css.ts';
import type { Point } from './places.ts';

const ROOM = { width: 170, height: 96 };
/** px of the page */
const LETTERS = { height: 10, width: 5.6 };
const MARGIN = 10;

const minimapScale = ({ width, height }: Area): number =>
  Math.min(ROOM.width / width, ROOM.height / height);

/** All of a chart, or of the open fold, at a glance, with the visible part. It is drawn once. */
export const Minimap = memo(function Minimap({
  sheet,
  view,
  onPick,
}: {
  /** The topmost sheet. */
  sheet: Layout | Fold;
  view: RefObject<HTMLDivElement | null>;
  /** A point of the chart was asked for. */
  onPick: (point: Point) => void;
}) {
  const area = areaOf(sheet);
  const { x: left, y: top, width, height } = area;
  const scale = minimapScale(area);
  return (
    <div
      className={css.minimap}
      data-minimap=""
      aria-hidden="true"
      onPointerDown={(event) => {
        event.stopPropagation();
        const bounds = event.currentTarget.getBoundingClientRect();
        onPick({
          x: left + (event.clientX - bounds.left) / scale,
          y: top + (event.clientY - bounds.top) / scale,
        });
      }}
    >
      <svg
        width={width * scale}
        height={height * scale}
        viewBox={`${left} ${top} ${width} ${height}`}
      >
        <path
          className={css.miniFrame}
          d={outline(sheet, true)}
          vectorEffect="non-scaling-stroke"
        />
        <path className={css.miniBox} d={outline(sheet, false)} />
        {namesOf(sheet, scale).map(({ name, x, y, height: size }) => (
          <text key={name} className={css.miniName} x={x} y={y + size} fontSize={size}>
            {name}
          </text>
        ))}
      </svg>
      <div ref={view} className={css.miniView} />
    </div>
  );
});

/**
 * Shows the visible part of a chart in its minimap, in a corner where that covers no state and no label.
 * Without such a corner, or when all is visible, there is no minimap.
 * @param shown the topmost sheet;
 * @param k how much a chart is scaled;
 * @param room of the diagram in px
 */
export function showView(
  view: HTMLDivElement | null,
  {
    seen,
    k,
    shown,
    room,
  }: { seen: Area; k: number; shown: Layout | Fold; room: Pick<Area, 'width' | 'height'> },
): void {
  const map = view?.parentElement;
  if (view === null || map === null || map === undefined) return;
  const { x, y, width, height } = areaOf(shown);
  const scale = minimapScale(areaOf(shown));
  view.style.width = `${seen.width * scale}px`;
  view.style.height = `${seen.height * scale}px`;
  view.style.transform = `translate(${(seen.x - x) * scale}px, ${(seen.y - y) * scale}px)`;
  const all =
    seen.x <= x &&
    seen.y <= y &&
    seen.x + seen.width >= x + width &&
    seen.y + seen.height >= y + height;
  const corner = all
    ? undefined
    : freeCorner(seen, k, shown, room, { width: width * scale + 2, height: height * scale + 2 });
  map.style.visibility = corner === undefined ? 'hidden' : 'visible';
  if (corner === undefined) return;
  map.style.left = `${corner.x}px`;
  map.style.top = `${corner.y}px`;
}

/** The lower right where it is free, else another corner that is. */
function freeCorner(
  seen: Area,
  k: number,
  { boxes, wires }: Sheet,
  room: Pick<Area, 'width' | 'height'>,
  size: Pick<Area, 'width' | 'height'>,
): Point | undefined {
  const right = room.width - size.width - MARGIN;
  const low = room.height - size.height - MARGIN;
  const covered = [
    ...boxes.map((box) => (box.frame ? { ...box, height: box.head } : box)),
    ...wires.flatMap(({ label }) => label ?? []),
  ];
  return [
    { x: right, y: low },
    { x: right, y: MARGIN },
    { x: MARGIN, y: low },
    { x: MARGIN, y: MARGIN },
  ].find(({ x, y }) => {
    const area = {
      x: seen.x + x / k,
      y: seen.y + y / k,
      width: size.width / k,
      height: size.height / k,
    };
    return covered.every((one) => one.height === 0 || distanceOf(one, area) > 0);
  });
}

/** All frames, or all states, as one path. */
const outline = ({ boxes }: Sheet, frames: boolean): string =>
  boxes
    .filter(({ frame }) => frame === frames)
    .map(({ x, y, width, height }) => `M${x} ${y}h${width}v${height}h${-width}z`)
    .join('');

/** The names of frames, where there is room for them. */
function namesOf({ boxes }: Sheet, scale: number): (Area & { readonly name: string })[] {
  const names: (Area & { readonly name: string })[] = [];
  // The outermost is the chart itself.
  for (const { frame, x, y, width, lines } of boxes.slice(1)) {
    const name = lines.find(({ style }) => style === 'title')?.text ?? '';
    const area = {
      name,
      x: x + 4 / scale,
      y: y + 2 / scale,
      width: (name.length * LETTERS.width) / scale,
      height: LETTERS.height / scale,
    };
    const fits = area.width + 8 / scale <= width;
    if (frame && fits && names.every((other) => distanceOf(other, area) > 0)) names.push(area);
  }
  return names;
}
