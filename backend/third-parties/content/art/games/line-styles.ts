import { around, el, gradient, polyline, range, round, type Point } from '../draw.ts';
import { circle, GOLD, ground } from './backdrops.ts';
import { hsl } from './palettes.ts';
import { arranged, type Scene } from './scene.ts';
import { star } from './shapes.ts';

/** The styles of lines on dark grounds. */

/** Thin lines at night. */
export function hairline(scene: Scene): string {
  const { width, height, side, x, y, hues, random, backdrop } = scene;
  const { ground: g, thing: t, accent: a } = hues;
  const thin = hsl(g, 38, 32);
  const rings = range(9).map((i) =>
    circle(x, y, side * (0.3 + i * 0.06), i === 2 ? hsl(a, 70, 60) : thin, i === 2 ? 3 : 2),
  );
  const contours = range(14).map((i) => {
    const phase = random();
    const line = range(33).map((k): Point => [
      (k / 32) * width,
      height * (0.12 + i * 0.065) + side * 0.03 * Math.sin((k / 32) * 7 + i * 0.7 + phase),
    ]);
    return el('path', {
      d: polyline(line),
      fill: 'none',
      stroke: i === 9 ? hsl(a, 70, 60) : thin,
      'stroke-width': 2,
    });
  });
  const stars = range(70).map(() =>
    el('circle', {
      cx: random() * width,
      cy: random() * height,
      r: side * (0.0015 + random() * 0.003),
      fill: hsl(a, 80, 82),
      opacity: String(round(0.3 + random() * 0.7)),
    }),
  );
  const horizon = range(7).map((i) =>
    el('path', {
      d: `M0 ${round(height * (0.72 + i * i * 0.007))}H${width}`,
      stroke: thin,
      'stroke-width': 2,
    }),
  );
  const behind = [rings, contours, [...stars, ...horizon]][backdrop] ?? [];
  const fill = hsl(g, 44, 13);
  return (
    el(
      'defs',
      {},
      gradient('night', [
        [0, hsl(g, 55, 6)],
        [1, hsl(g, 48, 17)],
      ]),
    ) +
    ground(scene, 'url(#night)') +
    behind.join('') +
    arranged(
      scene,
      {
        body: fill,
        second: hsl(t, 60, 26),
        light: hsl(a, 88, 68),
        dark: hsl(t, 85, 80),
        edge: { colour: hsl(t, 88, 74), thick: 3.6 },
        contours: [{ colour: fill, thick: 9 }],
      },
      hsl(t, 80, 70),
    )
  );
}

/** Tubes of light. */
export function neon(scene: Scene): string {
  const { width, height, side, x, y, hues, random, backdrop } = scene;
  const { ground: g, thing: t, accent: a } = hues;
  const glow = hsl(a, 95, 60);
  const level = height * 0.7;
  const floor =
    range(15)
      .map((i) =>
        el('path', {
          d: `M${round(x + (i - 7) * side * 0.05)} ${round(level)}L${round(x + (i - 7) * side * 0.34)} ${height}`,
          stroke: glow,
          'stroke-width': 2.4,
        }),
      )
      .join('') +
    range(7)
      .map((i) =>
        el('path', {
          d: `M0 ${round(level + (height - level) * (i / 6) ** 1.8)}H${width}`,
          stroke: glow,
          'stroke-width': 2.4,
        }),
      )
      .join('');
  const corners = [3, 4, 6][Math.floor(random() * 3)] ?? 4;
  const frames = range(5).map((i) =>
    el('path', {
      d: star(corners, side * (0.34 + i * 0.13), side * (0.34 + i * 0.13), x, y),
      fill: 'none',
      stroke: i % 2 === 0 ? glow : hsl(t, 90, 60),
      'stroke-width': 4,
      opacity: String(round(0.9 - i * 0.17)),
    }),
  );
  const streaks = range(24).map(() => {
    const left = random() * width * 1.4 - width * 0.2;
    const top = random() * height;
    const long = side * (0.08 + random() * 0.25);
    return el('path', {
      d: `M${round(left)} ${round(top)}l${round(long)} ${round(-long)}`,
      stroke: random() < 0.5 ? glow : hsl(t, 95, 62),
      'stroke-width': 4,
      'stroke-linecap': 'round',
      opacity: String(round(0.25 + random() * 0.5)),
    });
  });
  const behind = [
    el('g', { opacity: String(0.25) }, circle(x, y, side * 0.41, glow, 16)) +
      circle(x, y, side * 0.41, glow, 4) +
      el('g', { opacity: String(0.55) }, floor),
    frames.join(''),
    streaks.join(''),
  ][backdrop];
  const fill = hsl(g, 60, 11);
  return (
    ground(scene, hsl(g, 62, 7)) +
    (behind ?? '') +
    arranged(
      scene,
      {
        body: hsl(t, 70, 20),
        second: hsl(a, 75, 26),
        light: hsl(50, 100, 76),
        dark: hsl(t, 95, 84),
        edge: { colour: hsl(t, 98, 66), thick: 4.4 },
        contours: [
          { colour: hsl(t, 80, 20), thick: 17 },
          { colour: hsl(t, 90, 36), thick: 11 },
          { colour: hsl(t, 95, 58), thick: 6 },
          { colour: fill, thick: 3 },
        ],
      },
      hsl(t, 95, 60),
    )
  );
}

