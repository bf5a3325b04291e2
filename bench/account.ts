import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { BrowserContext } from '@playwright/test';
import { cookieChoice } from '../replay/cookie-choice.ts';
import { persona } from '../replay/browser/players.ts';
import { scriptsNamed } from '../replay/browser/site-files.ts';
import { median } from './lib/figures.ts';
import { keep, openBench, option, root } from './lib/opened.ts';
import { loadCold, type PageLoad } from './lib/page-load.ts';
import { PHONE_WINDOW } from './lib/phone.ts';
import { logIn } from './lib/players.ts';
import { serveTwins } from './lib/targets.ts';

/**
 * Measures the price of what lies around an account for those who do not use it: the home page's scripts, the
 * notice about cookies, chat and inbox before they are opened. Then how soon the profile's page is there,
 * beside the wallet's, and those of withdrawal, history and documents, beside themselves finished and static.
 * Loads are cold and interleaved as in `first-route`; it prints medians, and a line for every missed aim.
 * Options: `--runs=5`, and `--origin=http://…` for a site that already runs.
 */
const runs = Number(option('runs', '5'));

const KIB = 1024;
/** `homeJs`: as it was before chat, inbox, reset and profile were there. `ratio`: of FCP and LCP. */
const AIMS = { homeJs: 125 * KIB, ratio: 1.2, cls: 0, unopened: 0, frames: 3 * KIB };

/** The part of the site that shows any of their frames. */
const OF_FRAMES = /^widget/;

type Entries = Readonly<Record<string, string>>;

const REFUSED = cookieChoice({ performanceFunctional: false, marketing: false });

/** Pages of the player's money and documents, by where they are. */
const MONEY: readonly (readonly [name: string, path: string])[] = [
  ['withdraw', 'my-account/banking/withdraw'],
  ['history', 'my-account/banking/transactions'],
  ['documents', 'my-account/account/verification'],
];

/** A player's page as it stands when all of it is there, with its styles, as a document of its own. */
async function finished(url: string, kept: Entries): Promise<string> {
  const context = await browser.newContext({ viewport: PHONE_WINDOW });
  try {
    await keep(context, kept);
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    return await page.evaluate(() => {
      const css = [...document.styleSheets]
        .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
        .join('\n');
      document.querySelectorAll('style, link[rel="stylesheet"]').forEach((one) => one.remove());
      document.head.append(Object.assign(document.createElement('style'), { textContent: css }));
      document.querySelectorAll('script').forEach((one) => one.remove());
      return `<!doctype html>${document.documentElement.outerHTML}`;
    });
  } finally {
    await context.close();
  }
}

interface Target {
  readonly name: string;
  readonly url: string;
  readonly kept?: Entries;
  /** As the server knows by a cookie that somebody is signed in. */
  readonly signedIn?: boolean;
}

const bench = await openBench();
const { browser, origin } = bench;
/** The site's scripts of chat and inbox, with their names. */
const OF_WIDGETS = scriptsNamed(/^(?:widget|chat|inbox)/);

const missed: string[] = [];
const aim = (what: string, value: number, most: number, shown = value.toFixed(3)) => {
  if (value > most) missed.push(`${what}: ${shown}, aim ${most}`);
};

try {
  const home = `${origin}/en-UN/`;
  const player = {
    kept: { ...REFUSED, ...(await logIn(origin, persona('demo'))) },
    signedIn: true,
  };
  const pages = new Map([['home', await (await fetch(home)).text()]]);
  for (const [name, path] of MONEY) pages.set(name, await finished(`${home}${path}`, player.kept));
  const twins = await serveTwins(pages, origin);
  const targets: readonly Target[] = [
    { name: 'static home', url: twins.urlOf('home') },
    { name: 'home, no choice yet', url: home },
    { name: 'home, refused before', url: home, kept: REFUSED },
    { name: 'home of a player', url: home, ...player },
    { name: 'wallet', url: `${home}my-account/banking`, ...player },
    { name: 'profile', url: `${home}my-account/account`, ...player },
    ...MONEY.flatMap(([name, path]) => [
      { name: `static ${name}`, url: twins.urlOf(name) },
      { name, url: `${home}${path}`, ...player },
    ]),
  ];
  try {
    report(await measure(targets));
  } finally {
    twins.close();
  }
  await reportFrames();
  console.log(missed.length === 0 ? 'All aims are met.' : `Missed:\n${missed.join('\n')}`);
} finally {
  await bench.close();
}

