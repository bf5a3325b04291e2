import { memo, type RefObject } from 'react';
import type { Layout } from '../layout.ts';
import * as css from './diagram.css.ts';
import type { Point } from './places.ts';

const ROOM = { width: 168, height: 112 };

/** All of a chart at a glance, with what is in sight of it. It is drawn once. */
export const Minimap = memo(function Minimap({
  layout,
  view,
  onPick,
}: {
  layout: Layout;
  view: RefObject<SVGRectElement | null>;
  /** A point of the chart was asked for. */
  onPick: (point: Point) => void;
}) {
  const { width, height } = layout;
  const scale = Math.min(ROOM.width / width, ROOM.height / height);
  return (
    <svg
      className={css.minimap}
      width={width * scale}
      height={height * scale}
      viewBox={`0 0 ${width} ${height}`}
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
      <path className={css.miniFrame} d={outline(layout, true)} vectorEffect="non-scaling-stroke" />
      <path className={css.miniBox} d={outline(layout, false)} />
      <rect ref={view} className={css.miniView} vectorEffect="non-scaling-stroke" />
    </svg>
  );
});

/** All frames, or all states, as one path. */
const outline = ({ boxes }: Layout, frames: boolean): string =>
  boxes
    .filter(({ frame }) => frame === frames)
    .map(({ x, y, width, height }) => `M${x} ${y}h${width}v${height}h${-width}z`)
    .join('');
