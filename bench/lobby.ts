import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { yardstick, yardstickInWords } from '../tools/test/yardstick.ts';
import { enlarge } from '../tools/catalogue/enlarge.ts';
import { BRAND_FACTS, type BrandId } from '../reference/brands.ts';
import { listOf } from './lib/lobby/list.ts';
import { paintOf } from './lib/lobby/paint.ts';
import { pressOf, typedOf } from './lib/lobby/press.ts';
import { NAMES, type Place } from './lib/lobby/place.ts';
import { shiftsOf } from './lib/lobby/shift.ts';
import { openBrowser, openPlatform, option, root, WITH_SITE } from './lib/opened.ts';

/**
 * Measures the lobbies of both brands with the catalogue that ships and with a larger one, on a phone of 390 × 844.
 * `paint`: first paint beside a static page of the same pictures, on a slow line and a processor four times slower.
 * `list`: a category of thousands, how it scrolls and what its pictures weigh. `press`: from one category to
 * another. `type`: the search. `shift`: how far each page of the games side moves while it loads.
 * `--parts=paint,list`, `--brand=northlight`, `--games=ships,5000`, `--runs=5`, `--slowdown=4` for the scroll.
 */
const PARTS = ['paint', 'list', 'press', 'type', 'shift'] as const;
const parts = option('parts', PARTS.join(',')).split(',');
const brands = option('brand', Object.keys(BRAND_FACTS).join(',')).split(',') as BrandId[];
const catalogues = option('games', 'ships,5000').split(',');
const runs = Number(option('runs', '5'));
const slowdown = Number(option('slowdown', '1'));

/** The most or the least of each figure; frames a second are compared with a page that stands still. */
const AIMS = {
  'FCP ÷ static': 1.2,
  'LCP ÷ static': 1.2,
  'ready ms': 800,
  elements: 300,
  'frames over 33 ms': 0,
  'empty after 100 ms': 0,
  'first screen KiB': 120,
  'sixty tiles KiB': 700,
  'press ms': 100,
  'typed ms': 50,
  shift: 0.001,
} as const;
const ENOUGH_FRAMES = { least: 58, ofStill: 0.97 };

/** Of a hundred slots two are for large screens alone. */
const SLOTS_OF = (tiles: number) => Math.ceil((tiles * 103) / 100);

type Figures = Record<string, number>;

const missed: string[] = [];

async function figuresOf(place: Place, isLarge: boolean): Promise<Figures> {
  const figures: Figures = {};
  if (parts.includes('paint')) {
    const { fcp, lcp, still, trips, stillTrips, shift } = await paintOf(place, runs);
    Object.assign(figures, {
      'FCP ms': fcp,
      'FCP ÷ static': fcp / still.fcp,
      'LCP ms': lcp,
      'LCP ÷ static': lcp / still.lcp,
      'round trips to a picture': trips,
      'of the static page': stillTrips,
      'shift: lobby': shift,
    });
  }
  if (parts.includes('list')) {
    const most = isLarge ? Number(catalogues.find((one) => one !== 'ships')) : Infinity;
    const list = await listOf(place, { runs, most, slowdown });
    Object.assign(figures, {
      'ready ms': list.ready,
      tiles: list.tiles,
      elements: list.elements,
      'slow frames/s': list.slow,
      'fast frames/s': list.fast,
      'still frames/s': list.still,
      'frames over 33 ms': list.late,
      'empty after 100 ms': list.empty,
      'first screen KiB': list.first / 1_024,
      'the same at 3 dots a px': list.fine / 1_024,
      'sixty tiles KiB': list.sixty / 1_024,
    });
  }
  if (parts.includes('press')) figures['press ms'] = await pressOf(place, runs);
  if (parts.includes('type')) figures['typed ms'] = await typedOf(place, runs);
  // Its pages are the same whatever else is in the catalogue.
  if (parts.includes('shift') && !isLarge) {
    const shifts = await shiftsOf(place, await aGame(place));
    for (const [page, shift] of Object.entries(shifts)) figures[`shift: ${page}`] = shift;
  }
  return figures;
}

/** The slug of a game that a guest may open. */
async function aGame({ origin, brand }: Place): Promise<string> {
  const { slots } = NAMES[brand];
  const asked = new URLSearchParams({
    locale: 'en-UN',
    channel: 'mobile',
    offset: '0',
    limit: '1',
  });
  const reply = await fetch(`${origin}/api/v1/games/category/${slots}?${asked}`, {
    headers: { SiteContext: JSON.stringify({ siteId: BRAND_FACTS[brand].siteId }) },
  });
  const { games } = (await reply.json()) as { games: { gameSlug: string }[] };
  return games[0]?.gameSlug ?? '';
}

function judge(column: string, figures: Figures): void {
  for (const [name, value] of Object.entries(figures)) {
    const key = name.startsWith('shift') ? 'shift' : name;
    const aim = key in AIMS ? AIMS[key as keyof typeof AIMS] : Infinity;
    if (!(value <= aim)) missed.push(`${column}: ${name} ${shown(value)}, aim ${aim}`);
  }
  const { least, ofStill } = ENOUGH_FRAMES;
  const enough = Math.min(least, (figures['still frames/s'] ?? 0) * ofStill);
  for (const name of ['slow frames/s', 'fast frames/s']) {
    const value = figures[name];
    if (value !== undefined && value < enough) missed.push(`${column}: ${name} ${shown(value)}`);
  }
}

const shown = (value: number): string =>
  Number.isInteger(value) ? `${value}` : value.toFixed(value < 0.1 ? 4 : value < 10 ? 2 : 0);

const times = [yardstick()];
const table: Record<string, Record<string, string>> = {};
const browser = await openBrowser();
try {
  for (const catalogue of catalogues) {
    const isLarge = catalogue !== 'ships';
    const folder = join(root, '.cache', 'bench-content');
    if (isLarge) {
      await enlarge(folder, SLOTS_OF(Number(catalogue)));
    }
    const platform = await openPlatform('bench-lobby', {
      ...WITH_SITE,
      LIMITS: 'off',
      ...(isLarge && { CONTENT_DIR: folder }),
    });
    try {
      for (const brand of brands) {
        const column = `${brand}, ${catalogue}`;
        const figures = await figuresOf({ browser, origin: platform.origin, brand }, isLarge);
        judge(column, figures);
        for (const [name, value] of Object.entries(figures)) {
          (table[name] ??= {})[column] = shown(value);
        }
      }
    } finally {
      await platform.close();
      await rm(folder, { recursive: true, force: true });
    }
  }
} finally {
  await browser.close();
}
times.push(yardstick());
console.log(`390 × 844, medians of ${runs}, the scroll with ${slowdown}× CPU`);
console.table(table);
console.log(yardstickInWords(times));
console.log(missed.length === 0 ? 'All aims are met.' : `Missed:\n${missed.join('\n')}`);
