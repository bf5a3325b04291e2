import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { freshDevice, leaveSite, openSite, type Site } from '../../replay/dom/site.tsx';
import type { Answer } from '../../replay/dom/wire.ts';
import type { Brand } from '../../src/brands/index.ts';
import { northlight } from '../../src/brands/northlight/brand.ts';
import { solAlta } from '../../src/brands/sol-alta/brand.ts';
import { fewOf } from '../setup/few-of.ts';

/** The words, marks and memory of the forms of a sign-up, on the whole site: somebody new, by brand and language. */

beforeEach(freshDevice);
afterEach(() => {
  leaveSite();
  delete window.dataLayer;
});

const EMAIL = 'aino.virtanen@example.com';
const PASSWORD = 'Correct-Horse-7';

/** The form's own name of it, the same in every language. */
function named(name: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`main [name="${name}"]`);
  if (found === null) throw new Error(`There is no ${name}`);
  return found;
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

async function enter({ user }: Site, name: string, text: string): Promise<void> {
  await user.clear(named(name));
  await user.click(named(name));
  if (text !== '') await user.paste(text);
}

const send = async ({ user }: Site): Promise<void> => {
  const button = document.querySelector<HTMLButtonElement>('main form button[type=submit]');
  if (button !== null) await user.click(button);
};

interface Words {
  readonly details: string;
  readonly contact: string;
}

const WORDS: Readonly<Record<string, Words>> = {
  en: { details: 'Create your account', contact: 'Your contact details' },
  fi: { details: 'Luo tili', contact: 'Yhteystietosi' },
  pt: { details: 'Crie sua conta', contact: 'Seus dados de contato' },
};
const wordsAt = (at: string): Words => WORDS[at.slice(1, 3)] ?? { details: '', contact: '' };

async function open(at: string, brand: Brand, platform: Readonly<Record<string, Answer>> = {}) {
  const site = await openSite({ at, brand, platform });
  await heading(wordsAt(at).details);
  return site;
}

async function sendDetails(site: Site, email = EMAIL): Promise<void> {
  await enter(site, 'email', email);
  await enter(site, 'password', PASSWORD);
  for (const box of ['termsAndConditions', 'cookiePolicyAccepted']) {
    if (!named(box).checked) await site.user.click(named(box));
  }
  await send(site);
}

async function toContact(at: string, brand: Brand, country?: string): Promise<Site> {
  const site = await open(at, brand);
  if (country !== undefined) await site.user.selectOptions(named('countryCode'), country);
  await sendDetails(site);
  await heading(wordsAt(at).contact);
  return site;
}

async function enterBirth(site: Site, day: string, month: string, year: string): Promise<void> {
  await enter(site, 'birthDay', day);
  await enter(site, 'birthMonth', month);
  await enter(site, 'birthYear', year);
}

const BIRTH = ['birthDay', 'birthMonth', 'birthYear'] as const;
const BOTH = [
  ['en', '/en-UN/signup', northlight],
  ['fi', '/fi-UN/signup', northlight],
  ['pt', '/pt-BR/signup', solAlta],
] as const;

