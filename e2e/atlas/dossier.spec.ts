import { readFile } from 'node:fs/promises';
import { flat, readPdf } from '../../tests/atlas/read-pdf.ts';
import { expect, test } from '../support/test.ts';

const STAMP = /Deposit\(banking\.deposit\);fingerprint[0-9a-f]{64}.*filesasof\d{4}-\d\d-\d\d/;

test('a flow is printed: from its chart in one press, on A4, every page says what it is of', async ({
  page,
}) => {
  await page.goto('/atlas/flows/banking.deposit.html');
  await page
    .getByRole('navigation', { name: 'Parts of this flow' })
    .getByRole('link', { name: 'Dossier' })
    .click();
  const main = page.getByRole('main');
  for (const title of ['Never and Always', 'Answers and what follows', 'Signatures'])
    await expect(main.getByRole('heading', { name: title })).toBeVisible();
  await expect(main.getByText('DOCUMENTS_REQUIRED_RESTRICTED').first()).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('fingerprint');

  await page.emulateMedia({ media: 'print' });
  const printed = await readPdf(await page.pdf({ preferCSSPageSize: true }));
  for (const [, , width = 0, height = 0] of printed.sizes)
    expect([width, height].toSorted((a, b) => a - b).map(Math.round)).toEqual([595, 842]);
  expect(printed.pages.length).toBeGreaterThan(20);
  for (const [index, { text, least }] of printed.pages.entries()) {
    expect(flat(text), `page ${index + 1}`).toMatch(STAMP);
    expect(flat(text)).toContain(`Page${index + 1}of${printed.pages.length}`);
    expect(least, `letters of page ${index + 1}`).toBeGreaterThanOrEqual(6.9);
  }
});

test('a flow is handed over: its PDF says what the page says', async ({ page, request }) => {
  await page.goto('/atlas/flows/banking.wallet.dossier.html');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'PDF/A, A4' }).click(),
  ]);
  const { pages } = await readPdf(await readFile(await download.path()));
  const all = flat(pages.map(({ text }) => text).join('\n'));
  // The runs of these tests are later than the document, and the page says so; a unit test reads the document's own.
  const cells = await page
    .getByRole('main')
    .locator('section:not(#runs)')
    .locator('h2, td, dd')
    .allInnerTexts();
  expect(cells.length).toBeGreaterThan(40);
  for (const cell of cells)
    for (const word of cell.split(/\s+/)) expect(all, cell).toContain(word.replaceAll('→', '›'));
  expect((await request.get('/atlas/dossiers/SHA256SUMS')).ok()).toBe(true);
});

test('a document that is older than the last runs says so, and how it is made anew', async ({
  page,
}) => {
  const older = page.getByText('The PDF was made before the last runs');
  await page.route('**/data/runs.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `globalThis.atlas=Object.assign(globalThis.atlas??{},${JSON.stringify({
        runs: [
          { level: 'view', commit: 'abc', at: '2099-01-01T00:00:00.000Z', flows: {}, results: {} },
        ],
      })})`,
    }),
  );
  await page.goto('/atlas/flows/banking.wallet.dossier.html');
  await expect(older).toContainText('npm run atlas:build');
});
