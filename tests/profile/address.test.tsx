import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshDevice, leaveSite } from '../../replay/dom/site.tsx';
import { withData } from '../../replay/dom/wire.ts';
import { addressBody } from '../../src/profile/address/body.ts';
import { fill, inRegion, openProfile, refusal, region } from './page.support.tsx';

beforeEach(freshDevice);
afterEach(leaveSite);

const save = { name: 'Save address' };

test('what is sent is tidy, without a key for what there is none of [PROF-04] [PROF-06] [API-025]', async () => {
  const site = await openProfile();
  const section = await inRegion('Address');
  expect(section.getByLabelText('Street address')).toHaveValue('Mannerheimintie 1');
  await fill(site, section.getByLabelText('Street address'), '  Katu 5  🏠 ');
  await fill(site, section.getByLabelText('City'), 'ירושלים');
  await fill(site, section.getByLabelText('Postal code'), '00120');
  await site.user.click(section.getByRole('button', save));
  await waitFor(() => {
    expect(site.sent('updateAddress').body).toEqual({
      street: 'Katu 5 🏠',
      city: 'ירושלים',
      postalCode: '00120',
      countryCode: 'FI',
    });
  });
  // The value shown elsewhere is read anew.
  expect(site.called('getAccessDetails')).toBeGreaterThan(1);
});

test('where the form of postal codes is not known, one may be left out [PROF-04]', async () => {
  const site = await openProfile({
    platform: {
      getAccessDetails: withData('getAccessDetails', {
        countryCode: 'IE',
        address: { street: 'Main Street 1', city: 'Dublin', postalCode: 'D01', countryCode: 'IE' },
      }),
    },
  });
  const section = await inRegion('Address');
  await fill(site, section.getByLabelText('Postal code (optional)'), '');
  await site.user.click(section.getByRole('button', save));
  await waitFor(() => {
    expect(site.sent('updateAddress').body).toEqual({
      street: 'Main Street 1',
      city: 'Dublin',
      countryCode: 'IE',
    });
  });
});

test('where the form of postal codes is known, one is asked for, and what was typed stays [PROF-09]', async () => {
  const site = await openProfile();
  const section = await inRegion('Address');
  const field = section.getByLabelText(/^Postal code/);
  await fill(site, section.getByLabelText('Street address'), 'Katu 5');
  await fill(site, field, ' ');
  await site.user.click(section.getByRole('button', save));
  expect(field).toHaveAccessibleDescription('Enter your postal code.');
  expect(section.getByLabelText('Street address')).toHaveValue('Katu 5');
  expect(site.called('updateAddress')).toBe(0);
});

test('the country is sent as the platform knows it [PROF-05]', () => {
  const values = { street: 'A 1', city: 'B', postalCode: '', province: '' };
  const sent = ['SE', 'LL', 'JJ', 'FI'].map((code) => addressBody(values, code).countryCode);
  expect(sent).toEqual(['SE', 'NL', 'DE', 'FI']);
});

test('a postal code of another country is told at its field, and not sent [PROF-09]', async () => {
  const site = await openProfile();
  const section = await inRegion('Address');
  const field = section.getByLabelText(/^Postal code/);
  await fill(site, field, '1234');
  await site.user.click(section.getByRole('button', save));
  expect(field).toHaveAccessibleDescription('Enter a postal code like 00100.');
  expect(site.called('updateAddress')).toBe(0);
});

test('a refusal is shown in its section only, and what was typed stays [PROF-09]', async () => {
  const site = await openProfile({
    platform: { updateAddress: refusal(422, 'error.address.postal_code') },
  });
  const section = await inRegion('Address');
  await fill(site, section.getByLabelText('Street address'), 'Another street 9');
  await site.user.click(section.getByRole('button', save));
  await waitFor(() => {
    expect(section.getByLabelText(/^Postal code/)).toHaveAccessibleDescription(
      'Enter a postal code like 00100.',
    );
  });
  expect(section.getByLabelText('Street address')).toHaveValue('Another street 9');
  expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(1);

  site.answer('updateAddress', refusal(500, 'error.internal'));
  await site.user.click(section.getByRole('button', save));
  const alert = await section.findByRole('alert');
  expect(alert).toHaveTextContent('We could not save your address');
  expect(document.querySelectorAll('[role=alert]')).toHaveLength(1);
  expect(section.getByLabelText('Street address')).toHaveValue('Another street 9');
});

test('where provinces are asked for, one is sent, and a refused one is told there [PROF-06] [PROF-09]', async () => {
  const site = await openProfile({
    platform: {
      getAccessDetails: withData('getAccessDetails', {
        countryCode: 'CA',
        provinceCode: 'QC',
        address: { street: '1 Rue A', city: 'Montréal', postalCode: 'H2X 1Y4', countryCode: 'CA' },
      }),
      updateAddress: refusal(422, 'error.address.province'),
    },
  });
  await region('Address');
  const section = await inRegion('Address');
  const province = section.getByLabelText('Province');
  expect(province).toHaveValue('QC');
  await site.user.selectOptions(province, 'BC');
  await site.user.click(section.getByRole('button', save));
  await waitFor(() => {
    expect(province).toHaveAccessibleDescription(/cannot offer our service in this province/);
  });
  expect(site.sent('updateAddress').body).toEqual({
    street: '1 Rue A',
    city: 'Montréal',
    postalCode: 'H2X 1Y4',
    province: 'BC',
    countryCode: 'CA',
  });
});