describe('a date of birth', () => {
  for (const { rows, tags } of fewOf(BOTH))
    test.each(rows)(
      '%s: 31 February marks the whole of it, once it is left, and says so once [SIGN-16] [NS-06]',
      { tags },
      async (language, at, brand) => {
        const said = {
          en: 'Enter a real date.',
          fi: 'Anna todellinen päivämäärä.',
          pt: 'Digite uma data válida.',
        }[language];
        const site = await toContact(at, brand);
        await enterBirth(site, '31', '2', '1990');
        for (const part of BIRTH) expect(named(part)).toBeValid();
        await site.user.click(named('city'));
        for (const part of BIRTH) expect(named(part)).toBeInvalid();
        expect(screen.getAllByText(said)).toHaveLength(1);
        const group = named('birthDay').closest('fieldset');
        expect(group).toHaveAccessibleDescription(said);
        expect(named('birthMonth')).toHaveAccessibleDescription(said);

        await send(site);
        await site.user.click(named('birthYear'));
        await enter(site, 'birthMonth', '3');
        for (const part of BIRTH) expect(named(part)).toBeValid();
        expect(screen.queryByText(said)).toBeNull();
        expect(site.called('updateRegistration')).toBe(0);
      },
    );

  test('a month that is none marks the month alone, and has the focus [SIGN-16]', async () => {
    const site = await toContact('/en-UN/signup', solAlta);
    for (const name of ['firstName', 'lastName']) await enter(site, name, 'Aino');
    await enterBirth(site, '17', '13', '1990');
    await send(site);
    expect(named('birthMonth')).toHaveFocus();
    expect(named('birthMonth')).toBeInvalid();
    for (const part of ['birthDay', 'birthYear']) expect(named(part)).toBeValid();
  });

  test.each([
    ['01.05.1990', '01', '05', '1990'],
    ['1990-05-01', '01', '05', '1990'],
    ['5/21/1990', '21', '5', '1990'],
    ['٢١/٥/١٩٩٠', '21', '5', '1990'],
  ])('%s that is pasted stands in its parts [SIGN-16]', async (text, day, month, year) => {
    const site = await toContact('/en-UN/signup', northlight);
    await send(site);
    for (const part of BIRTH) expect(named(part)).toBeInvalid();
    await enter(site, 'birthDay', text);
    expect(BIRTH.map((part) => named(part).value)).toEqual([day, month, year]);
    for (const part of BIRTH) expect(named(part)).toBeValid();
  });

  test('31 February that is sent has the focus at its first part [SIGN-16]', async () => {
    const site = await toContact('/en-UN/signup', northlight);
    for (const name of ['firstName', 'lastName']) await enter(site, name, 'Aino');
    await enterBirth(site, '31', '2', '1990');
    await send(site);
    expect(named('birthDay')).toHaveFocus();
  });

  test('who starts again in a country with a higher age is told at once, and the date is kept [NS-06]', async () => {
    const site = await toContact('/en-UN/signup', northlight);
    await enterBirth(site, '22', '11', '2006');
    await site.user.click(named('city'));
    for (const part of BIRTH) expect(named(part)).toBeValid();
    await site.user.click(screen.getByRole('button', { name: 'Start again' }));
    await heading('Create your account');
    await site.user.selectOptions(named('countryCode'), 'IN');
    await sendDetails(site);
    await heading('Your contact details');
    expect(named('birthYear')).toHaveValue('2006');
    for (const part of BIRTH) expect(named(part)).toBeInvalid();
    expect(named('birthDay')).toHaveAccessibleDescription(
      'You must be at least 21\u00a0years old to play here.',
    );
    expect(await heading('Your contact details')).toHaveFocus();
  });
});

test('a last name outlives the choice of one name that is taken back [SIGN-16]', async () => {
  const site = await toContact('/en-UN/signup', northlight);
  await enter(site, 'lastName', 'Virtanen');
  await site.user.click(named('oneName'));
  expect(screen.queryByRole('textbox', { name: 'Last name' })).toBeNull();
  await site.user.click(named('oneName'));
  expect(screen.getByRole('textbox', { name: 'Last name' })).toHaveValue('Virtanen');
});

describe('the rules of a new password', () => {
  const met = () =>
    within(named('password').closest('form') ?? document.body)
      .getAllByRole('listitem')
      .filter((item) => 'met' in item.dataset)
      .map(({ textContent }) => textContent);

  test.each([
    [
      'en',
      '/en-UN/signup',
      northlight,
      ['An upper-case letter (met)'],
      'Not the name in your e-mail address (met)',
      'Your password meets all the rules.',
    ],
    [
      'fi',
      '/fi-UN/signup',
      northlight,
      ['Iso kirjain (täyttyy)'],
      'Ei sähköpostiosoitteesi nimiosaa (täyttyy)',
      'Salasana täyttää kaikki vaatimukset.',
    ],
    [
      'pt',
      '/pt-BR/signup',
      solAlta,
      ['Uma letra maiúscula (cumprida)'],
      'Sem o nome do seu e-mail (cumprida)',
      'Sua senha cumpre todas as regras.',
    ],
  ] as const)(
    '%s: show which are met, the one about the address too, whichever is typed last [NS-06]',
    async (_, at, brand, first, address, all) => {
      const site = await open(at, brand);
      expect(met()).toEqual([]);
      await enter(site, 'password', 'A');
      expect(met()).toEqual([...first, address]);
      await enter(site, 'password', 'Aino.Virtanen-7');
      expect(met()).toHaveLength(6);
      expect(screen.getByText(all)).toBeInTheDocument();
      await enter(site, 'email', EMAIL);
      expect(met()).toHaveLength(5);
      expect(met()).not.toContain(address);
      expect(screen.queryByText(all)).toBeNull();
      await send(site);
      expect(named('password')).toBeInvalid();
      expect(site.called('registerPlayer')).toBe(0);
    },
  );

  test('say nothing while somebody types, until all of them are met [NS-06]', async () => {
    const site = await open('/en-UN/signup', northlight);
    const told = named('password').closest('form')?.querySelectorAll('output');
    const words = () => [...(told ?? [])].map(({ textContent }) => textContent).join('');
    await enter(site, 'email', EMAIL);
    await site.user.click(named('password'));
    for (const letter of PASSWORD) {
      expect(words()).toBe('');
      await site.user.keyboard(letter);
    }
    expect(words()).toBe('Your password meets all the rules.');
  });
});

