import type { CodeVerificationEvent } from '../../machines/access/code-verification/machine.ts';
import type { CodeVerificationScreen } from '../../machines/access/code-verification/screen.ts';
import type {
  SignUpContact,
  SignUpDetails,
  SignUpEvent,
  WithTerms,
} from '../../machines/access/sign-up/machine.ts';
import type { SignUpScreen } from '../../machines/access/sign-up/screen.ts';
import type { FailureName } from '../../machines/samples.ts';
import type { Driver } from '../driver.ts';
import { seesFailure } from '../failure.ts';
import type { Applicant } from '../browser/players.ts';
import type { Person, Place } from '../person.ts';
import { anyText, t, wholeText } from '../texts.ts';

/** The entries of a person on the first step. */
export const detailsOf = ({ email, password }: Applicant): SignUpDetails => ({
  email,
  password,
  countryCode: 'FI',
  languageCode: 'en',
  termsAndConditions: true,
  cookiePolicyAccepted: true,
  marketingOptIn: false,
  termsAndConditionsAcceptedVersion: 3,
});

/** The entries of a person on the second step. */
export const contactOf = (person: Applicant): SignUpContact => ({
  firstName: person.firstName,
  lastName: person.lastName,
  mobilePhone: `+358${person.phone}`,
  dateOfBirth: [person.birth.year, person.birth.month, person.birth.day]
    .map((part) => part.padStart(2, '0'))
    .join('-'),
  address: { street: person.street, city: person.city, postalCode: person.postalCode },
});

/** A blocked country gives no answer; the words name it as a possibility (SIGN-20). */
const FORM_WORDS = { unreachable: t('signup.error.unanswered') };

