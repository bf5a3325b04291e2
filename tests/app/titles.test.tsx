import { globSync, readFileSync } from 'node:fs';
import { createMemoryHistory, type AnyRoute } from '@tanstack/react-router';
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { freshDevice, leaveSite, openSite } from '../../replay/dom/site.tsx';
import { createAppRouter } from '../../src/app/router.tsx';
import { solAlta } from '../../src/brands/sol-alta/brand.ts';
import { fewOf } from '../setup/few-of.ts';

/** A tab, a bookmark and a screen reader name every page in one form: its subject, and its brand. */

beforeEach(freshDevice);
afterEach(leaveSite);

const routes = Object.values<AnyRoute>({
  ...createAppRouter(createMemoryHistory()).routesById,
});
const pages = routes
  .filter(({ id, children }) => children === undefined && id !== '/$locale/$')
  .map(({ fullPath, options }) => ({
    path: fullPath.replace('/$locale', '').replace(/(.)\/$/, '$1'),
    player: options.staticData.page?.rule.player === true,
  }));
const titled = pages.filter(({ path }) => path !== '/');

const NEWER = { version: 4, publishedAt: '2026-11-20' };

describe('the title of the document', () => {
  for (const { rows, tags } of fewOf(titled, 4))
    test.each(rows)(
      'names the page at $path, and the brand',
      { tags },
      async ({ path, player }) => {
        // Who owes no consent to newer terms is led on from there.
        const content = path === '/accept-terms-condition' && { termsVersion: [NEWER] };
        await openSite({
          at: `/en-UN${path}`,
          player,
          brand: solAlta,
          ...(content && { content }),
        });
        await waitFor(() => expect(document.title).toMatch(/^[^·–|]*[^·–|\s] · Sol Alta$/));
      },
    );

  test('is the brand alone at home', async () => {
    await openSite({ at: '/en-UN/', brand: solAlta });
    await waitFor(() => expect(document.title).toBe('Sol Alta'));
  });

  test('is written in one place, screens of errors included', () => {
    const others = globSync('src/**/*.tsx').filter((file) =>
      /<title\b/.test(readFileSync(file, 'utf8').replaceAll(/\/\*\*.*?\*\//gs, '')),
    );
    expect(others.toSorted()).toEqual(['src/app/prerender.tsx', 'src/ui/Title.tsx']);
  });
});
