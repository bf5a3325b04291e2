import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { persona } from '../replay/browser/players.ts';
import { openBench, root } from './lib/opened.ts';
import { logIn } from './lib/players.ts';

/**
 * Renewal of rotating tokens with reuse detection, raced by many callers in many tabs of one browser:
 * the site's own token store against the real backend. A round passes when all callers get valid
 * tokens by exactly one renewal.
 */
const TABS = 5;
const CALLERS = 4;
const ROUNDS = Number(process.env['ROUNDS'] ?? 100);
/** Long enough that tokens of 15 minutes are due, and not yet expired, ms. */
const STEP = 13 * 60_000;
/** A session without a sign of its player is over after half an hour: then the next begins. */
const ROUNDS_PER_SESSION = 2;

/** The token store as one module of the browser. */
async function storeModule(): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: {
        entry: join(root, 'src', 'api', 'token-store.ts'),
        formats: ['es'],
        fileName: 'store',
      },
    },
  });
  const [first] = Array.isArray(output) ? output : [output];
  if (first === undefined || !('output' in first)) throw new Error('The token store was not built');
  const [chunk] = first.output;
  return chunk.code;
}

const PAGE =
  '<!doctype html><title>bench</title><script type="module" src="/bench-tab.js"></script>';
const TAB = `
import { createTokenStore } from '/bench-store.js';
let offset = 0;
const exchange = async (refreshToken) => {
  const response = await fetch('/api/v1/player/session/refresh', {
    method: 'POST',
    headers: { 'content-type': 'application/json', SiteContext: '{"siteId":"2"}' },
    body: JSON.stringify({ refreshToken }),
  });
  if (response.status === 401) return undefined;
  if (!response.ok) throw new Error('renewal answered ' + response.status);
  return response.json();
};
const store = createTokenStore({
  now: () => Date.now() + offset,
  elapsed: () => performance.now() + offset,
  exchange,
});
const due = (token) => JSON.parse(atob(token.split('.')[1].replaceAll('-', '+').replaceAll('_', '/'))).exp * 1000 - (Date.now() + offset) < 180000;
window.begin = (tokens) => store.save(tokens);
window.race = async (callers, at) => {
  await store.read();
  offset = at;
  const answers = await Promise.all(Array.from({ length: callers }, () => store.forCall().catch(() => undefined)));
  return answers.filter((tokens) => tokens === undefined || due(tokens.idToken)).length;
};`;

declare global {
  interface Window {
    begin: (tokens: unknown) => Promise<unknown>;
    race: (callers: number, at: number) => Promise<number>;
  }
}

const { browser, origin, close } = await openBench();
try {
  const store = await storeModule();
  const context = await browser.newContext();
  let renewals = 0;
  context.on('request', (request) => {
    if (request.url().endsWith('/session/refresh')) renewals += 1;
  });
  const files = { 'bench.html': PAGE, 'bench-tab.js': TAB, 'bench-store.js': store };
  for (const [name, body] of Object.entries(files)) {
    const contentType = name.endsWith('.html') ? 'text/html' : 'text/javascript';
    await context.route(`${origin}/${name}`, (route) => route.fulfill({ body, contentType }));
  }
  const tabs: Page[] = [];
  for (let tab = 0; tab < TABS; tab += 1) {
    const page = await context.newPage();
    await page.goto(`${origin}/bench.html`);
    await page.waitForFunction(() => typeof window.race === 'function');
    tabs.push(page);
  }

  let failedCallers = 0;
  let lostRounds = 0;
  let wrongRounds = 0;
  const started = performance.now();
  for (let round = 1; round <= ROUNDS; round += 1) {
    if ((round - 1) % ROUNDS_PER_SESSION === 0) {
      const tokens = await logIn(origin, persona('demo'));
      await tabs[0]?.evaluate((issued) => window.begin(issued), tokens);
    }
    await fetch(`${origin}/control/clock/advance`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ms: STEP }),
    });
    const before = renewals;
    const failed = await Promise.all(
      tabs.map((page) =>
        page.evaluate(([callers, at]) => window.race(callers, at), [
          CALLERS,
          STEP * round,
        ] as const),
      ),
    );
    const sum = failed.reduce((total, count) => total + count, 0);
    failedCallers += sum;
    if (sum === TABS * CALLERS) lostRounds += 1;
    if (renewals - before !== 1) wrongRounds += 1;
  }
  const seconds = (performance.now() - started) / 1_000;
  console.log(`${TABS} tabs × ${CALLERS} callers × ${ROUNDS} rounds in ${seconds.toFixed(1)} s`);
  console.log(`renewals               ${renewals} (aim ${ROUNDS})`);
  console.log(`rounds with other than one renewal  ${wrongRounds}`);
  console.log(`failed callers         ${failedCallers} of ${TABS * CALLERS * ROUNDS}`);
  console.log(`rounds that lost the session        ${lostRounds}`);
  if (renewals !== ROUNDS || failedCallers > 0 || lostRounds > 0) process.exitCode = 1;
} finally {
  await close();
}
