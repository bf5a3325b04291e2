import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { SLOW_LINE } from '../../tools/lib/slow-line.ts';
import { PHONE_AGENT, PHONE_WINDOW } from './phone.ts';

/** The price of one cold load of a page. Times in ms since the navigation began, sizes in bytes. */
export interface PageLoad {
  readonly fcp: number;
  readonly lcp: number;
  /** When the scripts took over the page; 0 for a page without any. */
  readonly live: number;
  /** Sum of the time of every task beyond 50 ms. */
  readonly blocked: number;
  readonly cls: number;
  /** Compressed bodies of the scripts that the document itself names. */
  readonly js: number;
  /** Compressed bodies of the scripts that came later. */
  readonly lazyJs: number;
  /** Compressed bodies of style sheets; inlined ones are counted by the caller. */
  readonly css: number;
  readonly requests: number;
  /** The files that were loaded besides the document, in the order in which they were asked for. */
  readonly files: readonly LoadedFile[];
  /** Longest chain of document, scripts and styles, each found through the one before it. */
  readonly depth: number;
}

/** A file: its path, its compressed body, when it was asked for and when it was there. */
interface LoadedFile {
  readonly path: string;
  readonly size: number;
  readonly start: number;
  readonly end: number;
}

declare global {
  /** The notes of the page while it loads. */
  var marks: Marks;
}

interface Marks {
  fcp: number;
  lcp: number;
  live: number;
  blocked: number;
  cls: number;
}

/** A 4 times slower processor, and a phone of 390 × 844. */
const slowdown = 4;

/**
 * Loads a page, whose document is `html`, in a fresh context until it was quiet for 1.5 s.
 * @param prepare what the browser brings along, such as a choice that was made before
 */
export async function loadCold(
  browser: Browser,
  url: string,
  html: string,
  prepare?: (context: BrowserContext) => Promise<unknown>,
): Promise<PageLoad> {
  const context = await browser.newContext({
    viewport: PHONE_WINDOW,
    deviceScaleFactor: 1,
    isMobile: true,
    userAgent: PHONE_AGENT,
  });
  try {
    await prepare?.(context);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', SLOW_LINE);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const chain = watchChain(devtools);
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: 'load' });
    await quiet(page);
    const marks = await page.evaluate(() => globalThis.marks);
    const files = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map((entry) => ({
        path: new URL(entry.name).pathname,
        size: entry.encodedBodySize,
        start: entry.startTime,
        end: entry.responseEnd,
      })),
    );
    // The document also lists every lazy file's digest: only loaded files count as named by it.
    const named = new Set(
      [...html.matchAll(/<(?:link|script)\b[^>]*(?:href|src)="([^"]+)"/g)].map(([, path]) => path),
    );
    const sum = (takes: (path: string) => boolean) =>
      files.filter(({ path }) => takes(path)).reduce((total, { size }) => total + size, 0);
    const sizes = {
      js: sum((path) => path.endsWith('.js') && named.has(path)),
      lazyJs: sum((path) => path.endsWith('.js') && !named.has(path)),
      css: sum((path) => path.endsWith('.css')),
      requests: files.length + 1,
    };
    return { ...marks, ...sizes, files, depth: chain() };
  } finally {
    await context.close();
  }
}

/**
 * The requests that had to be answered one after the other until the first file of `isWanted` was there, itself
 * and the document among them: before each of them the one that was answered last. 0 where there is none.
 */
export function roundTrips(
  { files }: Pick<PageLoad, 'files'>,
  isWanted: (path: string) => boolean,
): number {
  const [wanted] = files
    .filter(({ path }) => isWanted(path))
    .toSorted((one, other) => one.end - other.end);
  const before = (file: LoadedFile): LoadedFile | undefined =>
    files.filter(({ end }) => end <= file.start).toSorted((one, other) => other.end - one.end)[0];
  let count = 0;
  for (let at = wanted; at !== undefined; at = before(at)) count += 1;
  // The document is none of the files.
  return wanted === undefined ? 0 : count + 1;
}

async function quiet(page: Page): Promise<void> {
  let last = Date.now();
  const touch = () => {
    last = Date.now();
  };
  page.on('request', touch);
  page.on('requestfinished', touch);
  while (Date.now() - last < 1500) await page.waitForTimeout(100);
}

/** Runs in the page before anything else; it is serialised, so it may use nothing from outside. */
function observe(): void {
  const marks: Marks = { fcp: 0, lcp: 0, live: 0, blocked: 0, cls: 0 };
  globalThis.marks = marks;
  const on = (type: string, take: (entry: PerformanceEntry) => void) => {
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  };
  on('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') marks.fcp = entry.startTime;
  });
  on('largest-contentful-paint', (entry) => {
    marks.lcp = entry.startTime;
  });
  on('longtask', (entry) => {
    marks.blocked += entry.duration - 50;
  });
  on('layout-shift', (entry) => {
    marks.cls += (entry as PerformanceEntry & { value: number }).value;
  });
  // The scripts take over by making the last inert control live, or by filling the root anew.
  new MutationObserver((changes, observer) => {
    const root = document.querySelector('#root');
    const isTakeOver = changes.some(
      ({ type, target, removedNodes }) =>
        type === 'attributes' ||
        (target === root && (removedNodes.length > 0 || document.readyState !== 'loading')),
    );
    if (!isTakeOver || root === null || root.querySelector('[inert]') !== null) return;
    marks.live = performance.now();
    observer.disconnect();
  }).observe(document, { attributeFilter: ['inert'], childList: true, subtree: true });
}

/** Follows which file asked for which; the returned function gives the longest chain so far. */
function watchChain(devtools: CDPSession): () => number {
  const depths = new Map<string, number>();
  devtools.on('Network.requestWillBeSent', ({ request, initiator, type }) => {
    if (type !== 'Document' && type !== 'Script' && type !== 'Stylesheet') return;
    const frames = initiator.stack?.callFrames ?? [];
    const by = initiator.url ?? frames[0]?.url ?? '';
    const parent = type === 'Document' ? 0 : (depths.get(by) ?? 1);
    if (!depths.has(request.url)) depths.set(request.url, parent + 1);
  });
  return () => Math.max(...depths.values());
}
