import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { freshDevice, leaveSite, openSite } from '../../replay/dom/site.tsx';
import { pass } from '../../replay/dom/time.ts';
import { MAINTENANCE } from '../../replay/dom/wire.ts';
import { contentCountry } from '../../reference/content-countries.ts';
import { solAlta } from '../../src/brands/sol-alta/brand.ts';
import { fewOf } from '../setup/few-of.ts';

/** A content service that is down, slow or talks nonsense: the site's decisions, and its screens. */

beforeEach(freshDevice);
afterEach(leaveSite);

const AWAY = 'We will be right back';
const away = () => screen.findByRole('heading', { level: 1, name: AWAY });
const settings = (maintenance: boolean) => ({ maintenance, maintenanceMessage: 'Back at nine.' });

/** Answers that tell nothing; code that takes one for "no" opens a closed site. */
const NONSENSE: readonly (readonly [string, unknown])[] = [
  ['no connection', 'no answer'],
  ['nothing', null],
  ['a list', []],
  ['a text', 'maintenance'],
  ['another type', { maintenance: 'true' }],
  ['half of it', { maintenanceMessage: 'Back at nine.' }],
];

describe('maintenance', () => {
  for (const { rows, tags } of fewOf(NONSENSE, 2))
    test.each(rows)(
      'that was announced does not end with %s [GUARD-01] [NS-51]',
      { tags },
      async (_what, answer) => {
        const site = await openSite({ at: '/en-UN/', content: { settings: settings(true) } });
        await away();
        site.publish('settings', answer);
        await pass(61_000);
        await pass(61_000);
        expect(await away()).toBeVisible();
        site.publish('settings', settings(false));
        await pass(61_000);
        await waitFor(() => expect(screen.queryByText(AWAY)).toBeNull());
      },
    );

  for (const { rows, tags } of fewOf([...NONSENSE, ['silence', 'silence'] as const], 2))
    test.each(rows)(
      'is the platform’s to refuse, where the first answer is %s [GUARD-01] [NS-51]',
      { tags },
      async (_what, answer) => {
        await openSite({
          at: '/en-UN/my-account',
          player: true,
          content: { settings: answer },
          platform: { getAccessContext: MAINTENANCE },
        });
        await pass(2_000);
        expect(await away()).toBeVisible();
      },
    );

  for (const { rows, tags } of fewOf(NONSENSE, 2))
    test.each(rows)(
      'of nobody keeps nobody out: %s [GUARD-01]',
      { tags },
      async (_what, answer) => {
        await openSite({ at: '/en-UN/', content: { settings: answer } });
        await pass(2_000);
        expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
        expect(screen.queryByText(AWAY)).toBeNull();
      },
    );
});

describe('terms', () => {
  for (const { rows, tags } of fewOf(
    [
      ['no connection', 'no answer'],
      ['nothing', null],
      ['none', []],
      ['versions that are no numbers', [{ version: 'newest' }, {}]],
      ['silence', 'silence'],
    ],
    2,
  ))
    test.each(rows)(
      'that are unknown open no page that needs them: %s [GUARD-09] [TERMS-01]',
      { tags },
      async (_, answer) => {
        const site = await openSite({
          at: '/en-UN/deposit',
          player: true,
          content: { termsVersion: answer },
        });
        await pass(6_000);
        const main = within(screen.getByRole('main'));
        expect(await main.findByRole('button', { name: 'Try again' })).toBeVisible();
        expect(main.queryByRole('button', { name: /Deposit/ })).toBeNull();
        site.publish('termsVersion', [{ version: 3, publishedAt: '2026-09-01T00:00:00Z' }]);
        await site.user.click(main.getByRole('button', { name: 'Try again' }));
        await waitFor(() => expect(main.queryByRole('button', { name: 'Try again' })).toBeNull());
      },
    );
});

test.each(['no answer', 'silence', null, 7, 'words', { partners: 1, banners: 'x', licences: {} }])(
  'footer, banners and licences that cannot be read leave a page that is whole: %o [ERR-04] [CONT-01]',
  async (answer) => {
    const errors = vi.spyOn(console, 'error');
    await openSite({
      at: '/en-UN/',
      content: {
        footer: answer,
        homePage: answer,
        market: answer,
        staticPage: answer,
        settings: answer,
      },
    });
    await pass(3_000);
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.getByRole('contentinfo')).toBeVisible();
    const signUp = screen.getAllByRole('link', { name: 'Sign up', hidden: true });
    expect(signUp.length).toBeGreaterThan(0);
    expect(errors).not.toHaveBeenCalled();
  },
);

test('LOC-12: content is asked about a country as content calls it', async () => {
  expect(['PT', 'BR', 'FI', 'UN'].map(contentCountry)).toEqual(['portugal', 'pt', 'fi', 'un']);
  const asked: (string | null)[] = [];
  const site = await openSite({
    at: '/pt-PT/',
    brand: solAlta,
    contentService(request) {
      const { searchParams } = new URL(request.url);
      if (searchParams.get('query')?.includes('"footer"')) asked.push(searchParams.get('$country'));
      return Promise.resolve(Response.json({ result: null, ms: 1 }));
    },
  });
  await vi.waitFor(() => expect(asked).toEqual(['"portugal"']));
  await site.go('/pt-BR/');
  await vi.waitFor(() => expect(asked.at(-1)).toBe('"pt"'));
});
