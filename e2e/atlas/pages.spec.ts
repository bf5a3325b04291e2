import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { FLOWS } from '../../machines/registry.ts';
import { changedDeposit } from '../../tests/review/changed-deposit.ts';
import { largeFlow } from '../../tests/atlas/large-flow.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/test.ts';

const DEPOSIT = '/atlas/flows/banking.deposit.html';
const details = (page: Page) => page.getByRole('complementary', { name: 'Details' });

// Small flows and one group of requirements: axe looks at every element.
const PAGES = [
  '/atlas/',
  '/atlas/requirements.html#/DEP-09',
  '/atlas/results.html#/waived/any/banking.wallet',
  '/atlas/policies.html',
  '/atlas/policies.html#/market/Spelinspektionen',
  '/atlas/policies/UKGC.html',
  '/atlas/policies/UKGC.what-if.html#/withdrawalsMayBeReversed=true',
  `${DEPOSIT}#/`,
  `${DEPOSIT}#/answer/DOCUMENTS_REQUIRED_RESTRICTED`,
  '/atlas/flows/banking.wallet.html#/state/wallet.on.fetching',
  '/atlas/flows/banking.wallet.html#/table',
  '/atlas/flows/banking.wallet.html#/paths',
  '/atlas/flows/banking.wallet.html#/changes',
  '/atlas/flows/banking.wallet.html#/exports',
  '/atlas/flows/banking.wallet.dossier.html',
  '/atlas/flows/banking.wallet.simulate.html',
  '/atlas/flows/banking.wallet.watch.html',
];
for (const address of PAGES) {
  test(`axe finds nothing at ${address}, light and dark`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page, address);
  });
}

test('the index leads to every flow, and every flow draws its chart', async ({ page }) => {
  await page.goto('/atlas/');
  for (const { title } of FLOWS) {
    await page.getByRole('link', { name: title, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    await expect(page.getByRole('img', { name: `Diagram of ${title}` })).toBeVisible();
    await page.getByRole('link', { name: 'Flows', exact: true }).click();
  }
});

test('[DEP-09] a reviewer learns by keyboard alone what follows on restricted documents', async ({
  page,
}) => {
  await page.goto('/atlas/');
  await page.getByRole('combobox', { name: /^Search/ }).focus();
  await page.keyboard.type('DOCUMENTS_REQUIRED_RESTRICTED');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/banking\.deposit\.html#\/answer\/DOCUMENTS_REQUIRED_RESTRICTED$/);
  const panel = details(page);
  // The states that it reaches, and what may happen there.
  await expect(panel.getByRole('link', { name: 'Verify document strict' })).not.toHaveCount(0);
  await expect(panel.getByRole('link', { name: 'chooses to send documents' })).toBeVisible();
  // The requirement that asks for it, in words.
  await expect(panel).toContainText('A restricted player must hand in documents');
  await expect(panel.getByRole('link', { name: 'DEP-09' })).toBeVisible();
  // The call that decides it, and the paths and tests that prove it.
  await expect(panel).toContainText('POST /api/v1/player/wallet/deposit-allowed');
  await expect(panel.getByText(/^banking\.deposit#/)).not.toHaveCount(0);
  await expect(panel).toContainText('tests/');
  // When it was approved.
  await page.getByRole('link', { name: 'Chart', exact: true }).click();
  await details(page).getByRole('link', { name: 'never approved' }).click();
  // It prepares the reviewer's signature, and names the one command.
  await details(page).getByLabel('What was reviewed, and why it is right').fill('Read whole.');
  const handed = page.waitForEvent('download');
  await details(page).getByRole('button', { name: 'Prepare the file to sign' }).click();
  const file = await (await handed).path();
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({
    kind: 'croupier approval',
    of: 'banking.deposit',
    note: 'Read whole.',
    despite: '',
  });
  await expect(details(page)).toContainText(
    'npm run atlas:approve -- --file banking.deposit.approval.json --key ',
  );
});

test('arrow keys walk from state to state', async ({ page }) => {
  await page.goto(`${DEPOSIT}#/state/deposit.asking.checking`);
  await page.getByRole('group', { name: /^Diagram of Deposit/ }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page).not.toHaveURL(/deposit\.asking\.checking$/);
  await expect(details(page).getByRole('heading', { level: 2 })).not.toHaveText('Checking');
});

test('every state and transition has an address of its own', async ({ page }) => {
  await page.goto(DEPOSIT);
  const wrong = await page.evaluate(async () => {
    const missing: string[] = [];
    const { states, transitions } = globalThis.atlas.flow?.chart ?? { states: [], transitions: [] };
    const shown = (): string => document.querySelector('aside')?.textContent ?? '';
    for (const [kind, all] of [
      ['state', states],
      ['transition', transitions],
    ] as const) {
      for (const { id } of all) {
        location.hash = `#/${kind}/${encodeURIComponent(id)}`;
        await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
        if (!shown().includes(id)) missing.push(id);
      }
    }
    return missing;
  });
  expect(wrong).toEqual([]);
});

test('a market that forbids an edge shows it as absent', async ({ page }) => {
  await page.goto(DEPOSIT);
  await page.getByLabel('Market policy').selectOption('Spelinspektionen: Sweden');
  await expect(
    page.getByRole('status').filter({ hasText: 'Absent under Spelinspektionen' }),
  ).toContainText('chooses later');
  await page.getByLabel('Market policy').selectOption('Brazil');
  await expect(page.getByText('Nothing is absent under Brazil.')).toBeVisible();
});

test('a flow is walked by hand, back, and copied as a path', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/atlas/flows/banking.deposit.simulate.html');
  const panel = page.getByRole('complementary', { name: 'Simulation' });
  await panel.getByRole('button', { name: 'opens the deposit page' }).click();
  await expect(panel).toContainText('Checking');
  await panel.getByRole('button', { name: /answers DOCUMENTS_PREFERRED/ }).click();
  await expect(panel).toContainText('Documents preferred');
  await page.getByRole('button', { name: 'Copy as a path' }).click();
  await expect(page.getByText(/^Copied/)).toBeVisible();
  await page.reload();
  await expect(panel).toContainText('Documents preferred');
  const path = JSON.parse(await page.evaluate(() => navigator.clipboard.readText())) as {
    steps: unknown[];
  };
  expect(path.steps).toHaveLength(2);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(panel).toContainText('Checking');
});

test('a walk by hand says who brings each step about, and what was asked in words', async ({
  page,
}) => {
  await page.goto('/atlas/flows/banking.deposit.simulate.html');
  const panel = page.getByRole('complementary', { name: 'Simulation' });
  const group = (name: string) =>
    panel.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) });
  await panel.getByRole('button', { name: 'opens the deposit page' }).click();
  await expect(panel).toContainText('It asked the deposit check.');
  await expect(group('The platform')).toContainText('the platform suspends the player');
  await expect(group('The platform')).toContainText('the deposit check fails');
  // While the check is under way there is nothing for the player to do.
  await expect(group('The player')).toHaveCount(0);
  await expect(group('The site around it').getByRole('button')).toHaveText([
    'the announcement of the deposit is over',
    'the session ends',
  ]);
});

