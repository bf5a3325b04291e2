import type { WithdrawalChoice, WithdrawEvent } from '../../machines/banking/withdraw/machine.ts';
import type { WithdrawScreen } from '../../machines/banking/withdraw/screen.ts';
import type { PlayerNews } from '../../machines/news.ts';
import type { Driver } from '../driver.ts';
import { seesFailure } from '../failure.ts';
import type { Person, Place } from '../person.ts';
import { anyText, t, wholeText } from '../texts.ts';

export const WITHDRAW_PATH = '/en-UN/my-account/banking/withdraw';

/** Names of the methods that the tests choose, as the site writes them. */
const METHODS: Readonly<Record<string, string>> = {
  CREDITCARD: t('deposit.method.CREDITCARD'),
  TRUSTLY: t('deposit.method.TRUSTLY'),
};

/** The words for a request that was not taken, or not answered. */
const REQUEST_WORDS = {
  refused: t('withdraw.requestRefused.tooMany'),
  unreachable: t('withdraw.unreachable.body'),
  unexpected: t('withdraw.error.body'),
};

/** The withdrawal page as a person meets it. */
export function withdrawDriver<P extends Place<P>>(person: Person<P>) {
  const main = person.getByRole('main');
  const view = main.getByRole('region', { name: t('withdraw.title'), exact: true });
  const form = view.getByRole('form', { name: t('withdraw.title') });
  const amount = form.getByLabel(t('deposit.amount.label'), { exact: true });
  const submit = form.getByRole('button', {
    name: wholeText('withdraw.submit', 'withdraw.submit.amount'),
  });
  const stakes = person.getByRole('dialog', { name: t('withdraw.bonus.title') });
  /** A screen is known by its title and its words: two screens may not pass for each other. */
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

  const driver: Driver<
    WithdrawEvent,
    WithdrawScreen,
    Extract<WithdrawEvent, PlayerNews>['type'] | 'balance.returned'
  > = {
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
      'retry.requested': press(wholeText('action.retry', 'deposit.checkAgain')),
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
      limitNotify: titled(
        t('withdraw.limitNotify.title'),
        anyText(
          'withdraw.limitNotify.body.daily',
          'withdraw.limitNotify.body.weekly',
          'withdraw.limitNotify.body.monthly',
        ),
      ),
      async requestRefused(failed) {
        await titled(t('withdraw.requestRefused.title'), t('withdraw.requestRefused.body'))();
        if (failed) await seesFailure(person, view, failed, REQUEST_WORDS);
      },
      async requestUnanswered(failed) {
        await titled(anyText('deposit.unreachable.title', 'withdraw.error.title'))();
        await person.sees(
          view,
          anyText(
            'withdraw.unreachable.body',
            'withdraw.error.body',
            'withdraw.requestRefused.doubt',
          ),
        );
        if (failed) await seesFailure(person, view, failed, REQUEST_WORDS);
      },
      requested: titled(
        t('withdraw.requested.title', { amount: '€40.00' }),
        anyText('withdraw.requested.body', 'withdraw.requested.review'),
      ),
      nothing: titled(t('withdraw.nothing.title'), t('withdraw.nothing.body')),
      // Where the documents may not wait, no words offer it.
      documentsPreferred: titled(
        anyText('deposit.verifyLoyal.title', 'withdraw.verifyFirst.title'),
        anyText(
          'withdraw.verifyLoyal.body',
          'withdraw.verifyLoyal.bodyNoDays',
          'withdraw.verifyFirst.body',
        ),
      ),
      documentsRequired: titled(
        t('deposit.verifyRequired.title'),
        t('withdraw.verifyRequired.body'),
      ),
      documentsStrict: titled(t('withdraw.verifyStrict.title'), t('withdraw.verifyStrict.body')),
      documentsUnderReview: titled(
        t('deposit.verifyUnderReview.title'),
        t('deposit.verifyUnderReview.body'),
      ),
      uploadNeeded: titled(t('deposit.documents.title'), t('deposit.documents.body')),
      limitReached: titled(
        t('deposit.withdrawalLimitReached.title'),
        anyText(
          'withdraw.limitReached.body.daily',
          'withdraw.limitReached.body.weekly',
          'withdraw.limitReached.body.monthly',
        ),
      ),
      restricted: titled(t('withdraw.restricted.title'), t('withdraw.restricted.body')),
      suspended: titled(t('deposit.suspended.title'), t('withdraw.suspended.body')),
      off: titled(t('withdraw.off.title'), t('withdraw.off.body')),
      async error(failed) {
        await titled(anyText('withdraw.check.title', 'withdraw.refused.title'))();
        if (failed) await seesFailure(person, view, failed);
        else await person.sees(view, t('withdraw.refused.body'));
      },
    },
  };
  return { ...driver, view, form, amount, submit, stakes, enter };
}
