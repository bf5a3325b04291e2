import type { PayAndPlayEvent } from '../../machines/access/pay-and-play/machine.ts';
import type { PayAndPlayScreen } from '../../machines/access/pay-and-play/screen.ts';
import type { Driver } from '../driver.ts';
import { seesFailure } from '../failure.ts';
import type { Person, Place } from '../person.ts';
import { anyText, t } from '../texts.ts';

export const PAY_AND_PLAY_PATH = '/en-UN/signup/pnp';

/** The query that the payment provider adds to the address of the callback page, by the name of the answer. */
export const callbackQuery = (answer: string): string =>
  answer === 'code' ? 'code=pc_77aa21' : 'error=access_denied';

/** A blocked country gives no answer; the words name it as a possibility (SIGN-20). */
const FORM_WORDS = { unreachable: t('signup.error.unanswered') };

/** Pay-and-play as a person meets it. */
export function payAndPlayDriver<P extends Place<P>>(person: Person<P>) {
  const main = person.getByRole('main');
  const heading = (name: string) => main.getByRole('heading', { level: 1, name });
  const amountForm = main.getByRole('form', { name: t('payAndPlay.title') });
  const amount = amountForm.getByLabel(t('deposit.amount.label'), { exact: true });
  const form = main.getByRole('form', { name: t('payAndPlay.details.title') });
  const press = (name: string) => () => main.getByRole('button', { name }).click();
  const titled = (name: string, body: string | RegExp) => async (): Promise<void> => {
    await person.sees(heading(name));
    await person.sees(main, body);
  };

  const driver: Driver<PayAndPlayEvent, PayAndPlayScreen> = {
    perform: {
      async 'payment.started'({ amount: minor }) {
        await amount.fill((minor / 100).toFixed(2));
        await amountForm.getByRole('button', { name: t('payAndPlay.submit') }).click();
      },
      'frame.closed': press(t('payAndPlay.frame.close')),
      async 'details.submitted'({ details }) {
        await form.getByLabel(t('field.email.label')).fill(details.email ?? '');
        await form
          .getByLabel(t('field.phoneBody.label'))
          .fill((details.mobilePhone ?? '').replace(/^\+358/, ''));
        await form
          .getByLabel(t('signup.terms.label'))
          .setChecked(true, { position: { x: 8, y: 8 } });
        await form
          .getByLabel(t('signup.cookies.label'))
          .setChecked(true, { position: { x: 8, y: 8 } });
        await form.getByRole('button', { name: t('payAndPlay.details.submit') }).click();
      },
      'retry.requested': press(t('action.retry')),
      'restart.chosen': press(t('payAndPlay.restart')),
    },
    see: {
      notOffered: titled(t('payAndPlay.notOffered.title'), t('payAndPlay.notOffered.body')),
      async amount(failed) {
        await person.sees(heading(t('payAndPlay.title')));
        await person.sees(amount);
        if (failed) await seesFailure(person, main.getByRole('alert'), failed);
      },
      paying: titled(t('payAndPlay.frame.title'), anyText('payAndPlay.frame.body')),
      codeError: titled(t('payAndPlay.codeError.title'), t('payAndPlay.codeError.body')),
      verifying: titled(t('payAndPlay.title'), t('payAndPlay.verifying')),
      codeRefused: titled(t('payAndPlay.codeRefused.title'), t('payAndPlay.codeRefused.body')),
      async verificationFailed(failed) {
        await titled(
          t('payAndPlay.verificationFailed.title'),
          t('payAndPlay.verificationFailed.body'),
        )();
        if (failed) await seesFailure(person, main.getByRole('alert'), failed);
      },
      async details(failed) {
        await person.sees(heading(t('payAndPlay.details.title')));
        await person.sees(form);
        if (failed === 'invalid') {
          const terms = form.getByLabel(t('signup.terms.label'));
          await person.isToldAt(terms, anyText('signup.terms.changed'));
        } else if (failed) await seesFailure(person, main.getByRole('alert'), failed, FORM_WORDS);
      },
      sessionOver: titled(t('payAndPlay.sessionOver.title'), t('payAndPlay.sessionOver.body')),
      loggingIn: titled(t('signup.autoLogin.title'), t('signup.autoLogin.waiting')),
      loginRefused: titled(
        t('payAndPlay.loginRefused.title'),
        anyText('payAndPlay.loginRefused.body', 'payAndPlay.loginRefused.later'),
      ),
      async loginFailed(failed) {
        await titled(t('payAndPlay.loginFailed.title'), t('payAndPlay.loginFailed.body'))();
        if (failed) await seesFailure(person, main.getByRole('alert'), failed);
      },
      // A moment later the site has gone on to where the player was going.
      complete: () => person.isAt(/^(?!.*\/signup)/),
    },
  };
  return { ...driver, main, form, amount, amountForm };
}
