import type { ReactNode } from 'react';
import { unseen } from '../look.css.ts';

/** A facet that the light falls on, and one that it does not; the colour itself is the palette's. */
const LIT = { fill: '#fff', fillOpacity: 0.42 } as const;
const SHADED = { fill: '#000', fillOpacity: 0.26 } as const;

/** A letter of the cheap symbols: each on a plate of its own shape, so that colour is not all that tells them apart. */
function Letter({ of, plate, id }: { of: string; plate: string; id: string }) {
  return (
    <g>
      <path d={plate} fill={`var(--${id})`} fillOpacity={0.2} />
      <path d={plate} fill="none" stroke={`var(--${id})`} strokeWidth={2.5} />
      <text
        x={32}
        y={33}
        textAnchor="middle"
        dominantBaseline="central"
        fontFamily="Georgia, 'Times New Roman', serif"
        fontWeight={700}
        fontSize={32}
        fill={`var(--${id})`}
      >
        {of}
      </text>
    </g>
  );
}

const wild = (
  <g>
    <circle cx={32} cy={32} r={27} fill="var(--wild)" />
    <circle cx={32} cy={32} r={27} {...SHADED} />
    <circle cx={32} cy={32} r={22.5} fill="none" stroke="var(--wild)" strokeWidth={2} />
    <path
      d="M32 10l6.2 14.4 15.6 1.4-11.8 10.3 3.5 15.3L32 43.3 18.5 51.4 22 36.1 10.2 25.8l15.6-1.4z"
      fill="var(--wild)"
    />
    <path d="M32 10l6.2 14.4 15.6 1.4L32 33.6z" {...LIT} />
    <path d="M32 33.6 42 36.1l3.5 15.3L32 43.3z" {...SHADED} />
  </g>
);

const scatter = (
  <g>
    <path
      d="M32 3l4.4 9.6L46 8l.2 10.6 10.4 1.6-5.7 8.9 8.3 6.5-10 3.4 3.4 10-10.6-.4-1.8 10.4L32 53l-8.2 6-1.8-10.4-10.6.4 3.4-10-10-3.4 8.3-6.5-5.7-8.9 10.4-1.6L18 8l9.6 4.6z"
      fill="var(--scatter)"
      fillOpacity={0.35}
    />
    <circle cx={32} cy={32} r={17} fill="var(--scatter)" />
    <path d="M40 24a13 13 0 1 0 3 14 10.5 10.5 0 0 1-3-14z" {...SHADED} />
    <circle cx={25} cy={25} r={4} {...LIT} />
  </g>
);

const DRAWN: Readonly<Record<string, ReactNode>> = {
  wild,
  scatter,
  gem1: (
    <g>
      <path d="M16 12h32l11 15-27 29L5 27z" fill="var(--gem1)" />
      <path d="M16 12h32l-6 15H22z" {...LIT} />
      <path d="M5 27l11-15 6 15z" fill="#fff" fillOpacity={0.2} />
      <path d="M22 27h20L32 56z" fill="#fff" fillOpacity={0.12} />
      <path d="M42 27h17L32 56z" {...SHADED} />
    </g>
  ),
  gem2: (
    <g>
      <path d="M20 7h24l12 12v26L44 57H20L8 45V19z" fill="var(--gem2)" />
      <path d="M20 7h24l12 12-10 4-5-6H23l-5 6-10-4z" {...LIT} />
      <path d="M46 23l10-4v26L44 57l-3-10 5-6z" {...SHADED} />
      <path d="M23 17h18l5 6v18l-5 6H23l-5-6V23z" fill="#fff" fillOpacity={0.1} />
      <path
        d="M23 22l12 18"
        stroke="#fff"
        strokeOpacity={0.55}
        strokeWidth={2.5}
        strokeLinecap="round"
      />
    </g>
  ),
  gem3: (
    <g>
      <path
        d="M32 56C14 43 6 34 6 23.5 6 15 12 9 19.5 9 25 9 29.5 12 32 17c2.5-5 7-8 12.5-8C52 9 58 15 58 23.5 58 34 50 43 32 56z"
        fill="var(--gem3)"
      />
      <path d="M32 17c2.5-5 7-8 12.5-8C52 9 58 15 58 23.5 58 34 50 43 32 56z" {...SHADED} />
      <path d="M13 22c0-4 3-7 7-7 3 0 5 1 7 4-5-1-9 2-10 8-3-1-4-3-4-5z" {...LIT} />
      <path d="M32 17l9 8-9 31-9-31z" fill="#fff" fillOpacity={0.14} />
    </g>
  ),
  gem4: (
    <g>
      <path d="M32 5c12 15 19 24 19 33a19 19 0 0 1-38 0c0-9 7-18 19-33z" fill="var(--gem4)" />
      <path d="M32 5c12 15 19 24 19 33a19 19 0 0 1-19 19z" {...SHADED} />
      <path d="M24 26c-4 5-6 9-6 13 0 3 1 5 2 7 1-9 3-14 8-20z" {...LIT} />
      <path d="M32 20l8 18-8 12-8-12z" fill="#fff" fillOpacity={0.18} />
    </g>
  ),
  card1: <Letter id="card1" of="A" plate="M32 6 57 32 32 58 7 32z" />,
  card2: (
    <Letter
      id="card2"
      of="K"
      plate="M16 8h32a8 8 0 0 1 8 8v32a8 8 0 0 1-8 8H16a8 8 0 0 1-8-8V16a8 8 0 0 1 8-8z"
    />
  ),
  card3: <Letter id="card3" of="Q" plate="M32 7a25 25 0 1 1 0 50 25 25 0 0 1 0-50z" />,
  card4: <Letter id="card4" of="J" plate="M20 8h24l13 24-13 24H20L7 32z" />,
};

/** The symbols of a slot, from the dearest to the cheapest. */
export const SYMBOLS: readonly string[] = Object.keys(DRAWN);

const idOf = (name: string): string => `symbol-${name}`;

/** The drawings, once for each page: everything that shows a symbol refers to them. */
export function SymbolSheet() {
  return (
    <svg className={unseen} aria-hidden focusable="false">
      <defs>
        {Object.entries(DRAWN).map(([name, shapes]) => (
          <symbol key={name} id={idOf(name)} viewBox="0 0 64 64">
            {shapes}
          </symbol>
        ))}
      </defs>
    </svg>
  );
}

/** A symbol as a picture; what it is called stands beside it, or is said by who shows it. */
export function SlotSymbol({ name, className }: { name: string; className?: string }) {
  return (
    <svg viewBox="0 0 64 64" className={className} aria-hidden focusable="false">
      <use href={`#${idOf(name)}`} />
    </svg>
  );
}
