import { around, el, polyline, range, round, SUITS, type Canvas, type Point } from './draw.ts';

/** Terracotta, cream, deep plum, marigold: flat shapes and tile work. */
const TERRACOTTA = '#c9512b';
const MARIGOLD = '#f7a71a';
const PLUM = '#571a4a';
const NIGHT = '#36102d';
const CREAM = '#ffe9c9';
const PAPER = '#fff5e6';
const SEA = '#1d6f77';
const CORAL = '#ef8e74';

type Motif = (on: Canvas) => string;

const ground = ({ width, height }: Canvas, fill: string): string =>
  el('rect', { width, height, fill });

function rays(centre: Point, from: number, to: number, count: number, fill: string): string {
  const wedges = range(count).map((i) => {
    const [a, b] = [(i - 0.22) / count, (i + 0.22) / count];
    return `${polyline([around(centre, from, a), around(centre, to, i / count), around(centre, from, b)])}Z`;
  });
  return el('path', { d: wedges.join(''), fill });
}

/** A tile of `size`: quarter rounds in the corners, a star in the middle. */
function tile(x: number, y: number, size: number, turn: number): string {
  const palettes = [
    [CREAM, TERRACOTTA, PLUM, MARIGOLD],
    [PLUM, MARIGOLD, CREAM, CORAL],
    [TERRACOTTA, CREAM, MARIGOLD, SEA],
    [SEA, CREAM, MARIGOLD, TERRACOTTA],
  ] as const;
  const [base, corner, star, heart] = palettes[turn % palettes.length] ?? palettes[0];
  const corners = (
    [
      [0, 0],
      [size, 0],
      [size, size],
      [0, size],
    ] as const
  ).map(
    ([cx, cy]) =>
      el('circle', { cx, cy, r: size * 0.42, fill: corner }) +
      el('circle', { cx, cy, r: size * 0.26, fill: base }) +
      el('circle', { cx, cy, r: size * 0.12, fill: heart }),
  );
  const centre: Point = [size / 2, size / 2];
  const points = range(16).map((i) => around(centre, size * (i % 2 === 0 ? 0.36 : 0.17), i / 16));
  return el(
    'svg',
    { x, y, width: size, height: size, viewBox: `0 0 ${round(size)} ${round(size)}` },
    el('rect', { width: size, height: size, fill: base }),
    ...corners,
    el('path', { d: `${polyline(points)}Z`, fill: star }),
    el('circle', { cx: centre[0], cy: centre[1], r: size * 0.09, fill: heart }),
  );
}

/** A row of half rounds, as along the edge of a tiled wall. */
const scallops = (x: number, height: number, radius: number, fill: string): string =>
  el('path', {
    d: `M0 0H${round(x)}${range(Math.ceil(height / (radius * 2)))
      .map(() => `a${round(radius)} ${round(radius)} 0 0 1 0 ${round(radius * 2)}`)
      .join('')}V${round(height)}H0Z`,
    fill,
  });

const hill = (
  { width, height }: Canvas,
  base: number,
  lift: number,
  peak: number,
  fill: string,
): string =>
  el('path', {
    d: `M0 ${round(height * (base + 0.05))}Q${round(width * peak)} ${round(height * (base - lift))} ${width} ${round(height * base)}V${height}H0Z`,
    fill,
  });

/** A large sun behind terraced hills. */
const sunrise: Motif = (on) => {
  const { width, height, focus } = on;
  const centre: Point = [focus.x, focus.y + height * 0.1];
  const size = Math.min(width, height) * 0.27;
  const edge = range(Math.ceil(width / 40) + 1).map((i) =>
    el('path', {
      d: SUITS.diamond,
      fill: i % 2 === 0 ? MARIGOLD : CREAM,
      transform: `translate(${i * 40} ${round(height * 0.965)}) scale(12)`,
    }),
  );
  return (
    ground(on, PAPER) +
    el('circle', { cx: centre[0], cy: centre[1], r: size * 1.95, fill: CREAM }) +
    rays(centre, size * 1.08, size * 1.72, 24, CORAL) +
    el('circle', { cx: centre[0], cy: centre[1], r: size, fill: MARIGOLD }) +
    hill(on, 0.72, 0.22, 0.72, CORAL) +
    hill(on, 0.8, 0.2, 0.3, TERRACOTTA) +
    hill(on, 0.9, 0.12, 0.7, PLUM) +
    el('rect', { y: height * 0.93, width, height: height * 0.07, fill: NIGHT }) +
    edge.join('')
  );
};

/** A wall of tiles; on a banner with a scalloped plum panel for the words. */
const azulejo: Motif = (on) => {
  const { width, height, banner, random } = on;
  const size = height / 4;
  const tiles = range(Math.ceil(width / size)).flatMap((column) =>
    range(4).map((row) => tile(column * size, row * size, size, Math.floor(random() * 4))),
  );
  const panel = banner ? scallops(width * 0.5, height, size / 4, NIGHT) : '';
  return ground(on, PLUM) + tiles.join('') + panel;
};

/** The black and white waves of a promenade, in plum and cream, under a low sun. */
const calcada: Motif = (on) => {
  const { width, height, focus } = on;
  const size = Math.min(width, height) * 0.24;
  const start = height * 0.5;
  const step = height * 0.1;
  const swell = width / 8;
  const wave = (y: number) =>
    `M${-swell * 2} ${round(y)}${range(12)
      .map(
        (i) =>
          `q${round(swell / 2)} ${round((i % 2 === 0 ? -1 : 1) * step * 0.95)} ${round(swell)} 0`,
      )
      .join('')}`;
  const bands = range(6).map((i) =>
    el('path', {
      d: `${wave(start + i * step)}V${height}H${-swell * 2}Z`,
      fill: [SEA, PAPER, PLUM, PAPER, TERRACOTTA, NIGHT][i] ?? NIGHT,
      transform: `translate(${round((i % 2) * swell)} 0)`,
    }),
  );
  return (
    ground(on, MARIGOLD) +
    el('circle', { cx: focus.x, cy: start - step * 0.6, r: size * 1.45, fill: '#f9ba4a' }) +
    el('circle', { cx: focus.x, cy: start - step * 0.6, r: size, fill: PAPER }) +
    bands.join('')
  );
};

