import { request, type Browser, type Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { documentRequests } from '../backend/banking/tables.ts';
import type { Database } from '../backend/platform/database.ts';
import { players } from '../backend/players/tables.ts';
import { enter } from '../replay/browser/players.ts';
import { cookieChoice } from '../replay/cookie-choice.ts';
import { SLOW_LINE } from '../tools/lib/slow-line.ts';
import { keep, openBrowser, openPlatform, option, WITH_SITE } from './lib/opened.ts';
import { PHONE_WINDOW } from './lib/phone.ts';
import { addPlayers, PASSWORD } from './lib/players.ts';

/**
 * Measures the upload of a photo of ten megabytes over slow 4G, on a phone with a processor four times slower:
 * how often the player sees that it moves, how soon a press is answered meanwhile, and whether a reload in the
 * middle loses the choice. `--megabytes=2` is done sooner.
 */
const megabytes = Number(option('megabytes', '10'));
const SLOWDOWN = 4;
/** ms between what the page says of the upload, and until a press is painted. */
const AIMS = { progress: 500, press: 100 };
const PRESS_EVERY = 250;

/** A picture that cannot be made smaller: noise, a little below so many megabytes. */
async function pictureOf(size: number): Promise<Buffer> {
  const width = 1_024;
  const height = Math.floor((size * 2 ** 20 * 0.99) / (width * 3));
  const pixels = crypto.getRandomValues.bind(crypto);
  const raw = Buffer.alloc(width * height * 3);
  for (let at = 0; at < raw.length; at += 65_536) pixels(raw.subarray(at, at + 65_536));
  return sharp(raw, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
}

async function askForIdentity(db: Database, email: string): Promise<void> {
  const [player] = await db
    .select({ id: players.id })
    .from(players)
    .where(eq(players.email, email));
  if (!player) throw new Error(`There is no ${email}`);
  await db
    .insert(documentRequests)
    .values({ playerId: player.id, documentType: 'PROOF_OF_ID', status: 'REQUESTED' });
}

declare global {
  /** When the page said something else of the upload, and what each press took until it was painted, ms. */
  var seen: { readonly moved: number[]; readonly presses: number[] };
}

/** Runs in the page, before its scripts. */
function watch(): void {
  globalThis.seen = { moved: [], presses: [] };
  new MutationObserver((changes) => {
    const isProgress = changes.some(({ target }) => target instanceof HTMLProgressElement);
    if (isProgress) seen.moved.push(performance.now());
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['value'] });
  addEventListener('keydown', ({ timeStamp }) => {
    requestAnimationFrame(() => {
      setTimeout(() => seen.presses.push(performance.now() - timeStamp));
    });
  });
}

const view = (page: Page) => page.getByRole('region', { name: 'Your documents' });

/** From the list of documents to the files of the first one. */
async function toFiles(page: Page): Promise<void> {
  await view(page).getByRole('button', { name: 'Send: Proof of identity' }).click();
  await view(page).getByRole('button', { name: 'Continue' }).click();
}

const remove = (page: Page) => view(page).getByRole('button', { name: /^Remove / });

interface Measured {
  readonly seconds: number;
  readonly progress: number;
  readonly presses: number;
  readonly press: number;
  /** 19 of 20 presses were answered sooner. */
  readonly most: number;
  readonly kept: number;
}

async function measure(browser: Browser, origin: string, email: string): Promise<Measured> {
  const context = await browser.newContext({
    viewport: PHONE_WINDOW,
    baseURL: origin,
  });
  const platform = await request.newContext({ baseURL: origin });
  try {
    await keep(context, cookieChoice({ performanceFunctional: false, marketing: false }));
    await context.addInitScript(watch);
    const page = await context.newPage();
    await enter(page, platform, { email, password: PASSWORD });
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.goto('/en-UN/my-account/account/verification');
    await toFiles(page);
    const buffer = await pictureOf(megabytes);
    await view(page)
      .getByLabel('Choose files')
      .setInputFiles([{ name: 'passport.png', mimeType: 'image/png', buffer }]);
    await remove(page).waitFor();
    await devtools.send('Network.emulateNetworkConditions', SLOW_LINE);
    await page.getByRole('button', { name: 'Send files' }).click();
    await view(page).getByRole('progressbar').waitFor();
    await page.waitForFunction(() => seen.moved.length > 2, undefined, { timeout: 60_000 });

    // In the middle of it.
    await page.reload();
    await toFiles(page);
    await remove(page).waitFor({ timeout: 60_000 });
    const found = await remove(page).count();

    await page.getByRole('button', { name: 'Send files' }).click();
    const began = performance.now();
    const done = view(page).getByRole('heading', { name: /^Sent: / });
    const failed = view(page).getByRole('alert');
    while (!(await done.or(failed).isVisible())) {
      await page.keyboard.press('Shift');
      await page.waitForTimeout(PRESS_EVERY);
    }
    if (await failed.isVisible()) throw new Error((await failed.textContent()) ?? '');
    const seconds = (performance.now() - began) / 1_000;
    const { moved, presses } = await page.evaluate(() => seen);
    const gaps = moved.slice(1).map((at, n) => at - (moved[n] ?? at));
    return {
      seconds,
      progress: Math.max(...gaps),
      presses: presses.length,
      press: Math.max(...presses),
      most: presses.toSorted((a, b) => a - b)[Math.floor(presses.length * 0.95)] ?? Number.NaN,
      kept: found,
    };
  } finally {
    await platform.dispose();
    await context.close();
  }
}

const platform = await openPlatform('bench-upload', { ...WITH_SITE, LIMITS: 'off' });
const { db, origin } = platform;
const browser = await openBrowser();
try {
  const [email = ''] = await addPlayers(db, 'upload', 1, 'cheap');
  await askForIdentity(db, email);
  const { seconds, progress, presses, press, most, kept } = await measure(browser, origin, email);
  console.log(`${megabytes} MB over slow 4G, at 390 × 844, ${SLOWDOWN}× CPU`);
  console.table({
    'sent in s': { measured: seconds.toFixed(0), aim: '' },
    'longest without progress, ms': { measured: progress.toFixed(0), aim: AIMS.progress },
    [`slowest of ${presses} presses, ms`]: { measured: press.toFixed(0), aim: AIMS.press },
    '19 of 20 presses within, ms': { measured: most.toFixed(0), aim: '' },
    'files kept over a reload': { measured: kept, aim: 1 },
  });
  const isMet = progress <= AIMS.progress && press <= AIMS.press && kept === 1;
  console.log(isMet ? 'All aims are met.' : 'Missed.');
} finally {
  await browser.close();
  await platform.close();
}
