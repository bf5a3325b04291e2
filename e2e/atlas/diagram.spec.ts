import type { Page } from '@playwright/test';
import { FLOWS } from '../../machines/registry.ts';
import { CHECK_REFUSALS } from '../../tests/review/check-refusals.ts';
import { changedDeposit } from '../../tests/review/changed-deposit.ts';
import { expect, test } from '../support/test.ts';

const DEPOSIT = '/atlas/flows/banking.deposit.html';
const CHECKING = `${DEPOSIT}#/state/deposit.asking.checking`;

/** The place of a state's name, beside the rows that can be selected. */
const NAME = { x: 14, y: 8 };

/** The visible sizes of letters, the smallest of which counts, and whether all of the drawing is in sight. */
const seen = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.querySelector('[role=group]');
    const svg = canvas?.querySelector('svg');
    if (canvas === null || svg === null || svg === undefined) throw new Error('nothing is drawn');
    const scale = svg.getBoundingClientRect().width / svg.clientWidth;
    const letters = [...svg.querySelectorAll('text')]
      .filter((text) => getComputedStyle(text).visibility === 'visible')
      .map((text) => Number.parseFloat(getComputedStyle(text).fontSize) * scale);
    const inner = svg.getBoundingClientRect();
    const outer = canvas.getBoundingClientRect();
    return {
      scale,
      letters,
      isWhole:
        inner.left >= outer.left - 0.5 &&
        inner.top >= outer.top - 0.5 &&
        inner.right <= outer.right + 0.5 &&
        inner.bottom <= outer.bottom + 0.5,
    };
  });

/** The place of each state of the chart's own sheet on the page. */
const places = (page: Page) =>
  page.locator('[data-sheet=""] [data-state]').evaluateAll((states) =>
    states.map((state) => {
      // The last is the box itself: the mark of the selection may stand before it.
      const box = [...state.querySelectorAll('rect')].at(-1) ?? state;
      const { x, y, width, height } = box.getBoundingClientRect();
      return `${state.getAttribute('data-state')} ${[x, y, width, height].map(Math.round).join(' ')}`;
    }),
  );

for (const size of [
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
]) {
  test(`every chart opens whole at ${size.width} × ${size.height}, with letters of 12 px at least`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    for (const { id, title } of FLOWS) {
      await page.goto(`/atlas/flows/${id}.html`);
      await expect(page.getByRole('img', { name: `Diagram of ${title}` })).toBeVisible();
      await expect(page.locator('[data-state]').first()).toBeVisible();
      const { letters, isWhole } = await seen(page);
      expect(isWhole, id).toBe(true);
      expect(letters.length, id).toBeGreaterThan(2);
      expect(Math.min(...letters), id).toBeGreaterThanOrEqual(11.99);
    }
  });
}

test('letters are 10 px at least or absent, however a chart is scaled', async ({ page }) => {
  await page.setViewportSize({ width: 620, height: 500 });
  await page.goto(CHECKING);
  await expect(page.locator('[data-state="deposit.asking.checking"]')).toBeVisible();
  const scales = new Set<number>();
  for (const name of ['Smaller', 'Smaller', 'Smaller', 'Smaller', 'Larger', 'Larger']) {
    await page.getByRole('button', { name, exact: true }).click();
    const { scale, letters } = await seen(page);
    scales.add(scale);
    for (const letter of letters) expect(letter).toBeGreaterThanOrEqual(9.99);
  }
  expect(Math.min(...scales)).toBeLessThan(10 / 13);
});

