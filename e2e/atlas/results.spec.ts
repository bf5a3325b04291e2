import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const DEPOSIT = '/atlas/flows/banking.deposit.html';
const details = (page: Page) => page.getByRole('complementary', { name: 'Details' });
const PICTURE = 'failed/banking.deposit-pic.png';

/** Replaces the machine's results of these levels. */
async function found(page: Page, ...levels: readonly ('model' | 'view' | 'browser')[]) {
  await page.route('**/data/runs.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `globalThis.found=${JSON.stringify(levels)};globalThis.atlas.runs=found.map((level)=>{
        const run={level,commit:'abc1234',at:'2026-01-02T03:04:05Z',flows:{},results:{}};
        for(const flow of atlas.index.flows){
          run.flows[flow.id]={fingerprint:flow.id==="banking.wallet"?"of another day":flow.fingerprint};
          const [first,second,...rest]=flow.paths.filter((id)=>!flow.skipped[level].includes(id));
          const ran={commit:'abc1234',at:'2026-01-02T03:04:05Z',durationMs:1234,verdict:'passed'};
          for(const id of rest)run.results[id]=ran;
          if(second!==undefined)run.results[second]=ran;
          if(first!==undefined&&flow.id==='banking.deposit')
            run.results[first]={...ran,verdict:'failed',step:2,message:'The screen is another',picture:'${PICTURE}',trace:'failed/trace.zip'};
          else if(first!==undefined&&flow.id!=='site.chat')run.results[first]=ran;
        }
        return run;
      });`,
    }),
  );
}

test('the list leads with what fails, is outdated or has not run, with date, commit, duration and command', async ({
  page,
}) => {
  await found(page, 'model', 'browser');
  await page.goto('/atlas/');
  await page.getByRole('link', { name: /[1-9]\d* failing/ }).click();
  const failing = page.getByRole('region', { name: /^Failing/ });
  await expect(failing).toContainText('2026-01-02 03:04 UTC, commit abc1234, 1.2 s');
  await expect(failing).toContainText(/npm run replay -- banking\.deposit#\w+ --level model/);
  await failing.getByText('At step 2').first().click();
  await expect(failing).toContainText('The screen is another');
  await expect(
    failing.getByRole('link', { name: 'What was to be seen then' }).first(),
  ).toHaveAttribute('href', PICTURE);
  await page.getByRole('combobox', { name: 'Show' }).selectOption({ value: '' });
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    /^Failing \(\d+\)$/,
    /^Outdated \(\d+\)$/,
    /^Not run, of the levels that ran \(\d+\)$/,
  ]);
  await expect(page.getByRole('region', { name: /^Outdated/ })).toContainText('Wallet');
  await page.getByRole('combobox', { name: 'Level' }).selectOption('Browser');
  await expect(page).toHaveURL(/#\/any\/browser\/any$/);
  await expect(page.getByRole('region', { name: /^Failing/ })).toBeVisible();
});

test('of what a level leaves out the reason stands there, although nothing ever ran', async ({
  page,
}) => {
  await found(page);
  await page.goto('/atlas/results.html#/waived/browser/banking.wallet');
  const rows = page.getByRole('row').filter({ hasText: 'banking.wallet#' });
  await expect(rows).not.toHaveCount(0);
  for (const row of await rows.all())
    await expect(row).toContainText(/cannot come about|was planned for/);
});

test('who is new is told once that nothing has run, and by which command it does', async ({
  page,
}) => {
  await found(page, 'model');
  for (const address of ['/atlas/', '/atlas/results.html', `${DEPOSIT}#/`, `${DEPOSIT}#/paths`]) {
    await page.goto('about:blank');
    await page.goto(address);
    const told = page.getByText('nothing has run on this machine');
    await expect(told, address).toHaveText(['View and Browser: nothing has run on this machine.']);
    await expect(
      page.getByRole('button', { name: 'Copy npm run test:all' }),
      address,
    ).toBeVisible();
  }
});

