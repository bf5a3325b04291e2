import { memo, type RefObject } from 'react';
import { distanceOf, type Area, type Layout } from '../layout.ts';
import * as css from './diagram.css.ts';
import type { Point } from './places.ts';

const ROOM = { width: 220, height: 110 };
/** px of the page */
const LETTERS = { height: 10, width: 5.6 };

export const minimapScale = ({ width, height }: Layout): number =>
  Math.min(ROOM.width / width, ROOM.height / height);

/** All of a chart at a glance, with what is in sight of it. It is drawn once. */
export const Minimap = memo(function Minimap({
  layout,
  view,
  onPick,
}: {
  layout: Layout;
  view: RefObject<HTMLDivElement | null>;
  /** A point of the chart was asked for. */
  onPick: (point: Point) => void;
}) {
  const { width, height } = layout;
  const scale = minimapScale(layout);
  return (
    <div
      className={css.minimap}
      aria-hidden="true"
      onPointerDown={(event) => {
        event.stopPropagation();
        const bounds = event.currentTarget.getBoundingClientRect();
        onPick({
          x: (event.clientX - bounds.left) / scale,
          y: (event.clientY - bounds.top) / scale,
        });
      }}
    >
      <svg width={width * scale} height={height * scale} viewBox={`0 0 ${width} ${height}`}>
        <path
          className={css.miniFrame}
          d={outline(layout, true)}
          vectorEffect="non-scaling-stroke"
        />
        <path className={css.miniBox} d={outline(layout, false)} />
        {namesOf(layout, scale).map(({ name, x, y, height: size }) => (
          <text key={name} className={css.miniName} x={x} y={y + size} fontSize={size}>
            {name}
          </text>
        ))}
      </svg>
      <div ref={view} className={css.miniView} />
    </div>
  );
});

/** All frames, or all states, as one path. */
const outline = ({ boxes }: Layout, frames: boolean): string =>
  boxes
    .filter(({ frame }) => frame === frames)
    .map(({ x, y, width, height }) => `M${x} ${y}h${width}v${height}h${-width}z`)
    .join('');

/** The names of frames, where there is room for them. */
function namesOf({ boxes }: Layout, scale: number): (Area & { readonly name: string })[] {
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
