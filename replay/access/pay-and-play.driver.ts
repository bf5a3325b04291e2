import type { PayAndPlayEvent } from '../../machines/access/pay-and-play/machine.ts';
import type { PayAndPlayScreen } from '../../machines/access/pay-and-play/screen.ts';
import type { Driver } from '../driver.ts';
import { seesFailure } from '../failure.ts';
import type { Person, Place } from '../person.ts';

export const PAY_AND_PLAY_PATH = '/en-UN/signup/pnp';

/** What the payment provider adds to the address of the callback page, by the name of the answer. */
export const callbackQuery = (answer: string): string =>
  answer === 'code' ? 'code=pc_77aa21' : 'error=access_denied';

/** A blocked country answers nothing, which is said as a possibility (SIGN-20). */
const FORM_WORDS = { unreachable: 'We got no answer. Check your connection and try again.' };

/** Pay-and-play as a person meets it. */
export function payAndPlayDriver<P extends Place<P>>(person: Person<P>) {
  const main = person.getByRole('main');
  const heading = (name: string) => main.getByRole('heading', { level: 1, name });
  const amountForm = main.getByRole('form', { name: 'Pay and play' });
  const amount = amountForm.getByLabel('Amount', { exact: true });
  const form = main.getByRole('form', { name: 'Almost there' });
  const press = (name: string) => () => main.getByRole('button', { name }).click();
  const titled = (name: string, body: string | RegExp) => async (): Promise<void> => {
    await person.sees(heading(name));
    await person.sees(main, body);
  };

  const driver: Driver<PayAndPlayEvent, PayAndPlayScreen> = {
    perform: {
      async 'payment.started'({ amount: minor }) {
        await amount.fill((minor / 100).toFixed(2));
        await amountForm.getByRole('button', { name: 'Go on to your bank' }).click();
      },
      'frame.closed': press('Cancel and go back'),
      async 'details.submitted'({ details }) {
        await form.getByLabel('E-mail address').fill(details.email ?? '');
        await form
          .getByLabel('Mobile number')
          .fill((details.mobilePhone ?? '').replace(/^\+358/, ''));
        await form
          .getByLabel(/^I have read and accept the/)
          .setChecked(true, { position: { x: 8, y: 8 } });
        await form.getByLabel(/^I have read the/).setChecked(true, { position: { x: 8, y: 8 } });
        await form.getByRole('button', { name: 'Save and log in' }).click();
      },
      'retry.requested': press('Try again'),
      'restart.chosen': press('Start again'),
    },
    see: {
      notOffered: titled('Pay and play is not offered here', 'sign up with the form instead'),
      async amount(failed) {
        await person.sees(heading('Pay and play'));
        await person.sees(amount);
        if (failed) await seesFailure(person, main.getByRole('alert'), failed);
      },
      paying: titled('Pay with your bank', 'confirm the payment with your bank'),
      codeError: titled('The payment was not made', 'No money was taken'),
      verifying: titled('Pay and play', 'Your bank has answered'),
      codeRefused: titled('We could not match your payment', 'What you paid is not lost'),
      async verificationFailed(failed) {
        await titled('We could not finish your payment yet', 'you do not pay twice')();
        if (failed) await seesFailure(person, main.getByRole('alert'), failed);
      },
      async details(failed) {
        await person.sees(heading('Almost there'));
        await person.sees(form);
        if (failed === 'invalid') {
          await person.isToldAt(form.getByLabel('E-mail address'), /name@example\.com/);
        } else if (failed) await seesFailure(person, main.getByRole('alert'), failed, FORM_WORDS);
      },
      sessionOver: titled('The time to finish is over', 'What you paid is not lost'),
      loggingIn: titled('Logging you in', 'Your account is ready'),
      loginRefused: titled('You cannot log in right now', 'What you paid is in your account'),
      async loginFailed(failed) {
        await titled('We could not log you in yet', 'you do not pay twice')();
        if (failed) await seesFailure(person, main.getByRole('alert'), failed);
      },
      // A moment later the site has gone on to where the player was going.
      complete: () => person.isAt(/^(?!.*\/signup)/),
    },
  };
  return { ...driver, main, form, amount, amountForm };
}
