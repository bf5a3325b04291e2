import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pass } from '../../replay/dom/time.ts';
import { DAY, LIFETIME, tokenPlatform } from '../../replay/dom/token-platform.ts';
import type { Answer } from '../../replay/dom/wire.ts';
import { freshDevice, leaveSite, openSite, type Site } from '../../replay/dom/site.tsx';

/** The password reset on the whole site: the popup over its page, over the real client. */

beforeEach(freshDevice);
afterEach(() => {
  leaveSite();
  delete window.dataLayer;
});

const PAGE = '/en-UN/reset-password';
const EMAIL = 'aino.virtanen@example.com';
const KEY = '9mQ2xV7tLr4K';
const PASSWORD = 'Battery-Staple-9';
const LINK = `${PAGE}?${new URLSearchParams({ email: EMAIL, resetKey: KEY }).toString()}`;

const refusal = (status: number, code: string, more: object = {}): Answer => ({
  status,
  body: { code, message: 'No.', traceId: 'trace-1', ...more },
});

const popup = async () =>
  within(await screen.findByRole('dialog', { name: 'Reset your password' }));
type Popup = Awaited<ReturnType<typeof popup>>;

async function type({ user }: Site, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}

const code = (shown: Popup) => shown.findByLabelText('6-digit code');

async function ask(site: Site, email = EMAIL): Promise<Popup> {
  const shown = await popup();
  await type(site, await shown.findByLabelText('E-mail address'), email);
  await site.user.click(shown.getByRole('button', { name: 'Continue' }));
  return shown;
}

async function atPassword(site: Site): Promise<Popup> {
  const shown = await ask(site);
  await type(site, await code(shown), '204816');
  await shown.findByLabelText('New password');
  return shown;
}

async function setPassword(site: Site, first = PASSWORD, again = first): Promise<Popup> {
  const shown = await popup();
  await type(site, await shown.findByLabelText('New password'), first);
  await type(site, shown.getByLabelText('New password again'), again);
  await site.user.click(shown.getByRole('button', { name: 'Set new password' }));
  return shown;
}

const steps = (shown: Popup) => shown.getAllByRole('listitem').map((step) => step.textContent);

const isHome = () =>
  waitFor(() => {
    expect(location.pathname).toBe('/en-UN/');
  });

