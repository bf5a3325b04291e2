import { around, el, polyline, range } from '../draw.ts';
import type { Scene } from './scene.ts';

export const ground = ({ width, height }: Scene, fill: string): string =>
  el('rect', { width, height, fill });

/** Wedges from a point out of the picture. */
export function rays(
  { width, height, x, y }: Scene,
  count: number,
  share: number,
  fill: string,
): string {
  const far = Math.hypot(width, height);
  const wedges = range(count).map(
    (i) =>
      `${polyline([[x, y], around([x, y], far, (i - share / 2) / count), around([x, y], far, (i + share / 2) / count)])}Z`,
  );
  return el('path', { d: wedges.join(''), fill });
}

/** The hue of gold. */
export const GOLD = 44;

export const circle = (x: number, y: number, r: number, stroke: string, thick: number): string =>
  el('circle', { cx: x, cy: y, r, fill: 'none', stroke, 'stroke-width': thick });
