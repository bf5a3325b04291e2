import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { readSiteIndex } from '../backend/site/web/site-index.ts';
import { median } from './lib/figures.ts';
import { openBench, option, root } from './lib/opened.ts';
import { loadCold, type PageLoad } from './lib/page-load.ts';
import { serveBarePage, serveTwins } from './lib/targets.ts';

/**
 * Measures a first visit on a slow phone, per public route, beside a static page of the same content and a bare
 * page of the same libraries. Every load is cold, runs are interleaved, medians are printed, and a line for
 * every missed aim. It takes both brands in three locales each, unless told otherwise: `--brand=northlight
 * --locale=en-UN`. Other options: `--runs=5`, `--routes=home,signup`, and `--origin=http://…` for a site that
 * already runs.
 */
const runs = Number(option('runs', '5'));
const onlyBrand = option('brand', '');
const onlyLocale = option('locale', '');
const only = option('routes', '');

const siteDir = join(root, 'dist', 'site');
const index = await readSiteIndex(siteDir);
const routes = index.routes.filter(({ kind }) => only === '' || only.split(',').includes(kind));

const bench = await openBench();
const { browser, origin } = bench;
const bare = await serveBarePage();

interface Target {
  readonly name: string;
  readonly url: string;
  readonly twin?: string;
}

/** Texts in the site's three languages, and a locale whose own language has none. */
const LOCALES: readonly (readonly [brand: string, locale: string])[] = [
  ['northlight', 'en-UN'],
  ['northlight', 'fi-FI'],
  ['northlight', 'fr-CA'],
  ['sol-alta', 'en-UN'],
  ['sol-alta', 'pt-BR'],
  ['sol-alta', 'es-CL'],
];

/** Figures beyond which a page is named: `ratio` of FCP and LCP to the static page, the others as printed. */
const AIMS = { ratio: 1.2, js: 120 * 1024, css: 6 * 1024, blocked: 120, cls: 0.001, depth: 2 };

const breaches: string[] = [];
try {
  for (const [brand, locale] of LOCALES) {
    if (onlyBrand !== '' && onlyBrand !== brand) continue;
    if (onlyLocale !== '' && onlyLocale !== locale) continue;
    await measure(brand, locale);
  }
  console.log(`Aims: FCP and LCP 1.2×, JS 120, CSS 6, blocked 120, CLS 0.001, depth 2`);
  console.log(breaches.length === 0 ? 'All are met.' : `Missed:\n${breaches.join('\n')}`);
} finally {
  bare.close();
  await bench.close();
}

async function measure(brand: string, locale: string): Promise<void> {
  // As the server sends them: with the content of the day.
  const urlOf = (path: string) => `${origin}/${locale}${path}?brand=${brand}`;
  const built = new Map<string, string>();
  for (const { kind, path } of routes) built.set(kind, await (await fetch(urlOf(path))).text());
  const twins = await serveTwins(built, origin);
  const targets: Target[] = [
    { name: 'bare stack', url: bare.url },
    ...routes.flatMap(({ kind, path }) => [
      { name: `static ${kind}`, url: twins.urlOf(kind) },
      { name: kind, url: urlOf(path), twin: `static ${kind}` },
    ]),
  ];
  const loads = new Map<string, PageLoad[]>(targets.map(({ name }) => [name, []]));
  try {
    // The server compresses a page at its first request: that one is not measured.
    const documents = new Map<string, string>();
    for (const { name, url } of targets) {
      const reply = await fetch(url, { headers: { 'accept-encoding': 'br' } });
      documents.set(name, await reply.text());
    }
    for (let run = 0; run < runs; run += 1) {
      for (const { name, url } of targets) {
        loads.get(name)?.push(await loadCold(browser, url, documents.get(name) ?? ''));
      }
    }
    report(`${brand}, ${locale}`, targets, loads, built);
    await reportEarlyPresses(urlOf);
  } finally {
    twins.close();
  }
}

function report(
  where: string,
  targets: readonly Target[],
  loads: ReadonlyMap<string, readonly PageLoad[]>,
  built: ReadonlyMap<string, string>,
): void {
  const rows = targets.map(({ name, twin }) => {
    const of = (read: (load: PageLoad) => number, target = name) =>
      median((loads.get(target) ?? []).map(read));
    const ratio = (read: (load: PageLoad) => number) =>
      twin === undefined ? '' : ` (${(of(read) / of(read, twin)).toFixed(2)}×)`;
    const inlined = /<style>(.*?)<\/style>/s.exec(built.get(name) ?? '')?.[1] ?? '';
    const css = of((load) => load.css) + (inlined === '' ? 0 : brotliCompressSync(inlined).length);
    const miss = (what: string, value: number, aim: number) => {
      if (value > aim) {
        breaches.push(`${where} ${name}: ${what} ${value.toFixed(value < 10 ? 4 : 0)}, aim ${aim}`);
      }
    };
    if (twin !== undefined) {
      miss('FCP ÷ static', of((load) => load.fcp) / of((load) => load.fcp, twin), AIMS.ratio);
      miss('LCP ÷ static', of((load) => load.lcp) / of((load) => load.lcp, twin), AIMS.ratio);
      miss(
        'JS bytes',
        of((load) => load.js),
        AIMS.js,
      );
      miss('CSS bytes', css, AIMS.css);
      miss(
        'blocked ms',
        of((load) => load.blocked),
        AIMS.blocked,
      );
      miss(
        'CLS',
        of((load) => load.cls),
        AIMS.cls,
      );
      miss(
        'depth',
        of((load) => load.depth),
        AIMS.depth,
      );
    }
    return {
      page: name,
      FCP: `${of((load) => load.fcp).toFixed(0)}${ratio((load) => load.fcp)}`,
      LCP: `${of((load) => load.lcp).toFixed(0)}${ratio((load) => load.lcp)}`,
      live: of((load) => load.live).toFixed(0),
      blocked: of((load) => load.blocked).toFixed(0),
      CLS: of((load) => load.cls).toFixed(4),
      'JS KiB': (of((load) => load.js) / 1024).toFixed(1),
      'later KiB': (of((load) => load.lazyJs) / 1024).toFixed(1),
      'CSS KiB': (css / 1024).toFixed(1),
      requests: of((load) => load.requests),
      depth: of((load) => load.depth),
    };
  });
  console.log(
    `${where}: slow 4G, 4× CPU, 390 px, HTTP/1.1, brotli, medians of ${runs}; times in ms`,
  );
  console.table(Object.fromEntries(rows.map(({ page, ...row }) => [page, row])));
}

/** With the scripts held back, nothing may look pressable that would lose the press. */
async function reportEarlyPresses(urlOf: (path: string) => string): Promise<void> {
  for (const { kind, path } of routes) {
    const page = await browser.newPage();
    await page.route('**/*.js', () => undefined);
    await page.goto(urlOf(path), { waitUntil: 'commit' });
    await page.locator('#root > *').first().waitFor({ state: 'attached' });
    const { alive, links } = await page.evaluate(() => {
      const controls = 'button, input, select, textarea, summary, [role=button], a:not([href])';
      return {
        alive: [...document.querySelectorAll(controls)].filter((one) => !one.closest('[inert]'))
          .length,
        links: document.querySelectorAll('a[href]').length,
      };
    });
    console.log(
      `Before the scripts: ${kind} has ${alive} controls that would lose a press, ${links} live links`,
    );
    if (alive > 0) process.exitCode = 1;
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.close();
  }
}
