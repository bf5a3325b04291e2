import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import { openDatabase } from '../../backend/platform/database.ts';
import { startEmbeddedServer } from '../../backend/platform/embedded/server.ts';
import { startBackendProcess } from '../../tools/lib/backend-process.ts';
import { browserArgs, findBrowser } from '../../tools/lib/browser.mjs';
import { removeData } from '../../tools/lib/data.mjs';

export const root = join(import.meta.dirname, '..', '..');

/** Lets a backend serve the built site, too. */
export const WITH_SITE = { SITE_DIR: join(root, 'dist', 'site') };

/** An option of the command line, `--name=value`. */
export const option = (name: string, standard: string): string =>
  process.argv.find((arg) => arg.startsWith(`--${name}=`))?.split('=')[1] ?? standard;

/** What a browser is told, so that frames of other sites share the process of their page. */
const TOGETHER = [
  '--disable-site-isolation-trials',
  ...browserArgs.map((arg) =>
    arg.startsWith('--disable-features=') ? `${arg},IsolateOrigins,site-per-process` : arg,
  ),
];

/**
 * @param options whole: as people have it, or else the lighter one where there is one; together: what slows a page
 * down, or measures it, does so with its frames
 */
export function openBrowser({ whole = true, together = false } = {}): Promise<Browser> {
  const executablePath = findBrowser({ whole });
  return chromium.launch({
    args: together ? TOGETHER : browserArgs,
    ...(executablePath === undefined ? {} : { executablePath }),
  });
}

/** Lets the pages of a browser find entries in their storage; a frame of another origin may keep nothing. */
export const keep = (
  context: BrowserContext,
  entries: Readonly<Record<string, string>>,
): Promise<unknown> =>
  context.addInitScript((kept) => {
    if (top !== globalThis.window) return;
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  }, entries);

/** A database, and its address. */
export type Books = ReturnType<typeof openDatabase> & { readonly url: string };

/** A way into the database of a backend that runs. @param dataDir its folder */
export async function openBooks(dataDir: string): Promise<Books> {
  const server = await startEmbeddedServer({ folder: dataDir });
  const url = server.url('croupier');
  return { url, ...openDatabase(url, 8, () => undefined) };
}

/**
 * Starts a backend on empty data of its own, and opens its database.
 * @param name of the bench, and so of its data
 * @param env added to its environment
 * @param folder of the repository; another one, to compare the two
 */
export async function openPlatform(
  name: string,
  env: Readonly<Record<string, string>> = { LIMITS: 'off' },
  folder = root,
) {
  const dataDir = join(root, '.cache', name);
  await removeData(dataDir);
  const backend = await startBackendProcess({ DATA_DIR: dataDir, ...env }, folder);
  const books = await openBooks(dataDir);
  return {
    ...books,
    ...backend,
    dataDir,
    close: async (): Promise<void> => {
      await books.pool.end();
      await backend.end('SIGTERM');
      await removeData(dataDir);
    },
  };
}

/** Opens the tools of a bench of pages: a whole browser, and a site that runs, its own or that of `--origin`. */
export async function openBench() {
  const browser = await openBrowser();
  const running = option('origin', '');
  const platform = running === '' ? await openPlatform('bench', WITH_SITE) : undefined;
  return {
    browser,
    origin: platform?.origin ?? running,
    close: async (): Promise<void> => {
      await browser.close();
      await platform?.close();
    },
  };
}
