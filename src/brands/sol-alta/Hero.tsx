import type { ReactNode } from 'react';
import { art } from '../art.css.ts';

/** A wall of tiles: suns, petals and the four suits, set like azulejos. */

const [terracotta, marigold, plum, cream, azul, rose] = [1, 2, 3, 4, 5, 6].map(
  (n) => `var(--art${n})`,
) as [string, string, string, string, string, string];

const SIDE = 100;
const STEP = 108;

/** Motifs on a tile of 100 by 100. */
const quarters = (a: string, b: string, c: string) => (
  <>
    <path d="M0 0h92A92 92 0 0 1 0 92Z" fill={a} />
    <path d="M0 0h62A62 62 0 0 1 0 62Z" fill={b} />
    <path d="M0 0h32A32 32 0 0 1 0 32Z" fill={c} />
  </>
);
const star = (a: string, b: string) => (
  <>
    <path d="M22 22h56v56H22zM50 10.4 89.6 50 50 89.6 10.4 50z" fill={a} />
    <circle cx="50" cy="50" r="15" fill={b} />
  </>
);
const petals = (a: string, b: string) => (
  <>
    <path
      d="M50 50C20 44 8 24 8 8c16 0 36 12 42 42Zm0 0C56 20 76 8 92 8c0 16-12 36-42 42Zm0 0c30 6 42 26 42 42-16 0-36-12-42-42Zm0 0c-6 30-26 42-42 42 0-16 12-36 42-42Z"
      fill={a}
    />
    <circle cx="50" cy="50" r="9" fill={b} />
  </>
);
const arches = (a: string, b: string, c: string) => (
  <>
    <path d="M8 100V50a42 42 0 0 1 84 0v50Z" fill={a} />
    <path d="M22 100V52a28 28 0 0 1 56 0v48Z" fill={b} />
    <path d="M36 100V54a14 14 0 0 1 28 0v46Z" fill={c} />
  </>
);
const scales = (a: string, b: string) => (
  <>
    <path d="M0 50a25 25 0 0 1 50 0 25 25 0 0 1 50 0v50H0Z" fill={a} />
    <path d="M-25 100a25 25 0 0 1 50 0 25 25 0 0 1 50 0 25 25 0 0 1 50 0Z" fill={b} />
  </>
);
const chip = (a: string, b: string) => (
  <>
    <circle cx="50" cy="50" r="38" fill={a} />
    <circle
      cx="50"
      cy="50"
      r="32"
      fill="none"
      stroke={b}
      strokeWidth="12"
      strokeDasharray="16.75"
    />
    <circle cx="50" cy="50" r="19" fill={b} />
  </>
);
const pips = (a: string) => (
  <path
    d="M28 28h.01M72 28h.01M50 50h.01M28 72h.01M72 72h.01"
    stroke={a}
    strokeWidth="19"
    strokeLinecap="round"
  />
);
const shape = (d: string, a: string) => <path d={d} fill={a} />;
const HEART = 'M50 82C18 60 14 44 20 33c7-12 23-12 30 2 7-14 23-14 30-2 6 11 2 27-30 49Z';
const SPADE =
  'M50 16c26 21 33 32 31 43-2 12-17 17-27 6 0 9 3 14 8 19H38c5-5 8-10 8-19-10 11-25 6-27-6-2-11 5-22 31-43Z';
const CLUB =
  'M54 66c0 8 3 13 8 18H38c5-5 8-10 8-18-8 9-28 5-28-11 0-11 10-18 20-15-7-12 1-25 12-25s19 13 12 25c10-3 20 4 20 15 0 16-20 20-28 11Z';
const DIAMOND = 'M50 12 80 50 50 88 20 50Z';

type Tile = readonly [column: number, row: number, ground: string, motif: ReactNode];

const TILES: readonly Tile[] = [
  [1, 0, plum, petals(rose, marigold)],
  [2, 0, marigold, quarters(terracotta, cream, plum)],
  [3, 0, azul, shape(SPADE, cream)],
  [4, 0, cream, scales(rose, terracotta)],
  [0, 1, terracotta, arches(marigold, plum, cream)],
  [3, 1, cream, star(azul, marigold)],
  [4, 1, plum, chip(marigold, cream)],
  [0, 2, azul, star(cream, terracotta)],
  [3, 2, rose, shape(HEART, plum)],
  [4, 2, marigold, petals(cream, terracotta)],
  [0, 3, cream, shape(DIAMOND, terracotta)],
  [1, 3, rose, quarters(plum, marigold, cream)],
  [2, 3, plum, pips(cream)],
  [3, 3, marigold, arches(azul, cream, terracotta)],
  [1, 4, azul, scales(cream, marigold)],
  [2, 4, terracotta, shape(CLUB, cream)],
];

const rays = Array.from({ length: 16 }, (_, at) => at * 22.5);

export const Hero = () => (
  <svg className={art} viewBox="0 0 532 532" preserveAspectRatio="xMidYMin slice" aria-hidden>
    <defs>
      <clipPath id="sa-t">
        <rect width={SIDE} height={SIDE} rx="16" />
      </clipPath>
    </defs>
    {TILES.map(([column, row, ground, motif]) => (
      <g
        key={`${column}${row}`}
        transform={`translate(${column * STEP} ${row * STEP})`}
        clipPath="url(#sa-t)"
      >
        <path d="M0 0h100v100H0z" fill={ground} />
        {motif}
      </g>
    ))}
    <g transform={`translate(${STEP} ${STEP})`}>
      <rect width="208" height="208" rx="16" fill={terracotta} />
      <g transform="translate(104 104)">
        {rays.map((turn, at) => (
          <path
            key={turn}
            d={at % 2 === 0 ? 'M-10-60 0-94 10-60Z' : 'M-8-60 0-80 8-60Z'}
            transform={`rotate(${turn})`}
            fill={at % 2 === 0 ? marigold : cream}
          />
        ))}
        <circle r="54" fill={cream} />
        <circle r="46" fill={marigold} />
        <path d="M-46 4a46 46 0 0 0 92 0Z" fill={rose} />
        <path
          d="M-41 14q10.25-9 20.5 0t20.5 0 20.5 0 20.5 0M-31 28q10.25-9 20.5 0t20.5 0 20.5 0"
          fill="none"
          stroke={plum}
          strokeWidth="4"
          strokeLinecap="round"
        />
      </g>
    </g>
  </svg>
);
