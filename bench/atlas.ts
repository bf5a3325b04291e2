import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium, type Page } from '@playwright/test';
import { largeFlow } from '../tests/atlas/large-flow.ts';
import { browserArgs, findBrowser } from '../tools/lib/browser.mjs';
import { serve } from './lib/serve.ts';

/**
 * What the atlas costs to open: a cold first load, the time from its script to its drawing, and
 * whether a chart of 201 states, beside the largest real one, is panned without dropping a frame.
 * Needs `npm run build` or `npm run atlas:build`. Option: `--runs=7`.
 */
const runs = Number(
  process.argv.find((argument) => argument.startsWith('--runs='))?.split('=')[1] ?? 7,
);
const folder = join(import.meta.dirname, '..', 'dist', 'atlas');
const PAGES = [
  ['index', '/index.html'],
  ['deposit, 32 states', '/flows/banking.deposit.html'],
  // A page of a small flow, whose data is that of the large chart.
  ['large, 201 states', '/flows/site.terms.html'],
] as const;

const files = new Map<string, Buffer>();
for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || /\.(br|gz|png|pdf)$/.test(entry.name)) continue;
  const file = join(entry.parentPath, entry.name);
  files.set(`/${relative(folder, file).replaceAll(sep, '/')}`, readFileSync(file));
}
const laidOut = performance.now();
const flow = await largeFlow();
const live = performance.now() - laidOut;
files.set(
  '/data/site.terms.js',
  Buffer.from(
    `globalThis.atlas=Object.assign(globalThis.atlas??{},${JSON.stringify({ flow })});\n`,
  ),
);
const scripts = [...files].filter(([path]) => path.startsWith('/assets/') && path.endsWith('.js'));
for (const [path, content] of scripts) {
  console.log(`${path.padEnd(24)} ${(brotliCompressSync(content).length / 1024).toFixed(1)} KiB`);
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The largest contentful paint; from the script's begin to what is in sight, and to all of it; in ms. */
async function open(
  page: Page,
  url: string,
): Promise<{ lcp: number; drawn: number; whole: number }> {
  await page.goto(url);
  return page.evaluate(async () => {
    const states = globalThis.atlas.flow?.layout.boxes.length ?? 0;
    while (
      performance.getEntriesByName('atlas-drawn').length === 0 ||
      document.querySelectorAll('g[data-state]').length < states
    )
      await new Promise(requestAnimationFrame);
    performance.mark('whole');
    const lcp = await new Promise<number>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      });
    });
    const { duration } = performance.measure('opened', 'atlas-begins', 'atlas-drawn');
    const whole = performance.measure('drawn', 'atlas-begins', 'whole').duration;
    return { lcp, drawn: duration, whole };
  });
}

/** Frames of two seconds of panning that came later than the one they were due for. */
async function pan(page: Page): Promise<{ frames: number; late: number }> {
  return page.evaluate(async () => {
    const canvas = document.querySelector('[role=group]') as Element;
    let last = await new Promise(requestAnimationFrame);
    let late = 0;
    const frames = 120;
    for (let frame = 0; frame < frames; frame += 1) {
      canvas.dispatchEvent(
        new WheelEvent('wheel', { deltaX: 4, deltaY: 9, bubbles: true, cancelable: true }),
      );
      const now = await new Promise<number>(requestAnimationFrame);
      if (now - last > 25) late += 1;
      last = now;
    }
    return { frames, late };
  });
}

const executablePath = findBrowser({ whole: true });
const browser = await chromium.launch({
  args: browserArgs,
  ...(executablePath === undefined ? {} : { executablePath }),
});
const { origin, close } = await serve(files);
try {
  for (const [name, path] of PAGES) {
    const opened = [];
    let panned = '';
    for (let run = 0; run < runs; run += 1) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      const page = await context.newPage();
      opened.push(await open(page, `${origin}${path}`));
      if (run === runs - 1 && path.includes('flows')) {
        const { frames, late } = await pan(page);
        panned = `, ${late} of ${frames} frames late while panning`;
      }
      await context.close();
    }
    console.log(
      `${name.padEnd(20)} LCP ${median(opened.map(({ lcp }) => lcp)).toFixed(0)} ms, drawn ${median(opened.map(({ drawn }) => drawn)).toFixed(0)} ms after its script began, all of it ${median(opened.map(({ whole }) => whole)).toFixed(0)} ms${panned}`,
    );
  }
  console.log(`${'ELK itself'.padEnd(20)} ${live.toFixed(0)} ms to lay out the large chart`);
} finally {
  close();
  await browser.close();
}