/** Arches within arches, with a sun in the innermost. */
const arches: Motif = (on) => {
  const { width, height, focus } = on;
  const full = Math.min(width, height) * 0.62;
  const colours = [PLUM, TERRACOTTA, CREAM, MARIGOLD, CORAL, PLUM, SEA];
  const arch = (radius: number, fill: string) =>
    el('path', {
      d: `M${round(focus.x - radius)} ${height}V${round(height * 0.62)}a${round(radius)} ${round(radius)} 0 0 1 ${round(radius * 2)} 0V${height}Z`,
      fill,
    });
  const nested = colours.map((fill, i) => arch(full * (1 - i * 0.125), fill));
  const centre: Point = [focus.x, height * 0.64];
  const flags = range(Math.ceil(width / 60) + 1).map((i) =>
    el('path', {
      d: `M${i * 60 - 30} 0h60l-30 46z`,
      fill: [MARIGOLD, CORAL, SEA, CREAM][i % 4] ?? CREAM,
    }),
  );
  return (
    ground(on, NIGHT) +
    flags.join('') +
    nested.join('') +
    rays(centre, full * 0.13, full * 0.2, 16, MARIGOLD) +
    el('circle', { cx: centre[0], cy: centre[1], r: full * 0.11, fill: CREAM })
  );
};

/** A football whose patches are tiles, over a pitch. */
const ball: Motif = (on) => {
  const { width, height, focus } = on;
  const size = Math.min(width, height) * 0.34;
  const centre: Point = [focus.x, focus.y];
  const five = (at: Point, radius: number, turn: number) =>
    `${polyline(range(5).map((i) => around(at, radius, i / 5 + turn)))}Z`;
  const seams = range(5).map((i) =>
    polyline([around(centre, size * 0.36, i / 5), around(centre, size * 0.66, i / 5)]),
  );
  const outer = range(5).map((i) =>
    five(around(centre, size * 0.98, i / 5), size * 0.34, i / 5 + 0.1 + 0.5),
  );
  const stripes = range(12).map((i) =>
    i % 2 === 0
      ? el('rect', {
          x: (i * width) / 12,
          y: height * 0.66,
          width: width / 12,
          height: height * 0.34,
          fill: '#1a636b',
        })
      : '',
  );
  return (
    el(
      'defs',
      {},
      el('clipPath', { id: 'ball' }, el('circle', { cx: centre[0], cy: centre[1], r: size })),
    ) +
    ground(on, TERRACOTTA) +
    rays(centre, size * 1.1, size * 2.6, 20, '#d4673f') +
    el('rect', { y: height * 0.66, width, height: height * 0.34, fill: SEA }) +
    stripes.join('') +
    el('path', { d: `M0 ${round(height * 0.66)}H${width}`, stroke: PAPER, 'stroke-width': 6 }) +
    el('circle', { cx: centre[0], cy: centre[1], r: size, fill: PAPER }) +
    el(
      'g',
      { 'clip-path': 'url(#ball)' },
      el('path', { d: five(centre, size * 0.36, 0), fill: PLUM }),
      el('path', { d: outer.join(''), fill: MARIGOLD }),
      el('path', { d: seams.join(''), stroke: NIGHT, 'stroke-width': 5, fill: 'none' }),
    ) +
    el('circle', {
      cx: centre[0],
      cy: centre[1],
      r: size,
      fill: 'none',
      stroke: NIGHT,
      'stroke-width': 5,
    })
  );
};

/** A fan of cards with tiled backs and bright suits. */
const fan: Motif = (on) => {
  const { width, height, focus } = on;
  const tall = Math.min(width, height) * 0.62;
  const wide = tall * 0.68;
  const hand = (['club', 'heart', 'diamond', 'spade'] as const).map((suit, i) => {
    const colour = [SEA, TERRACOTTA, MARIGOLD, PLUM][i] ?? PLUM;
    const sign = (x: number, y: number, size: number) =>
      el('path', {
        d: SUITS[suit],
        fill: colour,
        transform: `translate(${round(x)} ${round(y)}) scale(${round(size)})`,
      });
    return el(
      'g',
      {
        transform: `translate(${round(focus.x)} ${round(focus.y + tall * 0.62)}) rotate(${-30 + i * 20})`,
      },
      el('rect', {
        x: -wide / 2,
        y: -tall,
        width: wide,
        height: tall,
        rx: 22,
        fill: PAPER,
        stroke: NIGHT,
        'stroke-width': 4,
      }),
      el('rect', {
        x: -wide / 2 + 14,
        y: -tall + 14,
        width: wide - 28,
        height: tall - 28,
        rx: 12,
        fill: 'none',
        stroke: colour,
        'stroke-width': 4,
      }),
      sign(0, -tall / 2, tall * 0.19),
      sign(-wide * 0.31, -tall * 0.87, tall * 0.055),
    );
  });
  const centre: Point = [focus.x, focus.y + tall * 0.2];
  return ground(on, PLUM) + rays(centre, tall * 0.3, tall * 1.5, 28, '#6b2a5c') + hand.join('');
};

export const SOL_ALTA_MOTIFS: Readonly<Record<string, Motif>> = {
  arches,
  azulejo,
  ball,
  calcada,
  fan,
  sunrise,
};
