import { around, el, polyline, range, round, type Point } from '../draw.ts';
import { hsl } from './palettes.ts';
import { ground, rays } from './backdrops.ts';
import { arranged, type Scene } from './scene.ts';
import { star } from './shapes.ts';

/** The styles of surfaces, on light grounds. */

/** The edge of hills, from left to right and down to the ground. */
function hills({ width, height, random }: Scene, base: number, lift: number, fill: string): string {
  const phase = random() * 6;
  const top = range(25).map((i): Point => [
    (i / 24) * width,
    height * (base - lift * Math.sin((i / 24) * 4.4 + phase)),
  ]);
  return el('path', { d: `${polyline(top)}L${width} ${height}L0 ${height}Z`, fill });
}

/** A travel poster: flat colours, a disc in the sky, hills. */
export function poster(scene: Scene): string {
  const { width, height, side, x, y, hues } = scene;
  const { ground: g, thing: t, accent: a } = hues;
  const disc = el('circle', { cx: x, cy: y, r: side * 0.41, fill: hsl(a, 78, 68) });
  const stripes = range(5).map((i) =>
    el('rect', {
      y: y + side * (0.06 + i * 0.075),
      width,
      height: side * (0.012 + i * 0.009),
      fill: hsl(g, 52, 80),
    }),
  );
  const land = hills(scene, 0.8, 0.045, hsl(g, 42, 58)) + hills(scene, 0.9, 0.035, hsl(g, 46, 40));
  const behind = [
    disc + land,
    rays(scene, 18, 0.5, hsl(g, 58, 72)) + disc + hills(scene, 0.9, 0.03, hsl(g, 46, 40)),
    disc +
      stripes.join('') +
      el('rect', { y: height * 0.86, width, height: height * 0.14, fill: hsl(g, 46, 36) }),
  ][scene.backdrop];
  const shade = el('ellipse', {
    cx: x,
    cy: y + side * 0.42,
    rx: side * 0.3,
    ry: side * 0.03,
    fill: hsl(g, 45, 22),
    opacity: String(0.35),
  });
  return (
    ground(scene, hsl(g, 52, 80)) +
    (behind ?? '') +
    shade +
    arranged(
      scene,
      {
        body: hsl(t, 70, 46),
        second: hsl(t, 62, 31),
        light: hsl(46, 85, 93),
        dark: hsl(g, 50, 14),
        contours: [{ colour: hsl(46, 85, 93), thick: 5 }],
      },
      hsl(t, 60, 40),
    )
  );
}

/** A wall tile: a painted frame, a field, and the thing in glaze. */
export function ceramic(scene: Scene): string {
  const { width, height, side, x, y, hues } = scene;
  const { ground: g, thing: t, accent: a } = hues;
  const ink = hsl(g, 62, 36);
  const rim = side * 0.1;
  const columns = Math.round(width / rim);
  const rows = Math.round(height / rim);
  const cell = (left: number, top: number, odd: boolean) =>
    el('path', {
      d: star(4, rim * 0.42, rim * 0.16, left + rim / 2, top + rim / 2, odd ? 0.125 : 0),
      fill: odd ? hsl(a, 72, 52) : ink,
    });
  const frame = range(columns).flatMap((i) =>
    [0, height - rim].map((top) => cell((i * width) / columns, top, i % 2 === 0)),
  );
  const sides = range(Math.max(0, rows - 2)).flatMap((i) =>
    [0, width - rim].map((left) => cell(left, ((i + 1) * height) / rows, i % 2 === 0)),
  );
  const r = side * 0.37;
  const field = [
    el('circle', { cx: x, cy: y, r, fill: ink }),
    range(4)
      .map((i) => {
        const [cx, cy] = around([x, y], r * 0.52, i / 4);
        return el('circle', { cx, cy, r: r * 0.58, fill: ink });
      })
      .join(''),
    el('path', { d: star(8, r * 1.06, r * 0.9, x, y, 1 / 16), fill: ink }),
  ][scene.backdrop];
  const corners = (
    [
      [rim, rim],
      [width - rim, rim],
      [width - rim, height - rim],
      [rim, height - rim],
    ] as const
  ).map(
    ([cx, cy]) =>
      el('circle', { cx, cy, r: side * 0.17, fill: hsl(a, 72, 52) }) +
      el('circle', { cx, cy, r: side * 0.13, fill: hsl(g, 45, 95) }) +
      el('circle', { cx, cy, r: side * 0.07, fill: ink }),
  );
  return (
    ground(scene, hsl(g, 45, 95)) +
    corners.join('') +
    (field ?? '') +
    el('path', {
      d: `M0 0H${width}V${height}H0ZM${rim} ${rim}V${height - rim}H${width - rim}V${rim}Z`,
      fill: hsl(g, 40, 90),
      'fill-rule': 'evenodd',
    }) +
    frame.join('') +
    sides.join('') +
    el('rect', {
      x: rim,
      y: rim,
      width: width - rim * 2,
      height: height - rim * 2,
      fill: 'none',
      stroke: ink,
      'stroke-width': side * 0.008,
    }) +
    arranged(
      { ...scene, side: side * 0.84 },
      {
        body: hsl(t, 74, 54),
        second: hsl(a, 74, 55),
        light: hsl(g, 45, 97),
        dark: hsl(g, 62, 18),
        contours: [{ colour: hsl(g, 45, 95), thick: 7 }],
      },
      hsl(g, 45, 95),
    )
  );
}

/** Layers of cut paper, each with its shade. */
export function papercut(scene: Scene): string {
  const { width, height, side, x, y, hues, random, backdrop } = scene;
  const { ground: g, thing: t, accent: a } = hues;
  const layers = range(4).map((i) => {
    const phase = random() * 6;
    const lobes = 5 + backdrop * 3;
    const hole = range(49).map((k): Point => {
      const turn = k / 48;
      const wobble =
        1 + (backdrop === 1 ? 0.09 : 0.05) * Math.sin(turn * 2 * Math.PI * lobes + phase);
      const [dx, dy] = around([0, 0], side * (0.6 - i * 0.065) * wobble, turn);
      return [x + (dx * width) / side, y + (dy * height) / side];
    });
    const d = `M0 0H${width}V${height}H0Z${polyline(hole)}Z`;
    return { d, fill: hsl(g, 48, 88 - (3 - i) * 11) };
  });
  const sheets = layers.toReversed().map(
    ({ d, fill }) =>
      el('path', {
        d,
        fill: hsl(g, 50, 12),
        opacity: String(0.22),
        'fill-rule': 'evenodd',
        transform: `translate(${round(side * 0.008)} ${round(side * 0.014)})`,
      }) + el('path', { d, fill, 'fill-rule': 'evenodd' }),
  );
  return (
    ground(scene, hsl(g, 55, 36)) +
    sheets.join('') +
    arranged(
      scene,
      {
        body: hsl(t, 70, 58),
        second: hsl(a, 66, 54),
        light: hsl(44, 75, 95),
        dark: hsl(g, 50, 16),
        contours: [
          { colour: hsl(g, 55, 26), thick: 10 },
          { colour: hsl(44, 70, 95), thick: 6 },
        ],
      },
      hsl(44, 70, 92),
    )
  );
}
