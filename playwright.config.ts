import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { FONT_SYSTEMS } from './e2e/support/system-fonts.ts';
import { browserArgs, findBrowser } from './tools/lib/browser.mjs';
import { removeData } from './tools/lib/data.mjs';
import { freePort } from './tools/lib/port.mjs';

/**
 * Browser tests run against the built site and the real backend, on data of their own.
 * The workers load this file too: port and data are settled once, by the process that starts them.
 */
if (process.env['E2E_PORT'] === undefined) {
  const port = await freePort(4700);
  // A run beside this one has another port, and data of its own.
  await removeData(join(import.meta.dirname, '.cache', 'e2e', `${port}`));
  process.env['E2E_PORT'] = `${port}`;
}
const port = process.env['E2E_PORT'];
const dataDir = join(import.meta.dirname, '.cache', 'e2e', port);
// A window is asked for in the arguments, which the workers do not see.
process.env['E2E_WHOLE_BROWSER'] ??= ['--headed', '--ui', '--debug'].some((flag) =>
  process.argv.includes(flag),
)
  ? 'yes'
  : 'no';
const executablePath = findBrowser({ whole: process.env['E2E_WHOLE_BROWSER'] === 'yes' });
const launchOptions = {
  args: browserArgs,
  ...(executablePath === undefined ? {} : { executablePath }),
};

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/replay/collect.ts',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  // A core that is kept free is idle.
  workers: '100%',
  // A shared machine may starve a browser for seconds; a test that only then fails is reported as flaky.
  retries: process.env['CI'] === undefined ? 0 : 1,
  // ms: of every test, so that none has a limit of its own. They notice what hangs, and judge no speed.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    // A trace of every test costs a third more, and a screenshot is taken before anybody knows that a test
    // fails: `--trace on` asks for both.
    screenshot: 'off',
    launchOptions,
  },
  projects: [
    // The journeys that differ by width are tagged; the others do not earn a second run. The longest is one of
    // them: it comes first, so that no worker waits for it at the end.
    {
      name: 'phone',
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
    {
      name: 'desktop',
      grepInvert: /@phone-only|@fonts/,
      use: {
        viewport: { width: 1440, height: 900 },
        // Scrollbars that take room, as on most desktops.
        launchOptions: { ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] },
      },
    },
    // What may move or not fit before the brand's face is there depends on what the device has instead.
    ...FONT_SYSTEMS.map(({ name, env }) => ({
      name,
      grep: /@fonts/,
      use: { launchOptions: { ...launchOptions, env: { ...process.env, ...env } } },
    })),
  ],
  webServer: {
    command: `node backend/main.ts --port=${port} --data-dir=${dataDir} --log-level=warn`,
    url: `http://localhost:${port}/en-UN/`,
    timeout: 300_000,
    stdout: 'pipe',
    // A killed backend would leave its database server behind.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
