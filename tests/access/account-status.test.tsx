import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { day, loginRefusal } from '../../backend/access/status.ts';
import { problemBody } from '../../backend/platform/http/problem.ts';
import type { AccountStatus } from '../../backend/players/tables.ts';
import { freshDevice, leaveSite, openSite } from '../../replay/dom/site.tsx';
import { withData, type Answer } from '../../replay/dom/wire.ts';
import { registered } from '../backend/access/player.ts';
import { NOON } from '../backend/banking/facts.ts';
import { mirador } from '../brands/mirador.ts';

/**
 * Each status of an account, from the platform's own answer to the screens of its player on the whole site of a
 * brand.
 */

beforeEach(freshDevice);
afterEach(leaveSite);

const DEPOSIT = '/en-UN/my-account/banking/deposit';
const ACCOUNT = '/en-UN/my-account';

/** The platform's refusal of a login, as it goes over the wire. */
function refusalOf(status: AccountStatus): Answer {
  const statusUntil = status === 'TIMEOUT' || status === 'SELF_EXCLUDED' ? 2 * day : null;
  const player = registered({
    status,
    email: 'aino@example.com',
    statusInitiator: 'PLAYER',
    statusUntil: statusUntil === null ? null : new Date(NOON + statusUntil),
  });
  const refusal = loginRefusal(player, NOON, null);
  if (refusal === null) throw new Error(`${status} may log in`);
  const { status: http, code, message, details } = refusal;
  return { status: http, body: problemBody({ status: http, code, message, ...details }, 'trace') };
}

async function logIn(status: AccountStatus) {
  const site = await openSite({
    brand: mirador,
    at: '/en-UN/terms#login',
    platform: { logIn: refusalOf(status) },
  });
  const form = within(await screen.findByRole('dialog', { name: 'Log in' }));
  await site.user.click(form.getByLabelText('E-mail address'));
  await site.user.paste('aino@example.com');
  await site.user.click(form.getByLabelText('Password'));
  await site.user.paste('Correct-Horse-7');
  await site.user.click(form.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(site.called('logIn')).toBe(1));
  return site;
}

/** The platform's answer for a player who may log in (NS-69). */
const standing = (accountStatus: AccountStatus) => ({
  getAccessContext: withData('getAccessContext', {
    accountStatus,
    riskPayout: accountStatus === 'PAYOUT',
    restrictedAccess: accountStatus === 'RESTRICTED',
  }),
});

test.each([
  ['BLACKLISTED', /This account is blocked/],
  ['TIMEOUT', /taking a break. You can log in again in 2 days/],
  ['SELF_EXCLUDED', /excluded yourself from play. You can log in again in 2 days/],
  ['CLOSED', /This account is closed/],
] as const)('%s: nobody gets in, and is told why [SESS-19] [NS-69]', async (status, words) => {
  const site = await logIn(status);
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent(words));
  const popup = within(screen.getByRole('dialog'));
  const about = popup.queryByRole('link', { name: 'About closed accounts' });
  expect(about?.getAttribute('href')).toBe(
    status === 'CLOSED' ? '/en-UN/page-closed-account' : undefined,
  );
  expect(site.called('getAccessContext')).toBe(0);
  await site.go(ACCOUNT);
  await waitFor(() => expect(site.path()).toBe('/en-UN/page-error-401'));
});

test.each([
  ['PRE_REGISTERED', 'First name'],
  ['ACCOUNT_UNVERIFIED', '6-digit code'],
] as const)('%s: the sign-up goes on where it stopped [SESS-19] [NS-69]', async (status, field) => {
  const site = await logIn(status);
  await waitFor(() => expect(site.path()).toMatch(/^\/en-UN\/signup/));
  await screen.findByRole('textbox', { name: field });
});

test.each([
  ['REGISTERED', DEPOSIT, DEPOSIT],
  ['PAYOUT', DEPOSIT, '/en-UN/'],
  ['REGISTERED', ACCOUNT, ACCOUNT],
  ['PAYOUT', ACCOUNT, ACCOUNT],
] as const)('%s: who opens %s is at %s [SESS-19] [NS-69]', async (status, at, path) => {
  const site = await openSite({ brand: mirador, player: true, at, platform: standing(status) });
  await waitFor(() => expect(site.path()).toBe(path));
  await screen.findByRole('heading', { level: 1 });
  expect(screen.getByRole('button', { name: 'My account' })).toBeVisible();
  const isOffered = status === 'REGISTERED';
  expect(screen.queryAllByRole('link', { name: 'Deposit' }).length > 0).toBe(isOffered);
});

test('RESTRICTED: nothing of the site is open but help, and the account’s own reason is told [SESS-19] [NS-69]', async () => {
  for (const at of [DEPOSIT, ACCOUNT, '/en-UN/']) {
    await openSite({ brand: mirador, player: true, at, platform: standing('RESTRICTED') });
    await screen.findByRole('heading', { level: 1, name: 'Your account is restricted' });
    expect(screen.queryByRole('link', { name: 'Deposit' })).toBeNull();
    leaveSite();
    freshDevice();
  }
});
