import { readFile } from 'node:fs/promises';
import { historyDriver } from '../../replay/banking/history.driver.ts';
import { statementDriver } from '../../replay/banking/statement.driver.ts';
import { personAt } from '../../replay/browser/page-person.ts';
import { enter, persona } from '../../replay/browser/players.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/test.ts';
import { t } from '../../replay/texts.ts';

/** A player who played for a month; another test adds withdrawals of theirs, so that only play is counted here. */
const PLAYER = persona('many');

/** Finds gaps in the list between bar and navigation, at any scroll position: positions and heights in px. */
async function emptyPlaces(): Promise<readonly string[]> {
  const STEP = 10;
  const list = (): DOMRect =>
    document.querySelector('ol')?.getBoundingClientRect() ?? new DOMRect();
  const places: string[] = [];
  const begin = list().top + scrollY;
  const end = begin + list().height;
  for (let at = begin - innerHeight / 2; at < end - innerHeight / 2; at += 13 * STEP) {
    scrollTo(0, at);
    // Rows are drawn in one frame, measured in the next, and put right: a busy machine has its frames late.
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
    const { top, bottom } = list();
    for (let y = 7 * STEP; y < innerHeight - 7 * STEP; y += STEP) {
      if (y <= top || y >= bottom) continue;
      const here = document.elementsFromPoint(innerWidth / 2, y);
      const isInList = here.some((one) => one.closest('ol') !== null);
      if (isInList && !here.some((one) => one.closest('li') !== null)) places.push(`${at} + ${y}`);
    }
  }
  return places;
}

test('@phone [TXN-05] [TXN-06] [TXN-08] the history is filtered, read on, and taken along as a file and on paper', async ({
  page,
  request,
}, { project }) => {
  await enter(page, request, PLAYER);
  await page.goto('/en-UN/my-account/banking/transactions');
  const person = personAt(page);
  const history = historyDriver(person);
  const statement = statementDriver(person);
  await history.see.listed();
  await history.perform['filter.applied']({
    filter: {
      hours: 720,
      from: undefined,
      to: undefined,
      category: 'CASINO',
      status: undefined,
    },
  });
  await history.see.listed();
  const period = page.getByLabel(t('history.filter.period'));
  if (project.name === 'phone') {
    // The results show, and not the form before them.
    await expect(period).toBeHidden();
    await expect(page.locator('summary', { hasText: t('history.filter.title') })).toBeFocused();
  } else await expect(period).toBeVisible();
  await expectAccessible(page, 'the filtered history');

  const rows = page.getByRole('region', { name: t('history.title') }).getByRole('listitem');
  await expect(rows.first()).toHaveAttribute('aria-setsize', '10');
  await history.more.click();
  await expect(rows.first()).toHaveAttribute('aria-setsize', '20');
  await expect(rows.filter({ hasText: t('history.category.PAYMENT') })).toHaveCount(0);
  for (const total of ['30', '40']) {
    await history.more.click();
    await expect(rows.first()).toHaveAttribute('aria-setsize', total);
  }
  // Every visible part of the list has its row, whatever opened above it meanwhile.
  if (project.name === 'phone')
    await page.getByText(t('history.filter.title'), { exact: true }).click();
  await period.selectOption({ label: t('history.period.dates') });
  expect(await page.evaluate(emptyPlaces)).toEqual([]);

  await statement.perform['statement.requested']({ period: { from: undefined, to: '' } });
  await statement.see.ready();
  const count = Number(
    /\d+/.exec(await page.getByText(/^Your statement is ready/).innerText())?.[0],
  );
  expect(count).toBeGreaterThan(300);
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: t('statement.download') }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/^transactions-\d{4}-\d{2}-\d{2}\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines).toHaveLength(count + 1);
  expect(lines[0]).toContain(t('history.row.balance'));
  const references = lines.slice(1).map((line) => line.split(',').at(-1));
  expect(new Set(references).size).toBe(count);

  await page.evaluate(() => {
    globalThis.print = () => {
      document.title = `${document.querySelectorAll('article tbody tr').length} printed`;
    };
  });
  await page.getByRole('button', { name: t('statement.print') }).click();
  await expect(page).toHaveTitle(`${count} printed`);
});
