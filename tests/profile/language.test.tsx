import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshDevice, leaveSite } from '../../replay/dom/site.tsx';
import { compiledTexts } from '../../replay/dom/texts.ts';
import { settle } from '../../replay/dom/time.ts';
import { codeToSend } from '../../src/profile/language/code.ts';
import { activateTexts } from '../../src/texts/index.ts';
import { toastList } from '../../src/ui/toasts.ts';
import { inRegion, openProfile, refusal } from './page.support.tsx';

beforeEach(freshDevice);
afterEach(leaveSite);

test('that it is saved is said in the language that was chosen, once its texts are there [LOC-09]', async () => {
  const site = await openProfile();
  const section = await inRegion('Language');
  await site.user.selectOptions(section.getByLabelText('Your language'), 'fi');
  await site.user.click(section.getByRole('button', { name: 'Save language' }));
  await waitFor(() => {
    expect(site.path()).toBe('/fi-UN/my-account/account');
  });
  expect(toastList()).toEqual([]);
  // As the texts' own flow does.
  activateTexts('fi', await compiledTexts('fi'));
  expect(await screen.findByText('Kielesi on tallennettu.')).toBeVisible();
  expect(toastList()).toHaveLength(1);
});

test('a language is saved, then the page goes on in it [LOC-09] [API-026]', async () => {
  const site = await openProfile();
  const section = await inRegion('Language');
  await site.user.selectOptions(section.getByLabelText('Your language'), 'fi');
  expect(site.path()).toBe('/en-UN/my-account/account');
  await site.user.click(section.getByRole('button', { name: 'Save language' }));
  await waitFor(() => {
    expect(site.path()).toBe('/fi-UN/my-account/account');
  });
  expect(site.sent('updateLanguage').body).toEqual({ language: 'fi' });

  // And another one, from there.
  await site.user.selectOptions(
    screen.getByRole('combobox', { name: /Your language|Kielesi/ }),
    'pt',
  );
  await site.user.click(screen.getByRole('button', { name: /Save language|Tallenna kieli/ }));
  await waitFor(() => {
    expect(site.path()).toBe('/pt-UN/my-account/account');
  });
  expect(site.sent('updateLanguage').body).toEqual({ language: 'pt' });
});

test('texts that do not come keep it from nobody [LOC-09]', async () => {
  const site = await openProfile();
  const section = await inRegion('Language');
  await site.user.selectOptions(section.getByLabelText('Your language'), 'fi');
  await site.user.click(section.getByRole('button', { name: 'Save language' }));
  await settle(5_000);
  expect(await screen.findByText('Your language is saved.')).toBeVisible();
});

test('a language that could not be saved moves nothing [LOC-09] [API-026]', async () => {
  const site = await openProfile({ platform: { updateLanguage: refusal(500, 'error.internal') } });
  const section = await inRegion('Language');
  await site.user.selectOptions(section.getByLabelText('Your language'), 'fi');
  await site.user.click(section.getByRole('button', { name: 'Save language' }));
  expect(await section.findByRole('alert')).toHaveTextContent('We could not save your language');
  expect(site.path()).toBe('/en-UN/my-account/account');
  expect(section.getByLabelText('Your language')).toHaveValue('fi');
});

test('the operator’s own name of a language is sent as the language [LOC-08]', () => {
  const sent = [
    ['en', 'IN'],
    ['fr', 'CA'],
    ['fi', 'UN'],
  ] as const;
  expect(sent.map(([language, market]) => codeToSend(language, market))).toEqual([
    'en',
    'fr',
    'fi',
  ]);
});