test('there is one count of paths, wherever it stands', async ({ page }) => {
  await found(page, 'model', 'view', 'browser');
  await page.goto('/atlas/');
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: 'Deposit', exact: true }) });
  const count = Number(await row.locator('td[data-head=Paths]').innerText());
  for (const level of ['Model', 'View', 'Browser']) {
    const cell = await row.locator(`td[data-head=${level}]`).innerText();
    const [, all = 0] = /of (\d+)/.exec(cell) ?? [];
    const [, out = 0] = /(\d+) left out/.exec(cell) ?? [];
    expect(Number(all) + Number(out), level).toBe(count);
  }
  await page.goto(`${DEPOSIT}#/paths`);
  await expect(page.getByRole('link', { name: `Paths (${count})` })).toBeVisible();
  await expect(details(page).getByText(`${count} paths`, { exact: true })).toBeVisible();
});

test('a failed replay in a browser leads to its picture and its trace', async ({ page }) => {
  await found(page, 'browser');
  await page.goto(DEPOSIT);
  const path = await page.evaluate(() => {
    const { paths = [], levels } = globalThis.atlas.flow ?? {};
    return paths.find(({ id }) => levels?.browser.skipped[id] === undefined)?.id ?? '';
  });
  await page.goto(`${DEPOSIT}#/paths/${encodeURIComponent(path)}/0`);
  const panel = details(page);
  await expect(panel).toContainText('2026-01-02 03:04 UTC, commit abc1234, 1.2 s');
  await expect(panel.getByRole('link', { name: 'What was to be seen then' })).toHaveAttribute(
    'href',
    `../${PICTURE}`,
  );
  await expect(panel.getByRole('link', { name: 'Playwright’s trace' })).toBeVisible();
  await expect(panel).toContainText('npx playwright show-trace .cache/results/failed/trace.zip');
});

test('a path and a transition give the command that replays them', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${DEPOSIT}#/transition/${encodeURIComponent('deposit › notification.done')}`);
  const panel = details(page);
  await panel.getByRole('button', { name: /^Copy npm run replay .* --through/ }).click();
  await expect(panel.getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'npm run replay -- banking.deposit --through "deposit › notification.done"',
  );
  await page.goto(`${DEPOSIT}#/paths`);
  await panel.getByRole('link').first().click();
  await expect(
    panel.getByRole('button', { name: /^Copy npm run replay -- banking/ }),
  ).not.toHaveCount(0);
});

test('a filter that leaves nothing says so, and leads out of it', async ({ page }) => {
  await page.goto('/atlas/requirements.html#/DEP-09');
  await page.getByRole('combobox', { name: 'Group' }).selectOption('');
  const group = await page.evaluate(() => {
    const kinds = new Map<string, Set<string>>();
    for (const { id, proof } of globalThis.atlas.requirements ?? []) {
      const name = id.split('-')[0] ?? '';
      kinds.set(name, (kinds.get(name) ?? new Set()).add(proof));
    }
    return [...kinds].find(([name, all]) => name !== 'DEP' && !all.has('absent'))?.[0] ?? '';
  });
  await page.getByRole('combobox', { name: 'Group' }).selectOption(group);
  await page.getByRole('combobox', { name: 'Held' }).selectOption('absent');
  await expect(page.getByText(`No requirement of ${group} is absent.`)).toBeVisible();
  await expect(page.getByRole('table')).toBeHidden();
  await page.getByRole('button', { name: 'Show those held in any way' }).click();
  await expect(page.getByRole('table')).toBeVisible();
  // A search with a filter set still finds its target.
  await page.getByRole('combobox', { name: 'Held' }).selectOption('absent');
  await page.getByRole('combobox', { name: /^Search/ }).fill('DEP-09');
  await page.getByRole('option', { name: /^requirement DEP-09/ }).click();
  await expect(page.getByRole('row', { name: /^DEP-09 / })).toBeVisible();
});
