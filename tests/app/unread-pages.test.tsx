import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { freshDevice, leaveSite, openSite } from '../../replay/dom/site.tsx';
import { page } from '../../replay/dom/wire.ts';

beforeEach(freshDevice);
afterEach(leaveSite);

const main = () => within(screen.getByRole('main'));

describe('a page whose content cannot be read is a page still', () => {
  test('terms to accept: says which page it is, that money is safe, and where help is [TERMS-04] [NS-59]', async () => {
    const site = await openSite({
      at: '/en-UN/accept-terms-condition',
      player: true,
      content: { termsVersion: 'no answer' },
    });
    await screen.findByRole('heading', {
      level: 1,
      name: 'We could not load the terms',
    });
    expect(document.title).toBe('We could not load the terms · Northlight');
    expect(main().getByRole('alert')).toHaveTextContent('Your money is safe');
    expect(main().getByRole('link', { name: 'Contact support' })).toHaveAttribute(
      'href',
      '/en-UN/contact-live-chat',
    );
    expect(main().getByRole('link', { name: 'Safer play' })).toHaveAttribute(
      'href',
      '/en-UN/my-account/gambling-limits',
    );
    expect(site.path()).toBe('/en-UN/accept-terms-condition');
  });

  test('a page of content: its news is its heading and title, with another try [ERR-03] [NS-59]', async () => {
    const site = await openSite({ at: '/en-UN/terms', content: { staticPage: 'no answer' } });
    await screen.findByRole('heading', { level: 1, name: 'We could not load this page' });
    expect(document.title).toBe('We could not load this page · Northlight');
    site.publish('staticPage', page('terms', '/terms', 'Terms'));
    await site.user.click(main().getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Terms, in full')).toBeVisible();
  });
});
