import { el } from '../draw.ts';
import { hsl } from './palettes.ts';
import type { Scene } from './scene.ts';
import { star } from './shapes.ts';

/** The mark of a studio: a figure of its own in the studio's colours. */
export function mark(scene: Scene): string {
  const { width, height, side, x, y, hues, random } = scene;
  const { ground: g, thing: t, accent: a } = hues;
  const corners = 3 + Math.floor(random() * 6);
  const inner = 0.3 + random() * 0.5;
  const turn = random() < 0.5 ? 0 : 0.5 / corners;
  const r = side * 0.36;
  const core = [
    el('circle', { cx: x, cy: y, r: r * 0.26, fill: hsl(a, 85, 62) }),
    el('path', { d: star(4, r * 0.4, r * 0.14, x, y), fill: hsl(a, 85, 62) }),
    el('path', { d: star(corners, r * 0.34, r * 0.34, x, y, turn), fill: hsl(g, 45, 16) }),
    el('circle', {
      cx: x,
      cy: y,
      r: r * 0.3,
      fill: 'none',
      stroke: hsl(a, 85, 62),
      'stroke-width': r * 0.12,
    }),
  ][Math.floor(random() * 4)];
  return (
    el('rect', { width, height, rx: side * 0.2, fill: hsl(g, 45, 16) }) +
    el('path', {
      d: star(corners, r, r * inner, x, y, turn),
      fill: hsl(t, 80, 62),
      stroke: hsl(t, 80, 62),
      'stroke-width': r * 0.1,
      'stroke-linejoin': 'round',
    }) +
    (core ?? '')
  );
}
