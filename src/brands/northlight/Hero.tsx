import { art, day, night } from '../art.css.ts';

/**
 * A fjord: by night under a sky that turns round the pole star like a wheel, and an aurora; by day under a low sun,
 * its halo and bands of thin cloud. Computed, so that it weighs little; drawn in the theme's colours.
 */

const POLE = { x: 1010, y: 236 };
/** A fixed, evenly spread sequence in 0..1: the picture is the same at every paint. */
const spread = (n: number, step = 0.618034) => (n * step) % 1;
const round = (n: number) => Math.round(n * 10) / 10;

const trails = Array.from({ length: 30 }, (_, n) => {
  const long = 14 + 70 * spread(n, 0.754878);
  const pause = 12 + 60 * spread(n, 0.569841);
  return {
    r: 26 + n * 19,
    dash: `${round(long)} ${round(pause)} ${round(long / 5)} ${round(90 - pause)}`,
    turn: Math.round(360 * spread(n)),
    faint: round(0.75 - n * 0.019),
  };
});

const rays = Array.from({ length: 37 }, (_, n) => {
  const angle = (n / 37) * 2 * Math.PI;
  const at = (r: number) =>
    `${round(POLE.x + r * Math.cos(angle))} ${round(POLE.y + r * Math.sin(angle))}`;
  return `M${at(187)}L${at(n % 3 === 0 ? 210 : 199)}`;
}).join('');

const curtain = Array.from({ length: 170 }, (_, n) => {
  const x = 440 + n * 6;
  const foot = 452 + 44 * Math.sin(x / 118) + 18 * Math.sin(x / 41 + 1);
  const near = Math.min(1, n / 45);
  const tall = near * (130 + 90 * Math.sin(x / 77) ** 2 + 60 * spread(n));
  return { x: round(x), y: Math.round(foot - tall), tall: Math.round(tall) };
});

const halo = Array.from({ length: 72 }, (_, n) => {
  const angle = (n / 72) * 2 * Math.PI;
  const at = (r: number) =>
    `${round(POLE.x + r * Math.cos(angle))} ${round(POLE.y + r * Math.sin(angle))}`;
  return `M${at(118)}L${at(132 + 52 * spread(n) + (n % 6 === 0 ? 40 : 0))}`;
}).join('');

const clouds = Array.from({ length: 44 }, (_, n) => {
  const y = 60 + n * 9;
  const from = Math.round(470 + 760 * spread(n));
  return `M${from} ${y}h${Math.round(40 + 210 * spread(n, 0.754878))}`;
}).join('');

export const Hero = () => (
  <svg className={art} viewBox="0 0 1440 640" preserveAspectRatio="xMaxYMid slice" aria-hidden>
    <defs>
      <linearGradient id="nl-a" x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="var(--art3)" stopOpacity="0" />
        <stop offset=".4" stopColor="var(--art3)" stopOpacity=".35" />
        <stop offset=".7" stopColor="var(--art2)" stopOpacity=".6" />
        <stop offset=".93" stopColor="var(--art1)" stopOpacity=".95" />
        <stop offset="1" stopColor="var(--art1)" stopOpacity="0" />
      </linearGradient>
      <radialGradient id="nl-c">
        <stop stopColor="var(--art1)" stopOpacity=".28" />
        <stop offset=".6" stopColor="var(--art2)" stopOpacity=".1" />
        <stop offset="1" stopColor="var(--art2)" stopOpacity="0" />
      </radialGradient>
    </defs>
    <g className={day} fill="none" strokeLinecap="round">
      <path d={clouds} stroke="var(--art4)" strokeWidth="3" />
      <path d={halo} stroke="var(--art3)" />
      <circle cx={POLE.x} cy={POLE.y} r="92" fill="var(--surface)" stroke="var(--art2)" />
      <circle cx={POLE.x} cy={POLE.y} r="74" fill="var(--tint)" stroke="var(--art1)" />
    </g>
    <g className={night} fill="none" stroke="var(--art6)" strokeLinecap="round">
      {trails.map(({ r, dash, turn, faint }) => (
        <circle
          key={r}
          cx={POLE.x}
          cy={POLE.y}
          r={r}
          pathLength="360"
          strokeDasharray={dash}
          opacity={faint}
          transform={`rotate(${turn} ${POLE.x} ${POLE.y})`}
        />
      ))}
      <path d={rays} opacity=".6" />
    </g>
    <ellipse className={night} cx="1040" cy="450" rx="620" ry="190" fill="url(#nl-c)" />
    <g className={night} fill="url(#nl-a)">
      {curtain.map(({ x, y, tall }) => (
        <rect key={x} x={x} y={y} width="2.5" height={tall} />
      ))}
    </g>
    <path
      className={night}
      d="m1010 214 4.5 17.5 17.5 4.5-17.5 4.5-4.5 17.5-4.5-17.5-17.5-4.5 17.5-4.5z"
      fill="var(--art1)"
    />
    <path
      d="M260 540 402 472l64 22 118-66 92 58 74-28 130 52 96-72 86 44 112-84 84 62 90-38 92 50v68z"
      fill="var(--art4)"
      stroke="var(--line)"
    />
    <path
      d="M120 564 330 506l98 34 136-50 108 48 152-34 120 36 138-56 124 44 110-38 124 44v60H120z"
      fill="var(--art5)"
      stroke="var(--line)"
    />
    <path d="M0 564h1440v76H0z" fill="var(--surface)" />
    <path
      d="M0 564.5h1440M520 580.5h330m60 0h420M640 596.5h120m80 0h300m50 0h90M760 612.5h260m30 0h70"
      stroke="var(--art2)"
      opacity=".5"
    />
  </svg>
);
