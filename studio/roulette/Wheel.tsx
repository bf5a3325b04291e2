import type { CSSProperties } from 'react';
import type { Said } from '../texts.ts';
import { colourOf, WHEEL } from './spots.ts';
import * as css from './wheel.css.ts';

interface WheelProps {
  /** Where the ball fell; undefined before the first round. */
  readonly number: number | undefined;
  /** How long it runs, ms; undefined: it lies. */
  readonly ms: number | undefined;
  /** Another one for each round. */
  readonly spin: string;
  readonly say: Said;
}

const STEP = 360 / WHEEL.length;
const FILL = { red: '#b3261e', black: '#15191d', zero: '#0f7a43' } as const;

/** A sector of the ring between two radii, with its middle at the top. */
const SECTOR = (() => {
  const half = (STEP / 2) * (Math.PI / 180);
  const at = (radius: number, side: 1 | -1): string =>
    `${(side * radius * Math.sin(half)).toFixed(3)} ${(-radius * Math.cos(half)).toFixed(3)}`;
  return `M${at(96, -1)}A96 96 0 0 1 ${at(96, 1)}L${at(62, 1)}A62 62 0 0 0 ${at(62, -1)}Z`;
})();

/** The wheel turns until the pocket with the ball stands at the top. */
export function Wheel({ number, ms, spin, say }: WheelProps) {
  const place = WHEEL.indexOf(number ?? 0);
  const style = { '--ms': `${ms ?? 0}ms`, '--rest': `${-place * STEP}deg` } as CSSProperties;
  const isRunning = ms !== undefined;
  return (
    <div className={css.wheel} style={style}>
      <svg viewBox="-100 -100 200 200" className={css.drawing} aria-hidden focusable="false">
        <circle r={99} fill="#5a3b1e" />
        <circle r={97} fill="#2a1a0c" />
        <g key={isRunning ? spin : 'rest'} className={isRunning ? css.running : css.resting}>
          {WHEEL.map((one, index) => (
            <g key={one} transform={`rotate(${index * STEP})`}>
              <path d={SECTOR} fill={FILL[colourOf(one)]} stroke="#d9b36a" strokeWidth={0.7} />
              <text y={-83} textAnchor="middle" fontSize={9} fontWeight={600} fill="#fff">
                {one}
              </text>
            </g>
          ))}
          <circle r={62} fill="#3a2511" stroke="#d9b36a" strokeWidth={1} />
          <path d="M0-46v92M-46 0h92" stroke="#d9b36a" strokeWidth={3} strokeLinecap="round" />
          <circle r={14} fill="#d9b36a" />
          <circle r={9} fill="#f3dca6" />
        </g>
        <g
          key={isRunning ? `ball ${spin}` : 'ball'}
          className={isRunning ? css.rolling : undefined}
        >
          {number !== undefined && (
            <circle cy={-69} r={4.5} fill="#fff" stroke="#777" strokeWidth={0.5} />
          )}
        </g>
      </svg>
      <p
        className={css.number}
        data-colour={number === undefined || isRunning ? undefined : colourOf(number)}
      >
        {isRunning || number === undefined ? <span aria-hidden>–</span> : numberWords(number, say)}
      </p>
    </div>
  );
}

/** A number with its colour in words. */
export function numberWords(number: number, say: Said): string {
  const colour = colourOf(number);
  if (colour === 'zero') return '0';
  return say(colour === 'red' ? 'numberRed' : 'numberBlack', { number: `${number}` });
}