describe('what was typed', () => {
  for (const { rows, tags } of fewOf(BOTH))
    test.each(rows)(
      '%s: is there again at each step back, and after a new start, but for secrets and consents [SIGN-01]',
      { tags },
      async (_, at, brand) => {
        const site = await toContact(at, brand, at === '/pt-BR/signup' ? undefined : 'NZ');
        await enter(site, 'city', 'Wellington');
        const restart = screen
          .getAllByRole('button')
          .find(({ textContent }) => /Start again|Aloita alusta|Começar de novo/.test(textContent));
        if (restart) await site.user.click(restart);
        expect(await heading(wordsAt(at).details)).toHaveFocus();
        expect(named('countryCode')).toHaveValue(at === '/pt-BR/signup' ? 'BR' : 'NZ');
        expect(named('email')).toHaveValue(EMAIL);
        expect(named('password')).toHaveValue('');
        for (const box of ['termsAndConditions', 'cookiePolicyAccepted', 'marketingOptIn']) {
          expect(named(box)).not.toBeChecked();
        }
        await sendDetails(site);
        await heading(wordsAt(at).contact);
        expect(named('city')).toHaveValue('Wellington');
      },
    );

  test('is another person’s when another address signs up [SIGN-01]', async () => {
    const site = await toContact('/en-UN/signup', northlight);
    await enter(site, 'city', 'Wellington');
    await site.user.click(screen.getByRole('button', { name: 'Start again' }));
    await heading('Create your account');
    await sendDetails(site, 'bo@example.com');
    await heading('Your contact details');
    expect(named('city')).toHaveValue('');
    await site.user.click(screen.getByRole('button', { name: 'Start again' }));
    await heading('Create your account');
    await sendDetails(site);
    await heading('Your contact details');
    expect(named('city')).toHaveValue('');
  });

  test('an address that has an account is not offered again; where somebody lives is [SIGN-09]', async () => {
    const site = await open('/en-UN/signup', solAlta, {
      registerPlayer: {
        status: 409,
        body: { code: 'error.registration.player_already_exists', message: 'x', traceId: 't' },
      },
    });
    await site.user.selectOptions(named('countryCode'), 'NZ');
    await sendDetails(site);
    await heading('You already have an account');
    await site.user.click(screen.getByRole('button', { name: 'Use another e-mail address' }));
    await heading('Create your account');
    expect(named('email')).toHaveValue('');
    expect(named('countryCode')).toHaveValue('NZ');
  });

  test('is forgotten by half an hour later [SIGN-01]', async () => {
    const site = await open('/en-UN/signup', northlight);
    await enter(site, 'email', EMAIL);
    await site.go('/en-UN/');
    vi.setSystemTime(Date.now() + 29 * 60_000);
    await site.go('/en-UN/signup');
    await heading('Create your account');
    expect(named('email')).toHaveValue(EMAIL);
    await site.go('/en-UN/');
    vi.setSystemTime(Date.now() + 2 * 60_000);
    await site.go('/en-UN/signup');
    await heading('Create your account');
    expect(named('email')).toHaveValue('');
  });

  test('is sealed where a reload finds it, without the password, and gone once somebody has logged in [SIGN-01] [LOGIN-08]', async () => {
    const site = await open('/en-UN/signup', northlight);
    await enter(site, 'email', EMAIL);
    await enter(site, 'password', PASSWORD);
    const stored = () => sessionStorage.getItem('signUpDraft');
    await waitFor(() => {
      expect(stored()?.length ?? 0).toBeGreaterThan(40);
    });
    for (const storage of [sessionStorage, localStorage]) {
      const all = JSON.stringify(Object.entries(storage));
      expect(all).not.toContain('aino');
      expect(all).not.toContain(PASSWORD);
    }
    await site.go('/en-UN/#login');
    const popup = within(await screen.findByRole('dialog', { name: /Log in/ }));
    await site.user.click(popup.getByLabelText('E-mail address'));
    await site.user.paste(EMAIL);
    await site.user.click(popup.getByLabelText('Password'));
    await site.user.paste(PASSWORD);
    await site.user.click(popup.getByRole('button', { name: 'Log in' }));
    await waitFor(() => {
      expect(stored()).toBeNull();
    });
  });
});