test('[DEP-04] the nine refusals of the deposit check stand in one block, and each is selected with its answer', async ({
  page,
}) => {
  await page.goto(CHECKING);
  const panel = page.getByRole('complementary', { name: 'Details' });
  const refusal = page.locator('[data-state="deposit.asking.limitRequired"]');
  await refusal.click({ position: NAME });
  await expect(page).toHaveURL(/#\/state\/deposit\.asking\.limitRequired$/);
  await expect(panel.getByRole('heading', { level: 2 })).toHaveText('Limit required');
  const lefts = await page.evaluate(
    (keys) =>
      keys.map((key) =>
        document
          .querySelector(`[data-state="deposit.asking.${key}"] > rect:last-of-type`)
          ?.getAttribute('x'),
      ),
    CHECK_REFUSALS,
  );
  expect(new Set(lefts).size).toBe(1);
  // Its answer stands beside it, and can be selected.
  const answer = page
    .locator('[data-transition]')
    .filter({ hasText: 'FORBIDDEN (limit required)' });
  const [stateBox, answerBox] = [await refusal.boundingBox(), await answer.boundingBox()];
  expect(answerBox?.y).toBeGreaterThanOrEqual((stateBox?.y ?? 0) - 4);
  expect(answerBox?.y).toBeLessThan((stateBox?.y ?? 0) + (stateBox?.height ?? 0));
  await answer.click();
  await expect(page).toHaveURL(/#\/transition\//);
  await expect(panel).toContainText('Limit required');
});

test('opening and closing a folded state moves nothing else, by mouse and by keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(DEPOSIT);
  const inside = page.locator('[data-state="deposit.returning.counting"]');
  await expect(page.locator('[data-state="deposit.returning"]')).toBeVisible();
  await expect(inside).toHaveCount(0);
  const before = await places(page);
  await page.locator('[data-state="deposit.returning"]').click();
  await expect(inside).toBeVisible();
  expect(await places(page)).toEqual(before);
  await page.getByRole('button', { name: 'Close Returning' }).click();
  await expect(inside).toHaveCount(0);
  expect(await places(page)).toEqual(before);
  await page.getByRole('group', { name: /^Diagram of Deposit/ }).focus();
  await page.keyboard.press('Space');
  await expect(inside).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(inside).toHaveCount(0);
});

test('an address opens the folds around what it names', async ({ page }) => {
  await page.goto(`${DEPOSIT}#/state/deposit.asking.allowed.requesting`);
  await expect(page.locator('[data-state="deposit.asking.allowed.requesting"]')).toBeInViewport();
  for (const name of ['Close Asking', 'Close Allowed'])
    await expect(page.getByRole('button', { name })).toBeVisible();
  // Lower layers step back under a veil; they do not shine through the upper ones.
  const sheets = page.locator('[data-sheet]');
  await expect(sheets).toHaveCount(3);
  for (const sheet of await sheets.all()) await expect(sheet).toHaveCSS('opacity', '1');
  // All of the innermost is in sight: a minimap would not help.
  await expect(page.locator('[data-minimap]')).toBeHidden();
  for (let press = 0; press < 3; press += 1)
    await page.getByRole('button', { name: 'Larger' }).click();
  const inside = await page
    .locator('[data-sheet="deposit.asking.allowed"] [data-state]')
    .evaluateAll((states) => new Set(states.map(({ dataset }) => dataset['state'])).size);
  const drawn = await page
    .locator('[data-minimap] path')
    .last()
    .evaluate((boxes) => (boxes.getAttribute('d') ?? '').split('M').length - 1);
  expect(drawn).toBeGreaterThan(3);
  expect(drawn).toBeLessThanOrEqual(inside);
});

test('a selection fades what has nothing to do with it', async ({ page }) => {
  await page.goto(CHECKING);
  await page.locator('[data-state="deposit.asking.limitOffered"]').click({ position: NAME });
  const faded = (key: string) => page.locator(`[data-state="deposit.asking.${key}"]`);
  await expect(faded('restricted')).toHaveAttribute('data-faded', 'true');
  for (const key of ['limitOffered', 'checking'])
    await expect(faded(key)).not.toHaveAttribute('data-faded', 'true');
  const opacity = (key: string) => faded(key).evaluate((state) => getComputedStyle(state).opacity);
  expect(Number(await opacity('restricted'))).toBeLessThan(0.6);
  expect(Number(await opacity('checking'))).toBe(1);
});

test('the minimap covers no state and no label', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  let shown = 0;
  for (const flow of ['access.signUp', 'access.session', 'limits.coolingOff', 'banking.realtime']) {
    await page.goto(`/atlas/flows/${flow}.html`);
    await expect(page.locator('[data-state]').first()).toBeVisible();
    await expect(page.locator('[data-minimap]')).toBeHidden();
    for (let press = 0; press < 3; press += 1) {
      await page.getByRole('button', { name: 'Larger' }).click();
      const covered = await page.evaluate(() => {
        const map = document.querySelector('[data-minimap]');
        if (map === null || getComputedStyle(map).visibility === 'hidden') return undefined;
        const a = map.getBoundingClientRect();
        return [...document.querySelectorAll('[role=img] text')]
          .map((text) => text.getBoundingClientRect())
          .filter(
            (b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom,
          ).length;
      });
      if (covered === undefined) continue;
      shown += 1;
      expect(covered, flow).toBe(0);
    }
  }
  expect(shown).toBeGreaterThan(0);
});

test('changes keep their colour when they are selected, and before and after have one layout', async ({
  page,
}) => {
  const changes = changedDeposit();
  const [change] = changes;
  await page.route('**/data/banking.deposit.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: `${await response.text()}
        atlas.flow.comparisons = [{ against: 'approval', changes: ${JSON.stringify(changes)},
          drawn: { chart: atlas.flow.chart, layout: atlas.flow.layout } }];`,
    });
  });
  await page.goto(`${DEPOSIT}#/changes/${encodeURIComponent(change?.id ?? '')}`);
  const row = page.locator(`[data-transition="${change?.id}"]`);
  await expect(row).toHaveAttribute('data-tone', 'changed');
  const before = await places(page);
  await page.getByLabel('Drawn').selectOption('as it was before');
  await expect(row).toHaveAttribute('data-tone', 'changed');
  expect(await places(page)).toEqual(before);
});
