import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { failureOf } from '../../machines/samples.ts';
import { t } from '../../replay/texts.ts';
import { TERMS_PATIENCE } from '../../src/runtime/content/latest-terms.ts';
import { northlight } from '../../src/brands/northlight/brand.ts';
import { solAlta } from '../../src/brands/sol-alta/brand.ts';
import {
  button,
  eachOnItsOwn,
  enter,
  field,
  fillContact,
  fillDetails,
  openSignUp,
  settle,
  submitDetails,
  toContact,
  tracked,
} from './sign-up.support.tsx';

eachOnItsOwn();

const step = () => screen.getByRole('list', { name: /Step \d of 4/ });
const currentStep = () =>
  within(step())
    .getAllByRole('listitem')
    .find((item) => item.ariaCurrent === 'step')?.textContent;

describe('the details', () => {
  it('SIGN-01: four steps in order, the first one open', async () => {
    await openSignUp();
    const names = within(step())
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['Details', 'Contact info', 'Verification', 'Done']);
    expect(currentStep()).toBe('Details');
    expect(screen.getByRole('heading', { level: 1, name: 'Create your account' })).toBeVisible();
    expect(document.title).toBe('Create your account · Northlight');
  });

  it('LOC-06: Finland is chosen without a location cookie, else where the visitor is', async () => {
    const { unmount } = await openSignUp();
    expect(field('Country of residence')).toHaveValue('FI');
    unmount();
    document.cookie = 'country-code=SE; path=/';
    await openSignUp();
    expect(field('Country of residence')).toHaveValue('SE');
  });

  it('SIGN-30: countries have the names of the language shown, in its order', async () => {
    await openSignUp({ at: '/fi-UN/signup' });
    const country = field('Asuinmaa');
    expect(country).toHaveValue('FI');
    const names = within(country)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(names).toContain('Suomi');
    expect(names).not.toContain('Finland');
    expect(names).toEqual(names.toSorted(new Intl.Collator('fi').compare));
  });

  it('SIGN-17: the list leaves out France and the Netherlands, and names are English', async () => {
    await openSignUp();
    const country = within(field('Country of residence'));
    expect(country.getByRole('option', { name: 'Finland' })).toBeInTheDocument();
    expect(country.queryByRole('option', { name: 'France' })).toBeNull();
    expect(country.queryByRole('option', { name: 'Netherlands' })).toBeNull();
  });

  it('SIGN-29: Canada asks for one of eleven provinces, Ontario not among them', async () => {
    const signUp = await openSignUp({ at: '/en-CA/signup' });
    expect(field('Country of residence')).toHaveValue('CA');
    const province = within(field('Province'));
    expect(province.getAllByRole('option')).toHaveLength(12);
    expect(province.queryByRole('option', { name: 'Ontario' })).toBeNull();
    await fillDetails(signUp);
    await signUp.user.click(button('Create account'));
    expect(field('Province')).toHaveFocus();
    expect(field('Province')).toHaveAccessibleDescription('Choose your province.');
    await signUp.user.selectOptions(field('Province'), 'QC');
    await signUp.user.click(button('Create account'));
    expect(signUp.body('registerPlayer')).toMatchObject({ countryCode: 'CA', provinceCode: 'QC' });
    await signUp.user.selectOptions(field('Country of residence'), 'FI');
    expect(screen.queryByLabelText('Province')).toBeNull();
  });

  it('NS-06: the password rules stand at the field before anything is typed', async () => {
    await openSignUp();
    expect(field('Password')).toHaveAccessibleDescription(
      /^Password rules 8 to 64\scharacters.*Not the name in your e-mail address$/,
    );
    expect(field('Password')).toHaveAttribute('autocomplete', 'new-password');
  });

  it('SIGN-16: nothing is sent while a field is wrong; the first wrong one gets the focus', async () => {
    const { user, calls } = await openSignUp();
    await user.type(field('E-mail address'), 'aino@');
    await user.type(field('Password'), 'short');
    await user.click(button('Create account'));
    expect(field('E-mail address')).toHaveFocus();
    expect(field('E-mail address')).toBeInvalid();
    expect(field('E-mail address')).toHaveAccessibleDescription(/Enter an e-mail address like/);
    expect(field('Password')).toHaveAccessibleDescription('Use at least 8 characters.');
    expect(field(/terms and conditions/)).toHaveAccessibleDescription(/Accept the terms/);
    expect(field(/cookie policy/)).toHaveAccessibleDescription(
      /Confirm that you have read the cookie policy/,
    );
    expect(field(/Send me offers/)).not.toBeInvalid();
    expect(calls).toEqual([]);
  });

  it('SIGN-15: one box ticks all three, unticking one unticks it, and marketing begins unticked', async () => {
    const { user } = await openSignUp({ at: '/en-CL/signup', brand: solAlta });
    const all = field('Tick all three boxes, offers and news included');
    const each = [/terms and conditions/, /cookie policy/, /Send me offers/].map((name) =>
      field(name),
    );
    for (const box of [all, ...each]) expect(box).not.toBeChecked();
    await user.click(button('Create account'));
    await user.click(all);
    for (const box of each) expect(box).toBeChecked();
    expect(each[0]).not.toBeInvalid();
    await user.click(field(/Send me offers/));
    expect(all).not.toBeChecked();
    expect(each[0]).toBeChecked();
    await user.click(field(/Send me offers/));
    expect(all).toBeChecked();
    await user.click(all);
    for (const box of each) expect(box).not.toBeChecked();
  });

  it.each([
    [
      '/en-UN/signup',
      northlight,
      'Tick both boxes that an account needs',
      [/terms and conditions/, /cookie policy/, /Send me offers/],
    ],
    [
      '/fi-FI/signup',
      northlight,
      'Valitse molemmat tilin edellyttämät kohdat',
      [/käyttöehdot/, /evästekäytännön/, /tarjouksia ja uutisia/],
    ],
    [
      '/pt-BR/signup',
      solAlta,
      'Marcar as duas opções necessárias para ter uma conta',
      [/termos e condições/, /política de cookies/, /Quero receber ofertas/],
    ],
  ] as const)(
    'SIGN-15: where the law keeps consent apart, that box ticks no marketing: %s',
    async (at, brand, label, names) => {
      const { user } = await openSignUp({ at, brand });
      const [terms, cookies, marketing] = names.map((name) => field(name));
      await user.click(field(label));
      expect(terms).toBeChecked();
      expect(cookies).toBeChecked();
      expect(marketing).not.toBeChecked();
      await user.click(marketing as Element);
      expect(field(label)).toBeChecked();
      await user.click(field(label));
      expect(terms).not.toBeChecked();
      expect(marketing).toBeChecked();
    },
  );

  it('SIGN-15: another country has the consents of its own law, and none is taken along unasked', async () => {
    const { user } = await openSignUp({ at: '/en-CL/signup', brand: solAlta });
    const both = 'Tick both boxes that an account needs';
    const three = 'Tick all three boxes, offers and news included';
    await user.click(field(three));
    await user.selectOptions(field('Country of residence'), 'PT');
    expect(field(/Send me offers/)).not.toBeChecked();
    expect(field(both)).toBeChecked();
    await user.selectOptions(field('Country of residence'), 'CL');
    expect(field(three)).not.toBeChecked();
    await user.click(field(/Send me offers/));
    await user.selectOptions(field('Country of residence'), 'PT');
    expect(field(/Send me offers/)).toBeChecked();
  });

  it.each([
    ['/en-UN/signup', 'Send me offers', true],
    ['/en-CL/signup', 'Tick all three boxes', true],
    ['/en-UN/signup', 'Tick both boxes', false],
    ['/en-UN/signup', '', false],
  ])(
    'SIGN-13, SIGN-15: at %s with "%s" ticked the platform hears marketing: %s',
    async (at, box, wanted) => {
      const signUp = await openSignUp({ at, brand: at.includes('CL') ? solAlta : northlight });
      if (box !== '') await signUp.user.click(field(new RegExp(`^${box}`)));
      await enter(signUp, 'E-mail address', 'aino.virtanen@example.com');
      await enter(signUp, 'Password', 'Correct-Horse-7');
      for (const name of [/terms and conditions/, /cookie policy/]) {
        if (!(field(name) as HTMLInputElement).checked) await signUp.user.click(field(name));
      }
      await signUp.user.click(button('Create account'));
      expect(signUp.body('registerPlayer')).toMatchObject({
        termsAndConditions: true,
        cookiePolicyAccepted: true,
        marketingOptIn: wanted,
      });
    },
  );

  it('SIGN-13: nobody accepts cookies by signing up: the box is about having read of them', async () => {
    await openSignUp();
    expect(field(/cookie policy/)).toHaveAccessibleName(
      /^I have read the .* switches no cookies on/,
    );
  });

  it('the texts to accept open beside the form, which is not lost', async () => {
    await openSignUp();
    const terms = screen.getByRole('link', { name: /terms and conditions/ });
    expect(terms).toHaveAttribute('href', '/en-UN/terms');
    expect(terms).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('link', { name: /cookie policy/ })).toHaveAttribute(
      'href',
      '/en-UN/cookie-policy',
    );
    expect(field(/terms and conditions/)).toHaveAccessibleName(/opens in a new tab/);
  });

  it('SIGN-03, SIGN-13: Enter sends the details once, then the market’s rules are asked for', async () => {
    const signUp = await openSignUp();
    await fillDetails(signUp);
    await signUp.user.type(field('Password'), '{Enter}');
    await signUp.user.type(field('Password'), '{Enter}');
    await signUp.user.click(button('Create account'));
    expect(signUp.waiting()).toEqual(['registerPlayer']);
    expect(signUp.body('registerPlayer')).toEqual({
      email: 'aino.virtanen@example.com',
      password: 'Correct-Horse-7',
      countryCode: 'FI',
      languageCode: 'en',
      termsAndConditions: true,
      cookiePolicyAccepted: true,
      marketingOptIn: false,
      termsAndConditionsAcceptedVersion: 3,
    });
    expect(button('Create account')).toHaveAttribute('aria-busy', 'true');
    await signUp.answer('registerPlayer', 'success');
    expect(signUp.calls.at(-1)).toEqual({
      operation: 'getMarketRiskSetting',
      input: { query: { market: 'UN', countryCode: 'FI' } },
    });
    await signUp.answer('getMarketRiskSetting', 'sms');
    expect(currentStep()).toBe('Contact info');
  });

  it.each([
    ['cannot be reached', undefined],
    ['does not answer', 'no answer'],
    ['lists none', 'none'],
  ] as const)(
    'SIGN-13: nobody signs up to terms that are not known: the content service %s',
    async (_, terms) => {
      const signUp = await openSignUp({ terms });
      await submitDetails(signUp);
      await settle(TERMS_PATIENCE);
      expect(screen.getByRole('alert')).toHaveTextContent(
        /could not load the terms.*Nothing was sent/,
      );
      expect(screen.getByRole('alert').parentElement).toHaveFocus();
      expect(field('Password')).toHaveValue('Correct-Horse-7');
      expect(signUp.waiting()).toEqual([]);
      signUp.publish(7);
      await signUp.user.click(button('Create account'));
      await settle();
      await vi.waitFor(() => {
        expect(signUp.waiting()).toEqual(['registerPlayer']);
      });
      expect(signUp.body('registerPlayer')).toMatchObject({
        termsAndConditionsAcceptedVersion: 7,
      });
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  it('SIGN-13: a filled form waits for the terms, and is sent once when they come', async () => {
    const signUp = await openSignUp({ terms: 'no answer' });
    await submitDetails(signUp);
    expect(button('Create account')).toHaveAttribute('aria-busy', 'true');
    await signUp.user.click(button('Create account'));
    expect(signUp.waiting()).toEqual([]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('SIGN-31, TRACK-01: the start is tracked once per visit, with its twin', async () => {
    const { unmount } = await openSignUp();
    expect(window.dataLayer).toEqual([
      { event: 'start-registration' },
      { event: 'srtm-start-registration' },
    ]);
    unmount();
    await openSignUp();
    expect(tracked()).toEqual(['start-registration']);
  });
});

describe('refused details', () => {
  it.each([
    ['unhandled', 'SIGN-21', /We could not create your account/],
    ['captchaDenied', 'SIGN-22', /could not confirm that you are a person/],
    ['phoneInvalid', 'SIGN-23', /cannot send messages to this number/],
    ['countryBlocked', 'SIGN-20', /cannot offer our service from where you are/],
  ] as const)(
    '%s: the form says so and keeps what was entered [%s]',
    async (outcome, _id, words) => {
      const signUp = await openSignUp();
      await submitDetails(signUp);
      await signUp.answer('registerPlayer', outcome);
      const alert = screen.getByRole('alert');
      expect(alert).toHaveTextContent(words);
      expect(alert.parentElement).toHaveFocus();
      expect(field('E-mail address')).toHaveValue('aino.virtanen@example.com');
      expect(field('Password')).toHaveValue('Correct-Horse-7');
      expect(field(/terms and conditions/)).toBeChecked();
      expect(signUp.router.state.location.pathname).toBe('/en-UN/signup');
      await signUp.user.click(button('Create account'));
      expect(screen.queryByRole('alert')).toBeNull();
      expect(signUp.waiting()).toEqual(['registerPlayer']);
    },
  );

  it('SIGN-13: terms that changed while the form was open are named at their box, and the second press agrees to the new ones', async () => {
    const signUp = await openSignUp();
    await submitDetails(signUp);
    await signUp.fail('registerPlayer', failureOf('invalid', 'password'));
    expect(field('Password')).toHaveAccessibleDescription(t('field.password.refused'));
    await signUp.user.click(button('Create account'));
    expect(signUp.body('registerPlayer')).toMatchObject({ termsAndConditionsAcceptedVersion: 3 });
    signUp.publish(4);
    await signUp.fail('registerPlayer', failureOf('invalid', 'termsAndConditionsAcceptedVersion'));
    const terms = field(/terms and conditions/);
    expect(terms).toHaveAccessibleDescription(t('signup.terms.changed'));
    expect(terms).toHaveFocus();
    expect(terms).toBeChecked();
    expect(field('Password')).toHaveValue('Correct-Horse-7');
    expect(screen.queryByRole('alert')).toBeNull();
    await signUp.user.click(button('Create account'));
    await settle();
    await vi.waitFor(() => {
      expect(signUp.waiting()).toEqual(['registerPlayer']);
    });
    expect(signUp.body('registerPlayer')).toMatchObject({
      password: 'Correct-Horse-7',
      termsAndConditionsAcceptedVersion: 4,
    });
    expect(terms).not.toHaveAccessibleDescription();
  });

  it('wrong fields are told at the fields, and typing takes that away', async () => {
    const signUp = await openSignUp();
    await submitDetails(signUp);
    await signUp.fail('registerPlayer', {
      kind: 'refused',
      code: 'error.validation',
      status: 400,
      message: 'The request does not fit the contract.',
      traceId: 'trace-0001',
      validationErrors: [{ field: 'password', code: 'contains_email', message: 'x' }],
    });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(field('Password')).toHaveFocus();
    expect(field('Password')).toHaveAccessibleDescription(/must not contain the name/);
    await signUp.user.type(field('Password'), '!');
    expect(field('Password')).not.toBeInvalid();
  });

  it('SIGN-09, NS-37: a duplicate player is offered the login, or another address', async () => {
    const signUp = await openSignUp();
    await submitDetails(signUp);
    await signUp.answer('registerPlayer', 'playerAlreadyExists');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'You already have an account',
    );
    expect(screen.getByText('aino.virtanen@example.com')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '#login');
    expect(sessionStorage.getItem('signUpProgress')).toBeNull();
    await signUp.user.click(button('Use another e-mail address'));
    expect(field('E-mail address')).toHaveValue('');
  });

  it('SIGN-11, NS-36: an unsupported country ends at its own screen', async () => {
    const signUp = await openSignUp();
    await submitDetails(signUp);
    await signUp.answer('registerPlayer', 'success');
    await signUp.answer('getMarketRiskSetting', 'unsupported');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      /cannot offer you an account/,
    );
    expect(screen.getByText('You chose Finland.')).toBeVisible();
    expect(screen.queryByRole('list', { name: /Step/ })).toBeNull();
    await signUp.user.click(button('Choose another country'));
    expect(currentStep()).toBe('Details');
  });
});

describe('the contact info', () => {
  it('SIGN-01: moves to the top of the new step, and asks nothing of it twice', async () => {
    const signUp = await openSignUp();
    await toContact(signUp);
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(screen.queryByLabelText('CPF')).toBeNull();
  });

  it('SIGN-12: sends names, date, address and one phone number', async () => {
    const signUp = await openSignUp();
    await toContact(signUp);
    expect(screen.getByLabelText('Country code')).toHaveValue('FI');
    await fillContact(signUp);
    await signUp.user.keyboard('{Enter}');
    expect(signUp.body('updateRegistration')).toEqual({
      playerId: '100123',
      firstName: 'Aino',
      lastName: 'Virtanen',
      mobilePhone: '+358401234567',
      dateOfBirth: '1990-05-17',
      address: { street: 'Mannerheimintie 1', city: 'Helsinki', postalCode: '00100' },
    });
  });

  it('NS-06: every field says what it lacks; the first gets the focus', async () => {
    const { user, ...signUp } = await openSignUp();
    await toContact({ user, ...signUp });
    await user.click(button('Save and continue'));
    expect(field('First name')).toHaveFocus();
    for (const label of [
      'First name',
      'Last name',
      'Day',
      'Mobile number',
      'Street address',
      'City',
    ]) {
      expect(field(label)).toBeInvalid();
      expect(field(label)).toHaveAccessibleDescription(/^Enter your /);
    }
    expect(signUp.waiting()).toEqual([]);
  });

  it('NS-06: an age below the market’s is refused, and a corrected part clears the date', async () => {
    const { user, ...signUp } = await openSignUp();
    await toContact({ user, ...signUp });
    expect(field('Day')).toHaveAccessibleDescription('You must be at least 18\u00a0years old.');
    await user.type(field('Day'), '22');
    await user.type(field('Month'), '11');
    await user.type(field('Year'), '2008');
    await user.tab();
    expect(field('Year')).toHaveAccessibleDescription(/at least 18\u00a0years old to play here/);
    await user.clear(field('Day'));
    await user.type(field('Day'), '21');
    expect(field('Year')).not.toBeInvalid();
  });

  it('SIGN-32: Brazil asks for a CPF, whose check digits are checked', async () => {
    const signUp = await openSignUp({ at: '/pt-BR/signup', brand: solAlta });
    const { user } = signUp;
    await user.type(field('E-mail'), 'ana@example.com');
    await user.type(field('Senha'), 'Correct-Horse-7');
    await user.click(field('Marcar as duas opções necessárias para ter uma conta'));
    await user.click(button('Criar conta'));
    expect(signUp.body('registerPlayer')).toMatchObject({ countryCode: 'BR', languageCode: 'pt' });
    await signUp.answer('registerPlayer', 'success');
    await signUp.answer('getMarketRiskSetting', 'sms');
    await user.type(field('CPF'), '529.982.247-24');
    await user.tab({ shift: true });
    expect(field('CPF')).toHaveAccessibleDescription(/CPF inválido/);
    await user.type(field('CPF'), '{Backspace}5');
    expect(field('CPF')).not.toBeInvalid();
  });

  const submitted = async () => {
    const signUp = await openSignUp();
    await toContact(signUp);
    await fillContact(signUp);
    await signUp.user.click(button('Save and continue'));
    return signUp;
  };

  it('SIGN-23: a refused number stands at the number, and nothing entered is lost', async () => {
    const signUp = await submitted();
    await signUp.answer('updateRegistration', 'phoneInvalid');
    expect(field('Mobile number')).toHaveFocus();
    expect(field('Mobile number')).toHaveAccessibleDescription(
      /cannot send messages to this number/,
    );
    expect(field('Mobile number')).toHaveValue('401234567');
    expect(field('City')).toHaveValue('Helsinki');
  });

  it('SIGN-26: the same customer is told so, with the ways on', async () => {
    const signUp = await submitted();
    await signUp.answer('updateRegistration', 'playerAlreadyExists');
    const alert = within(screen.getByRole('alert'));
    expect(alert.getByText(/^Same customer info detected\. .* Log in to it\./)).toBeVisible();
    expect(alert.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '#login');
    await signUp.user.click(alert.getByRole('button', { name: 'Start again' }));
    expect(currentStep()).toBe('Details');
    expect(sessionStorage.getItem('signUpProgress')).toBeNull();
  });

  it('SIGN-25: a duplicate CPF stands above the form where no CPF was asked for', async () => {
    const signUp = await submitted();
    await signUp.answer('updateRegistration', 'cpfDuplicate');
    expect(screen.getByRole('alert')).toHaveTextContent('This CPF already belongs to an account.');
  });

  it('SIGN-01: a reload goes on here, without the password', async () => {
    const first = await openSignUp();
    await toContact(first);
    expect(sessionStorage.getItem('signUpProgress')).not.toContain('Correct-Horse-7');
    first.unmount();
    const again = await openSignUp();
    expect(currentStep()).toBe('Contact info');
    expect(again.calls).toEqual([]);
    expect(tracked()).toEqual(['start-registration']);
  });

  it('SIGN-01: a progress that cannot be read starts anew', async () => {
    sessionStorage.setItem('signUpProgress', '{"step":"verification"}');
    await openSignUp();
    expect(currentStep()).toBe('Details');
    await settle();
  });
});
