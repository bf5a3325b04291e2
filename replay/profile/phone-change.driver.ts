import type {
  PhoneChangeEvent,
  PhoneChangeScreen,
} from '../../machines/profile/phone-change/machine.ts';
import type { NumberParts } from '../../machines/profile/phone-change/setup.ts';
import type { FailureName } from '../../machines/samples.ts';
import type { Driver } from '../driver.ts';
import { seesFailure } from '../failure.ts';
import type { Person, Place } from '../person.ts';
import { sectionOf } from './section.ts';

/** Countries by the prefixes that a person of a replay dials. */
const COUNTRY_OF: Readonly<Record<string, string>> = { '+358': 'FI' };

/** A code is never malformed when it is sent: that it is called so is a fault of ours. */
const CODE_WORDS = { invalid: 'Something went wrong on our side.' };

/** The section of the phone number, and its popup, as a person meets them. */
export function phoneChangeDriver<P extends Place<P>>(person: Person<P>) {
  const { region, alert, seesFailed } = sectionOf(person, 'Phone');
  const popup = person.getByRole('dialog', { name: 'Confirm your number' });
  const tooMany = person.getByRole('dialog', { name: 'Too many attempts' });
  const field = region.getByLabel('Mobile number');
  const verify = region.getByRole('button', { name: 'Send a code and verify' });
  const keep = region.getByRole('button', { name: 'Save without a code' });
  const code = popup.getByLabel('6-digit code');
  const sendAgain = popup.getByRole('button', { name: 'Send a new code' });
  const notice = popup.getByRole('alert');

  const enter = async ({ phonePrefix, phoneBody }: NumberParts): Promise<void> => {
    await region.getByLabel('Country code').selectOption(COUNTRY_OF[phonePrefix] ?? '');
    await field.fill(phoneBody);
  };
  const seesInPopup = async (what: string, failed: FailureName | undefined): Promise<void> => {
    await person.sees(notice, `We could not ${what}`);
    if (failed) await seesFailure(person, notice, failed, CODE_WORDS);
  };

  const driver: Driver<PhoneChangeEvent, PhoneChangeScreen> = {
    perform: {
      'retry.requested': () => region.getByRole('button', { name: 'Try again' }).click(),
      'number.edited': ({ number }) => enter(number),
      async 'number.submitted'({ number }) {
        await enter(number);
        await verify.click();
      },
      async 'number.keptWithoutCode'({ number }) {
        await enter(number);
        await keep.click();
      },
      // The sixth digit submits.
      async 'code.submitted'({ code: digits }) {
        await code.fill('');
        await code.fill(digits);
      },
      'resend.requested': () => sendAgain.click(),
      'popup.closed': () => popup.getByRole('button', { name: 'Close' }).click(),
      'lock.acknowledged': () =>
        tooMany.getByRole('button', { name: 'Back to my contact details' }).click(),
    },
    see: {
      async loading() {
        await person.sees(region);
        await person.seesNot(field);
        await person.seesNot(alert);
      },
      loadFailed: (failed) => seesFailed('We could not load your number', failed),
      async editing() {
        await person.seesNot(popup);
        await person.seesNot(tooMany);
        await person.seesIdle(region.getByRole('form', { name: 'Phone' }));
        await person.sees(region.getByText(/^This number is (?:not )?verified\.$/));
        if (await region.getByText('This number is verified.').isVisible()) {
          await person.seesNot(verify);
          await person.seesNot(keep);
          return;
        }
        await person.seesIdle(verify);
        await person.seesIdle(keep);
      },
      requesting: () => person.seesBusy(verify),
      storing: () => person.seesBusy(keep),
      async refused(failed) {
        await person.seesNot(popup);
        if (failed === 'invalid' || failed === undefined) {
          await person.isToldAt(field, /cannot send messages to this number|another account/);
        } else await seesFailed('We could not change your number', failed);
        await person.seesIdle(verify);
      },
      async enteringCode() {
        await person.sees(popup.getByText(/^We sent a 6-digit code by text message/));
        await person.sees(code);
      },
      verifying: () => person.isTold(popup.getByText('Checking your code…')),
      async codeRefused(failed) {
        if (failed) await seesInPopup('check your code', failed);
        else await person.isToldAt(code, /not right|has expired/);
        await person.sees(sendAgain);
      },
      resending: () => person.sees(popup.getByText('Sending your code…')),
      async resendRefused(failed) {
        await seesInPopup('send a new code', failed);
        await person.sees(code);
        await person.sees(sendAgain);
      },
      tooManyAttempts: () => person.sees(tooMany),
    },
  };
  return driver;
}
