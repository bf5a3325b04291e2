import { chromium, type Browser } from '@playwright/test';
import { browserArgs, findBrowser } from '../../tools/lib/browser.mjs';
import { startBackend } from './backend.ts';

/** An option of the command line, `--name=value`. */
export const option = (name: string, standard: string): string =>
  process.argv.find((arg) => arg.startsWith(`--${name}=`))?.split('=')[1] ?? standard;

/** Opens the tools of a bench of pages: a whole browser, and a site that runs, its own or that of `--origin`. */
export async function openBench(): Promise<{
  browser: Browser;
  origin: string;
  close: () => Promise<void>;
}> {
  const executablePath = findBrowser({ whole: true });
  const browser = await chromium.launch({
    args: browserArgs,
    ...(executablePath === undefined ? {} : { executablePath }),
  });
  const running = option('origin', '');
  const backend =
    running === '' ? await startBackend() : { origin: running, stop: () => Promise.resolve() };
  return {
    browser,
    origin: backend.origin,
    async close() {
      await browser.close();
      await backend.stop();
    },
  };
}
