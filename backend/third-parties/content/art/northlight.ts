import {
  around,
  el,
  gradient,
  polyline,
  range,
  round,
  SUITS,
  type Canvas,
  type Point,
} from './draw.ts';

/** Ink, paper, one aurora green: hairlines instead of shadows. */
const INK = '#0a131d';
const DEEP = '#0f2233';
const RIDGE = '#16283a';
const LINE = '#2c4356';
const GREEN = '#63f0bd';
const CYAN = '#2fb8c9';
const VIOLET = '#7d6ff0';
const ICE = '#c9e6ff';

type Motif = (on: Canvas) => string;

const sky = ({ width, height }: Canvas, low = DEEP): string =>
  el(
    'defs',
    {},
    gradient('sky', [
      [0, INK],
      [0.75, low],
    ]),
  ) + el('rect', { width, height, fill: 'url(#sky)' });

function stars({ width, height, random }: Canvas, count: number): string {
  const points = range(count).map(() =>
    el('circle', {
      cx: random() * width,
      cy: random() * height * 0.7,
      r: 0.8 + random() * 1.4,
      opacity: String(round(0.2 + random() * 0.6)),
    }),
  );
  return el('g', { fill: ICE }, ...points);
}

/** A ridge line from left to right; `rough` is its height in units. */
function ridge({ width, random }: Canvas, base: number, rough: number): readonly Point[] {
  const phase = random() * 6;
  return range(61).map((i): Point => {
    const x = i / 60;
    const wave = Math.sin(x * 5 + phase) * 0.5 + Math.sin(x * 13 + phase * 2) * 0.3;
    return [x * width, base - rough * (wave + random() * 0.28)];
  });
}

function hills(on: Canvas): string {
  const { width, height } = on;
  const layers: readonly (readonly [base: number, rough: number, fill: string])[] = [
    [0.76, 0.09, RIDGE],
    [0.85, 0.07, '#101f2e'],
    [0.94, 0.05, INK],
  ];
  return layers
    .map(([base, rough, fill]) => {
      const line = polyline(ridge(on, height * base, height * rough));
      return (
        el('path', { d: `${line}L${width} ${height}L0 ${height}Z`, fill }) +
        el('path', { d: line, fill: 'none', stroke: LINE, 'stroke-width': 1.5 })
      );
    })
    .join('');
}

/** Curtains of light made of thin upright strips. */
const aurora: Motif = (on) => {
  const { width, height, focus, random } = on;
  const strip = (id: string, colour: string) =>
    gradient(id, [
      [0, colour, 0],
      [0.55, colour, 0.35],
      [0.93, colour, 0.85],
      [1, colour, 0],
    ]);
  const bands = (
    [
      ['g', 0, 1],
      ['c', 0.5, 0.8],
      ['v', 1, 0.6],
    ] as const
  ).map(([id, shift, power]) => {
    const phase = random() * 6 + shift;
    const strips = range(120).map((i) => {
      const x = i / 120;
      const near = Math.exp(-(((x * width - focus.x) / (width * 0.34)) ** 2));
      const foot = height * (0.62 - 0.16 * shift + 0.07 * Math.sin(x * 9 + phase));
      const tall =
        height * (0.28 + 0.22 * near + 0.08 * Math.sin(x * 23 + phase * 3) + 0.05 * random());
      return el('rect', {
        x: x * width - 1,
        y: foot - tall,
        width: width / 120 + 2,
        height: tall,
        opacity: String(
          round(power * (0.06 + 0.7 * near * (0.6 + 0.4 * Math.sin(x * 41 + phase))) * 10) / 10,
        ),
      });
    });
    return el('g', { fill: `url(#${id})` }, ...strips);
  });
  const defs = el('defs', {}, strip('g', GREEN), strip('c', CYAN), strip('v', VIOLET));
  return sky(on) + stars(on, 90) + defs + bands.toReversed().join('') + hills(on);
};

/** Lines of equal height around a summit, one of them lit. */
const contours: Motif = (on) => {
  const { width, height, focus, random } = on;
  const phases = range(4).map(() => random() * 6);
  const rings = range(26).map((ring) => {
    const radius = (ring + 1) * Math.sqrt(width * height) * 0.034;
    const points = range(97).map((i) => {
      const turn = i / 96;
      const angle = turn * 2 * Math.PI;
      const wobble = phases.reduce(
        (sum, phase, k) => sum + Math.sin(angle * (k + 2) + phase + ring * 0.09) / (k + 2),
        0,
      );
      return around([focus.x, focus.y], radius * (1 + 0.2 * wobble), turn);
    });
    const lit = ring === 5;
    return el('path', {
      d: `${polyline(points)}Z`,
      stroke: lit ? GREEN : LINE,
      'stroke-width': lit ? 3 : ring % 5 === 0 ? 2 : 1,
      opacity: String(lit ? 1 : round(Math.max(0.25, 1 - ring * 0.03))),
    });
  });
  const summit = el('circle', { cx: focus.x, cy: focus.y, r: 6, fill: GREEN });
  return sky(on, RIDGE) + el('g', { fill: 'none' }, ...rings) + summit;
};

