import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { largeFlow } from '../tests/atlas/large-flow.ts';
import { FLOWS as FLOWS_HERE } from '../machines/registry.ts';
import { dossier, drawings, verified } from './lib/atlas.ts';
import { median } from './lib/figures.ts';
import { openBrowser, option, root } from './lib/opened.ts';
import { serve } from './lib/serve.ts';

/**
 * Measures an atlas of forty flows: its build, a cold first load of the index, and the time from the script to
 * the drawing. Also whether a chart of 201 states, beside the largest real one, pans without dropping a frame;
 * how long a reader waits who verifies all flows; the dossier of all of them; and how easily the lines of all
 * drawings are followed. It builds the atlas into `dist/atlas`, with earlier layouts (as everywhere but on a
 * new machine), and without: `--cold`. The real flows are padded to forty. Option: `--runs=7`.
 */
const runs = Number(option('runs', '7'));
const folder = join(root, 'dist', 'atlas');
const FLOWS = 40;
const LIMITS = {
  build: 20,
  lcp: 400,
  interactive: 150,
  late: 0,
  verify: 2_000,
  dossier: { seconds: 60, size: 20 },
  lines: { stretch: 1.6, crossings: 0.1 },
} as const;

/** A figure beside what it may be at most; one that is above is a failure. */
function beside(value: number, limit: number, unit: string): string {
  if (value > limit) process.exitCode = 1;
  const share = limit === 0 ? '' : `, ${(value / limit).toFixed(2)}×`;
  const digits = { s: 1, MiB: 1, '': 2 }[unit] ?? 0;
  return `${value.toFixed(digits)} ${unit}${share} of ${limit} ${unit} at most${value > limit ? ', ABOVE' : ''}`;
}

if (process.argv.includes('--cold'))
  rmSync(join(root, '.cache', 'atlas'), { recursive: true, force: true });
const began = performance.now();
const { status } = spawnSync(process.execPath, [join(root, 'scripts', 'atlas.ts')], {
  stdio: ['ignore', 'ignore', 'inherit'],
});
if (status !== 0) throw new Error('The atlas could not be built');
const built = (performance.now() - began) / 1_000;
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
const asBuilt = new Map(files);
const index = files.get('/data/index.js')?.toString() ?? '';
const flows = index.match(/"transitions":\d+/g)?.length ?? 0;
// Copies of real flows stand for those that are not there yet.
files.set(
  '/data/index.js',
  Buffer.from(
    `${index}{const all=atlas.index.flows;atlas.index.flows=[...all,...Array.from({length:Math.max(0,${FLOWS}-all.length)},(_,at)=>({...all[at],id:all[at].id+'Again'}))];}`,
  ),
);
console.log(
  `build               ${beside((built * FLOWS) / flows, LIMITS.build, 's')} (${built.toFixed(1)} s for ${flows} flows, as for ${FLOWS})\n`,
);
const followed = drawings(
  folder,
  FLOWS_HERE.map(({ id }) => id),
);
console.log(
  `drawings            ${followed.lines} lines on ${followed.sheets} sheets: ${beside(followed.stretch, LIMITS.lines.stretch, '')} times as long as straight; crossings per line ${beside(followed.crossings, LIMITS.lines.crossings, '')}; the longest ${followed.longest.toFixed(0)} px`,
);
const { seconds, size } = dossier();
console.log(
  `dossier of all      ${beside(seconds, LIMITS.dossier.seconds, 's')}; ${beside(size, LIMITS.dossier.size, 'MiB')}\n`,
);
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

const browser = await openBrowser();
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
        panned = `; late of ${frames} frames while panning: ${beside(late, LIMITS.late, 'frames')}`;
      }
      await context.close();
    }
    const lcp = median(opened.map((one) => one.lcp));
    const drawn = median(opened.map((one) => one.drawn));
    const whole = median(opened.map((one) => one.whole));
    const told =
      path === '/index.html'
        ? `LCP ${beside(lcp, LIMITS.lcp, 'ms')}, drawn ${drawn.toFixed(0)} ms after its script began`
        : `interactive ${beside(drawn, LIMITS.interactive, 'ms')} after its script began, all of it drawn after ${whole.toFixed(0)} ms, LCP ${lcp.toFixed(0)} ms`;
    console.log(`${name.padEnd(20)}${told}${panned}`);
  }
  const times = [];
  const served = await serve(asBuilt);
  for (let run = 0; run < runs; run += 1) {
    const page = await browser.newPage();
    times.push(await verified(page, served.origin));
    await page.close();
  }
  served.close();
  console.log(`${'verify all here'.padEnd(20)}${beside(median(times), LIMITS.verify, 'ms')}`);
  console.log(`${'ELK itself'.padEnd(20)} ${live.toFixed(0)} ms to lay out the large chart`);
} finally {
  close();
  await browser.close();
}
