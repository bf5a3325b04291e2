import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshDevice, leaveSite, openSite } from '../../replay/dom/site.tsx';

beforeEach(freshDevice);
afterEach(leaveSite);

const TITLE = { level: 1, name: 'Our service did not answer' } as const;

test('the page of failed services leads back, home and to the support [ROUTE-13] [ERR-09]', async () => {
  const site = await openSite({ at: '/en-UN/signup' });
  await site.go('/en-UN/page-error-500');
  await screen.findByRole('heading', TITLE);
  const hrefOf = (name: string) =>
    screen.getByRole('main').querySelector(`a[href$="${name}"]`)?.textContent;
  expect(hrefOf('/en-UN/')).toBe('Go to the home page');
  expect(hrefOf('/contact-live-chat')).toBe('Contact support');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(site.path()).toBe('/en-UN/signup'));
});

test('where nothing came before, another try begins at home [ROUTE-13]', async () => {
  const site = await openSite({ at: '/en-UN/page-error-500' });
  await screen.findByRole('heading', TITLE);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(site.path()).toBe('/en-UN/'));
});
