import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { freshDevice, leaveSite, type Site } from '../../replay/dom/site.tsx';
import { withData } from '../../replay/dom/wire.ts';
import { putIn } from '../setup/put-in.ts';
import { fill, inRegion, openProfile, refusal, region } from './page.support.tsx';

beforeEach(freshDevice);
afterEach(leaveSite);

const VERIFIED = 'This number is verified.';
const NOT_VERIFIED = 'This number is not verified.';
const popup = () => screen.findByRole('dialog', { name: 'Confirm your number' });

async function phone() {
  const section = await inRegion('Phone');
  await section.findByLabelText('Mobile number');
  return section;
}

async function askFor(site: Site, number = '040 987 6543') {
  const section = await phone();
  await fill(site, section.getByLabelText('Mobile number'), number);
  await site.user.click(section.getByRole('button', { name: 'Send a code and verify' }));
  return section;
}

async function enterCode(site: Site, code: string) {
  const field = within(await popup()).getByLabelText('6-digit code');
  await site.user.click(field);
  await site.user.paste(code);
}

describe('the number in two parts', () => {
  test('has no buttons for as long as it is the proven one, which Enter does not send either [PHONE-01] [PHONE-05]', async () => {
    const site = await openProfile();
    const section = await phone();
    const number = section.getByLabelText('Mobile number');
    expect(section.queryAllByRole('button')).toEqual([]);
    await site.user.type(number, '{Enter}');
    await fill(site, number, '040 123 4568');
    expect(section.getAllByRole('button')).toHaveLength(2);
    await fill(site, number, '040 123 4567');
    expect(section.queryAllByRole('button')).toEqual([]);
    await site.user.type(number, '{Enter}');
    expect(site.called('requestPhoneNumberSms') + site.called('changePhoneNumber')).toBe(0);
    await fill(site, number, '040 123 4568');
    await site.user.type(number, '{Enter}');
    await popup();
  });

  test('is fixed while its code is asked for [PHONE-02]', async () => {
    const site = await openProfile({ platform: { requestPhoneNumberSms: 'silence' } });
    const section = await askFor(site);
    await waitFor(() => expect(site.called('requestPhoneNumberSms')).toBe(1));
    const number = section.getByLabelText('Mobile number');
    await site.user.type(number, '1');
    expect(number).toHaveValue('409876543');
    expect(section.getByLabelText('Country code')).toBeDisabled();
  });

  test('is shown as it is stored, and edited back and forth keeps its flag right [PHONE-01] [PHONE-05] [API-021]', async () => {
    const site = await openProfile();
    const section = await phone();
    const number = section.getByLabelText('Mobile number');
    const prefix = section.getByLabelText('Country code');
    expect([prefix, number].map((field) => (field as HTMLInputElement).value)).toEqual([
      'FI',
      '401234567',
    ]);
    expect(section.getByText(VERIFIED)).toBeVisible();
    await fill(site, number, '401234568');
    expect(section.getByText(NOT_VERIFIED)).toBeVisible();
    await fill(site, number, '040 123 4567');
    expect(section.getByText(VERIFIED)).toBeVisible();
    await site.user.selectOptions(prefix, 'SE');
    expect(section.getByText(NOT_VERIFIED)).toBeVisible();
    await site.user.selectOptions(prefix, 'FI');
    expect(section.getByText(VERIFIED)).toBeVisible();
  });

  test('is written as it was read, and its prefix follows [SIGN-12] [PHONE-07]', async () => {
    const site = await openProfile();
    const section = await askFor(site, '\u202A+46 70\u2013123 45 67\u202C');
    await popup();
    expect(section.getByLabelText('Country code')).toHaveValue('SE');
    expect(section.getByLabelText('Mobile number')).toHaveValue('701234567');
    expect(site.sent('requestPhoneNumberSms').body).toEqual({
      phonePrefix: '+46',
      phoneBody: '701234567',
    });
  });

  test('put in by a program that tells nobody, it is read when its field is left, and when it is sent [SIGN-12] [PHONE-07]', async () => {
    const site = await openProfile({ platform: { getPhoneNumber: { body: { verified: false } } } });
    const section = await phone();
    const number = section.getByLabelText<HTMLInputElement>('Mobile number');
    await site.user.click(number);
    putIn(number, '+46 70 123 45 68');
    await site.user.tab();
    expect(section.getByLabelText('Country code')).toHaveValue('SE');
    expect(number).toHaveValue('701234568');
    putIn(section.getByLabelText('Country code'), 'NO');
    putIn(number, '900 12 345');
    await site.user.click(section.getByRole('button', { name: 'Send a code and verify' }));
    await popup();
    expect(site.sent('requestPhoneNumberSms').body).toEqual({
      phonePrefix: '+47',
      phoneBody: '90012345',
    });
  });

  test('of which there is none is asked for [PHONE-01]', async () => {
    const site = await openProfile({ platform: { getPhoneNumber: { body: { verified: false } } } });
    const section = await phone();
    expect(section.getByLabelText('Mobile number')).toHaveValue('');
    expect(section.getByText(NOT_VERIFIED)).toBeVisible();
    await site.user.click(section.getByRole('button', { name: 'Send a code and verify' }));
    expect(section.getByLabelText('Mobile number')).toHaveAccessibleDescription(
      'Enter your mobile number.',
    );
    expect(site.called('requestPhoneNumberSms')).toBe(0);
  });
});

