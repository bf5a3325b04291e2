import { fileURLToPath } from 'node:url';
import { FLOWS } from '../../machines/registry.ts';
import { expect, test } from '../support/test.ts';

const MERMAID = fileURLToPath(import.meta.resolve('@mermaid-js/tiny'));

declare const mermaid: {
  initialize(options: object): void;
  render(id: string, text: string): Promise<{ svg: string }>;
};

test('Mermaid draws what is exported for it, with every state', async ({ page, request }) => {
  await page.goto('about:blank');
  await page.addScriptTag({ path: MERMAID });
  for (const { id, machine } of FLOWS) {
    const text = await (await request.get(`/atlas/exports/${id}.mmd`)).text();
    const drawn = await page.evaluate(async (source) => {
      mermaid.initialize({ startOnLoad: false });
      const { svg } = await mermaid.render('drawing', source);
      const place = document.createElement('div');
      place.innerHTML = svg;
      return place.textContent;
    }, text);
    const names = [...text.matchAll(/state "(.+)" as/g)].map(([, name = '']) => name);
    expect(names.length, id).toBeGreaterThan(Object.keys(machine.root.states).length - 1);
    expect(
      names.filter((name) => !drawn.includes(name)),
      id,
    ).toEqual([]);
  }
});

test('a flow is taken away in every form', async ({ page, request }) => {
  await page.goto('/atlas/flows/banking.wallet.html#/exports');
  const links = page.getByRole('complementary', { name: 'Details' }).getByRole('link');
  for (const name of ['SVG', 'PNG', 'PDF', 'Mermaid', 'SCXML', 'JSON']) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      links.filter({ hasText: new RegExp(`^${name}$`) }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^banking\.wallet\.\w+$/);
    expect(await download.failure()).toBeNull();
  }
  expect((await request.get('/atlas/SHA256SUMS')).ok()).toBe(true);
});