/** Sign-up as a person meets it, up to the code. */
export function signUpDriver<P extends Place<P>>(person: Person<P>) {
  const main = person.getByRole('main');
  const heading = (name: string) => main.getByRole('heading', { level: 1, name });
  // A step that is behind says after its name that it is done.
  const step = (name: string) =>
    main.getByRole('listitem').filter({ hasText: new RegExp(`^${name}$`) });
  const detailsForm = main.getByRole('form', { name: t('signup.details.title') });
  const contactForm = main.getByRole('form', { name: t('signup.contactInfo.title') });
  const createAccount = detailsForm.getByRole('button', { name: t('signup.details.submit') });
  const saveContact = contactForm.getByRole('button', { name: t('signup.contactInfo.submit') });

  const enterDetails = async (details: WithTerms<SignUpDetails>): Promise<void> => {
    await detailsForm.getByLabel(t('field.country.label')).selectOption(details.countryCode);
    await detailsForm.getByLabel(t('field.email.label')).fill(details.email);
    await detailsForm.getByLabel(t('field.password.label'), { exact: true }).fill(details.password);
    await detailsForm
      .getByLabel(t('signup.terms.label'))
      .setChecked(details.termsAndConditions, { position: { x: 8, y: 8 } });
    await detailsForm
      .getByLabel(t('signup.cookies.label'))
      .setChecked(details.cookiePolicyAccepted, { position: { x: 8, y: 8 } });
    await detailsForm.getByLabel(t('signup.marketing.label')).setChecked(details.marketingOptIn);
  };
  const enterContact = async (contact: SignUpContact): Promise<void> => {
    const [year = '', month = '', day = ''] = contact.dateOfBirth.split('-');
    await contactForm.getByLabel(t('field.firstName.label')).fill(contact.firstName);
    await contactForm.getByLabel(t('field.lastName.label')).fill(contact.lastName ?? '');
    await contactForm.getByLabel(t('field.dateOfBirth.day')).fill(day);
    await contactForm.getByLabel(t('field.dateOfBirth.month')).fill(month);
    await contactForm.getByLabel(t('field.dateOfBirth.year')).fill(year);
    await contactForm
      .getByLabel(t('field.phoneBody.label'))
      .fill(contact.mobilePhone.replace(/^\+(?:358|64)/, ''));
    await contactForm.getByLabel(t('field.street.label')).fill(contact.address.street);
    await contactForm.getByLabel(t('field.postalCode.label')).fill(contact.address.postalCode);
    await contactForm.getByLabel(t('field.city.label')).fill(contact.address.city);
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
        await main.getByRole('button', { name: t('action.retry') }).click();
      },
      async 'restart.chosen'() {
        await main
          .getByRole('button', {
            name: wholeText(
              'signup.restart',
              'signup.duplicated.otherEmail',
              'signup.unsupported.otherCountry',
            ),
          })
          .click();
      },
    },
    see: {
      async details(failed) {
        await person.sees(heading(t('signup.details.title')));
        await person.seesCurrent(step(t('signup.step.details')), 'step');
        if (failed === 'invalid') {
          const terms = detailsForm.getByLabel(t('signup.terms.label'));
          await person.isToldAt(terms, anyText('signup.terms.changed'));
        } else if (failed) await seesFailure(person, main.getByRole('alert'), failed, FORM_WORDS);
      },
      async marketCheckFailed(failed) {
        await person.sees(heading(t('signup.error.title')));
        const notice = main.getByRole('alert');
        await person.sees(notice, t('signup.verification.failed'));
        await seesFailure(person, notice, failed);
      },
      unsupported: () => person.sees(heading(t('signup.unsupported.title'))),
      duplicated: () => person.sees(heading(t('signup.duplicated.title'))),
      async contactInfo(failed) {
        await person.sees(heading(t('signup.contactInfo.title')));
        await person.seesCurrent(step(t('signup.step.contactInfo')), 'step');
        if (failed === 'invalid') {
          await person.isToldAt(
            contactForm.getByLabel(t('field.firstName.label')),
            anyText('field.name.malformed'),
          );
        } else if (failed) await seesFailure(person, main.getByRole('alert'), failed, FORM_WORDS);
      },
      async verification() {
        await person.sees(heading(t('signup.verification.title')));
        await person.seesCurrent(step(t('signup.step.verification')), 'step');
      },
      async loggingIn() {
        await person.sees(heading(t('signup.autoLogin.title')));
        await person.seesCurrent(step(t('signup.step.complete')), 'step');
      },
      // A moment later the site has gone on to where a login leads.
      complete: () => person.isAt(/^(?!.*\/signup)/),
      async askingToLogIn() {
        await person.sees(heading(t('signup.complete.title')));
        await person.sees(main.getByRole('link', { name: t('action.logIn') }));
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

/** A code is never malformed when it is sent: such a refusal is a fault of ours. */
const CODE_WORDS = { invalid: anyText('error.system.error') };

/** Where a flow shows its code step, and the words around it. */
interface CodeStep<P> {
  readonly around: P;
  readonly sent: RegExp;
  readonly change: RegExp;
  readonly changeContact: string;
  readonly leaveLock: string;
}

const signUpStep = <P extends Place<P>>(person: Person<P>): CodeStep<P> => ({
  around: person.getByRole('main'),
  sent: anyText(
    'code.sentTo.email',
    'code.sentTo.emailUnlessKnown',
    'code.sentTo.sms',
    'code.sentTo.smsUnlessKnown',
  ),
  change: wholeText('code.change', 'code.changeContact', 'signup.restart'),
  changeContact: t('code.changeContact'),
  leaveLock: t('code.maxAttempts.close'),
});

/** The code step: of a sign-up by SMS or by e-mail, unless another flow's is given. */
export function codeDriver<P extends Place<P>>(
  person: Person<P>,
  step: CodeStep<P> = signUpStep(person),
) {
  const main = step.around;
  const form = main.getByRole('form', { name: t('code.title') });
  const field = form.getByLabel(t('code.label'));
  const tooMany = person.getByRole('dialog', { name: t('code.maxAttempts.title') });
  const sendAgain = main.getByRole('button', { name: t('code.resend') });

  const seesFailed = async (what: string, failed: FailureName | undefined): Promise<void> => {
    const notice = main.getByRole('alert');
    await person.sees(notice, what);
    if (failed) await seesFailure(person, notice, failed, CODE_WORDS);
  };

  const driver: Driver<CodeVerificationEvent, CodeVerificationScreen> = {
    perform: {
      // The sixth digit submits.
      async 'code.submitted'({ code }) {
        // A code whose check was interrupted stands there still.
        await field.fill('');
        await field.fill(code);
      },
      'code.withdrawn': () => field.fill('12345'),
      'resend.requested': () => sendAgain.click(),
      'retry.requested': () => main.getByRole('button', { name: t('action.retry') }).click(),
      'contactChange.chosen': () => main.getByRole('button', { name: step.change }).click(),
      'lock.acknowledged': () => tooMany.getByRole('button', { name: step.leaveLock }).click(),
    },
    see: {
      requesting: () => person.sees(main.getByText(t('code.sending'))),
      async enteringCode() {
        await person.sees(main.getByText(step.sent));
        await person.sees(field);
      },
      verifying: () => person.isTold(main.getByText(t('code.checking'))),
      async codeRefused(failed) {
        if (failed) await seesFailed(t('code.error.checkFailed'), failed);
        else
          await person.isToldAt(
            field,
            anyText('code.error.invalid', 'code.error.replaced', 'code.error.expired'),
          );
        await person.sees(sendAgain);
      },
      async sendRefused(failed) {
        await seesFailed(t('code.error.sendFailed'), failed);
        await person.sees(main.getByRole('button', { name: step.changeContact }));
      },
      async resendRefused(failed) {
        await seesFailed(t('code.error.resendFailed'), failed);
        await person.sees(field);
        await person.sees(sendAgain);
      },
      async signUpOver() {
        await seesFailed(t('code.error.sendFailed'), undefined);
        await person.sees(main.getByRole('link', { name: t('action.logIn') }));
        await person.seesNot(sendAgain);
      },
      tooManyAttempts: () => person.sees(tooMany),
      // Both end the step: the sign-up goes on, or back.
      verified: () => person.seesNot(form),
      ended: () => person.seesNot(form),
    },
  };
  return { ...driver, form, field };
}
