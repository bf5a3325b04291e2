import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { readSiteIndex } from '../backend/site/web/site-index.ts';
import { browserArgs, findBrowser } from '../scripts/lib/browser.mjs';
import { startBackend } from './lib/backend.ts';
import { loadCold, median, type PageLoad } from './lib/page-load.ts';
import { serveBarePage, serveTwins } from './lib/targets.ts';

/**
 * What a first visit costs on a slow phone, per public route, beside a static page of the same
 * content and a bare page of the same libraries. Every load is cold, runs are interleaved, medians
 * are printed. Options: `--runs=5`, `--brand=northlight`, `--locale=en-UN`, `--routes=home,signup`,
 * and `--origin=http://…` for a site that already runs.
 */
const option = (name: string, standard: string): string =>
  process.argv.find((arg) => arg.startsWith(`--${name}=`))?.split('=')[1] ?? standard;
const runs = Number(option('runs', '5'));
const brand = option('brand', 'northlight');
const locale = option('locale', 'en-UN');
const only = option('routes', '');

const siteDir = join(import.meta.dirname, '..', 'dist', 'site');
const index = await readSiteIndex(siteDir);
const routes = index.routes.filter(({ kind }) => only === '' || only.split(',').includes(kind));

const executablePath = findBrowser();
const browser = await chromium.launch({
  args: browserArgs,
  ...(executablePath === undefined ? {} : { executablePath }),
});
const running = option('origin', '');
const backend =
  running === '' ? await startBackend() : { origin: running, stop: () => Promise.resolve() };
// As the server sends them: with the content of the day.
const urlOf = (path: string) => `${backend.origin}/${locale}${path}?brand=${brand}`;
const built = new Map<string, string>();
for (const { kind, path } of routes) built.set(kind, await (await fetch(urlOf(path))).text());
const bare = await serveBarePage();
const twins = await serveTwins(built);

interface Target {
  readonly name: string;
  readonly url: string;
  readonly twin?: string;
}
const targets: Target[] = [
  { name: 'bare stack', url: bare.url },
  ...routes.flatMap(({ kind, path }) => [
    { name: `static ${kind}`, url: twins.urlOf(kind) },
    {
      name: kind,
      url: urlOf(path),
      twin: `static ${kind}`,
    },
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
  report();
  await reportEarlyPresses();
} finally {
  twins.close();
  bare.close();
  await browser.close();
  await backend.stop();
}

function report(): void {
  const rows = targets.map(({ name, twin }) => {
    const of = (read: (load: PageLoad) => number, target = name) =>
      median((loads.get(target) ?? []).map(read));
    const ratio = (read: (load: PageLoad) => number) =>
      twin === undefined ? '' : ` (${(of(read) / of(read, twin)).toFixed(2)}×)`;
    const inlined = /<style>(.*?)<\/style>/s.exec(built.get(name) ?? '')?.[1] ?? '';
    const css = of((load) => load.css) + (inlined === '' ? 0 : brotliCompressSync(inlined).length);
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
    `${brand}, ${locale}: slow 4G, 4× CPU, 390 px, HTTP/1.1, brotli, medians of ${runs}; times in ms`,
  );
  console.table(Object.fromEntries(rows.map(({ page, ...row }) => [page, row])));
  console.log('Aims: FCP and LCP 1.2×, JS 120, CSS 6, blocked 120, CLS 0.001, depth 2\n');
}

/** With the scripts held back, nothing may look pressable that would lose the press. */
async function reportEarlyPresses(): Promise<void> {
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
