import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { outcomes } from '../../openapi/outcomes.gen.ts';
import { cookieChoice } from '../../replay/cookie-choice.ts';
import { freshDevice, leaveSite, openSite } from '../../replay/dom/site.tsx';

/** The campaigns that brought a player, at the cashier (TRACK-03, NS-63). */

beforeEach(freshDevice);
afterEach(leaveSite);

const [offer] = outcomes.getDepositBonuses.success.data.campaigns;
const offered = (...names: readonly string[]) => ({
  campaigns: names.map((name) => ({ ...offer, campaignId: name.toLowerCase(), name })),
});

async function openCashier() {
  const site = await openSite({
    at: '/en-UN/my-account/banking/deposit',
    player: true,
    platform: {
      getDepositBonuses: (request) =>
        Promise.resolve({
          body: request.url.includes('campaignIds=')
            ? offered('Spring')
            : offered('Best', 'Second', 'Spring'),
        }),
    },
  });
  await waitFor(() => expect(site.called('getDepositBonuses')).toBeGreaterThan(0));
  const names = () =>
    screen
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.textContent ?? '')
      .flatMap((text) => /Best|Second|Spring/.exec(text)?.[0] ?? []);
  await waitFor(() => expect(names()).toHaveLength(3));
  return { ...site, names };
}

test('are asked about, and offered first; nothing else is hidden, and none stands twice [TRACK-03] [API-142]', async () => {
  localStorage.setItem('campaignIds', '["spring","autumn"]');
  const site = await openCashier();
  expect(site.sent('getDepositBonuses').query).toMatchObject({ campaignIds: 'spring,autumn' });
  expect(site.names()).toEqual(['Spring', 'Best', 'Second']);
});

test('are not asked about without any, or without consent to marketing [TRACK-03] [COOK-06]', async () => {
  const site = await openCashier();
  expect(site.called('getDepositBonuses')).toBe(1);
  expect(site.sent('getDepositBonuses').query).not.toHaveProperty('campaignIds');
  expect(site.names()).toEqual(['Best', 'Second', 'Spring']);
  site.close();
  for (const [key, value] of Object.entries(
    cookieChoice({ performanceFunctional: true, marketing: false }),
  )) {
    localStorage.setItem(key, value);
  }
  localStorage.setItem('campaignIds', '["spring"]');
  const refused = await openCashier();
  expect(refused.called('getDepositBonuses')).toBe(1);
});