test('a browser that does not let a page copy shows the path instead', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true }),
  );
  await page.goto('/atlas/flows/site.terms.simulate.html');
  await page.getByRole('button', { name: 'Copy as a path' }).click();
  await expect(page.getByRole('textbox', { name: 'The path' })).toHaveValue(/"steps"/);
});

test('a reviewer sees what was changed first, and each change is brought into view', async ({
  page,
}) => {
  const changes = changedDeposit();
  await page.route('**/data/banking.deposit.js', async (route) => {
    const response = await route.fetch();
    const body = `${await response.text()}
      atlas.flow.comparisons = [{
        against: 'approval',
        changes: ${JSON.stringify(changes)},
        drawn: { chart: atlas.flow.chart, layout: atlas.flow.layout },
      }];`;
    await route.fulfill({ response, body });
  });
  await page.goto(`${DEPOSIT}#/changes`);
  const panel = details(page);
  await expect(panel.getByRole('heading', { level: 3 })).toHaveText([
    'What was changed since the last approval (1)',
    'What follows from it (1)',
    'Approve what is here',
  ]);
  const cause = panel.getByRole('link', { name: /^Checking: .* → Verify document strict$/ });
  await expect(panel).toContainText(
    'leads to: Verify document strict; before: Verify document under review',
  );
  // The picture opens at a change, and each entry leads to its own.
  const drawn = page.locator(`[data-transition="${changes[0]?.id}"]`);
  await expect(drawn).toBeInViewport();
  await panel.getByRole('link', { name: 'Asking', exact: true }).click();
  await expect(page).toHaveURL(/#\/changes\/deposit\.asking$/);
  await expect(page.locator('[data-state="deposit.asking"]').first()).toBeInViewport();
  await cause.click();
  await expect(cause).toHaveAttribute('aria-current', 'true');
  await expect(drawn).toBeInViewport();
});

for (const width of [390, 768]) {
  test(`nothing is cut off at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1024 });
    for (const address of [
      '/atlas/',
      DEPOSIT,
      `${DEPOSIT}#/table`,
      `${DEPOSIT}#/paths`,
      '/atlas/flows/banking.deposit.simulate.html',
      '/atlas/requirements.html',
      '/atlas/results.html#/waived/any/any',
      '/atlas/policies.html',
      '/atlas/policies/UKGC.html',
      '/atlas/policies/UKGC.what-if.html#/withdrawalsMayBeReversed=true',
    ]) {
      await page.goto('about:blank');
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(over, address).toBeLessThanOrEqual(0);
      const search = await page.getByRole('combobox', { name: /^Search/ }).boundingBox();
      expect(search?.width, address).toBeGreaterThan(200);
    }
  });
}

