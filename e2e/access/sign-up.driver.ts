import { expect, type Page } from '@playwright/test';
import type { CodeVerificationEvent } from '../../machines/access/code-verification/machine.ts';
import type { CodeVerificationScreen } from '../../machines/access/code-verification/screen.ts';
import type {
  SignUpContact,
  SignUpDetails,
  SignUpEvent,
} from '../../machines/access/sign-up/machine.ts';
import type { SignUpScreen } from '../../machines/access/sign-up/screen.ts';
import type { Driver } from '../support/driver.ts';
import { phoneOf, type Person } from '../support/players.ts';

/** What a person enters on the first step. */
export const detailsOf = ({ email, password }: Person): SignUpDetails => ({
  email,
  password,
  countryCode: 'FI',
  languageCode: 'en',
  termsAndConditions: true,
  cookiePolicyAccepted: true,
  marketingOptIn: false,
  termsAndConditionsAcceptedVersion: 3,
});

/** What a person enters on the second step. */
export const contactOf = (person: Person): SignUpContact => ({
  firstName: person.firstName,
  lastName: person.lastName,
  mobilePhone: phoneOf(person),
  dateOfBirth: [person.birth.year, person.birth.month, person.birth.day]
    .map((part) => part.padStart(2, '0'))
    .join('-'),
  address: { street: person.street, city: person.city, postalCode: person.postalCode },
});

/** Sign-up as a person meets it, up to the code. */
export function signUpDriver(page: Page) {
  const main = page.getByRole('main');
  const heading = (name: string) => main.getByRole('heading', { level: 1, name });
  const step = (name: string) => main.getByRole('listitem').filter({ hasText: name });
  const detailsForm = main.getByRole('form', { name: 'Create your account' });
  const contactForm = main.getByRole('form', { name: 'Your contact details' });
  const createAccount = detailsForm.getByRole('button', { name: 'Create account' });
  const saveContact = contactForm.getByRole('button', { name: 'Save and continue' });

  const enterDetails = async (details: SignUpDetails): Promise<void> => {
    await detailsForm.getByLabel('Country of residence').selectOption(details.countryCode);
    await detailsForm.getByLabel('E-mail address').fill(details.email);
    await detailsForm.getByLabel('Password', { exact: true }).fill(details.password);
    await detailsForm
      .getByLabel(/^I have read and accept the/)
      .setChecked(details.termsAndConditions, { position: { x: 8, y: 8 } });
    await detailsForm
      .getByLabel(/^I accept the/)
      .setChecked(details.cookiePolicyAccepted, { position: { x: 8, y: 8 } });
    await detailsForm.getByLabel(/^Send me offers/).setChecked(details.marketingOptIn);
  };
  const enterContact = async (contact: SignUpContact): Promise<void> => {
    const [year = '', month = '', day = ''] = contact.dateOfBirth.split('-');
    await contactForm.getByLabel('First name').fill(contact.firstName);
    await contactForm.getByLabel('Last name').fill(contact.lastName);
    await contactForm.getByLabel('Day').fill(day);
    await contactForm.getByLabel('Month').fill(month);
    await contactForm.getByLabel('Year').fill(year);
    await contactForm.getByLabel('Mobile number').fill(contact.mobilePhone.replace('+358', ''));
    await contactForm.getByLabel('Street address').fill(contact.address.street);
    await contactForm.getByLabel('Postal code').fill(contact.address.postalCode);
    await contactForm.getByLabel('City').fill(contact.address.city);
  };

  const driver: Driver<SignUpEvent, SignUpScreen> = {
    perform: {
      async 'details.submitted'({ details }) {
        await enterDetails(details);
        await createAccount.click();
      },
      async 'contactInfo.submitted'({ contact }) {
        await enterContact(contact);
        await saveContact.click();
      },
      async 'retry.requested'() {
        await main.getByRole('button', { name: 'Try again' }).click();
      },
      async 'restart.chosen'() {
        await main
          .getByRole('button', {
            name: /^(Start again|Use another e-mail address|Choose another country)$/,
          })
          .click();
      },
    },
    see: {
      async details() {
        await expect(heading('Create your account')).toBeVisible();
        await expect(step('Details')).toHaveAttribute('aria-current', 'step');
      },
      marketCheckFailed: () =>
        expect(main.getByText('We could not find out how to verify your account')).toBeVisible(),
      unsupported: () => expect(heading('We cannot offer you an account')).toBeVisible(),
      duplicated: () => expect(heading('You already have an account')).toBeVisible(),
      async contactInfo() {
        await expect(heading('Your contact details')).toBeVisible();
        await expect(step('Contact info')).toHaveAttribute('aria-current', 'step');
      },
      async verification() {
        await expect(heading('Confirm that it is you')).toBeVisible();
        await expect(step('Verification')).toHaveAttribute('aria-current', 'step');
      },
      loggingIn: () => expect(main.getByText('Logging you in…')).toBeVisible(),
      // A moment later the site has gone on to where a login leads.
      complete: () => expect(page).not.toHaveURL(/\/signup/),
      async askingToLogIn() {
        await expect(heading('Your account is ready')).toBeVisible();
        await expect(main.getByRole('link', { name: 'Log in' })).toBeVisible();
      },
    },
  };
  return {
    ...driver,
    detailsForm,
    contactForm,
    createAccount,
    saveContact,
    enterDetails,
    enterContact,
    alert: main.getByRole('alert'),
  };
}

/** The code step, by SMS or by e-mail. */
export function codeDriver(page: Page) {
  const main = page.getByRole('main');
  const form = main.getByRole('form', { name: 'Enter your code' });
  const field = form.getByLabel('6-digit code');
  const tooMany = page.getByRole('dialog', { name: 'Too many attempts' });
  const sendAgain = main.getByRole('button', { name: 'Send a new code' });

  const driver: Driver<CodeVerificationEvent, CodeVerificationScreen> = {
    perform: {
      // The sixth digit submits.
      'code.submitted': ({ code }) => field.fill(code),
      'resend.requested': () => sendAgain.click(),
      'retry.requested': () => sendAgain.click(),
      'contactChange.chosen': () =>
        main.getByRole('button', { name: /^(Change it|Change my contact details)$/ }).click(),
      'lock.acknowledged': () =>
        tooMany.getByRole('button', { name: 'Back to my contact details' }).click(),
    },
    see: {
      requesting: () => expect(main.getByText('Sending your code…')).toBeVisible(),
      async enteringCode() {
        await expect(main.getByText(/^We sent a 6-digit code by/)).toBeVisible();
        await expect(field).toBeEditable();
      },
      verifying: () => expect(main.getByText('Checking your code…')).toBeAttached(),
      async codeRefused() {
        await expect(field).toHaveAccessibleDescription(
          /not right|has expired|could not check your code/,
        );
        await expect(sendAgain).toBeVisible();
      },
      async sendRefused() {
        await expect(main.getByRole('alert')).toBeVisible();
        await expect(main.getByRole('button', { name: 'Change my contact details' })).toBeVisible();
      },
      tooManyAttempts: () => expect(tooMany).toBeVisible(),
      // Both end the step: the sign-up goes on, or back.
      verified: () => expect(form).toBeHidden(),
      ended: () => expect(form).toBeHidden(),
    },
  };
  return { ...driver, form, field };
}
