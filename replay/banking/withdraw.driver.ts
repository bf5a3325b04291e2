import type { WithdrawalChoice, WithdrawEvent } from '../../machines/banking/withdraw/machine.ts';
import type { WithdrawScreen } from '../../machines/banking/withdraw/screen.ts';
import type { Driver } from '../driver.ts';
import { seesFailure } from '../failure.ts';
import type { Person, Place } from '../person.ts';
import { t } from '../texts.ts';

export const WITHDRAW_PATH = '/en-UN/my-account/banking/withdraw';

/** Names of the methods that the tests choose, as the site writes them. */
const METHODS: Readonly<Record<string, string>> = {
  CREDITCARD: t('deposit.method.CREDITCARD'),
  TRUSTLY: t('deposit.method.TRUSTLY'),
};

/** What is said of a request that was not taken, or not answered. */
const REQUEST_WORDS = {
  refused: t('withdraw.requestRefused.tooMany'),
  unreachable: 'We do not know yet whether your request arrived.',
  unexpected: 'We do not know yet whether your request was taken.',
};

/** The withdrawal page as a person meets it. */
export function withdrawDriver<P extends Place<P>>(person: Person<P>) {
  const main = person.getByRole('main');
  const view = main.getByRole('region', { name: t('withdraw.title'), exact: true });
  const form = view.getByRole('form', { name: t('withdraw.title') });
  const amount = form.getByLabel(t('deposit.amount.label'), { exact: true });
  const submit = form.getByRole('button', { name: /^Withdraw/ });
  const stakes = person.getByRole('dialog', { name: t('withdraw.bonus.title') });
  /** A screen by its title and by what it says: two screens may not pass for each other. */
  const titled = (name: string | RegExp, body?: string | RegExp) => async (): Promise<void> => {
    await person.sees(view.getByRole('heading', { level: 2, name }));
    if (body !== undefined) await person.sees(view, body);
  };
  const press = (name: string | RegExp) => () => view.getByRole('button', { name }).click();

  const enter = async (choice: WithdrawalChoice): Promise<void> => {
    await person.sees(amount);
    await amount.fill((choice.amount / 100).toFixed(2));
    await form.getByRole('radio', { name: METHODS[choice.method] ?? choice.method }).check();
  };

  const driver: Driver<WithdrawEvent, WithdrawScreen, 'withdraw.cleared' | 'player.suspended'> = {
    perform: {
      async 'withdraw.started'() {
        await person.goTo(WITHDRAW_PATH);
      },
      async 'withdraw.submitted'({ choice }) {
        await enter(choice);
        await submit.click();
      },
      'limit.accepted': press(t('withdraw.limitNotify.go')),
      'bonus.forfeited': () =>
        stakes.getByRole('button', { name: 'Withdraw €40.00 and lose the bonus' }).click(),
      'bonus.kept': () => stakes.getByRole('button', { name: t('withdraw.bonus.keep') }).click(),
      'later.chosen': press(t('withdraw.later')),
      'upload.chosen': press(t('deposit.upload')),
      'upload.left': press(t('action.back')),
      'retry.requested': press(/^(Try again|Check again)$/),
    },
    see: {
      inactive: () => person.seesNot(view),
      checking: () => person.isTold(view.getByText(t('withdraw.checking'))),
      async form() {
        await person.sees(amount);
        await person.seesNot(stakes);
      },
      async bonusAtStake() {
        await person.sees(stakes, '€25.00');
        await person.sees(stakes, '€500.00');
      },
      limitNotify: titled(t('withdraw.limitNotify.title'), 'The rest stays'),
      async requestRefused(failed) {
        await titled(t('withdraw.requestRefused.title'), 'Nothing was withdrawn')();
        if (failed) await seesFailure(person, view, failed, REQUEST_WORDS);
      },
      async requestUnanswered(failed) {
        await titled(/We lost the connection|We could not confirm your withdrawal/)();
        await person.sees(view, 'We do not know yet');
        if (failed) await seesFailure(person, view, failed, REQUEST_WORDS);
      },
      requested: titled(/^€40\.00 will be paid out$/, 'The money is set aside'),
      nothing: titled(t('withdraw.nothing.title'), 'Only cash can be withdrawn'),
      // Where they may not wait, nothing is said of later.
      documentsPreferred: titled(
        /Please verify your identity soon|Send your documents before you withdraw/,
        /You can withdraw now|Where you live, the law asks/,
      ),
      documentsRequired: titled(t('deposit.verifyRequired.title'), 'You can withdraw once'),
      documentsStrict: titled(t('withdraw.verifyStrict.title'), 'It is paid out once'),
      documentsUnderReview: titled(t('deposit.verifyUnderReview.title'), 'less than a day'),
      uploadNeeded: titled(t('deposit.documents.title'), 'As soon as we have checked them'),
      limitReached: titled(t('deposit.withdrawalLimitReached.title'), 'You have withdrawn all'),
      restricted: titled(t('withdraw.restricted.title'), 'how you get your money'),
      suspended: titled(t('deposit.suspended.title'), 'Nothing is paid out'),
      off: titled(t('withdraw.off.title'), 'We cannot pay out'),
      async error(failed) {
        await titled(
          /We could not check how much you can withdraw|You cannot withdraw right now/,
        )();
        if (failed) await seesFailure(person, view, failed);
        else await person.sees(view, 'The reason may pass by itself');
      },
    },
  };
  return { ...driver, view, form, amount, submit, stakes, enter };
}
