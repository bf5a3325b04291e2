import type { Page } from '@playwright/test';
import { loginDriver } from '../../replay/access/login.driver.ts';
import { sessionDriver } from '../../replay/access/session.driver.ts';
import {
  codeDriver,
  contactOf,
  detailsOf,
  signUpDriver,
} from '../../replay/access/sign-up.driver.ts';
import { personAt } from '../../replay/browser/page-person.ts';
import { newPerson, persona, phoneOf, type Applicant } from '../../replay/browser/players.ts';
import { countCalls, loseCalls } from '../support/network.ts';
import { expect, test } from '../support/test.ts';
import { anyText, t } from '../../replay/texts.ts';

const REGISTRATION = '/api/v1/player/registration';
const WRONG_CODE = '000000';

async function open(page: Page) {
  const signUp = signUpDriver(personAt(page));
  await page.goto('/en-UN/signup');
  await signUp.see.details();
  return { person: newPerson(), signUp, code: codeDriver(personAt(page)) };
}

async function openContactInfo(page: Page) {
  const opened = await open(page);
  await opened.signUp.perform['details.submitted']({ details: detailsOf(opened.person) });
  await opened.signUp.see.contactInfo();
  return opened;
}

async function openVerification(page: Page) {
  const opened = await openContactInfo(page);
  await opened.signUp.perform['contactInfo.submitted']({ contact: contactOf(opened.person) });
  await opened.signUp.see.verification();
  await opened.code.see.enteringCode();
  return opened;
}

const seeWelcome = async (page: Page, person: Applicant): Promise<void> => {
  await expect(page.getByRole('dialog', { name: `Welcome, ${person.firstName}` })).toBeVisible();
};

test('[SIGN-05][SIGN-27] A wrong code is said to be wrong, then the right one works', async ({
  page,
  control,
  complaints,
}) => {
  complaints.allowAnswers(400);
  const { person, signUp, code } = await openVerification(page);
  await code.perform['code.submitted']({ code: WRONG_CODE });
  await code.see.codeRefused();
  await expect(code.field).toHaveValue('');
  await code.perform['code.submitted']({ code: await control.code(phoneOf(person)) });
  await signUp.see.complete();
  await seeWelcome(page, person);
});

test('[SIGN-06][MODAL-02] Five wrong codes: the modal says so, and the form is cleared', async ({
  page,
  complaints,
}) => {
  complaints.allowAnswers(400, 429);
  const { person, signUp, code } = await openVerification(page);
  for (let attempt = 1; attempt < 5; attempt += 1) {
    await code.perform['code.submitted']({ code: WRONG_CODE });
    await code.see.codeRefused();
    await expect(code.field).toHaveValue('');
  }
  await code.perform['code.submitted']({ code: WRONG_CODE });
  await code.see.tooManyAttempts();
  await code.perform['lock.acknowledged']({});
  await code.see.ended();
  await signUp.see.contactInfo();
  await expect(signUp.contactForm.getByLabel(t('field.firstName.label'))).toHaveValue(
    person.firstName,
  );
});

test('[SIGN-04] Where the market asks for a code by e-mail, as New Zealand does', async ({
  page,
  control,
}) => {
  const { person, signUp, code } = await open(page);
  const details = { ...detailsOf(person), countryCode: 'NZ' };
  await signUp.perform['details.submitted']({ details });
  await signUp.see.contactInfo();
  const known = contactOf(person);
  const contact = {
    ...known,
    mobilePhone: `+6421${person.phone.slice(2)}`,
    address: { ...known.address, city: 'Wellington', postalCode: '6011' },
  };
  await signUp.perform['contactInfo.submitted']({ contact });
  await signUp.see.verification();
  await expect(page.getByText(anyText('code.sentTo.email'))).toBeVisible();
  await code.perform['code.submitted']({ code: await control.code(person.email) });
  await seeWelcome(page, person);
});

test('[SIGN-09] A player who exists is led to the login', async ({ page, complaints }) => {
  complaints.allowAnswers(409);
  const { person, signUp } = await open(page);
  const { email } = persona('chile');
  const details = { ...detailsOf(person), email, countryCode: 'CL' };
  await signUp.perform['details.submitted']({ details });
  await signUp.see.duplicated();
  await page
    .getByRole('main')
    .getByRole('link', { name: t('action.logIn') })
    .click();
  await loginDriver(personAt(page)).see.enteringCredentials();
  await loginDriver(personAt(page)).perform['popup.closed']({});
  await signUp.perform['restart.chosen']({});
  await signUp.see.details();
});

test('[SIGN-09] In Finland nobody learns who exists: the code page takes no code', async ({
  page,
  complaints,
}) => {
  complaints.allowAnswers(400);
  const { person, signUp, code } = await open(page);
  const { email } = persona('demo');
  await signUp.perform['details.submitted']({ details: { ...detailsOf(person), email } });
  await signUp.see.contactInfo();
  await signUp.perform['contactInfo.submitted']({ contact: contactOf(person) });
  await signUp.see.verification();
  await code.see.enteringCode();
  await expect(
    page.getByText(anyText('code.sentTo.emailUnlessKnown', 'code.sentTo.smsUnlessKnown')),
  ).toBeVisible();
  await code.perform['code.submitted']({ code: WRONG_CODE });
  await code.see.codeRefused();
});