async function measure(targets: readonly Target[]) {
  const loads = new Map<string, PageLoad[]>(targets.map(({ name }) => [name, []]));
  const documents = new Map<string, string>();
  for (const { name, url, signedIn } of targets) {
    const headers = { 'accept-encoding': 'br', ...(signedIn === true && { cookie: 'session=x' }) };
    documents.set(name, await (await fetch(url, { headers })).text());
  }
  for (let run = 0; run < runs; run += 1) {
    for (const { name, url, kept, signedIn } of targets) {
      const prepare = async (context: BrowserContext) => {
        if (kept) await keep(context, kept);
        if (signedIn === true) await context.addCookies([{ name: 'session', value: 'x', url }]);
      };
      loads.get(name)?.push(await loadCold(browser, url, documents.get(name) ?? '', prepare));
    }
  }
  return loads;
}

function report(loads: ReadonlyMap<string, readonly PageLoad[]>): void {
  const of = (name: string, read: (load: PageLoad) => number) =>
    median((loads.get(name) ?? []).map(read));
  const fcp = (load: PageLoad) => load.fcp;
  const lcp = (load: PageLoad) => load.lcp;
  const unopened = (load: PageLoad) =>
    load.files
      .filter(({ path }) => path.startsWith('/widgets/') || OF_WIDGETS.has(path))
      .reduce((total, { size }) => total + size, 0);
  const beside: Readonly<Record<string, string>> = {
    'home, no choice yet': 'home, refused before',
    'home, refused before': 'static home',
    profile: 'wallet',
    ...Object.fromEntries(MONEY.map(([name]) => [name, `static ${name}`])),
  };
  const rows = [...loads.keys()].map((name) => {
    const base = beside[name];
    const ratio = (read: (load: PageLoad) => number) =>
      base === undefined ? '' : ` (${(of(name, read) / of(base, read)).toFixed(2)}×)`;
    return [
      name,
      {
        FCP: `${of(name, fcp).toFixed(0)}${ratio(fcp)}`,
        LCP: `${of(name, lcp).toFixed(0)}${ratio(lcp)}`,
        beside: base ?? '',
        CLS: of(name, (load) => load.cls).toFixed(4),
        'JS KiB': (of(name, (load) => load.js) / KIB).toFixed(1),
        'later KiB': (of(name, (load) => load.lazyJs) / KIB).toFixed(1),
        'chat, inbox': of(name, unopened),
      },
    ];
  });
  console.log(`slow 4G, 4× CPU, 390 px, medians of ${runs}; times in ms`);
  console.table(Object.fromEntries(rows));
  const asked = 'home, no choice yet';
  aim(
    'JS of the home page',
    of(asked, (load) => load.js),
    AIMS.homeJs,
  );
  aim(
    'CLS with the notice about cookies',
    of(asked, (load) => load.cls),
    AIMS.cls,
  );
  for (const [name, base] of Object.entries(beside)) {
    aim(`FCP of ${name} ÷ ${base}`, of(name, fcp) / of(base, fcp), AIMS.ratio);
    aim(`LCP of ${name} ÷ ${base}`, of(name, lcp) / of(base, lcp), AIMS.ratio);
  }
  for (const name of loads.keys()) {
    aim(`bytes of chat and inbox unopened, ${name}`, of(name, unopened), AIMS.unopened);
  }
}

/** Measures the price of a widget's frame for the site, once it is opened. */
async function reportFrames(): Promise<void> {
  const folder = join(root, 'dist', 'site', 'client');
  const sizes = await Promise.all(
    [...OF_WIDGETS].map(
      async ([path, name]) =>
        [name, brotliCompressSync(await readFile(join(folder, path))).length] as const,
    ),
  );
  console.table(
    Object.fromEntries(
      sizes.map(([name, size]) => [name, { 'KiB, brotli': (size / KIB).toFixed(2) }]),
    ),
  );
  const frames = sizes.filter(([name]) => OF_FRAMES.test(name));
  aim(
    'bytes of the frames of widgets',
    frames.reduce((total, [, size]) => total + size, 0),
    AIMS.frames,
  );
}
