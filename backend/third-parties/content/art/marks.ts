import type { Dataset, Emblem } from '../documents.ts';
import { around, el, escapeText, polyline, range, round } from './draw.ts';

const PAINT: Readonly<Record<Dataset, { line: string; fill: string }>> = {
  northlight: { line: '#0b1a26', fill: '#f6f8f7' },
  'sol-alta': { line: '#36102d', fill: '#fff5e6' },
};

const FONT = 'system-ui, -apple-system, Segoe UI, Roboto, sans-serif';

/** A regulator's round mark: a double ring with initials. Drawn in a box of 160 by 160. */
export function seal(brand: Dataset, initials: string): string {
  const { line, fill } = PAINT[brand];
  const ticks = range(48).map((i) =>
    polyline([around([80, 80], 66, i / 48), around([80, 80], 72, i / 48)]),
  );
  return (
    el('circle', { cx: 80, cy: 80, r: 78, fill, stroke: line, 'stroke-width': 3 }) +
    el('path', { d: ticks.join(''), stroke: line, 'stroke-width': 2 }) +
    el('circle', { cx: 80, cy: 80, r: 58, fill: 'none', stroke: line, 'stroke-width': 2 }) +
    el('path', {
      d: 'M80 34 116 46V78C116 100 102 114 80 124 58 114 44 100 44 78V46Z',
      fill: 'none',
      stroke: line,
      'stroke-width': 3,
    }) +
    el(
      'text',
      {
        x: 80,
        y: 88,
        'text-anchor': 'middle',
        'font-family': FONT,
        'font-size': initials.length > 2 ? 26 : 32,
        'font-weight': 700,
        fill: line,
      },
      escapeText(initials),
    )
  );
}

/** Outlines in a box of 64 by 64. */
const EMBLEMS: Readonly<Record<Emblem, string>> = {
  bank: 'M14 28 32 17 50 28ZM19 28V44M28 28V44M36 28V44M45 28V44M14 48H50',
  card: 'M14 20H50V44H14ZM14 27H50M20 37H29',
  phone: 'M23 13H41V51H23ZM29 45H35',
  voucher: 'M13 21H51V28A4 4 0 0 0 51 36V43H13V36A4 4 0 0 0 13 28ZM38 21V25M38 30V34M38 39V43',
  wallet: 'M14 24V47H50V24ZM14 24 42 16V24M50 32H40V40H50',
};

/** A pictogram of a payment method, without words: a name stands beside it. */
export function emblem(brand: Dataset, symbol: Emblem): string {
  const { line, fill } = PAINT[brand];
  return (
    el('rect', {
      x: 1,
      y: 1,
      width: 62,
      height: 62,
      rx: brand === 'northlight' ? 6 : 20,
      fill,
      stroke: line,
      'stroke-width': 2,
    }) +
    el('path', {
      d: EMBLEMS[symbol],
      fill: 'none',
      stroke: line,
      'stroke-width': brand === 'northlight' ? 2 : 3,
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
    })
  );
}

/** A name in a plate of 240 by 96. */
export function wordmark(brand: Dataset, text: string): string {
  const { line, fill } = PAINT[brand];
  const size = Math.min(34, round(310 / Math.max(text.length, 6)));
  return (
    el('rect', {
      x: 1.5,
      y: 1.5,
      width: 237,
      height: 93,
      rx: brand === 'northlight' ? 6 : 20,
      fill,
      stroke: line,
      'stroke-width': 2,
    }) +
    el(
      'text',
      {
        x: 120,
        y: 48 + size * 0.36,
        'text-anchor': 'middle',
        'font-family': FONT,
        'font-size': size,
        'font-weight': 700,
        fill: line,
      },
      escapeText(text),
    )
  );
}

const band = (x: number, y: number, width: number, height: number, fill: string) =>
  el('rect', { x, y, width, height, fill });

/** The cross of the Nordic flags on a field of 60 by 40. */
const cross = (field: string, wide: string, narrow?: string): string =>
  band(0, 0, 60, 40, field) +
  band(17, 0, 10, 40, wide) +
  band(0, 15, 60, 10, wide) +
  (narrow === undefined ? '' : band(19.5, 0, 5, 40, narrow) + band(0, 17.5, 60, 5, narrow));

const star = (cx: number, cy: number, r: number, fill: string): string =>
  el('path', {
    d: `${polyline(range(10).map((i) => around([cx, cy], i % 2 === 0 ? r : r * 0.4, i / 10)))}Z`,
    fill,
  });

const LEAF =
  'M30 8l2 5 3.5-1.5-1 6 4-3.5.8 2.2 3.7-.6-1.6 4.2 1.8 1-6.4 5.2.7 2.4-6.5-1v5h-2v-5l-6.5 1 .7-2.4-6.4-5.2 1.8-1-1.6-4.2 3.7.6.8-2.2 4 3.5-1-6L28 13Z';

const FLAGS: Readonly<Record<string, () => string>> = {
  FI: () => cross('#fff', '#003580'),
  SE: () => cross('#006aa7', '#fecc02'),
  NO: () => cross('#ba0c2f', '#fff', '#00205b'),
  CA: () =>
    band(0, 0, 60, 40, '#fff') +
    band(0, 0, 15, 40, '#d80621') +
    band(45, 0, 15, 40, '#d80621') +
    el('path', { d: LEAF, fill: '#d80621' }),
  BR: () =>
    band(0, 0, 60, 40, '#009739') +
    el('path', { d: 'M30 4 56 20 30 36 4 20Z', fill: '#fedd00' }) +
    el('circle', { cx: 30, cy: 20, r: 8.5, fill: '#012169' }) +
    el('path', { d: 'M21.8 18.2q9-1.5 16.4 4', fill: 'none', stroke: '#fff', 'stroke-width': 1.6 }),
  CL: () =>
    band(0, 0, 60, 20, '#fff') +
    band(0, 20, 60, 20, '#da291c') +
    band(0, 0, 20, 20, '#0032a0') +
    star(10, 10, 5.5, '#fff'),
  PE: () =>
    band(0, 0, 60, 40, '#fff') + band(0, 0, 20, 40, '#d91023') + band(40, 0, 20, 40, '#d91023'),
  PT: () =>
    band(0, 0, 60, 40, '#da291c') +
    band(0, 0, 24, 40, '#046a38') +
    el('circle', { cx: 24, cy: 20, r: 7.5, fill: '#ffe900' }) +
    el('path', {
      d: 'M20.5 16h7v5a3.5 3.5 0 0 1-7 0Z',
      fill: '#da291c',
      stroke: '#fff',
      'stroke-width': 1.2,
    }),
};

/** A market's flag on 60 by 40; a globe for those that are no country. */
export function flag(market: string): string {
  const draw = FLAGS[market];
  if (draw) return draw();
  const meridians = [0, 6, 12].map((rx) =>
    rx === 0
      ? el('path', { d: 'M30 8v24M18 20h24M20 14h20M20 26h20' })
      : el('ellipse', { cx: 30, cy: 20, rx, ry: 12 }),
  );
  return (
    band(0, 0, 60, 40, '#33505f') +
    el('g', { fill: 'none', stroke: '#fff', 'stroke-width': 1.5 }, ...meridians)
  );
}
