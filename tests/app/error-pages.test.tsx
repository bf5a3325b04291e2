import { screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { freshDevice, leaveSite, openSite, type SiteOptions } from '../../replay/dom/site.tsx';
import { pass } from '../../replay/dom/time.ts';
import { page } from '../../replay/dom/wire.ts';

/** The operator's words for refused access and for failed services, on the whole site. */

// Compiled before the first test waits for it.
beforeAll(() => import('../../src/content/RichText.tsx'));
beforeEach(freshDevice);
afterEach(leaveSite);

const FAILED = { status: 500, body: { code: 'error.internal', message: '', traceId: 't' } };

const PAGES = {
  'page-error-401': {
    options: { at: '/en-UN/my-account' },
    own: 'Please log in to see this page',
    ownBody: 'We bring you straight back to it.',
    way: () => screen.getByRole('link', { name: 'Go to the home page' }),
  },
  'page-error-500': {
    options: {
      at: '/en-UN/my-account/banking/deposit',
      player: true,
      platform: { getAccessDetails: FAILED },
    },
    own: 'Our service did not answer',
    ownBody: 'The fault is ours. Try again in a moment.',
    way: () => screen.getByRole('button', { name: 'Try again' }),
  },
} as const satisfies Record<
  string,
  { readonly options: SiteOptions; readonly [part: string]: unknown }
>;
const IDS = ['page-error-401', 'page-error-500'] as const;

const operators = (id: string) => ({
  ...page(id, `/${id}`, `Of the operator: ${id}`),
  group: 'system',
});
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const shown = () => within(screen.getByRole('main'));

describe.each(IDS)('%s', (id) => {
  const { options, own, ownBody, way } = PAGES[id];

  test(`${id}: says what the operator wrote, with the way on [ROUTE-13] [ERR-09]`, async () => {
    await openSite({
      ...options,
      contentService: (request) => {
        const { searchParams } = new URL(request.url);
        const isAsked = searchParams.get('$page') === `"/${id}"`;
        return Promise.resolve(Response.json({ result: isAsked ? operators(id) : null, ms: 1 }));
      },
    });
    await heading(`Of the operator: ${id}`);
    expect(await shown().findByText(`Of the operator: ${id}, in full`)).toBeVisible();
    expect(document.title).toBe(`Of the operator: ${id} · Northlight`);
    expect(shown().queryByText(ownBody)).toBeNull();
    expect(way()).toBeVisible();
  });

  test.each([
    ['the content service cannot be reached', 'no answer'],
    ['the content service says nothing', 'silence'],
    ['there is no such page', null],
    ['the page is for other markets', { ...operators(id), onlyShowMarkets: ['FI'] }],
    ['the page is not written in the language', { ...operators(id), title: null }],
  ])(`${id}: says it in the site’s own words when %s [ERR-09]`, async (_when, staticPage) => {
    await openSite({ ...options, content: { staticPage } });
    await pass(20_000);
    await heading(own);
    expect(shown().getByText(ownBody)).toBeVisible();
    expect(way()).toBeVisible();
  });
});
