import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * Finds no fault that keeps somebody out: WCAG 2.2 A and AA and axe's best practices in the light theme, and the
 * contrast, which the dark theme changes.
 */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await settled(page);
    await bringAxe(page);
    const found = await page.evaluate(
      (options) =>
        (globalThis as unknown as { readonly axe: typeof axe }).axe
          .run(document, options)
          .then(({ violations }) => violations),
      {
        resultTypes: ['violations'],
        // A third party's widget is judged by itself: no script of the page can speak to its frame.
        iframes: false,
        ...(colorScheme === 'dark' && { runOnly: ['color-contrast'] }),
      } satisfies axe.RunOptions,
    );
    const problems = found.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
    );
    expect(problems, `${screen}, ${colorScheme}`).toEqual([]);
  }
}

/** Injecting it costs more than judging a screen: each document, and each of its frames, has it once. */
async function bringAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(AXE);
  }
}

/** Colours are judged when nothing fades any more; a folded part stands still until it opens. */
async function settled(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    await frame.evaluate(async () => {
      const fading = () =>
        document.getAnimations().filter(
          ({ effect, playState, timeline }) =>
            playState === 'running' &&
            // What follows a finger on a scrolled line does not run by itself.
            timeline === document.timeline &&
            effect?.getComputedTiming().iterations !== Infinity &&
            (!(effect instanceof KeyframeEffect) || effect.target?.checkVisibility() === true),
        );
      // A message may come while something else still fades.
      for (let round = 0; round < 5 && fading().length > 0; round += 1) {
        await Promise.allSettled(fading().map(({ finished }) => finished));
      }
    });
  }
}