/** A wheel of thirty-seven pockets, seen from above, in hairlines. */
const wheel: Motif = (on) => {
  const { height, focus, width } = on;
  const centre: Point = [focus.x, focus.y + height * 0.14];
  const full = Math.min(width, height) * 0.66;
  const ring = (share: number, stroke: string, wide: number) =>
    el('circle', { cx: centre[0], cy: centre[1], r: full * share, stroke, 'stroke-width': wide });
  const pockets = range(37).map((i) => {
    const [a, b] = [around(centre, full * 0.74, i / 37), around(centre, full * 0.96, i / 37)];
    const [c, d] = [
      around(centre, full * 0.96, (i + 1) / 37),
      around(centre, full * 0.74, (i + 1) / 37),
    ];
    const fill = i === 3 ? GREEN : i % 2 === 0 ? '#122638' : 'none';
    return el('path', { d: `${polyline([a, b, c, d])}Z`, fill, stroke: LINE, 'stroke-width': 1.5 });
  });
  const spokes = range(8).map((i) =>
    el('path', {
      d: polyline([around(centre, full * 0.1, i / 8), around(centre, full * 0.42, i / 8)]),
      stroke: ICE,
      'stroke-width': 2,
    }),
  );
  const [bx, by] = around(centre, full * 0.85, 3.5 / 37);
  const ball = el('circle', { cx: bx, cy: by, r: full * 0.035, fill: INK });
  const rings =
    ring(1, ICE, 2) +
    ring(0.96, LINE, 1.5) +
    ring(0.74, ICE, 1.5) +
    ring(0.42, LINE, 1.5) +
    ring(0.1, ICE, 2);
  return sky(on) + stars(on, 60) + el('g', { fill: 'none' }, ...pockets, ...spokes, rings) + ball;
};

/** A hand of cards in outline, one suit lit. */
const cards: Motif = (on) => {
  const { height, focus, width } = on;
  const tall = Math.min(height, width) * 0.62;
  const wide = tall * 0.68;
  const order = ['club', 'diamond', 'heart', 'spade'] as const;
  const hand = order.map((suit, i) => {
    const lit = i === order.length - 1;
    const card = el('rect', {
      x: -wide / 2,
      y: -tall,
      width: wide,
      height: tall,
      rx: 14,
      fill: lit ? '#11283a' : INK,
      stroke: lit ? GREEN : '#4a6478',
      'stroke-width': lit ? 3 : 1.5,
    });
    const colour = lit ? GREEN : ICE;
    const sign = (x: number, y: number, size: number) =>
      el('path', {
        d: SUITS[suit],
        fill: colour,
        opacity: lit ? 1 : String(0.7),
        transform: `translate(${round(x)} ${round(y)}) scale(${round(size)})`,
      });
    const middle = sign(0, -tall / 2, tall * 0.17);
    const corner = sign(-wide * 0.36, -tall * 0.89, tall * 0.05);
    return el(
      'g',
      {
        transform: `translate(${round(focus.x)} ${round(focus.y + tall * 0.62)}) rotate(${-27 + i * 18})`,
      },
      card,
      middle,
      corner,
    );
  });
  return sky(on, RIDGE) + stars(on, 50) + hand.join('');
};

/** A rink from above: blue lines, circles, the centre spot lit. */
const rink: Motif = (on) => {
  const { height, focus, width } = on;
  const tall = Math.min(height, width) * 0.7;
  const wide = tall * 1.9;
  const line = (x: number, colour: string, thick: number) =>
    el('path', {
      d: polyline([
        [x, -tall / 2],
        [x, tall / 2],
      ]),
      stroke: colour,
      'stroke-width': thick,
    });
  const circle = (x: number, y: number, r: number, colour: string) =>
    el('circle', { cx: x, cy: y, r, stroke: colour, 'stroke-width': 2 });
  const spots = [-1, 1].flatMap((side) =>
    [-1, 1].map((half) => circle(side * wide * 0.34, half * tall * 0.24, tall * 0.13, LINE)),
  );
  const field = el(
    'g',
    { fill: 'none', transform: `translate(${round(focus.x)} ${round(focus.y)}) rotate(-14)` },
    el('rect', {
      x: -wide / 2,
      y: -tall / 2,
      width: wide,
      height: tall,
      rx: tall * 0.3,
      stroke: ICE,
      'stroke-width': 2.5,
      fill: '#0d1d2c',
    }),
    line(0, GREEN, 3) + line(-wide * 0.15, '#4a6478', 3) + line(wide * 0.15, '#4a6478', 3),
    line(-wide * 0.43, LINE, 1.5) + line(wide * 0.43, LINE, 1.5),
    ...spots,
    circle(0, 0, tall * 0.15, ICE),
    el('circle', { cx: 0, cy: 0, r: 7, fill: GREEN }),
  );
  return sky(on) + field;
};

/** Stars joined to a way, as on a chart. */
const constellation: Motif = (on) => {
  const { focus, height, width } = on;
  const size = Math.min(width, height) * 0.36;
  const bear: readonly Point[] = [
    [-1.5, 0.55],
    [-0.95, 0.2],
    [-0.5, 0.25],
    [0, 0.05],
    [0.12, -0.45],
    [0.95, -0.6],
    [1.05, -0.02],
  ];
  const points = bear.map(([x, y]): Point => [focus.x + x * size, focus.y + y * size]);
  const closing = points[3] ?? points[0];
  const way = closing === undefined ? points : [...points, closing];
  const dots = points.map(([cx, cy], i) =>
    el(
      'g',
      {},
      el('circle', { cx, cy, r: i === 5 ? 26 : 16, fill: GREEN, opacity: String(0.14) }),
      el('circle', { cx, cy, r: i === 5 ? 8 : 5, fill: i === 5 ? GREEN : ICE }),
    ),
  );
  const lines = el('path', {
    d: polyline(way),
    fill: 'none',
    stroke: '#5b7d92',
    'stroke-width': 1.5,
  });
  return sky(on) + stars(on, 160) + lines + dots.join('') + hills(on);
};

export const NORTHLIGHT_MOTIFS: Readonly<Record<string, Motif>> = {
  aurora,
  cards,
  constellation,
  contours,
  rink,
  wheel,
};
