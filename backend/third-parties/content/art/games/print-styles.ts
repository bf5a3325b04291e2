import { around, el, polyline, range, round } from '../draw.ts';
import { hsl } from './palettes.ts';
import { ground, rays } from './backdrops.ts';
import { arranged, type Scene } from './scene.ts';

/** The styles of printed pages, on light grounds. */

/** Ink on paper with one colour more. */
export function woodcut(scene: Scene): string {
  const { width, height, side, x, y, hues, backdrop } = scene;
  const { ground: g, thing: t, accent: a } = hues;
  const paper = hsl(40, 52, 91);
  const ink = hsl(g, 42, 15);
  const hatch = el(
    'pattern',
    {
      id: 'hatch',
      width: 9,
      height: 9,
      patternUnits: 'userSpaceOnUse',
      patternTransform: 'rotate(38)',
    },
    el('rect', { width: 9, height: 9, fill: hsl(a, 60, 62) }),
    el('rect', { width: 3.4, height: 9, fill: ink }),
  );
  const lines = range(Math.ceil(height / (side * 0.036))).map((i) => {
    const swell = 1 + 3 * Math.abs(Math.sin(i * 0.37));
    return el('rect', {
      y: i * side * 0.036,
      width,
      height: round(side * 0.0026 * swell),
      fill: ink,
    });
  });
  const rings = range(16).map((i) =>
    el('circle', {
      cx: x,
      cy: y,
      r: side * (0.3 + i * 0.045),
      fill: 'none',
      stroke: ink,
      'stroke-width': round(side * (0.004 + (i % 3) * 0.003)),
      'stroke-dasharray': `${20 + i * 9} ${6 + (i % 4) * 5}`,
    }),
  );
  const behind = [rays(scene, 44, 0.36, ink), lines.join(''), rings.join('')][backdrop];
  const m = side * 0.035;
  return (
    el('defs', {}, hatch) +
    ground(scene, paper) +
    (behind ?? '') +
    el('circle', { cx: x, cy: y, r: side * 0.4, fill: backdrop === 1 ? hsl(a, 58, 66) : paper }) +
    el('path', {
      d: `M0 0H${width}V${height}H0ZM${round(m)} ${round(m)}V${round(height - m)}H${round(width - m)}V${round(m)}Z`,
      fill: paper,
      'fill-rule': 'evenodd',
    }) +
    el('rect', {
      x: m,
      y: m,
      width: width - m * 2,
      height: height - m * 2,
      fill: 'none',
      stroke: ink,
      'stroke-width': side * 0.011,
    }) +
    arranged(
      { ...scene, side: side * 0.94 },
      {
        body: hsl(t, 68, 55),
        second: 'url(#hatch)',
        light: paper,
        dark: ink,
        edge: { colour: ink, thick: 4.5 },
        contours: [{ colour: ink, thick: 7 }],
      },
      ink,
    )
  );
}

/** A page of a comic: dots, a burst, black outlines. */
export function comic(scene: Scene): string {
  const { width, height, side, x, y, hues, random, backdrop } = scene;
  const { ground: g, thing: t, accent: a } = hues;
  const black = hsl(g, 30, 9);
  const step = side * 0.06;
  const dots = range(Math.ceil(width / step) * Math.ceil(height / step)).flatMap((i) => {
    const column = i % Math.ceil(width / step);
    const row = Math.floor(i / Math.ceil(width / step));
    const r = step * 0.46 * (1 - row / (height / step));
    if (r < step * 0.08) return [];
    const cx = (column + (row % 2) / 2) * step;
    return [
      `M${round(cx - r)} ${round(row * step)}a${round(r)} ${round(r)} 0 1 0 ${round(r * 2)} 0a${round(r)} ${round(r)} 0 1 0 ${round(-r * 2)} 0Z`,
    ];
  });
  const jag = range(36).map((i) =>
    around([x, y], side * (i % 2 === 0 ? 0.47 + random() * 0.05 : 0.36), i / 36),
  );
  const puffs = range(11).map((i) => {
    const [cx, cy] = around([x, y], side * 0.32, i / 11);
    return { cx, cy, r: side * (0.12 + random() * 0.03) };
  });
  const yellow = hsl(a, 95, 62);
  const edge = { stroke: black, 'stroke-width': side * 0.014 };
  const behind = [
    el('path', { d: `${polyline(jag)}Z`, fill: yellow, ...edge, 'stroke-linejoin': 'round' }),
    rays(scene, 26, 0.42, yellow) +
      el('circle', { cx: x, cy: y, r: side * 0.36, fill: hsl(a, 95, 84), ...edge }),
    puffs.map((each) => el('circle', { ...each, fill: yellow, ...edge })).join('') +
      puffs
        .map((each) => el('circle', { ...each, r: each.r - side * 0.007, fill: yellow }))
        .join('') +
      el('circle', { cx: x, cy: y, r: side * 0.34, fill: yellow }),
  ][backdrop];
  return (
    ground(scene, hsl(g, 82, 62)) +
    el('path', { d: dots.join(''), fill: hsl(g, 78, 48) }) +
    (behind ?? '') +
    arranged(
      scene,
      {
        body: hsl(t, 88, 56),
        second: hsl((t + 330) % 360, 80, 44),
        light: '#ffffff',
        dark: black,
        edge: { colour: black, thick: 4.5 },
        contours: [
          { colour: '#ffffff', thick: 11 },
          { colour: black, thick: 7 },
        ],
      },
      black,
    )
  );
}
