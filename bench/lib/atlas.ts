import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { figuresOf } from '../../atlas/build/figures.ts';
import type { FlowData } from '../../atlas/data.ts';
import type { Sheet } from '../../atlas/layout.ts';
import { root } from './opened.ts';

/** The dossiers of all flows as one document, made anew. @returns s, and MiB */
export function dossier(): { seconds: number; size: number } {
  const began = performance.now();
  const { status } = spawnSync(process.execPath, [join(root, 'scripts', 'atlas-dossier.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('The dossier could not be made');
  const seconds = (performance.now() - began) / 1_000;
  return { seconds, size: statSync(join(root, 'dist', 'dossier', 'all.pdf')).size / 2 ** 20 };
}

/** From the press on "Verify here" beside the list of flows until it shows the result, in ms. */
export async function verified(page: Page, origin: string): Promise<number> {
  await page.goto(`${origin}/index.html`);
  return page.evaluate(async () => {
    const button = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Verify here',
    );
    if (button === undefined) throw new Error('There is nothing to press');
    const began = performance.now();
    button.click();
    while (!document.querySelector('main')?.textContent.includes('The build found the same'))
      await new Promise(requestAnimationFrame);
    return performance.now() - began;
  });
}

/**
 * How easily the lines of all drawings are followed, as they were built.
 * @param folder the atlas
 * @returns mean of length ÷ straight distance, crossings per line, and the longest line in px
 */
export function drawings(folder: string, flows: readonly string[]) {
  const sheets = flows.flatMap((id): Sheet[] => {
    const script = readFileSync(join(folder, 'data', `${id}.js`), 'utf8');
    const { flow } = JSON.parse(
      script.slice(script.indexOf(',{') + 1, script.lastIndexOf(')')),
    ) as {
      flow: FlowData;
    };
    return [flow.layout, ...flow.layout.folds];
  });
  const each = sheets.map((sheet) => ({ ...figuresOf(sheet), lines: sheet.wires.length }));
  const lines = each.reduce((sum, one) => sum + one.lines, 0);
  const mean = (of: (one: (typeof each)[number]) => number): number =>
    each.reduce((sum, one) => sum + of(one) * one.lines, 0) / lines;
  return {
    sheets: sheets.length,
    lines,
    stretch: mean(({ stretch }) => stretch),
    crossings: mean(({ crossings }) => crossings),
    longest: Math.max(...each.map(({ longest }) => longest)),
  };
}
