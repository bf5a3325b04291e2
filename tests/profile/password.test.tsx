import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshDevice, leaveSite, type Site } from '../../replay/dom/site.tsx';
import { fill, inRegion, openProfile, refusal } from './page.support.tsx';

beforeEach(freshDevice);
afterEach(leaveSite);

const OLD = 'Sunny-Day-42';
const NEW = 'Battery-Staple-9';

async function change(site: Site, passwords: readonly [string, string, string] = [OLD, NEW, NEW]) {
  const section = await inRegion('Password');
  const labels = ['Current password', 'New password', 'New password again'];
  for (const [index, label] of labels.entries()) {
    await fill(site, section.getByLabelText(label), passwords[index] ?? '');
  }
  await site.user.click(section.getByRole('button', { name: 'Change password' }));
  return section;
}

test('both passwords are sent, the success is said, and the form is empty again [PROF-07] [API-027]', async () => {
  const site = await openProfile();
  const section = await change(site);
  expect(await screen.findByText('Your password is changed.')).toBeVisible();
  expect(site.sent('changePassword').body).toEqual({ oldPassword: OLD, newPassword: NEW });
  for (const label of ['Current password', 'New password', 'New password again']) {
    expect(section.getByLabelText(label)).toHaveValue('');
  }
});

test.each([
  ['the old password is wrong', 422, 'error.old_password.incorrect'],
  ['the player is not found', 404, 'error.player.not_found'],
  ['something else is not found', 404, 'error.not_found'],
  ['the platform failed', 500, 'error.internal'],
])('that %s is said in the platform’s own words [PROF-08]', async (_, status, code) => {
  const site = await openProfile({ platform: { changePassword: refusal(status, code) } });
  const section = await change(site);
  const alert = await section.findByRole('alert');
  expect(alert).toHaveTextContent('We could not change your password');
  expect(alert).toHaveTextContent('As the platform says it.');
  expect(alert).not.toHaveTextContent('Something went wrong on our side');
  const old = section.getByLabelText('Current password');
  expect(old).toHaveValue(OLD);
  if (status === 422) expect(old).toHaveAccessibleDescription(/not your current password/);
  else expect(old).not.toHaveAttribute('aria-invalid', 'true');
});

test('a failure without words has the site’s own [PROF-08]', async () => {
  const site = await openProfile({ platform: { changePassword: { status: 502, body: '' } } });
  const section = await change(site);
  expect(await section.findByRole('alert')).toHaveTextContent('Something went wrong on our side');
});

test.each([
  ['is the old one', [OLD, OLD, OLD], 'New password', /differs from the current one/],
  ['is entered otherwise again', [OLD, NEW, `${NEW}x`], 'New password again', /not the same/],
  [
    'has the name of the address',
    [OLD, 'Aino.Virtanen-1', 'Aino.Virtanen-1'],
    'New password',
    /must not contain the name/,
  ],
  ['is too short', [OLD, 'Ab1!', 'Ab1!'], 'New password', /at least 8/],
] as const)('a new password that %s is not sent [PROF-07]', async (_, passwords, label, words) => {
  const site = await openProfile();
  const section = await change(site, passwords);
  expect(section.getByLabelText(label)).toHaveAttribute('aria-invalid', 'true');
  expect(section.getByLabelText(label)).toHaveAccessibleDescription(words);
  // The rules of a password stay in sight where one falls short of them.
  expect(section.getByText(/^8 to \d+ characters/)).toBeVisible();
  expect(site.called('changePassword')).toBe(0);
});

test('one that the platform refuses is told at its field [PROF-09]', async () => {
  const site = await openProfile({
    platform: {
      changePassword: {
        status: 400,
        body: {
          code: 'error.validation',
          message: 'The request is not valid.',
          traceId: 't',
          validationErrors: [{ field: 'newPassword', code: 'breached', message: 'Known.' }],
        },
      },
    },
  });
  const section = await change(site);
  await waitFor(() => {
    expect(section.getByLabelText('New password')).toHaveAccessibleDescription(/was not accepted/);
  });
});
