import type { Browser } from '@playwright/test';
import { sql } from 'drizzle-orm';
import type { Database } from '../backend/platform/database.ts';
import { cookieChoice } from '../replay/cookie-choice.ts';
import { median } from './lib/figures.ts';
import { keep, openBrowser, openPlatform, option, WITH_SITE } from './lib/opened.ts';
import { PHONE_WINDOW } from './lib/phone.ts';
import { framesOf, showRows, stillFrames, workOf } from './lib/scroll.ts';
import { addPlayers, headersOf, logIn, PASSWORD, type Tokens } from './lib/players.ts';

/**
 * Measures the history of accounts with 1,000, 10,000 and 100,000 transactions. On the platform: the price of a
 * page, a rare category, a deep page and the figures. In a browser with a processor four times slower: how many
 * elements the list has, how it scrolls and what it keeps. `--shown=500` rows show before it scrolls.
 */
const SIZES = [1_000, 10_000, 100_000] as const;
const RUNS = 15;
/**
 * `nodes`: most elements of the list. `frames`: least frames a second, or `ofStill` of what this machine draws
 * of a page that stands still. `work`: most ms of processor time for a frame, which means something on a shared
 * machine too. `growth`: how much dearer the longest history may be.
 */
const AIMS = { nodes: 300, frames: 58, ofStill: 0.97, work: 1_000 / 60, growth: 3 };
const SLOWDOWN = 4;
/** px a second, two windows of a phone, for ten seconds. */
const SCROLL = { speed: 1_688, distance: 16_880 };

const shown = Number(option('shown', '500'));

/** One row every ten minutes back from now; one of 500 is a deposit. */
async function addHistory(db: Database, email: string, count: number): Promise<void> {
  await db.execute(sql`
    INSERT INTO transactions (reference_id, player_id, type, category, status, amount, currency,
      balance_after, wallet, transacted_at)
    SELECT 'bench_' || ${count}::int || '_' || n, p.id,
      CASE WHEN n % 500 = 0 THEN 'DEPOSIT' WHEN n % 2 = 0 THEN 'BET' ELSE 'WIN' END,
      CASE WHEN n % 500 = 0 THEN 'PAYMENT' ELSE 'CASINO' END, 'COMPLETED',
      CASE WHEN n % 500 = 0 THEN 5000 WHEN n % 2 = 0 THEN -200 ELSE 190 END,
      'EUR', 10000, 'MAIN', now() - n * interval '10 minutes'
    FROM players p, generate_series(1, ${count}::int) n WHERE p.email = ${email} ORDER BY n DESC`);
  await db.execute(sql`ANALYZE transactions`);
  await db.execute(sql`ANALYZE player_days`);
}

/** ms of the median call. */
async function timed(origin: string, tokens: Tokens, path: string): Promise<number> {
  const headers = headersOf(tokens);
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const began = performance.now();
    const response = await fetch(`${origin}/api/v1/player/wallet/${path}`, { headers });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    await response.arrayBuffer();
    times.push(performance.now() - began);
  }
  return median(times.slice(3));
}

async function positionIn(db: Database, email: string): Promise<number> {
  const { rows } = await db.execute<{ position: string }>(sql`
    SELECT t.position FROM transactions t JOIN players p ON p.id = t.player_id
    WHERE p.email = ${email} ORDER BY t.transacted_at LIMIT 1 OFFSET 50`);
  return Number(rows[0]?.position);
}

interface Scrolled {
  readonly nodes: number;
  readonly rows: number;
  /** Frames a second, and those that took longer than two of 60 Hz, %. */
  readonly frames: number;
  /** The same of a page that stands still. */
  readonly still: number;
  readonly late: number;
  /** The work of the page's own thread for a frame, ms of its processor time. */
  readonly work: number;
  /** Scripts' memory in MiB after the rows are shown, and once they were scrolled through. */
  readonly before: number;
  readonly after: number;
}

