import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { freshDevice, leaveSite, openSite, type SiteOptions } from '../../replay/dom/site.tsx';
import type { Answer } from '../../replay/dom/wire.ts';
import { CONTACT_DETAILS } from './contact-details.ts';
import { fewOf } from '../setup/few-of.ts';

/** Sign-up on the whole site: the requests that are really sent, and the player's words meanwhile. */

beforeEach(freshDevice);
afterEach(() => {
  leaveSite();
  delete window.dataLayer;
});

type Site = Awaited<ReturnType<typeof openSite>>;

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const field = (label: RegExp | string) => screen.getByLabelText(label);
const button = (name: string) => screen.getByRole('button', { name });

async function enter({ user }: Site, label: RegExp | string, text: string): Promise<void> {
  await user.click(field(label));
  await user.paste(text);
}

async function open(options: Partial<SiteOptions> = {}): Promise<Site> {
  const site = await openSite({ at: '/en-UN/signup', ...options });
  await heading('Create your account');
  return site;
}

async function sendDetails(site: Site): Promise<void> {
  await enter(site, 'E-mail address', 'aino.virtanen@example.com');
  await enter(site, 'Password', 'Correct-Horse-7');
  await site.user.click(field(/^I have read and accept the/));
  await site.user.click(field(/^I have read the/));
  await site.user.click(button('Create account'));
}

async function sendContact(site: Site, other: Partial<typeof CONTACT_DETAILS> = {}): Promise<void> {
  await heading('Your contact details');
  for (const [label, text] of Object.entries({ ...CONTACT_DETAILS, ...other })) {
    await enter(site, label, text);
  }
  await site.user.click(button('Save and continue'));
}

const WITHOUT_CODE: Answer = { body: { verificationMethod: 'NONE', supported: true } };

test('the market’s rules are asked for with the province, where there is one [SIGN-03]', async () => {
  const site = await open({ at: '/en-CA/signup' });
  await site.user.selectOptions(field('Province'), 'QC');
  await sendDetails(site);
  await heading('Your contact details');
  expect(site.sent('getMarketRiskSetting').query).toEqual({
    market: 'CA',
    countryCode: 'CA',
    provinceCode: 'QC',
  });
});

test('the market’s rules are asked for without a province, where there is none [SIGN-03]', async () => {
  const site = await open();
  await sendDetails(site);
  await heading('Your contact details');
  expect(site.sent('getMarketRiskSetting').query).toEqual({ market: 'UN', countryCode: 'FI' });
});

for (const { rows, tags } of fewOf(
  [
    ['as at home', '040 123 4567'],
    ['with its prefix', '+358 40 123 4567'],
    ['with its prefix and the zero of home', '+358 (0)40-123 4567'],
    ['with a prefix dialled', '00358 40 1234567'],
    ['with its prefix and no sign before it', '358401234567'],
    ['as another device copies it', '\u202A+358 40\u2013123\u20134567\u202C'],
    ['in digits of full width', '０４０１２３４５６７'],
  ],
  3,
))
  test.each(rows)(
    'a mobile number %s is sent with one prefix [SIGN-12]',
    { tags },
    async (_, number) => {
      const site = await open();
      await sendDetails(site);
      await sendContact(site, { 'Mobile number': number });
      await waitFor(() => {
        expect(site.sent('updateRegistration').body).toMatchObject({
          mobilePhone: '+358401234567',
        });
      });
    },
  );

test('who has one legal name gives one [SIGN-16] [SIGN-26]', async () => {
  const site = await open();
  await sendDetails(site);
  await heading('Your contact details');
  await site.user.click(button('Save and continue'));
  expect(field('Last name')).toHaveAccessibleDescription('Enter your last name.');
  await site.user.click(field('I have one name only'));
  expect(screen.queryByRole('textbox', { name: 'Last name' })).toBeNull();
  for (const [label, text] of Object.entries(CONTACT_DETAILS)) {
    if (label !== 'Last name') await enter(site, label, text);
  }
  await site.user.click(button('Save and continue'));
  await waitFor(() => {
    expect(site.sent('updateRegistration').body).toMatchObject({ firstName: 'Aino' });
  });
  expect(site.sent('updateRegistration').body).not.toHaveProperty('lastName');
});

