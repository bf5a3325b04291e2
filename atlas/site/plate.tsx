import { memo } from 'react';
import type { Plate } from '../dossier.ts';
import { INK, TEXT_INK, type Role, type Shape } from '../ink.ts';
import { TYPE } from '../layout.ts';
import { mono, sans } from './theme.css.ts';

/** A part of the diagram on white paper, with the inks and letters of its print. */
export const PlateDrawing = memo(function PlateDrawing({
  plate,
  of,
}: {
  plate: Plate;
  of: string;
}) {
  const { x, y, width, height } = plate.area;
  return (
    <svg
      viewBox={`${x} ${y} ${width} ${height}`}
      // As large as on paper: a point is a third more than a pixel.
      width={Math.round((width * plate.scale * 4) / 3)}
    >
      <title>{`Diagram of ${of}. ${plate.title}`}</title>
      {plate.shapes.map((shape, index) => (
        <Mark key={index} shape={shape} />
      ))}
      {plate.frames.map(({ area, name, at, size }) => (
        <g key={name}>
          <rect
            {...area}
            fill="none"
            stroke={TEXT_INK}
            strokeWidth={size / 6}
            strokeDasharray={`${size / 2} ${size / 3}`}
          />
          <text
            {...at}
            fill={TEXT_INK}
            fontSize={size}
            fontWeight={600}
            stroke="#ffffff"
            strokeWidth={size / 4}
            paintOrder="stroke"
          >
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
});

function Mark({ shape }: { shape: Shape }) {
  switch (shape.kind) {
    case 'rect':
      return <rect {...shape.area} rx={shape.radius} {...inked(shape.role)} />;
    case 'path': {
      const { x, y, d, role } = shape;
      return (
        <path
          d={d}
          transform={x === 0 && y === 0 ? undefined : `translate(${x} ${y})`}
          {...inked(role)}
        />
      );
    }
    case 'text': {
      const { x, y, style, text } = shape;
      const { size, weight } = TYPE[style];
      return (
        <text
          x={x}
          y={y}
          fill={TEXT_INK}
          fontFamily={style === 'status' ? mono : sans}
          fontSize={size}
          fontWeight={weight}
        >
          {text}
        </text>
      );
    }
  }
}

function inked(role: Role) {
  const { fill = 'none', stroke, width, dash } = INK[role];
  return { fill, stroke, strokeWidth: width, strokeDasharray: dash?.join(' ') };
}
