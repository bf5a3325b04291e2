import { around, el, gradient, polyline, range, round, type Point } from '../draw.ts';
import { circle, GOLD, ground, rays } from './backdrops.ts';
import { hsl } from './palettes.ts';
import { arranged, type Scene } from './scene.ts';
import { star } from './shapes.ts';

/** The styles of gloss and glass on dark grounds. */

/** Gold, gloss and rays: the front of a slot machine. */
export function jewel(scene: Scene): string {
  const { width, height, side, x, y, hues, random, backdrop } = scene;
  const { ground: g, thing: t, accent: a } = hues;
  const shine = el(
    'radialGradient',
    {
      id: 'shine',
      gradientUnits: 'userSpaceOnUse',
      cx: x,
      cy: y,
      r: Math.hypot(width, height) / 2,
    },
    el('stop', { offset: 0, 'stop-color': hsl(g, 80, 56) }),
    el('stop', { offset: String(0.5), 'stop-color': hsl(g, 80, 33) }),
    el('stop', { offset: 1, 'stop-color': hsl(g, 82, 12) }),
  );
  const metal = (id: string, hue: number) =>
    gradient(id, [
      [0, hsl(hue, 96, 72)],
      [0.55, hsl(hue, 88, 50)],
      [1, hsl(hue, 86, 32)],
    ]);
  const bokeh = range(18).map(() =>
    el('circle', {
      cx: random() * width,
      cy: random() * height,
      r: side * (0.02 + random() * 0.07),
      fill: hsl(a, 95, 72),
      opacity: String(round(0.1 + random() * 0.25)),
    }),
  );
  const coins = range(16).map(() => {
    const [cx, cy] = around([x, y], side * (0.44 + random() * 0.2), random());
    const r = side * (0.03 + random() * 0.03);
    return el('ellipse', {
      cx,
      cy,
      rx: r,
      ry: r * (0.5 + random() * 0.5),
      fill: 'url(#gold)',
      stroke: hsl(GOLD, 80, 24),
      'stroke-width': 3,
    });
  });
  const beams = el('g', { opacity: String(0.3) }, rays(scene, 20, 0.5, hsl(g, 90, 70)));
  const behind = [beams, beams + coins.join(''), bokeh.join('')][backdrop];
  const ringed =
    backdrop === 1
      ? ''
      : circle(x, y, side * 0.43, hsl(GOLD, 80, 24), side * 0.035) +
        circle(x, y, side * 0.43, 'url(#gold)', side * 0.024);
  const sparkles = range(6).map(() => {
    const [px, py] = around([x, y], side * (0.3 + random() * 0.16), random());
    const r = side * (0.02 + random() * 0.035);
    return el('path', { d: star(4, r, r * 0.22, px, py), fill: '#ffffff' });
  });
  return (
    el('defs', {}, shine, metal('gold', GOLD), metal('thing', t), metal('accent', a)) +
    ground(scene, 'url(#shine)') +
    (behind ?? '') +
    ringed +
    arranged(
      scene,
      {
        body: 'url(#thing)',
        second: 'url(#accent)',
        light: hsl(50, 100, 90),
        dark: hsl(g, 78, 10),
        contours: [
          { colour: hsl(g, 85, 9), thick: 13 },
          { colour: 'url(#gold)', thick: 9 },
          { colour: hsl(g, 85, 9), thick: 3 },
        ],
      },
      hsl(50, 100, 85),
    ) +
    sparkles.join('')
  );
}

/** A window of coloured glass in lead. */
export function glass(scene: Scene): string {
  const { width, height, side, x, y, hues, random, backdrop } = scene;
  const { ground: g, thing: t, accent: a } = hues;
  const lead = hsl(g, 36, 10);
  const leaded = { stroke: lead, 'stroke-width': side * 0.009, 'stroke-linejoin': 'round' };
  const pane = (...corners: readonly Point[]) =>
    el('path', {
      d: `${polyline(corners)}Z`,
      fill: hsl((g + (random() - 0.5) * 50 + 360) % 360, 52 + random() * 22, 26 + random() * 30),
      ...leaded,
    });
  const step = side / 5;
  const columns = Math.ceil(width / step);
  const rows = Math.ceil(height / step);
  const knots = range(rows + 1).map((row) =>
    range(columns + 1).map((column): Point => {
      const inside = row > 0 && row < rows && column > 0 && column < columns;
      const shift = () => (inside ? (random() - 0.5) * step * 0.7 : 0);
      return [(column * width) / columns + shift(), (row * height) / rows + shift()];
    }),
  );
  const at = (row: number, column: number): Point => knots[row]?.[column] ?? [0, 0];
  const shards = () =>
    range(rows * columns).flatMap((i) => {
      const [row, column] = [Math.floor(i / columns), i % columns];
      const [p, q, r, s] = [
        at(row, column),
        at(row, column + 1),
        at(row + 1, column + 1),
        at(row + 1, column),
      ];
      return random() < 0.5 ? [pane(p, q, r), pane(p, r, s)] : [pane(p, q, s), pane(q, r, s)];
    });
  const far = Math.hypot(width, height);
  const rose = () =>
    [far, side * 0.62, side * 0.5].flatMap((radius, k) =>
      range(14).map((i) =>
        pane(
          [x, y],
          around([x, y], radius, (i + k * 0.5) / 14),
          around([x, y], radius, (i + 1 + k * 0.5) / 14),
        ),
      ),
    );
  const lattice = () =>
    range((rows + 1) * 2 * (columns + 1)).map((i) => {
      const row = Math.floor(i / (columns + 1));
      const cx = ((i % (columns + 1)) + (row % 2) / 2) * step;
      const cy = (row * step) / 2;
      return pane(
        [cx, cy - step / 2],
        [cx + step / 2, cy],
        [cx, cy + step / 2],
        [cx - step / 2, cy],
      );
    });
  const behind = ([shards, rose, lattice][backdrop] ?? shards)();
  return (
    ground(scene, lead) +
    behind.join('') +
    el('circle', {
      cx: x,
      cy: y,
      r: side * 0.4,
      fill: hsl(a, 82, 78),
      ...leaded,
      'stroke-width': side * 0.016,
    }) +
    arranged(
      { ...scene, side: side * 0.92 },
      {
        body: hsl(t, 82, 52),
        second: hsl(g, 66, 46),
        light: hsl(50, 95, 90),
        dark: lead,
        edge: { colour: lead, thick: 5 },
        contours: [{ colour: lead, thick: 6 }],
      },
      hsl(g, 60, 40),
    )
  );
}