test('a tester finds the path that takes a step, and sees that step', async ({ page }) => {
  await page.goto(`${DEPOSIT}#/paths`);
  const panel = details(page);
  await expect(panel.getByText(/^\d+ paths$/)).toBeVisible();
  await panel.getByRole('searchbox', { name: /^Find the path/ }).fill('answers declined');
  // A path planned for one level counts too, once that level has run.
  await expect(panel.getByText(/^[1-9] of \d+ paths$/)).toBeVisible();
  await expect(
    panel.getByRole('link', { name: /^Returned: the deposit’s result answers declined/ }).first(),
  ).toBeVisible();
  await panel
    .getByRole('link', { name: 'the deposit’s result answers declined', exact: true })
    .first()
    .click();
  await expect(panel.locator('[aria-current=step]')).toContainText('answers declined');
  await expect(page).toHaveURL(/\/\d+$/);
});

test('a step is found by the words that stand on the chart', async ({ page }) => {
  await page.goto(`${DEPOSIT}#/paths`);
  const panel = details(page);
  const field = panel.getByRole('searchbox', { name: /^Find the path/ });
  for (const words of [
    'fails or gets no answer',
    'after 8 s',
    'Verify document strict',
    'VERIFYDOCUMENT_STRICT',
    'documents may wait',
    'otherwise',
  ]) {
    await field.fill(words);
    await expect(panel.getByText(/^[1-9]\d* of \d+ paths$/), words).toBeVisible();
  }
  await field.fill('no such words');
  await expect(panel.getByText(/^0 of \d+ paths$/)).toBeVisible();
});

test('the search finds a path by its id', async ({ page }) => {
  await page.goto(DEPOSIT);
  const id = await page.evaluate(() => globalThis.atlas.flow?.paths[0]?.id ?? '');
  await page.getByRole('combobox', { name: /^Search/ }).fill(id.split('#')[1] ?? '');
  await page.getByRole('option', { name: id }).click();
  await expect(details(page).locator('[aria-current=step]')).toBeVisible();
  await expect(details(page).getByText(id, { exact: true })).toBeVisible();
});

test('an address of what is not there says so', async ({ page }) => {
  await page.goto(`${DEPOSIT}#/paths/banking.deposit%23zzzz`);
  await expect(details(page)).toContainText('This flow has no path banking.deposit#zzzz');
  await page.goto('/atlas/requirements.html#/unheard-of');
  await expect(page.getByText('No requirement is called unheard-of')).toBeVisible();
  await expect(page.getByRole('link', { name: 'DEP-09' })).toBeVisible();
  await page.goto('/atlas/flows/banking.deposit.simulate.html#/walk/0/99');
  await expect(page.getByText(/^A step of the walk in this address cannot happen/)).toBeVisible();
});

test('of a chart of 201 states what is in sight is drawn first, and it is then panned without drawing', async ({
  page,
}) => {
  const script = `globalThis.atlas=Object.assign(globalThis.atlas??{},${JSON.stringify({ flow: await largeFlow() })});`;
  await page.route('**/data/banking.deposit.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  await page.addInitScript(() => {
    const mark = performance.mark.bind(performance);
    performance.mark = (name, options) => {
      const detail = document.querySelectorAll('g[data-state]').length;
      return mark(name, { ...options, detail });
    };
  });
  await page.goto(DEPOSIT);
  await expect(page.getByRole('img', { name: 'Diagram of Large' })).toBeVisible();
  // At first only the visible part, then all of it: its twenty parts, which are folded.
  const first = await page.evaluate(
    () => (performance.getEntriesByName('atlas-drawn')[0] as PerformanceMark).detail as number,
  );
  expect(first).toBeGreaterThan(0);
  expect(first).toBeLessThan(80);
  await expect(page.locator('g[data-state]')).toHaveCount(21);

  const touched = await page.getByRole('group', { name: /^Diagram/ }).evaluate(async (canvas) => {
    const found = new Set<string>();
    const watch = new MutationObserver((changes) => {
      for (const { target, attributeName } of changes)
        found.add(`${target.nodeName} ${attributeName}`);
    });
    watch.observe(canvas, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    for (let frame = 0; frame < 20; frame += 1) {
      canvas.dispatchEvent(new WheelEvent('wheel', { deltaX: 4, deltaY: 9, cancelable: true }));
      await new Promise(requestAnimationFrame);
    }
    return [...found].toSorted();
  });
  // The drawing is moved, and the minimap's view of it.
  expect(touched).toEqual(['DIV style', 'svg style']);
});

test('the atlas opens from a folder, without a server', async ({ page }) => {
  const folder = new URL('../../dist/atlas/', import.meta.url);
  await page.goto(new URL('index.html', folder).href);
  await page.getByRole('link', { name: 'Deposit', exact: true }).click();
  await expect(page.getByRole('img', { name: 'Diagram of Deposit' })).toBeVisible();
  await page.getByRole('link', { name: 'Simulate' }).click();
  await page.getByRole('button', { name: 'opens the deposit page' }).click();
  await expect(page.getByRole('complementary', { name: 'Simulation' })).toContainText('Checking');
});

test('a printed chart comes with its table', async ({ page }) => {
  await page.goto('/atlas/flows/banking.wallet.html');
  await expect(page.getByRole('heading', { name: 'Transitions' })).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Transitions' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Diagram of Wallet' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Theme/ })).toBeHidden();
});
