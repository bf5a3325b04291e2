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
import { anyText, t, wholeText } from '../texts.ts';

/** Countries by the prefixes that a person of a replay dials. */
const COUNTRY_OF: Readonly<Record<string, string>> = { '+358': 'FI' };

/** A code is never malformed when it is sent: such a refusal is a fault of ours. */
const CODE_WORDS = { invalid: anyText('error.system.error') };

/** The section of the phone number, and its popup, as a person meets them. */
export function phoneChangeDriver<P extends Place<P>>(person: Person<P>) {
  const { region, alert, seesFailed } = sectionOf(person, t('phone.title'));
  const popup = person.getByRole('dialog', { name: t('phone.popup.title') });
  const tooMany = person.getByRole('dialog', { name: t('code.maxAttempts.title') });
  const field = region.getByLabel(t('field.phoneBody.label'));
  const verify = region.getByRole('button', { name: t('phone.verify') });
  const keep = region.getByRole('button', { name: t('phone.keep') });
  const code = popup.getByLabel(t('code.label'));
  const sendAgain = popup.getByRole('button', { name: t('code.resend') });
  const notice = popup.getByRole('alert');

  const enter = async ({ phonePrefix, phoneBody }: NumberParts): Promise<void> => {
    await region.getByLabel(t('ui.phone.prefix')).selectOption(COUNTRY_OF[phonePrefix] ?? '');
    await field.fill(phoneBody);
  };
  const seesInPopup = async (what: string, failed: FailureName | undefined): Promise<void> => {
    await person.sees(notice, what);
    if (failed) await seesFailure(person, notice, failed, CODE_WORDS);
  };

  const driver: Driver<PhoneChangeEvent, PhoneChangeScreen> = {
    perform: {
      'retry.requested': () => region.getByRole('button', { name: t('action.retry') }).click(),
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
      'code.withdrawn': () => code.fill('12345'),
      'resend.requested': () => sendAgain.click(),
      'popup.closed': () => popup.getByRole('button', { name: t('action.close') }).click(),
      'lock.acknowledged': () =>
        tooMany.getByRole('button', { name: t('code.maxAttempts.close') }).click(),
    },
    see: {
      async loading() {
        await person.sees(region);
        await person.seesNot(field);
        await person.seesNot(alert);
      },
      loadFailed: (failed) => seesFailed(t('phone.error.load'), failed),
      async editing() {
        await person.seesNot(popup);
        await person.seesNot(tooMany);
        await person.seesIdle(region.getByRole('form', { name: t('phone.title') }));
        await person.sees(region.getByText(wholeText('phone.verified', 'phone.notVerified')));
        if (await region.getByText(t('phone.verified')).isVisible()) {
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
          await person.isToldAt(field, anyText('field.phoneBody.refused', 'phone.error.inUse'));
        } else await seesFailed(t('phone.error.title'), failed);
        await person.seesIdle(verify);
      },
      async enteringCode() {
        await person.sees(popup.getByText(anyText('code.sentTo.sms')));
        await person.sees(code);
      },
      verifying: () => person.isTold(popup.getByText(t('code.checking'))),
      async codeRefused(failed) {
        if (failed) await seesInPopup(t('code.error.checkFailed'), failed);
        else
          await person.isToldAt(
            code,
            anyText('code.error.invalid', 'code.error.replaced', 'code.error.expired'),
          );
        await person.sees(sendAgain);
      },
      resending: () => person.sees(popup.getByText(t('code.sending'))),
      async resendRefused(failed) {
        await seesInPopup(t('code.error.resendFailed'), failed);
        await person.sees(code);
        await person.sees(sendAgain);
      },
      tooManyAttempts: () => person.sees(tooMany),
    },
  };
  return driver;
}