test('a code is asked for, entered in the popup, and proves the number [PHONE-02] [PHONE-04] [PHONE-06] [PHONE-07] [API-023] [API-024]', async () => {
  const site = await openProfile();
  const section = await askFor(site);
  const dialog = within(await popup());
  expect(dialog.getByText(/by text message to \+358 409876543\.$/)).toBeVisible();
  expect(dialog.getByText('Wrong number?', { exact: false })).toBeVisible();
  expect(site.sent('requestPhoneNumberSms').body).toEqual({
    phonePrefix: '+358',
    phoneBody: '409876543',
  });
  await enterCode(site, '204816');
  expect(await screen.findByText('Your number is saved and verified.')).toBeVisible();
  expect(site.sent('verifyPhoneNumberSms').body).toEqual({
    smsVerificationId: 'pv_3310',
    code: '204816',
  });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(section.getByText(VERIFIED)).toBeVisible();
  expect(section.getByLabelText('Mobile number')).toHaveValue('409876543');
  // The button that opened the popup is gone.
  expect(await region('Phone')).toHaveFocus();
});

test('that a number is saved is not said any longer while another one is typed or refused [MODAL-04] [PHONE-05]', async () => {
  const site = await openProfile();
  const section = await phone();
  const number = section.getByLabelText('Mobile number');
  const keep = () => site.user.click(section.getByRole('button', { name: 'Save without a code' }));
  const toast = () => screen.queryByText(/It is not verified yet\.$/);
  await fill(site, number, '409876543');
  await keep();
  await waitFor(() => expect(toast()).toBeVisible());
  await site.user.type(number, '1');
  await waitFor(() => expect(toast()).toBeNull());
  await keep();
  await waitFor(() => expect(toast()).toBeVisible());
  site.answer('changePhoneNumber', refusal(422, 'error.phone.in_use'));
  await keep();
  await waitFor(() => expect(toast()).toBeNull());
});

test('without a code the number is stored as not verified [PHONE-06] [API-022]', async () => {
  const site = await openProfile();
  const section = await phone();
  await fill(site, section.getByLabelText('Mobile number'), '409876543');
  await site.user.click(section.getByRole('button', { name: 'Save without a code' }));
  expect(await screen.findByText(/It is not verified yet\.$/)).toBeVisible();
  expect(site.sent('changePhoneNumber').body).toEqual({
    phonePrefix: '+358',
    phoneBody: '409876543',
  });
  expect(site.called('requestPhoneNumberSms')).toBe(0);
  expect(section.getByText(NOT_VERIFIED)).toBeVisible();
});

