import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshDevice, leaveSite, openSite } from '../../replay/dom/site.tsx';
import { withData } from '../../replay/dom/wire.ts';

/** The login on the whole site: the popup over a page, and the page after it. */

beforeEach(freshDevice);
afterEach(() => {
  leaveSite();
  delete window.dataLayer;
});

type Site = Awaited<ReturnType<typeof openSite>>;

const popup = () => screen.findByRole('dialog', { name: 'Log in' });

async function submit({ user }: Site): Promise<void> {
  const form = within(await popup());
  await user.click(form.getByLabelText('E-mail address'));
  await user.paste('aino.virtanen@example.com');
  await user.click(form.getByLabelText('Password'));
  await user.paste('Correct-Horse-7');
  await user.click(form.getByRole('button', { name: 'Log in' }));
}

test('the hash opens the popup over the page; closing it takes the hash and what was entered away [LOGIN-01] [LOGIN-02]', async () => {
  const site = await openSite({
    at: '/en-UN/?campaign=x#login',
    platform: { logIn: { status: 401, body: { message: 'Account deactivated' } } },
  });
  await submit(site);
  await screen.findByText(/account is blocked/);
  const shown = within(screen.getByRole('dialog'));
  await site.user.click(shown.getByRole('button', { name: 'Close' }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  expect(`${location.pathname}${location.search}${location.hash}`).toBe('/en-UN/?campaign=x');
  await site.go('/en-UN/?campaign=x#login');
  const again = within(await popup());
  expect(again.queryByText(/account is blocked/)).toBeNull();
  expect(again.getByLabelText('E-mail address')).toHaveValue('');
});

test.each([
  ['older than the latest are shown', 2, 'Our terms have changed', '/en-UN/accept-terms-condition'],
  ['that are the latest are not', 3, undefined, '/en-UN/'],
])('after a login, accepted terms %s [LOGIN-06]', async (_, version, title, path) => {
  const site = await openSite({
    at: '/en-UN/#login',
    platform: {
      getAccessDetails: withData('getAccessDetails', {
        termsAndConditionsAcceptedVersion: version,
      }),
    },
  });
  await submit(site);
  await waitFor(() => {
    expect(site.called('getAccessDetails')).toBe(1);
    expect(screen.queryByRole('dialog', { name: 'Log in' })).toBeNull();
  });
  if (title === undefined) {
    expect(await screen.findAllByRole('link', { name: 'Deposit' })).not.toEqual([]);
  } else {
    await screen.findByRole('heading', { level: 1, name: title });
  }
  expect(site.path()).toBe(path);
});

test('a login is told to the data layer under both names, once, and a refused one is not [LOGIN-12] [TRACK-01] [TRACK-02] [API-175] [API-180]', async () => {
  const refused = { status: 401, body: { code: 'login.unauthorized', message: 'No.' } } as const;
  const site = await openSite({ at: '/en-UN/#login', platform: { logIn: refused } });
  await submit(site);
  await screen.findByRole('alert');
  expect(window.dataLayer).toBeUndefined();
  leaveSite();
  freshDevice();
  await submit(await openSite({ at: '/en-UN/#login' }));
  await waitFor(() => {
    expect(window.dataLayer).toEqual([
      { event: 'success-login', flow: 'Authentication' },
      { event: 'srtm-success-login', flow: 'Authentication' },
    ]);
  });
});