describe('by a code', () => {
  test('four steps lead home, where the login opens, and the calls carry what they must [RESET-01] [RESET-04] [RESET-05] [RESET-06] [ROUTE-08] [SIGN-02] [API-009] [API-010] [API-011]', async () => {
    const site = await openSite({ at: PAGE });
    const shown = await popup();
    await shown.findByLabelText('E-mail address');
    expect(steps(shown)).toEqual(['E-mail', 'Verification', 'Password', 'Done']);
    await atPassword(site);
    expect(site.sent('requestPasswordReset').body).toEqual({ email: EMAIL });
    expect(site.sent('verifyPasswordResetSms').body).toEqual({
      email: EMAIL,
      smsResetKeyId: 'rk_5521',
      code: '204816',
    });
    await setPassword(site);
    await isHome();
    expect(site.sent('setNewPassword').body).toEqual({
      email: EMAIL,
      smsResetKeyId: 'rk_5521',
      resetKey: KEY,
      password: PASSWORD,
    });
    expect(site.called('setNewPasswordByEmail')).toBe(0);
    expect(location.hash).toBe('#login');
    const login = within(await screen.findByRole('dialog', { name: 'Log in' }));
    expect(login.getByRole('status')).toHaveTextContent(
      'Your new password is set. Log in with it.',
    );
    expect(login.getByLabelText('E-mail address')).toHaveValue(EMAIL);
    expect(login.getByLabelText('Password')).toHaveFocus();
    expect(sessionStorage.getItem('passwordResetProgress')).toBeNull();
  });

  test('it is never said that there is an account, and nothing where anything went [RESET-09]', async () => {
    const site = await openSite({ at: PAGE });
    const shown = await ask(site);
    await code(shown);
    const known = shown.getByText(/^If an account exists for/).textContent;
    site.close();
    sessionStorage.clear();
    const other = await openSite({
      at: PAGE,
      platform: { requestPasswordReset: refusal(404, 'error.player.not_found') },
    });
    const again = await ask(other);
    await code(again);
    expect(again.getByText(/^If an account exists for/).textContent).toBe(known);
    expect(again.queryByRole('alert')).toBeNull();
  });

  test('going back forgets what was refused and keeps the address [RESET-02]', async () => {
    const site = await openSite({
      at: PAGE,
      platform: { verifyPasswordResetSms: refusal(400, 'sms.code.invalid') },
    });
    const shown = await ask(site);
    await type(site, await code(shown), '111111');
    await waitFor(() => {
      expect(shown.getByLabelText('6-digit code')).toHaveAccessibleDescription(/not right/);
    });
    await site.user.click(shown.getByRole('button', { name: 'Change it' }));
    expect(await shown.findByLabelText('E-mail address')).toHaveValue(EMAIL);
    await site.user.click(shown.getByRole('button', { name: 'Continue' }));
    expect(await code(shown)).not.toHaveAccessibleDescription(/not right/);
  });

  test('too many attempts open the modal; behind it the form is empty again [RESET-03] [MODAL-01] [MODAL-02]', async () => {
    const site = await openSite({
      at: PAGE,
      platform: { verifyPasswordResetSms: refusal(429, 'sms.max.attempts.reached') },
    });
    const shown = await ask(site);
    await type(site, await code(shown), '111111');
    const modal = await screen.findByRole('dialog', { name: 'Too many attempts' });
    expect(modal).toHaveAttribute('id', 'max-attempts');
    await site.user.click(within(modal).getByRole('button', { name: 'Start again' }));
    expect(await (await popup()).findByLabelText('E-mail address')).toHaveValue('');
  });

  test.each([
    [400, 'error.validation', /did not accept|Something went wrong/],
    [500, 'error.internal', /Something went wrong on our side/],
    [429, 'error.rate_limited', /Too many attempts/],
  ])(
    'a request that is refused with %i %s is told, and the way back keeps the address [RESET-07]',
    async (status, refused, words) => {
      const site = await openSite({
        at: PAGE,
        platform: { requestPasswordReset: refusal(status, refused) },
      });
      const shown = await ask(site);
      expect(await shown.findByRole('alert')).toHaveTextContent(words);
      await site.user.click(shown.getByRole('button', { name: 'Change the e-mail address' }));
      expect(await shown.findByLabelText('E-mail address')).toHaveValue(EMAIL);
    },
  );

  test('an address that can be none is stopped at its field', async () => {
    const site = await openSite({ at: PAGE });
    const shown = await ask(site, 'aino');
    expect(shown.getByLabelText('E-mail address')).toHaveAccessibleDescription(/like name@/);
    expect(site.called('requestPasswordReset')).toBe(0);
  });

  test('a request that came too often waits as long as the platform says, and nothing is awaited meanwhile [RESET-07]', async () => {
    const site = await openSite({
      at: PAGE,
      platform: {
        requestPasswordReset: {
          status: 429,
          body: { code: 'error.rate_limited', message: 'No.', traceId: 'trace-1' },
          retryAfter: 600,
        },
      },
    });
    const shown = await ask(site);
    expect(await shown.findByRole('alert')).toHaveTextContent('in 10 minutes');
    expect(shown.getByRole('button', { name: 'Try again' })).toBeDisabled();
    expect(shown.queryByText(/Nothing arrived/)).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(600_000));
    expect(shown.getByRole('button', { name: 'Try again' })).toBeEnabled();
  });

  test('a reload goes on with the password; what is stored is not the password [RESET-01] [RESET-05]', async () => {
    const site = await openSite({ at: PAGE });
    await atPassword(site);
    site.close();
    const again = await openSite({ at: PAGE });
    await setPassword(again);
    await isHome();
    expect(again.sent('setNewPassword').body).toMatchObject({ resetKey: KEY, email: EMAIL });
    expect(again.called('requestPasswordReset')).toBe(0);
  });
});

describe('without a phone', () => {
  const byLink = (shown: Popup) =>
    shown.findByRole('checkbox', { name: /I cannot receive text messages/ });

  test('anybody may ask for the link; no code is asked for, and another link may be had [RESET-01] [RESET-06] [RESET-09]', async () => {
    const site = await openSite({ at: PAGE });
    const shown = await popup();
    await site.user.click(await byLink(shown));
    await ask(site);
    expect(await shown.findByText(/we have sent a link to this address/)).toBeVisible();
    expect(site.sent('requestPasswordReset').body).toEqual({ email: EMAIL, byLink: true });
    expect(shown.queryByLabelText('6-digit code')).toBeNull();
    await pass(60_000);
    await site.user.click(shown.getByRole('button', { name: 'Ask for a new code or link' }));
    expect(site.called('requestPasswordReset')).toBe(2);
    expect(site.sent('requestPasswordReset').body).toEqual({ email: EMAIL, byLink: true });
  });

  test('going back keeps what was chosen, and a reload goes on with it [RESET-01] [RESET-02]', async () => {
    const site = await openSite({ at: PAGE });
    await site.user.click(await byLink(await popup()));
    await ask(site);
    await (await popup()).findByText(/we have sent a link to this address/);
    site.close();
    const again = await openSite({ at: PAGE });
    const shown = await popup();
    expect(await shown.findByText(/we have sent a link to this address/)).toBeVisible();
    expect(again.sent('requestPasswordReset').body).toEqual({ email: EMAIL, byLink: true });
    await again.user.click(shown.getByRole('button', { name: 'Change it' }));
    expect(await byLink(shown)).toBeChecked();
  });
});

