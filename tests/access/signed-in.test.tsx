import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshDevice, leaveSite, openSite, type Site } from '../../replay/dom/site.tsx';

/** Players, and people who are half of one, on pages that make players. */

beforeEach(freshDevice);
afterEach(() => {
  leaveSite();
  delete window.dataLayer;
});

const unfinished = (step: string, more: object = {}) => ({
  status: 403,
  body: {
    code: 'login.sign_up_unfinished',
    message: 'The account is not verified yet.',
    traceId: 't',
    additionalInfo: {
      playerId: 'half-way',
      signUp: {
        email: 'aino.virtanen@example.com',
        countryCode: 'FI',
        verificationMethod: 'SMS',
        step,
        ...more,
      },
    },
  },
});

async function logIn({ user }: Site): Promise<void> {
  const popup = await screen.findByRole('dialog', { name: 'Log in' });
  const form = within(popup);
  await user.click(form.getByLabelText('E-mail address'));
  await user.paste('aino.virtanen@example.com');
  await user.click(form.getByLabelText('Password'));
  await user.paste('Correct-Horse-7');
  await user.click(form.getByRole('button', { name: 'Log in' }));
}

test.each([
  ['home page', '/en-UN/#login'],
  ['first step of another sign-up', '/en-UN/signup#login'],
])(
  'a log in at the %s leads back into a sign-up without contact details [SIGN-01] [LOGIN-08]',
  async (_, at) => {
    const site = await openSite({ at, platform: { logIn: unfinished('ContactInfo') } });
    await logIn(site);
    await screen.findByRole('heading', { name: 'Your contact details' });
    expect(site.path()).toBe('/en-UN/signup');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByText(/Your sign-up is not finished yet/)).toBeVisible();
  },
);

test('what somebody typed into a sign-up is taken away once whoever uses the tab is a player [SIGN-01]', async () => {
  sessionStorage.setItem('signUpDraft', 'sealed');
  await openSite({ at: '/en-UN/my-account', player: true });
  await waitFor(() => expect(sessionStorage.getItem('signUpDraft')).toBeNull());
});

test('a log in leads back into a sign-up without its code, and another one is sent to that player [SIGN-01] [SIGN-04]', async () => {
  const site = await openSite({
    at: '/en-UN/#login',
    platform: { logIn: unfinished('Verification', { verificationMethod: 'EMAIL' }) },
  });
  await logIn(site);
  await screen.findByLabelText('6-digit code');
  expect(site.sent('requestRegistrationEmail').body).toEqual({ playerId: 'half-way' });
});

test('a platform that does not say where it stopped is believed that the log in failed [LOGIN-08]', async () => {
  const { status, body } = unfinished('ContactInfo');
  const site = await openSite({
    at: '/en-UN/#login',
    platform: { logIn: { status, body: { ...body, additionalInfo: { playerId: 'half-way' } } } },
  });
  await logIn(site);
  expect(await screen.findByRole('alert')).toHaveTextContent(/is not right/);
  expect(site.path()).toBe('/en-UN/');
});

test('a player is shown no sign-up form, but the way to the account, and no start is announced [ROUTE-03] [SIGN-31]', async () => {
  await openSite({ at: '/en-UN/signup', player: true });
  await screen.findByRole('heading', { name: 'You are logged in' });
  expect(screen.getByText(/aino\.virtanen@example\.com/)).toBeVisible();
  expect(screen.queryByLabelText('Password')).toBeNull();
  const { 0: way } = within(screen.getByRole('main')).getAllByRole('link');
  expect(way).toHaveAttribute('href', '/en-UN/my-account');
  expect(window.dataLayer).toBeUndefined();
});

test('who logs in over the sign-up form is shown it no longer; after the log-out it is there [ROUTE-03]', async () => {
  const site = await openSite({ at: '/en-UN/signup' });
  await screen.findByLabelText('E-mail address');
  await site.runtime.call('logIn', { body: { email: 'aino@example.com', password: 'x' } });
  await screen.findByRole('heading', { name: 'You are logged in' });
  expect(screen.queryByLabelText('Password')).toBeNull();
  site.runtime.session.send({ type: 'session.expired' });
  await screen.findByLabelText('Password');
  // The device has forgotten the session.
  await screen.findAllByRole('link', { name: 'Sign up' });
});

test('a sign-up that somebody else left in the tab is forgotten at a log in [SIGN-01]', async () => {
  const site = await openSite({ at: '/en-UN/#login' });
  sessionStorage.setItem('signUpProgress', JSON.stringify({ playerId: 'another' }));
  await logIn(site);
  await waitFor(() => {
    expect(sessionStorage.getItem('signUpProgress')).toBeNull();
  });
});

test('a player on the page of the password reset is led to the change of it, or goes on [ROUTE-08]', async () => {
  const site = await openSite({ at: '/en-UN/reset-password', player: true });
  const way = await screen.findByRole('link', { name: 'Change my password' });
  expect(way).toHaveAttribute('href', '/en-UN/my-account/account');
  expect(screen.queryByRole('dialog')).toBeNull();
  await site.user.click(screen.getByRole('button', { name: 'I have forgotten it' }));
  await screen.findByRole('dialog', { name: 'Reset your password' });
});

test('the link of an e-mail leads a player straight to the new password [ROUTE-08] [RESET-05]', async () => {
  await openSite({
    at: '/en-UN/reset-password?email=aino.virtanen@example.com&resetKey=a-key-that-is-long-enough',
    player: true,
  });
  await screen.findByLabelText('New password');
});

test('a player at pay-and-play is led to the deposit [ROUTE-04]', async () => {
  await openSite({ at: '/fi-FI/signup/pnp', player: true });
  const main = within(screen.getByRole('main'));
  expect(await main.findByRole('link', { name: 'Talleta' })).toHaveAttribute(
    'href',
    '/fi-FI/deposit',
  );
});
