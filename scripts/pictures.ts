import { mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { isBuilt } from '../tools/build/stamp.mjs';
import { startBackendProcess } from '../tools/lib/backend-process.ts';
import { browserArgs, findBrowser } from '../tools/lib/browser.mjs';
import { removeData } from '../tools/lib/data.mjs';
import { fail } from '../tools/lib/setup.mjs';

/** Takes the pictures of README.md from the built site and atlas, with the demo player's made-up money. */
const root = join(import.meta.dirname, '..');
const into = join(root, 'docs', 'pictures');
const WIDTH = 960;

if (!isBuilt()) fail('Build the site and the atlas first: npm run build, npm run atlas:build.');
const data = await mkdtemp(join(tmpdir(), 'pictures-'));
const backend = await startBackendProcess({
  DATA_DIR: data,
  SITE_DIR: join(root, 'dist', 'site'),
});
const origin = `http://localhost:${new URL(backend.origin).port}`;
const executablePath = findBrowser();
const browser = await chromium.launch({
  args: browserArgs,
  ...(executablePath !== undefined && { executablePath }),
});
try {
  await mkdir(into, { recursive: true });
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });

  await page.goto(`${origin}/en-FI/`);
  await page.getByRole('button', { name: 'Reject all' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await page.getByLabel('E-mail address').fill('demo@croupier.test');
  await page.getByLabel('Password', { exact: true }).fill('Demo-Player-1');
  await page.getByRole('dialog').getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.goto(`${origin}/en-FI/deposit`);
  await page.getByRole('main').getByRole('radio').first().waitFor();
  await keep('site', await page.screenshot());

  await page.goto(`${origin}/atlas/flows/access.login.html`);
  await page.getByRole('main').waitFor();
  await page.waitForLoadState('networkidle');
  await keep('atlas', await page.screenshot());
} finally {
  await browser.close();
  await backend.end('SIGTERM');
  await removeData(data);
}

async function keep(name: string, png: Buffer): Promise<void> {
  const { size } = await sharp(png)
    .resize(WIDTH)
    .webp({ quality: 82 })
    .toFile(join(into, `${name}.webp`));
  console.log(`docs/pictures/${name}.webp, ${Math.round(size / 1024)} KiB`);
}