describe('by a link', () => {
  test.each(['?', '#'])(
    'that carries its key behind %s: the password comes first; the key leaves the address and its history at once [RESET-05] [RESET-06] [API-012]',
    async (mark) => {
      const before = history.length;
      const site = await openSite({ at: LINK.replace('?', mark) });
      const shown = await popup();
      expect(await shown.findByLabelText('New password')).toBeVisible();
      expect(`${location.pathname}${location.search}${location.hash}`).toBe(PAGE);
      expect(history.length).toBe(before);
      expect(JSON.stringify([history.state, window.dataLayer ?? []])).not.toContain(KEY);
      await setPassword(site);
      await isHome();
      expect(site.sent('setNewPasswordByEmail').body).toEqual({
        email: EMAIL,
        resetKey: KEY,
        password: PASSWORD,
      });
      expect(site.called('setNewPassword')).toBe(0);
    },
  );

  test.each([
    ['without a key', `?email=${EMAIL}`],
    ['without an address', `?resetKey=${KEY}`],
    ['with a key that none can be', `?email=${EMAIL}&resetKey=%3Cscript%3E`],
    ['with an empty key', `?email=${EMAIL}&resetKey=`],
  ])('%s: told, and the address asked for [RESET-05]', async (_, query) => {
    await openSite({ at: `${PAGE}${query}` });
    const shown = await popup();
    expect(await shown.findByRole('alert')).toHaveTextContent('This link does not work');
    expect(shown.getByLabelText('E-mail address')).toHaveValue('');
    expect(location.search).toBe('');
  });

  test.each([
    [400, 'error.password.reset'],
    [404, 'error.player.not_found'],
  ])(
    'a key refused with %i %s: told alike, with the ways on; nothing of it is kept [RESET-07] [RESET-09]',
    async (status, refused) => {
      const site = await openSite({
        at: LINK,
        platform: { setNewPasswordByEmail: refusal(status, refused) },
      });
      const shown = await setPassword(site);
      expect(await shown.findByRole('alert')).toHaveTextContent('This reset is no longer valid');
      expect(sessionStorage.getItem('passwordResetProgress')).toBeNull();
      expect(shown.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/en-UN/#login');
      await site.user.click(shown.getByRole('button', { name: 'Ask for a new code or link' }));
      expect(await shown.findByLabelText('E-mail address')).toHaveValue(EMAIL);
    },
  );

  test('a failure keeps what was typed [RESET-07]', async () => {
    const site = await openSite({
      at: LINK,
      platform: { setNewPasswordByEmail: refusal(500, 'error.internal') },
    });
    const shown = await setPassword(site);
    expect(await shown.findByRole('alert')).toHaveTextContent(/could not set your password/);
    expect(shown.getByLabelText('New password')).toHaveValue(PASSWORD);
    expect(shown.getByLabelText('New password again')).toHaveValue(PASSWORD);
  });
});

describe('the new password', () => {
  test.each([
    ['short', 'Ab-1', 'Ab-1', 'New password', /at least 8/],
    ['without a symbol', 'Battery9Staple', 'Battery9Staple', 'New password', /Add a symbol/],
    [
      'with the name of the address',
      'Aino.Virtanen-7',
      'Aino.Virtanen-7',
      'New password',
      /name in your e-mail/,
    ],
    ['not twice the same', PASSWORD, 'Battery-Staple-8', 'New password again', /not the same/],
    ['once only', PASSWORD, '', 'New password again', /again/],
  ])(
    '%s: stopped at its field, by the rules of the sign-up [RESET-08]',
    async (_, first, again, field, words) => {
      const site = await openSite({ at: LINK });
      const shown = await popup();
      await type(site, await shown.findByLabelText('New password'), first);
      if (again !== '') await type(site, shown.getByLabelText('New password again'), again);
      await site.user.click(shown.getByRole('button', { name: 'Set new password' }));
      expect(shown.getByLabelText(field)).toHaveAccessibleDescription(words);
      expect(site.called('setNewPasswordByEmail')).toBe(0);
    },
  );

  test('one that the platform knows from public lists is refused at its field [RESET-07] [RESET-08]', async () => {
    const validationErrors = [{ field: 'password', code: 'breached', message: 'Public.' }];
    const site = await openSite({
      at: LINK,
      platform: { setNewPasswordByEmail: refusal(400, 'error.validation', { validationErrors }) },
    });
    const shown = await setPassword(site);
    await waitFor(() => {
      expect(shown.getByLabelText('New password')).toHaveAccessibleDescription(/not accepted/);
    });
    expect(shown.queryByRole('alert')).toBeNull();
  });

  test('ends the session that this tab still shows of the same player [RESET-04]', async () => {
    const site = await openSite({ at: LINK, player: true });
    await setPassword(site);
    await isHome();
    await waitFor(() => {
      expect(site.called('signOut')).toBe(1);
    });
  });
});

describe.each([
  ['a day fast', DAY],
  ['a day slow', -DAY],
])('on a device whose clock is %s', (clock, skew) => {
  /** By the platform’s own clock. */
  const tokens = () => ({
    ...tokenPlatform(() => Date.now() - skew).issue('100123'),
    expiresIn: LIFETIME / 1_000,
  });

  beforeEach(() => {
    vi.setSystemTime(Date.now() + skew);
  });

  test('a code is good as long, another may be had as soon, and the new password logs in [RESET-01] [NS-08] [SESS-10]', async () => {
    const site = await openSite({
      at: PAGE,
      platform: { logIn: { body: tokens() } },
    });
    const shown = await ask(site);
    expect(await code(shown)).toHaveAccessibleDescription(/10\sminutes/);
    expect(shown.getByRole('timer')).toHaveTextContent(/in (?:60|59|58) seconds/);
    await pass(60_000);
    await site.user.click(shown.getByRole('button', { name: 'Send a new code' }));
    expect(site.called('requestPasswordReset')).toBe(2);
    await type(site, await code(shown), '204816');
    await setPassword(site);
    await isHome();
    const login = within(await screen.findByRole('dialog', { name: 'Log in' }));
    await type(site, login.getByLabelText('Password'), PASSWORD);
    await site.user.click(login.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByRole('button', { name: 'My account' })).toBeVisible();
    expect(site.called('refreshSession')).toBe(0);
  });

  test('a link is taken, and it is the platform that says whether it still holds [RESET-05] [RESET-06]', async () => {
    const site = await openSite({ at: LINK });
    await setPassword(site);
    await isHome();
    expect(site.called('setNewPasswordByEmail')).toBe(1);
  });

  test(`${clock} and corrected meanwhile, the countdown goes on as it was [NS-08]`, async () => {
    const site = await openSite({ at: PAGE });
    const shown = await ask(site);
    await code(shown);
    vi.setSystemTime(Date.now() - skew);
    await pass(20_000);
    expect(shown.getByRole('timer')).toHaveTextContent(/in (?:40|39|38) seconds/);
  });

  test('a wait that the platform asks for is as long [RESET-07]', async () => {
    const body = { code: 'error.rate_limited', message: 'No.', traceId: 'trace-1' };
    const tooMany = { status: 429, body, retryAfter: 60 };
    const site = await openSite({ at: PAGE, platform: { requestPasswordReset: tooMany } });
    const shown = await ask(site);
    const again = await shown.findByRole('button', { name: 'Try again' });
    expect(again).toBeDisabled();
    await pass(58_000);
    expect(again).toBeDisabled();
    await pass(2_000);
    expect(again).toBeEnabled();
  });
});

describe('the ways there and back', () => {
  test('the login leads there, also when it was refused, and closing leads back [LOGIN-14]', async () => {
    const site = await openSite({ at: '/en-UN/#login' });
    const login = within(await screen.findByRole('dialog', { name: 'Log in' }));
    await site.user.click(login.getByRole('link', { name: 'Forgotten your password?' }));
    const shown = await popup();
    expect(location.pathname).toBe(PAGE);
    await site.user.click(shown.getByRole('button', { name: 'Close' }));
    await waitFor(() => {
      expect(`${location.pathname}${location.hash}`).toBe('/en-UN/#login');
    });
  });

  test('the address that was typed at the login stands there, and never in the address bar [LOGIN-14]', async () => {
    const site = await openSite({ at: '/en-UN/#login' });
    const login = within(await screen.findByRole('dialog', { name: 'Log in' }));
    await type(site, login.getByLabelText('E-mail address'), 'aino@example.com');
    await site.user.click(login.getByRole('link', { name: 'Forgotten your password?' }));
    expect(await (await popup()).findByLabelText('E-mail address')).toHaveValue('aino@example.com');
    expect(location.href).not.toContain('aino');
  });

  test('closed, it keeps no key: the next one begins with the address [RESET-01] [RESET-05]', async () => {
    const site = await openSite({ at: PAGE });
    const shown = await atPassword(site);
    await site.user.click(shown.getByRole('button', { name: 'Close' }));
    await isHome();
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain(KEY);
    await site.go(PAGE);
    expect(await (await popup()).findByLabelText('E-mail address')).toBeVisible();
  });

  test('whoever came by the address is led home when they close it [ROUTE-08]', async () => {
    const site = await openSite({ at: PAGE });
    const shown = await popup();
    await site.user.click(shown.getByRole('button', { name: 'Close' }));
    await isHome();
  });
});
