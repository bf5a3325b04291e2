import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { freshDevice, leaveSite, openSite, type SiteOptions } from '../../replay/dom/site.tsx';
import { page } from '../../replay/dom/wire.ts';
import { CLOSED_TO } from './closed-to.ts';
import { fewOf } from '../setup/few-of.ts';

beforeEach(freshDevice);
afterEach(leaveSite);

const CLOSED = 'We are not available where you are';
const CHANGED = 'Our terms have changed';

const WHO: readonly (readonly [string, Partial<SiteOptions>, string])[] = [
  ['who must accept newer terms', CLOSED_TO.newerTerms, CHANGED],
  ['who is restricted', CLOSED_TO.restricted, CLOSED],
  ['from a country that is not served', CLOSED_TO.notServed, CLOSED],
];

const added = (group: string): object => ({ ...page('help', '/help', 'What it says'), group });

describe.each(WHO)('a page that an operator added, for somebody %s', (_, options, closed) => {
  for (const { rows, tags } of fewOf(['legal', 'information', 'contact-us']))
    test.each(rows)(
      'is readable when its group is %s [GUARD-02] [GUARD-08] [ROUTE-14]',
      { tags },
      async (group) => {
        const content = { ...options.content, staticPage: added(group) };
        const site = await openSite({ at: '/en-UN/help', ...options, content });
        expect(await screen.findByText('What it says, in full')).toBeVisible();
        expect(site.path()).toBe('/en-UN/help');
        expect(screen.queryByRole('heading', { name: closed })).toBeNull();
      },
    );

  for (const { rows, tags } of fewOf([
    ['of another group', added('system')],
    ['that is not there', null],
    ['that cannot be read', 'no answer'],
  ]))
    test.each(rows)(
      'stays closed when it is one %s [GUARD-02] [GUARD-08]',
      { tags },
      async (_what, staticPage) => {
        await openSite({
          at: '/en-UN/help',
          ...options,
          content: { ...options.content, staticPage },
        });
        expect(await screen.findByRole('heading', { name: closed })).toBeVisible();
        // Where terms are accepted, their text shows: the page's own heading must not.
        await waitFor(() =>
          expect(screen.queryByRole('heading', { name: 'What it says' })).toBeNull(),
        );
      },
    );
});
