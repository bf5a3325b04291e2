import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { outcomes } from '../../openapi/outcomes.gen.ts';
import { freshDevice, leaveSite, openSite, type Site } from '../../replay/dom/site.tsx';
import { pass, settle } from '../../replay/dom/time.ts';
import { withData, type Answer } from '../../replay/dom/wire.ts';

beforeEach(freshDevice);
afterEach(leaveSite);

const left = (minutesRemaining: number): Answer => ({ body: { minutesRemaining } });
const summary = outcomes.getActivitySummary;

/** A player whose time is up, wherever they are. */
const open = (
  countryCode: string,
  platform: Partial<Record<string, Answer>> = {},
  content: Readonly<Record<string, unknown>> = {},
): Promise<Site> =>
  openSite({
    content,
    at: '/en-UN/responsible-gambling',
    player: true,
    claims: { country_code: countryCode },
    platform: {
      getAccessDetails: withData('getAccessDetails', { countryCode }),
      getActivityMinutesRemaining: left(0),
      ...platform,
    },
  });
const reminder = async () => {
  // Loaded in a quiet moment of the page.
  await pass(5_000);
  await settle();
  return screen.findByRole('dialog', { name: 'A look at the time' });
};
const button = (dialog: HTMLElement, name: string) => within(dialog).getByRole('button', { name });

describe('[EDD-07] [NS-61] the reminder', () => {
  test.each(['GB', 'DE'])(
    'of who lives in %s has no way past it but an answer',
    async (countryCode) => {
      const site = await open(countryCode);
      const dialog = await reminder();
      expect(within(dialog).queryByRole('button', { name: 'Close' })).toBeNull();
      await site.user.keyboard('{Escape}');
      await settle();
      expect(dialog).toBeVisible();
      expect(site.called('resetActivityTimer')).toBe(0);
      await site.user.click(button(dialog, 'Go on'));
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
      expect(site.called('resetActivityTimer')).toBe(1);
    },
  );

  test('may be closed where the law does not ask for an answer', async () => {
    const site = await open('FI');
    const dialog = await reminder();
    await site.user.click(button(dialog, 'Close'));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(site.called('resetActivityTimer')).toBe(1);
  });
});

describe('[ACT-03] an answer to the reminder', () => {
  test('to log out ends the session', async () => {
    const site = await open('GB');
    await site.user.click(button(await reminder(), 'Log out'));
    await waitFor(() => expect(site.called('signOut')).toBe(1));
    expect(await screen.findByText('You are logged out.')).toBeVisible();
  });

  test('to see the transactions leads there', async () => {
    const site = await open('GB');
    await site.user.click(button(await reminder(), 'See your transactions'));
    await waitFor(() => expect(site.path()).toBe('/en-UN/my-account/banking/transactions'));
  });
});

describe('[ACT-01] [ACT-04] what the session came to', () => {
  test.each([
    ['success', 'You have lost', '€25.00', /logged in for 2 hours and 5 minutes/],
    ['winning', 'You have won', '€80.00', /logged in for 1 hour and 5 minutes/],
    ['nothingPlayed', 'Neither won nor lost', '€0.00', /logged in for 31 minutes/],
  ] as const)(
    '%s: is told by its name, each sum beside its own',
    async (name, told, sum, since) => {
      const { data } = summary[name];
      await open('FI', { getActivitySummary: { body: data } });
      const dialog = await reminder();
      const row = async (term: string) => (await within(dialog).findByText(term)).nextSibling;
      expect(await row(told)).toHaveTextContent(sum);
      const money = (amount: number) => `€${(amount / 100).toFixed(2)}`;
      expect(await row('Stakes in this session')).toHaveTextContent(money(data.turnover));
      expect(await row('Winnings')).toHaveTextContent(money(data.winnings));
      expect(dialog).toHaveTextContent(since);
    },
  );
});

test('[ACT-03] what is chosen on the page of limits reaches the reminder that runs', async () => {
  const site = await openSite({ at: '/en-UN/my-account/gambling-limits', player: true });
  await pass(5_000);
  await settle();
  await waitFor(() => expect(site.called('getActivityTimer')).toBe(1));
  const section = within(await screen.findByRole('region', { name: /^Reminder/ }));
  await site.user.click(await section.findByRole('radio', { name: 'Every 30 minutes' }));
  await site.user.click(section.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(site.called('updateActivityTimer')).toBe(1));
  await waitFor(() => expect(site.called('getActivityTimer')).toBe(2));
});

test('[ACT-04] [ACT-06] [MODAL-01] who is asked whether they are there is asked nothing else, and then reminded', async () => {
  const site = await open('FI', {
    getActivityCheck: { body: { idleMs: 28 * 60_000, thresholdMs: 30 * 60_000 } },
  });
  await pass(5_000);
  await settle();
  const warning = await screen.findByRole('dialog', { name: 'Are you still there?' });
  expect(warning).toHaveAttribute('id', 'idle-timer');
  await waitFor(() => expect(site.called('getActivitySummary')).toBe(1));
  await settle();
  expect(screen.queryByText('A look at the time')).toBeNull();
  await site.user.click(button(warning, 'I am still here'));
  expect(await screen.findByRole('dialog', { name: 'A look at the time' })).toBeVisible();
});

test.each([
  ['reminder', 'A look at the time', {}],
  [
    'warning',
    'Are you still there?',
    { getActivityCheck: { body: { idleMs: 28 * 60_000, thresholdMs: 30 * 60_000 } } },
  ],
])(
  '[ACT-07] [ACT-08] a %s that maintenance takes away covers no game any more',
  async (_, name, platform) => {
    const settings = { maintenance: false, maintenanceMessage: 'Back at nine.' };
    const site = await open('FI', platform, { settings });
    await pass(5_000);
    await settle();
    await screen.findByRole('dialog', { name });
    const isAsking = () => site.runtime.site.getSnapshot().hasTag('asking');
    expect(isAsking()).toBe(true);
    site.publish('settings', { ...settings, maintenance: true });
    await pass(61_000);
    expect(await screen.findByText('Back at nine.')).toBeVisible();
    expect(isAsking()).toBe(false);
  },
);
