import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { outcomes } from '../../openapi/outcomes.gen.ts';
import { freshDevice, leaveSite, openSite } from '../../replay/dom/site.tsx';
import { pass } from '../../replay/dom/time.ts';
import type { Answer } from '../../replay/dom/wire.ts';
import { connected, flags, pushes } from '../app/live-site.ts';

beforeEach(freshDevice);
afterEach(leaveSite);

const PATH = '/en-UN/my-account/gambling-limits';
const MINUTE = 60_000;
const limits = (data: object): Answer => ({ body: { currency: 'EUR', ...data } });
const spend = { getSpendLimits: { body: outcomes.getSpendLimits.none.data } };
const daily = async () =>
  within(await screen.findByRole('region', { name: 'Daily deposit limit' }));

test('[LIM-02] [LIM-10] a limit that is changed or locked elsewhere shows so at once', async () => {
  const site = await connected(PATH, {
    getDepositLimits: limits({ D: { limit: 5_000 } }),
    ...spend,
  });
  const card = await daily();
  expect(await card.findByText('€50.00')).toBeVisible();
  site.answer('getDepositLimits', limits({ D: { limit: 3_000, locked: true } }));
  await pushes(flags({ limitChanges: 1 }));
  expect(await card.findByText('€30.00')).toBeVisible();
  expect(card.getByRole('button', { name: /^Change/ })).toBeDisabled();
});

test.each([
  [{ D: { limit: 3_000 } }, /^From €30\.00 to €80\.00/],
  [{ D: { limit: 9_000 } }, /^Your limits changed while you were deciding/],
  [{ D: { limit: 3_000, locked: true } }, /^Your limits changed while you were deciding/],
])(
  '[LIM-11] an open question follows a limit that is changed elsewhere: %o',
  async (now, words) => {
    const site = await connected(PATH, {
      getDepositLimits: limits({ D: { limit: 5_000 } }),
      ...spend,
    });
    const card = await daily();
    await site.user.click(await card.findByRole('button', { name: /^Change/ }));
    const field = await card.findByRole('textbox');
    await site.user.clear(field);
    await site.user.type(field, '80');
    await site.user.click(card.getByRole('button', { name: 'Save' }));
    expect(await card.findByText(/^From €50\.00/)).toHaveFocus();
    site.answer('getDepositLimits', limits(now));
    await pushes(flags({ limitChanges: 1 }));
    expect(await screen.findByText(words)).toBeVisible();
    expect(card.queryByText(/^From €50\.00/)).toBeNull();
  },
);

test('[LIM-10] [LIM-11] a page that is left open shows what holds once the wait is over', async () => {
  let asked = 0;
  await openSite({
    at: PATH,
    player: true,
    platform: {
      getDepositLimits: () => {
        asked += 1;
        const pendingLimitActiveFrom = new Date(Date.now() + MINUTE).toISOString();
        const waits = { limit: 5_000, pendingLimit: 8_000, pendingLimitActiveFrom };
        return Promise.resolve(limits({ D: asked === 1 ? waits : { limit: 8_000 } }));
      },
      ...spend,
    },
  });
  const card = await daily();
  await card.findByText('€50.00');
  await pass(MINUTE);
  expect(await card.findByText('€80.00')).toBeVisible();
  expect(card.queryByText(/from|waiting/)).toBeNull();
});

test.each([
  [{ D: { limit: 3_000 } }, 'Your limit is saved, and holds.'],
  [
    { D: { limit: 5_000, pendingLimit: 3_000, pendingLimitActiveFrom: '2126-11-23T09:00:00Z' } },
    'Your change is saved. It does not hold yet: the limit tells from when.',
  ],
])('[LIM-11] whether it holds is said as the platform answers: %o', async (answer, words) => {
  const site = await openSite({
    at: PATH,
    player: true,
    platform: {
      getDepositLimits: limits({ D: { limit: 5_000 } }),
      updateDepositLimit: limits(answer),
      ...spend,
    },
  });
  const card = await daily();
  await site.user.click(await card.findByRole('button', { name: /^Change/ }));
  const field = await card.findByRole('textbox');
  await site.user.clear(field);
  await site.user.type(field, '30');
  await site.user.click(card.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByText(words)).toBeVisible());
});