test('[SIGN-23] A number that the SMS provider refuses is an error at its field', async ({
  page,
  complaints,
}) => {
  complaints.allowAnswers(403);
  const { person, signUp, code } = await openContactInfo(page);
  const contact = { ...contactOf(person), mobilePhone: '+358401000000' };
  await signUp.perform['contactInfo.submitted']({ contact });
  const phone = signUp.contactForm.getByLabel(t('field.phoneBody.label'));
  await expect(phone).toHaveAccessibleDescription(anyText('field.phoneBody.refused'));
  await expect(phone).toBeFocused();
  await phone.fill(person.phone);
  await signUp.saveContact.click();
  await code.see.enteringCode();
});

test('[SIGN-20] The connection is lost while registering, after the commit: again, and it works', async ({
  page,
  control,
  complaints,
}) => {
  complaints.allowLostCalls();
  const { person, signUp, code } = await open(page);
  await loseCalls(page, REGISTRATION, 'after');
  await signUp.perform['details.submitted']({ details: detailsOf(person) });
  await expect(signUp.alert).toBeVisible();
  await signUp.createAccount.click();
  await signUp.see.contactInfo();
  await signUp.perform['contactInfo.submitted']({ contact: contactOf(person) });
  await code.see.enteringCode();
  await code.perform['code.submitted']({ code: await control.code(phoneOf(person)) });
  await seeWelcome(page, person);
});

test('[SIGN-03] A double click on a submit button is one request', async ({ page }) => {
  const registrations = countCalls(page, 'POST', REGISTRATION);
  const updates = countCalls(page, 'PUT', REGISTRATION);
  const { person, signUp, code } = await open(page);
  await signUp.enterDetails(detailsOf(person));
  await signUp.createAccount.dblclick();
  await signUp.see.contactInfo();
  await signUp.enterContact(contactOf(person));
  await signUp.saveContact.dblclick();
  await code.see.enteringCode();
  expect([registrations(), updates()]).toEqual([1, 1]);
});

test('[SIGN-01] [SIGN-05] A reload goes on at the step that was reached, with the code in hand', async ({
  page,
  control,
}) => {
  const { person, signUp, code } = await open(page);
  await page.getByLabel(t('field.country.label')).selectOption('NZ');
  await page.getByRole('main').getByLabel(t('field.email.label')).fill(person.email);
  // It is sealed first.
  await page.waitForFunction(() => (sessionStorage.getItem('signUpDraft') ?? '').length > 40);
  await page.reload();
  await signUp.see.details();
  await expect(page.getByRole('main').getByLabel(t('field.email.label'))).toHaveValue(person.email);
  await expect(page.getByLabel(t('field.country.label'))).toHaveValue('NZ');
  await signUp.perform['details.submitted']({ details: detailsOf(person) });
  await signUp.see.contactInfo();
  await page.reload();
  await signUp.see.contactInfo();
  await signUp.perform['contactInfo.submitted']({ contact: contactOf(person) });
  await code.see.enteringCode();
  await page.reload();
  await signUp.see.verification();
  // Within a minute no other code is sent, and the known one counts.
  await code.see.enteringCode();
  await code.perform['code.submitted']({ code: await control.code(phoneOf(person)) });
  // The password went with the reload.
  await signUp.see.askingToLogIn();
});

test('[SIGN-01] Back leaves the sign-up, Forward goes on where it was', async ({ page }) => {
  await page.goto('/en-UN/');
  await page
    .getByRole('main')
    .getByRole('link', { name: t('action.signUp') })
    .click();
  const signUp = signUpDriver(personAt(page));
  const person = newPerson();
  await signUp.perform['details.submitted']({ details: detailsOf(person) });
  await signUp.see.contactInfo();
  await page.goBack();
  await expect(page).toHaveURL(/\/en-UN\/$/);
  await sessionDriver(personAt(page)).see.anonymous();
  await page.goForward();
  await signUp.see.contactInfo();
});

test('[SIGN-12][SIGN-14] The request carries captcha token, site and the number as one string', async ({
  page,
}) => {
  const update = page.waitForRequest(
    (request) => request.method() === 'PUT' && request.url().endsWith(REGISTRATION),
  );
  const { person } = await openVerification(page);
  const request = await update;
  expect(request.headers()['x-captcha-token']).toMatch(/.+/);
  expect(request.headers()['sitecontext']).toBe('{"siteId":"2"}');
  expect(request.postDataJSON()).toMatchObject({ mobilePhone: phoneOf(person) });
});

test('[SIGN-01][LOGIN-08] Who left half-way and logs in goes on with the code, and is a player then', async ({
  page,
  control,
  complaints,
}) => {
  complaints.allowAnswers(403);
  const { person } = await openVerification(page);
  const known = loginDriver(personAt(page));
  // Another day, on a device without any data of it.
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/en-UN/');
  await known.perform['popup.opened']({});
  await known.perform['credentials.submitted'](person);
  const code = codeDriver(personAt(page));
  await code.see.enteringCode();
  await expect(page).toHaveURL(/\/en-UN\/signup$/);
  await code.perform['code.submitted']({ code: await control.code(phoneOf(person)) });
  await page
    .getByRole('main')
    .getByRole('link', { name: t('action.logIn') })
    .click();
  await known.perform['credentials.submitted'](person);
  await seeWelcome(page, person);
});
