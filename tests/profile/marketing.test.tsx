import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { outcomes } from '../../openapi/outcomes.gen.ts';
import { freshDevice, leaveSite } from '../../replay/dom/site.tsx';
import { inRegion, openProfile, refusal } from './page.support.tsx';
import { fewOf } from '../setup/few-of.ts';

beforeEach(freshDevice);
afterEach(leaveSite);

const read = outcomes.getMarketingPreferences.success.data;
const NONE = Object.fromEntries(Object.keys(read.channels).map((name) => [name, false]));
const noPreferences = {
  body: {
    channels: NONE,
    topics: { BONUS_OFFER: false, NEWSLETTER: false, CASINO: false, RESPONSIBLE_GAMING: true },
  },
};

for (const { rows, tags } of fewOf(
  [
    ['E-mail', { channels: { EMAIL: true } }],
    ['Casino news', { topics: { CASINO: true } }],
    ['Text message', { channels: { SMS: true } }],
    ['Post', { channels: { MAIL: true } }],
    ['Phone call', { channels: { PHONE: true } }],
    ['Push notification', { channels: { PUSH_NOTIFICATION: true } }],
    ['Bonus offers', { topics: { BONUS_OFFER: true } }],
    ['Newsletter', { topics: { NEWSLETTER: true } }],
  ],
  2,
))
  test.each(rows)(
    '%s is sent with its own key alone [PROF-10] [API-029]',
    { tags },
    async (name, body) => {
      const site = await openProfile({ platform: { getMarketingPreferences: noPreferences } });
      const section = await inRegion('Marketing preferences');
      await site.user.click(await section.findByRole('switch', { name }));
      await waitFor(() => {
        expect(site.sent('updateMarketingPreferences').body).toEqual(body);
      });
    },
  );

test('what the platform answers is shown, also what another tab changed [PROF-10]', async () => {
  const site = await openProfile({ platform: { getMarketingPreferences: noPreferences } });
  const section = await inRegion('Marketing preferences');
  const email = await section.findByRole('switch', { name: 'E-mail' });
  expect(email).not.toBeChecked();
  site.answer('updateMarketingPreferences', {
    body: {
      channels: { ...NONE, EMAIL: true, PHONE: true },
      topics: noPreferences.body.topics,
    },
  });
  await site.user.click(email);
  expect(await section.findByText('Saved.')).toBeVisible();
  expect(email).toBeChecked();
  expect(section.getByRole('switch', { name: 'Phone call' })).toBeChecked();
});

test('what could not be saved stands as before, and says so at its switch [PROF-09] [PROF-10]', async () => {
  const site = await openProfile({
    platform: {
      getMarketingPreferences: noPreferences,
      updateMarketingPreferences: refusal(500, 'error.internal'),
    },
  });
  const section = await inRegion('Marketing preferences');
  const sms = await section.findByRole('switch', { name: 'Text message' });
  await site.user.click(sms);
  const alert = await section.findByRole('alert');
  expect(alert).toHaveTextContent('We could not save this choice');
  expect(sms).not.toBeChecked();
  expect(sms.closest('div[aria-busy]')).toContainElement(alert);
  expect(document.querySelectorAll('[role=alert]')).toHaveLength(1);
});

test('what protects the player is on and stays on, and says why [PROF-10]', async () => {
  const site = await openProfile({ platform: { getMarketingPreferences: noPreferences } });
  const section = await inRegion('Marketing preferences');
  const safer = await section.findByRole('checkbox', { name: 'Safer play' });
  expect(safer).toBeChecked();
  expect(safer).toBeDisabled();
  expect(safer).toHaveAccessibleDescription('These messages protect you.');
  expect(section.getByText('Always on')).toBeVisible();
  await site.user.click(safer);
  expect(site.called('updateMarketingPreferences')).toBe(0);
});

test('preferences that could not be read claim nothing, and are read again [API-028]', async () => {
  const site = await openProfile({
    platform: { getMarketingPreferences: refusal(500, 'error.internal') },
  });
  const section = await inRegion('Marketing preferences');
  expect(await section.findByRole('alert')).toHaveTextContent('We could not load your preferences');
  expect(section.queryByRole('switch')).toBeNull();
  site.answer('getMarketingPreferences', noPreferences);
  await site.user.click(section.getByRole('button', { name: 'Try again' }));
  expect(await section.findByRole('switch', { name: 'E-mail' })).toBeVisible();
});
