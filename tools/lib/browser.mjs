import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { run } from './setup.mjs';

/** The same engine without the parts for windows: it takes a third less of a processor. */
const SHELL = 'chromium-headless-shell';
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  `${process.env['PROGRAMFILES'] ?? ''}\\Google\\Chrome\\Application\\chrome.exe`,
  `${process.env['LOCALAPPDATA'] ?? ''}\\Google\\Chrome\\Application\\chrome.exe`,
];

/** A later list of features replaces an earlier one, so this begins with Playwright's own. */
const featuresOff = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  // Pages of the browser's own address bar: each new window loads them, at the price of a site's page.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // A process in reserve for a next page, which a test seldom has.
  'SpareRendererForSitePerProcess',
];

/** Launch arguments for a headless test browser, also as root and without a network. */
export const browserArgs = [
  `--disable-features=${featuresOff.join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * An installed Chromium or Chrome (`CHROMIUM_PATH` first), else the one that Playwright downloaded.
 * @param {{ whole?: boolean }} options whole: a browser with windows, as people have; else one without may do
 * @returns {string | undefined} path of the executable
 */
export function findBrowser({ whole = false } = {}) {
  const asked = process.env['CHROMIUM_PATH'];
  if (asked !== undefined && existsSync(asked)) return asked;
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const inFolders = (/** @type {readonly string[]} */ wanted) =>
    folders.flatMap((folder) => wanted.map((name) => join(folder, name + suffix)));
  const installed = [...inFolders(whole ? [] : [SHELL]), ...inFolders(names), ...places].find(
    (path) => existsSync(path),
  );
  if (installed !== undefined) return installed;
  const own = createRequire(import.meta.url)('@playwright/test').chromium.executablePath();
  return existsSync(own) ? own : undefined;
}

/** Finds a browser or installs one; undefined, with an explanation, when there is no way to get one. */
export async function ensureBrowser() {
  const found = findBrowser();
  if (found !== undefined) return found;
  console.log('No Chromium or Chrome found: installing one …');
  const tried = [await run('playwright', ['install', 'chromium'], { quiet: true })];
  const apt = ['install', '-y', '-qq', '--no-install-recommends'];
  for (const name of process.getuid?.() === 0 ? [SHELL, 'chromium'] : []) {
    if (await starts()) break;
    tried.push(await run('apt-get', ['update', '-qq'], { quiet: true }));
    tried.push(await run('apt-get', [...apt, name], { quiet: true }));
  }
  if (await starts()) return findBrowser();
  for (const { output } of tried) if (output !== '') console.error(output.trimEnd());
  console.error(
    'No browser came of it. As root, "npx playwright install --with-deps chromium" may.',
  );
  return undefined;
}

/** Whether there is a browser with all the libraries that it needs. */
async function starts() {
  const browser = findBrowser();
  return browser !== undefined && (await run(browser, ['--version'], { quiet: true })).code === 0;
}