/** Gold lines of the twenties. */
export function deco(scene: Scene): string {
  const { width, height, side, x, y, hues, backdrop } = scene;
  const { ground: g, thing: t, accent: a } = hues;
  const gold = hsl(GOLD, 62, 60);
  const dim = hsl(GOLD, 45, 34);
  const deep = hsl(g, 48, 13);
  const step = side / 6;
  // Each row covers the lower half of the one above it.
  const scales = el(
    'pattern',
    { id: 'scales', width: step, height: step, patternUnits: 'userSpaceOnUse' },
    ...[0, 1, 2].flatMap((row) =>
      (row % 2 === 0 ? [0, 1] : [0.5]).flatMap((column) => {
        const [cx, cy] = [column * step, (row * step) / 2];
        return [
          el('circle', { cx, cy, r: step / 2, fill: deep, stroke: dim, 'stroke-width': 3 }),
          circle(cx, cy, step * 0.34, dim, 2),
          circle(cx, cy, step * 0.18, dim, 2),
        ];
      }),
    ),
  );
  const fan = range(25).map((i) => {
    const [px, py] = around([x, height], Math.hypot(width, height), (i - 12) / 48);
    return el('path', {
      d: `M${round(x)} ${round(height)}L${round(px)} ${round(py)}`,
      stroke: i % 2 === 0 ? gold : dim,
      'stroke-width': i % 2 === 0 ? 5 : 3,
    });
  });
  const steps = range(9).map((i) =>
    el('path', {
      d: `M0 ${round(height * 0.1 * i)}L${round(x)} ${round(height * 0.1 * i + side * 0.2)}L${width} ${round(height * 0.1 * i)}`,
      fill: 'none',
      stroke: i % 3 === 0 ? gold : dim,
      'stroke-width': i % 3 === 0 ? 6 : 3,
    }),
  );
  const behind = [
    el('defs', {}, scales) + ground(scene, 'url(#scales)'),
    fan.join(''),
    steps.join(''),
  ][backdrop];
  const m = side * 0.035;
  const frame = (inset: number, thick: number) =>
    el('rect', {
      x: inset,
      y: inset,
      width: width - inset * 2,
      height: height - inset * 2,
      fill: 'none',
      stroke: gold,
      'stroke-width': thick,
    });
  return (
    ground(scene, deep) +
    (behind ?? '') +
    el('path', {
      d: star(
        backdrop === 1 ? 6 : 8,
        side * 0.42,
        side * (backdrop === 2 ? 0.42 : 0.38),
        x,
        y,
        1 / 16,
      ),
      fill: hsl(g, 50, 19),
      stroke: gold,
      'stroke-width': side * 0.012,
    }) +
    frame(m, side * 0.009) +
    frame(m * 1.7, side * 0.004) +
    arranged(
      { ...scene, side: side * 0.88 },
      {
        body: gold,
        second: hsl(t, 62, 52),
        light: hsl(48, 85, 90),
        dark: hsl(g, 50, 9),
        edge: { colour: hsl(g, 50, 9), thick: 3 },
        contours: [
          { colour: hsl(a, 60, 44), thick: 8 },
          { colour: hsl(g, 50, 9), thick: 5 },
        ],
      },
      hsl(a, 60, 55),
    )
  );
}