test.each([
  [422, 'error.phone.invalid', /cannot send messages to this number/],
  [422, 'error.phone.in_use', /belongs to another account/],
])(
  'a request that is refused with %i %s opens no popup, and is told at the field [PHONE-03] [PHONE-08]',
  async (status, code, words) => {
    const site = await openProfile({ platform: { requestPhoneNumberSms: refusal(status, code) } });
    const section = await askFor(site);
    await waitFor(() => {
      expect(section.getByLabelText('Mobile number')).toHaveAccessibleDescription(words);
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(section.getByLabelText('Mobile number')).toHaveValue('409876543');
    site.answer('requestPhoneNumberSms', withData('requestPhoneNumberSms', {}));
    await site.user.click(section.getByRole('button', { name: 'Send a code and verify' }));
    await popup();
  },
);

test('closing the popup resets the change; the next one has its own code [PHONE-04]', async () => {
  const site = await openProfile();
  const section = await askFor(site);
  await site.user.click(within(await popup()).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(section.getByText(NOT_VERIFIED)).toBeVisible();
  expect(site.called('verifyPhoneNumberSms')).toBe(0);

  const next = withData('requestPhoneNumberSms', { smsVerificationId: 'pv_4000' });
  site.answer('requestPhoneNumberSms', next);
  await site.user.click(section.getByRole('button', { name: 'Send a code and verify' }));
  await enterCode(site, '111111');
  await waitFor(() => {
    expect(site.sent('verifyPhoneNumberSms').body).toMatchObject({ smsVerificationId: 'pv_4000' });
  });
});

test('another code that was sent is the one that is checked [PHONE-02]', async () => {
  const site = await openProfile();
  await askFor(site);
  const dialog = within(await popup());
  await vi.advanceTimersByTimeAsync(60_500);
  site.answer(
    'requestPhoneNumberSms',
    withData('requestPhoneNumberSms', { smsVerificationId: 'pv_5000' }),
  );
  await site.user.click(await dialog.findByRole('button', { name: 'Send a new code' }));
  expect(await screen.findByText(/^We sent you a new code/)).toBeVisible();
  await enterCode(site, '222222');
  await waitFor(() => {
    expect(site.sent('verifyPhoneNumberSms').body).toMatchObject({ smsVerificationId: 'pv_5000' });
  });
});

test('a wrong code is told in the popup, too many end it with words of their own [PHONE-08] [MODAL-02]', async () => {
  const site = await openProfile({
    platform: { verifyPhoneNumberSms: refusal(400, 'sms.code.invalid') },
  });
  const section = await askFor(site);
  await enterCode(site, '111111');
  const dialog = within(await popup());
  await waitFor(() => {
    expect(dialog.getByLabelText('6-digit code')).toHaveAccessibleDescription(/is not right/);
  });
  site.answer('verifyPhoneNumberSms', refusal(429, 'sms.max.attempts.reached'));
  await enterCode(site, '222222');
  const over = await screen.findByRole('dialog', { name: 'Too many attempts' });
  expect(screen.queryByRole('dialog', { name: 'Confirm your number' })).toBeNull();
  await site.user.click(within(over).getByRole('button', { name: 'Back to my contact details' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(section.getByLabelText('Mobile number')).toHaveValue('409876543');
});

test('a number that turns out to be another player’s closes the popup, and is told at the field [PHONE-08]', async () => {
  const site = await openProfile({
    platform: { verifyPhoneNumberSms: refusal(422, 'error.phone.in_use') },
  });
  const section = await askFor(site);
  await enterCode(site, '111111');
  await waitFor(() => {
    expect(section.getByLabelText('Mobile number')).toHaveAccessibleDescription(
      /belongs to another account/,
    );
  });
  expect(screen.queryByRole('dialog')).toBeNull();
});
