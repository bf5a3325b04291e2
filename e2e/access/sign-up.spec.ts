import type { Page } from '@playwright/test';
import { loginDriver } from '../../replay/access/login.driver.ts';
import { sessionDriver } from '../../replay/access/session.driver.ts';
import {
  codeDriver,
  contactOf,
  detailsOf,
  signUpDriver,
} from '../../replay/access/sign-up.driver.ts';
import { personAt } from '../../replay/live/page-person.ts';
import { newPerson, persona, phoneOf, type Applicant } from '../../replay/live/players.ts';
import { stopClock } from '../support/clock.ts';
import { countCalls, loseCalls } from '../support/network.ts';
import { expect, test } from '../support/test.ts';

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

const tracked = (page: Page): Promise<unknown[]> =>
  page
    .evaluate(() => (globalThis as { dataLayer?: { event: unknown }[] }).dataLayer ?? [])
    .then((layer) => layer.map(({ event }) => event));

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
  await expect(signUp.contactForm.getByLabel('First name')).toHaveValue(person.firstName);
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
  await expect(page.getByText('We sent a 6-digit code by e-mail')).toBeVisible();
  await code.perform['code.submitted']({ code: await control.code(person.email) });
  await seeWelcome(page, person);
});

test('[SIGN-09] A player who exists is led to the login', async ({ page, complaints }) => {
  complaints.allowAnswers(409);
  const { person, signUp } = await open(page);
  const { email } = persona('demo');
  await signUp.perform['details.submitted']({ details: { ...detailsOf(person), email } });
  await signUp.see.duplicated();
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await loginDriver(personAt(page)).see.enteringCredentials();
  await loginDriver(personAt(page)).perform['popup.closed']({});
  await signUp.perform['restart.chosen']({});
  await signUp.see.details();
});

for (const [id, outcome, status, words] of [
  ['SIGN-20', 'countryBlocked', 403, 'We cannot offer our service from where you are.'],
  ['SIGN-21', 'unhandled', 400, 'We could not create your account.'],
  ['SIGN-22', 'captchaDenied', 403, 'We could not confirm that you are a person.'],
  ['SIGN-24', 'internalError', 500, 'Something went wrong on our side.'],
] as const) {
  test(`[${id}] Registration refused: ${outcome}; the form keeps what was entered`, async ({
    page,
    control,
    complaints,
  }) => {
    complaints.allowAnswers(status);
    const { person, signUp } = await open(page);
    await control.outcome('registerPlayer', outcome);
    await signUp.perform['details.submitted']({ details: detailsOf(person) });
    await expect(signUp.alert).toContainText(words);
    await expect(page).toHaveURL(/\/en-UN\/signup$/);
    await expect(signUp.detailsForm.getByLabel('E-mail address')).toHaveValue(person.email);
    await signUp.createAccount.click();
    await signUp.see.contactInfo();
  });
}

test('[SIGN-23] A number that the SMS provider refuses is an error at its field', async ({
  page,
  complaints,
}) => {
  complaints.allowAnswers(403);
  const { person, signUp, code } = await openContactInfo(page);
  const contact = { ...contactOf(person), mobilePhone: '+358401000000' };
  await signUp.perform['contactInfo.submitted']({ contact });
  const phone = signUp.contactForm.getByLabel('Mobile number');
  await expect(phone).toHaveAccessibleDescription(/We cannot send messages to this number/);
  await expect(phone).toBeFocused();
  await phone.fill(person.phone);
  await signUp.saveContact.click();
  await code.see.enteringCode();
});

test('[SIGN-11] A country that is not supported ends the sign-up with a way on', async ({
  page,
  control,
}) => {
  await control.outcome('getMarketRiskSetting', 'unsupported');
  const { person, signUp } = await open(page);
  await signUp.perform['details.submitted']({ details: detailsOf(person) });
  await signUp.see.unsupported();
  await signUp.perform['restart.chosen']({});
  await signUp.see.details();
});

test('[SIGN-03] Rules that cannot be fetched can be asked for again', async ({
  page,
  control,
  complaints,
}) => {
  complaints.allowAnswers(500);
  await control.fault('getMarketRiskSetting', 'status500');
  const { person, signUp } = await open(page);
  await signUp.perform['details.submitted']({ details: detailsOf(person) });
  await signUp.see.marketCheckFailed();
  await signUp.perform['retry.requested']({});
  await signUp.see.contactInfo();
});

