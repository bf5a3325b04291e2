import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshDevice, leaveSite, openSite } from '../../replay/dom/site.tsx';
import { inRegion, openProfile, refusal } from './page.support.tsx';

beforeEach(freshDevice);
afterEach(leaveSite);

test('the page has a section for each thing that a player manages [PROF-11]', async () => {
  await openProfile();
  await screen.findByLabelText('Mobile number');
  const names = screen.getAllByRole('region').map((one) => one.getAttribute('aria-labelledby'));
  const titles = names.map((id) => document.querySelector(`[id="${id}"]`)?.textContent);
  expect(titles).toEqual(
    expect.arrayContaining([
      'Contact details',
      'Phone',
      'Address',
      'Language',
      'Password',
      'Marketing preferences',
      'Cookie settings',
    ]),
  );
  const managed = {
    Phone: 'Mobile number',
    Address: 'City',
    Language: 'Your language',
    Password: 'Current password',
    'Cookie settings': /^Marketing/,
  };
  for (const [section, field] of Object.entries(managed)) {
    const shown = await inRegion(section);
    expect(shown.getByLabelText(field)).toBeVisible();
  }
  const contact = await inRegion('Contact details');
  expect(contact.getByText('aino.virtanen@example.com')).toBeVisible();
  expect(contact.getByText(/Only our support can change these/)).toBeVisible();
  expect(contact.getByRole('link', { name: /support/i })).toBeVisible();
});

test('the way to each section stands before them, in their order [PROF-11]', async () => {
  await openProfile();
  await screen.findByLabelText('Mobile number');
  const links = within(screen.getByRole('navigation', { name: 'Sections of this page' }));
  const led = links.getAllByRole('link').map((link) => {
    const target = document.querySelector(link.getAttribute('href') ?? 'none');
    // A screen reader and the Tab key go on there: it can take the focus.
    expect(target).toHaveAttribute('tabindex', '-1');
    expect(target).toHaveAccessibleName(link.textContent);
    return target;
  });
  expect(led).toEqual(screen.getAllByRole('region').filter((one) => one.tagName === 'SECTION'));
});

test('the player number is copied by a press, and what came of it is said [PROF-11]', async () => {
  const site = await openProfile();
  const contact = await inRegion('Contact details');
  const copy = contact.getByRole('button', { name: 'Copy' });
  const number = contact.getByText('1004 7213');
  expect(contact.getByRole('status')).toBeEmptyDOMElement();
  await site.user.click(copy);
  expect(await navigator.clipboard.readText()).toBe('1004 7213');
  expect(contact.getByRole('status')).toHaveTextContent(/^Copied$/);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('Not allowed'));
  await site.user.click(copy);
  await waitFor(() =>
    expect(contact.getByRole('status')).toHaveTextContent(/^We could not copy it\./),
  );
  expect(getSelection()?.toString()).toBe(number.textContent);
});

test('is linked from the account and its menu [PROF-11]', async () => {
  const site = await openSite({ at: '/en-UN/my-account', player: true });
  const links = await screen.findAllByRole('link', { name: 'Account details' });
  for (const link of links) expect(link).toHaveAttribute('href', '/en-UN/my-account/account');
  await site.user.click(links.at(-1) as HTMLElement);
  await screen.findByRole('heading', { level: 1, name: 'Account details' });
});

test('one section that cannot be had leaves the others [PROF-09]', async () => {
  const site = await openProfile({
    platform: {
      getPhoneNumber: refusal(500, 'error.internal'),
      getAccessDetails: refusal(500, 'error.internal'),
    },
  });
  const phone = await inRegion('Phone');
  expect(await phone.findByRole('alert')).toHaveTextContent('We could not load your number');
  const address = await inRegion('Address');
  expect(await address.findByRole('alert')).toBeVisible();
  const marketing = await inRegion('Marketing preferences');
  expect(await marketing.findByRole('switch', { name: 'E-mail' })).toBeVisible();
  await site.user.click(phone.getByRole('button', { name: 'Try again' }));
  expect(site.called('getPhoneNumber')).toBe(2);
});
