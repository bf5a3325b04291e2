import type { FrameLocator, Page } from '@playwright/test';
import { phoneOf, type Applicant } from '../../replay/browser/players.ts';
import { t } from '../../replay/texts.ts';

/** The bank's page in its frame. */
export const bankOf = (page: Page): FrameLocator =>
  page.frameLocator(`iframe[title="${t('payAndPlay.frame.label')}"]`);

/** Identifies as somebody new. @param knows whether the bank knows how to reach them */
export async function identify(page: Page, person: Applicant, knows = false): Promise<void> {
  const bank = bankOf(page);
  await bank.getByLabel('Somebody else, as entered below').check();
  await bank.getByLabel('First name').fill(person.firstName);
  await bank.getByLabel('Last name').fill(person.lastName);
  await bank.getByLabel('Date of birth, YYYY-MM-DD').fill('1990-02-03');
  if (knows) {
    await bank.getByLabel('E-mail address known to the bank').fill(person.email);
    await bank.getByLabel('Mobile number known to the bank').fill(phoneOf(person));
  }
  await bank.getByRole('button', { name: 'Continue' }).click();
  await bank.getByRole('link', { name: 'Confirm in your bank’s app' }).waitFor();
}

/** Confirms the payment on the bank's page. */
export const confirm = (page: Page): Promise<void> =>
  bankOf(page)
    .getByRole('button', { name: /^Confirm/ })
    .click();

/** The form that completes an account, as this person fills it in. */
export const detailsOf = (person: Applicant) => ({
  email: person.email,
  mobilePhone: phoneOf(person),
  termsAndConditions: true as const,
  cookiePolicyAccepted: true as const,
});

/** The header of the site; a welcome may stand before it. */
export const header = (page: Page) => page.getByRole('banner', { includeHidden: true });