/** Shows so many rows, and scrolls through them as a wheel does. */
async function scroll(browser: Browser, origin: string, tokens: Tokens): Promise<Scrolled> {
  const context = await browser.newContext({ viewport: PHONE_WINDOW });
  try {
    const refused = cookieChoice({ performanceFunctional: false, marketing: false });
    await keep(context, { ...refused, ...tokens });
    await context.addCookies([{ name: 'session', value: 'x', url: origin }]);
    const page = await context.newPage();
    await page.goto(`${origin}/en-UN/my-account/banking/transactions`);
    await page.getByText('Filter', { exact: true }).click();
    await page.getByLabel('Period').selectOption('dates');
    await page.getByRole('button', { name: 'Apply filter' }).click();
    const rows = await showRows(page, 'Show more', shown);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const heap = async (): Promise<number> => {
      await devtools.send('HeapProfiler.collectGarbage');
      const { usedSize } = (await devtools.send('Runtime.getHeapUsage')) as { usedSize: number };
      return usedSize / 2 ** 20;
    };
    const before = await heap();
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    const begun = await workOf(devtools);
    const { times, nodes, frames } = await framesOf(page, devtools, SCROLL);
    const worked = (await workOf(devtools)) - begun;
    const after = await heap();
    return {
      nodes,
      rows,
      frames,
      still: await stillFrames(context, rows, SCROLL, SLOWDOWN),
      late: (times.filter((time) => time > 34).length / times.length) * 100,
      work: (worked / times.length) * 1_000,
      before,
      after,
    };
  } finally {
    await context.close();
  }
}

const missed: string[] = [];
const aim = (what: string, value: number, holds: boolean): void => {
  if (!holds) missed.push(`${what}: ${value.toFixed(1)}`);
};

const platform = await openPlatform('bench-history', { ...WITH_SITE, LIMITS: 'off' });
const { db, origin } = platform;
const browser = await openBrowser();
try {
  const emails = await addPlayers(db, 'history', SIZES.length, 'cheap');
  const table: Record<string, Record<string, string>> = {};
  const costs: number[][] = [];
  for (const [n, size] of SIZES.entries()) {
    const email = emails[n] ?? '';
    await addHistory(db, email, size);
    const tokens = await logIn(origin, { email, password: PASSWORD });
    const position = await positionIn(db, email);
    const cost = [];
    for (const path of [
      'transactions',
      'transactions?category=PAYMENT',
      `transactions?position=${position}`,
      'net-position-win-loss?from=2020-01-01T12:00:00Z',
    ]) {
      cost.push(await timed(origin, tokens, path));
    }
    costs.push(cost);
    const page = await scroll(browser, origin, tokens);
    aim(`elements of the list of ${size}`, page.nodes, page.nodes <= AIMS.nodes);
    const enough = Math.min(AIMS.frames, page.still * AIMS.ofStill);
    aim(`frames a second in ${size}`, page.frames, page.frames >= enough);
    aim(`ms of work for a frame in ${size}`, page.work, page.work <= AIMS.work);
    const [first = 0, category = 0, deep = 0, figures = 0] = cost;
    table[size.toLocaleString('en')] = {
      'first page ms': first.toFixed(1),
      'category ms': category.toFixed(1),
      'last page ms': deep.toFixed(1),
      'figures ms': figures.toFixed(1),
      'rows shown': String(page.rows),
      elements: String(page.nodes),
      'frames/s': page.frames.toFixed(1),
      'still frames/s': page.still.toFixed(1),
      'late %': page.late.toFixed(1),
      'work ms/frame': page.work.toFixed(1),
      'MiB before': page.before.toFixed(1),
      'MiB after': page.after.toFixed(1),
    };
  }
  console.log(`medians of ${RUNS - 3}; the browser at 390 × 844, ${SLOWDOWN}× CPU`);
  console.table(table);
  const [least = [], , most = []] = costs;
  for (const [n, cost] of most.entries()) {
    const growth = cost / (least[n] ?? cost);
    aim(`call ${n + 1}, 100,000 rows ÷ 1,000`, growth, growth <= AIMS.growth);
  }
  console.log(missed.length === 0 ? 'All aims are met.' : `Missed:\n${missed.join('\n')}`);
} finally {
  await browser.close();
  await platform.close();
}