for (const moment of ['before', 'after'] as const) {
  test(`[SIGN-20] The connection is lost while registering, ${moment} the commit: again, and it works`, async ({
    page,
    control,
    complaints,
  }) => {
    complaints.allowLostCalls();
    const { person, signUp, code } = await open(page);
    await loseCalls(page, REGISTRATION, moment);
    await signUp.perform['details.submitted']({ details: detailsOf(person) });
    await expect(signUp.alert).toBeVisible();
    await signUp.createAccount.click();
    await signUp.see.contactInfo();
    await signUp.perform['contactInfo.submitted']({ contact: contactOf(person) });
    await code.see.enteringCode();
    await code.perform['code.submitted']({ code: await control.code(phoneOf(person)) });
    await seeWelcome(page, person);
  });
}

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

test('[SIGN-16] What is missing or wrong is said at its field, without a request', async ({
  page,
}) => {
  const registrations = countCalls(page, 'POST', REGISTRATION);
  const { signUp } = await open(page);
  await signUp.createAccount.click();
  const email = signUp.detailsForm.getByLabel('E-mail address');
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/Enter your e-mail address/);
  await expect(signUp.detailsForm.getByText('Accept the cookie policy to continue.')).toBeVisible();
  expect(registrations()).toBe(0);
});

test('[SIGN-15] One box ticks all conditions; nothing is ticked beforehand', async ({ page }) => {
  const { signUp } = await open(page);
  const boxes = signUp.detailsForm.getByRole('checkbox');
  await expect(boxes).toHaveCount(4);
  for (const box of await boxes.all()) await expect(box).not.toBeChecked();
  const all = signUp.detailsForm.getByLabel('Accept all of the following');
  await all.check();
  for (const box of await boxes.all()) await expect(box).toBeChecked();
  await signUp.detailsForm.getByLabel(/^Send me offers/).uncheck();
  await expect(all).not.toBeChecked();
});

test('[SIGN-01] [SIGN-05] A reload goes on at the step that was reached, with the code in hand', async ({
  page,
  control,
}) => {
  const { person, signUp, code } = await open(page);
  await page.reload();
  await signUp.see.details();
  await signUp.perform['details.submitted']({ details: detailsOf(person) });
  await signUp.see.contactInfo();
  await page.reload();
  await signUp.see.contactInfo();
  await signUp.perform['contactInfo.submitted']({ contact: contactOf(person) });
  await code.see.enteringCode();
  await page.reload();
  await signUp.see.verification();
  // Within a minute no other code is sent, and the one in hand counts.
  await code.see.enteringCode();
  await code.perform['code.submitted']({ code: await control.code(phoneOf(person)) });
  // The password went with the reload.
  await signUp.see.askingToLogIn();
});

test('[SIGN-01] Back leaves the sign-up, Forward goes on where it was', async ({ page }) => {
  await page.goto('/en-UN/');
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
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

test('[SIGN-07] The automatic login tries five times, three seconds apart, then asks', async ({
  page,
  control,
  complaints,
}) => {
  complaints.allowAnswers(401);
  const logins = countCalls(page, 'POST', '/api/v1/player/login');
  await page.clock.install();
  const { person, signUp, code } = await openVerification(page);
  await control.outcome('logIn', 'unauthorized', 5);
  const sent = await control.code(phoneOf(person));
  await stopClock(page);
  await code.perform['code.submitted']({ code: sent });
  for (let attempt = 1; attempt < 5; attempt += 1) {
    await expect.poll(logins).toBe(attempt);
    await signUp.see.loggingIn();
    await page.clock.runFor(2_900);
    expect(logins()).toBe(attempt);
    await expect(async () => {
      await page.clock.runFor(100);
      expect(logins()).toBe(attempt + 1);
    }).toPass({ intervals: [100] });
  }
  await signUp.see.askingToLogIn();
  expect(logins()).toBe(5);
});

test('[SIGN-08][SIGN-31][TRACK-01] Start and completion are tracked, each with its twin', async ({
  page,
  control,
}) => {
  const { person, code } = await openVerification(page);
  expect(await tracked(page)).toEqual(['start-registration', 'srtm-start-registration']);
  await code.perform['code.submitted']({ code: await control.code(phoneOf(person)) });
  await seeWelcome(page, person);
  expect(await tracked(page)).toEqual([
    'start-registration',
    'srtm-start-registration',
    'success-registration',
    'srtm-success-registration',
  ]);
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
