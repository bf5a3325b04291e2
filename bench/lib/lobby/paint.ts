import { median } from '../figures.ts';
import { loadCold, roundTrips, type PageLoad } from '../page-load.ts';
import { chosen, openPhone } from '../phone.ts';
import { frozen, serveTwins } from '../targets.ts';
import { urlOf, type Place } from './place.ts';

/** The first paint of a lobby on a slow phone, beside the page that it becomes, without scripts. */
export interface Painted {
  readonly fcp: number;
  readonly lcp: number;
  /** The same of the static page, ms. */
  readonly still: { readonly fcp: number; readonly lcp: number };
  /** Requests one after the other until the first tile has its picture, and of the static page. */
  readonly trips: number;
  readonly stillTrips: number;
  /** Of the worst load. */
  readonly shift: number;
}

const isTile = (path: string): boolean => path.startsWith('/content/images/');

/** The lobby as it shows to who has waited for it. */
async function still(place: Place) {
  const context = await openPhone(place);
  const page = await context.newPage();
  await page.goto(urlOf(place, '/online-casino'), { waitUntil: 'networkidle' });
  await page.waitForSelector('[data-size] img');
  await page.waitForLoadState('networkidle');
  const { html, pictures } = await frozen(page);
  await context.close();
  return serveTwins(new Map([['lobby', html]]), place.origin, pictures);
}

export async function paintOf(place: Place, runs: number): Promise<Painted> {
  const twin = await still(place);
  const urls = { lobby: urlOf(place, '/online-casino'), still: twin.urlOf('lobby') };
  const loads: Record<keyof typeof urls, PageLoad[]> = { lobby: [], still: [] };
  try {
    // Files are compressed, and pictures made, for the first one who asks: that one is not measured.
    const reply = await fetch(urls.lobby, { headers: { 'accept-encoding': 'br' } });
    const html = await reply.text();
    for (let run = 0; run < runs; run += 1) {
      // Neither is always the one that comes after the other.
      for (const name of run % 2 === 0
        ? (['lobby', 'still'] as const)
        : (['still', 'lobby'] as const)) {
        loads[name].push(await loadCold(place.browser, urls[name], html, chosen));
      }
    }
    const of = (name: keyof typeof urls, read: (load: PageLoad) => number) =>
      median(loads[name].map(read));
    return {
      fcp: of('lobby', ({ fcp }) => fcp),
      lcp: of('lobby', ({ lcp }) => lcp),
      still: { fcp: of('still', ({ fcp }) => fcp), lcp: of('still', ({ lcp }) => lcp) },
      trips: of('lobby', (load) => roundTrips(load, isTile)),
      stillTrips: of('still', (load) => roundTrips(load, isTile)),
      shift: Math.max(...loads.lobby.map(({ cls }) => cls)),
    };
  } finally {
    twin.close();
  }
}