test('a number of another country is sent with its own prefix [SIGN-12]', async () => {
  const site = await open();
  await sendDetails(site);
  await sendContact(site, { 'Mobile number': '+46 70 123 45 67' });
  await waitFor(() => {
    expect(site.sent('updateRegistration').body).toMatchObject({ mobilePhone: '+46701234567' });
  });
});

test('a number with two readings is asked about, and kept as it was typed [SIGN-12]', async () => {
  const site = await open();
  await sendDetails(site);
  await heading('Your contact details');
  await site.user.selectOptions(field('Country code'), 'DE');
  await sendContact(site, { 'Mobile number': '4915112345678' });
  expect(field('Mobile number')).toHaveValue('4915112345678');
  expect(field('Mobile number')).toHaveAccessibleDescription(
    'This number can be read in two ways. Write it as it is dialled from abroad: + and the country code first, without brackets.',
  );
  expect(site.called('updateRegistration')).toBe(0);
});

describe('each screen says what it is', () => {
  test('rules of the market that did not come have a title of their own [SIGN-03]', async () => {
    const site = await open({ platform: { getMarketRiskSetting: { status: 500, body: {} } } });
    await sendDetails(site);
    await heading('We could not go on yet');
    expect(screen.getByRole('alert')).toHaveTextContent('Nothing that you entered is lost.');
    expect(screen.queryByRole('heading', { name: 'Create your account' })).toBeNull();
    site.answer('getMarketRiskSetting', { body: { verificationMethod: 'SMS', supported: true } });
    await site.user.click(button('Try again'));
    await heading('Your contact details');
    expect(site.called('registerPlayer')).toBe(1);
  });

  test('being logged in, and what comes after it, are told apart [SIGN-07] [SIGN-10]', async () => {
    const site = await open({
      platform: {
        getMarketRiskSetting: WITHOUT_CODE,
        logIn: 'silence',
        getAccessDetails: 'silence',
      },
    });
    await sendDetails(site);
    await sendContact(site);
    await heading('Logging you in');
    expect(screen.queryByRole('heading', { name: 'Your account is ready' })).toBeNull();
  });

  test('the account is fetched before the player is taken on [SIGN-10]', async () => {
    const site = await open({
      platform: { getMarketRiskSetting: WITHOUT_CODE, getAccessDetails: 'silence' },
    });
    await sendDetails(site);
    await sendContact(site);
    await heading('Your account is ready');
    expect(screen.getByText('You are logged in. Taking you on…')).toBeVisible();
    expect(site.path()).toBe('/en-UN/signup');
  });
});

/** 429, as the platform sends it, with so many seconds to wait. */
const tooOften = (retryAfter: number): Answer => ({
  status: 429,
  body: { code: 'error.rate_limited', message: 'Too many requests.', traceId: 'trace-1' },
  retryAfter,
});

describe('what was asked too often says when it may be asked again', () => {
  const alert = (words: RegExp) =>
    waitFor(() => {
      expect(screen.getByRole('alert')).toHaveTextContent(words);
    });

  test('a registration [SIGN-21] [ERR-03]', async () => {
    const site = await open({ platform: { registerPlayer: tooOften(890) } });
    await sendDetails(site);
    await alert(/Too many attempts in a short time\. ?You can try again in 15 minutes\.$/);
  });

  test('the rules of the market [SIGN-03] [ERR-03]', async () => {
    const site = await open({ platform: { getMarketRiskSetting: tooOften(0) } });
    await sendDetails(site);
    await alert(/You can try again in 1 minute\..*Nothing that you entered is lost\./);
  });

  test('contact info [SIGN-21] [ERR-03]', async () => {
    const site = await open({ platform: { updateRegistration: tooOften(3_600) } });
    await sendDetails(site);
    await sendContact(site);
    await alert(/You can try again in 1 hour\.$/);
  });

  test('a code to be sent [SIGN-27] [ERR-03]', async () => {
    const site = await open({ platform: { requestRegistrationSms: tooOften(61) } });
    await sendDetails(site);
    await sendContact(site);
    await alert(/could not send your code.*short time\. ?You can try again in 2 minutes\.$/);
  });

  test('a code to be checked [SIGN-27] [ERR-03]', async () => {
    const site = await open({ platform: { verifyRegistrationSms: tooOften(7_000) } });
    await sendDetails(site);
    await sendContact(site);
    await site.user.click(await screen.findByLabelText('6-digit code'));
    await site.user.paste('123456');
    await alert(/could not check your code.*short time\. ?You can try again in 2\s?hours\.$/);
  });
});
