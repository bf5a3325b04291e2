import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshDevice, leaveSite, openSite } from '../../replay/dom/site.tsx';
import { settle } from '../../replay/dom/time.ts';
import { page } from '../../replay/dom/wire.ts';
import { CLOSED_TO, NEWER_TERMS } from '../app/closed-to.ts';

/** News of newer terms, on the pages that they do not close (TERMS-03). */

beforeEach(freshDevice);
afterEach(leaveSite);

const ACCOUNT = '/en-UN/my-account';
const WITH_TEXT = {
  ...CLOSED_TO.newerTerms,
  content: {
    ...CLOSED_TO.newerTerms.content,
    staticPage: page('terms_and_conditions', '/terms', 'The terms'),
  },
};
const news = () => screen.findByRole('dialog', { name: 'Our terms have changed' });
const showUpdated = () => localStorage.getItem('showUpdatedTnC');

test('a player on their account is told of newer terms, and led to them [TERMS-03] [MODAL-01]', async () => {
  const site = await openSite({ at: ACCOUNT, ...WITH_TEXT });
  const dialog = await news();
  expect(dialog).toHaveAttribute('id', 'terms-update');
  expect(within(dialog).getByRole('link', { name: 'Read the terms and conditions' })).toHaveFocus();
  await site.user.click(
    within(dialog).getByRole('link', { name: 'Read the terms and conditions' }),
  );
  await screen.findByRole('heading', { level: 1, name: 'Our terms have changed' });
  expect(site.path()).toBe('/en-UN/accept-terms-condition');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(showUpdated()).toBe('true');
});

test.each(['Not now', 'Close'])(
  '%s: it remembers to have been seen, and does not come again [TERMS-03]',
  async (name) => {
    const site = await openSite({ at: ACCOUNT, ...WITH_TEXT });
    await site.user.click(within(await news()).getByRole('button', { name }));
    await settle();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(showUpdated()).toBe('true');
    site.close();
    await openSite({ at: ACCOUNT, ...WITH_TEXT });
    await screen.findByRole('heading', { level: 1, name: 'My account' });
    await settle(100);
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);

test('who has accepted them, or of whom that is not known, is told nothing [TERMS-03]', async () => {
  const site = await openSite({ at: ACCOUNT, player: true });
  await screen.findByRole('heading', { level: 1, name: 'My account' });
  await settle(100);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(showUpdated()).toBeNull();
  site.close();
  await openSite({
    at: ACCOUNT,
    player: true,
    content: { termsVersion: NEWER_TERMS },
    platform: { getAccessDetails: { status: 500, body: {} } },
  });
  await screen.findByRole('heading', { level: 1, name: 'My account' });
  await settle(100);
  expect(screen.queryByRole('dialog')).toBeNull();
});
