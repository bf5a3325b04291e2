import type { DepositChoice, DepositEvent } from '../../machines/banking/deposit/machine.ts';
import type { DepositScreen } from '../../machines/banking/deposit/screen.ts';
import type { PlayerNews } from '../../machines/news.ts';
import type { Driver } from '../driver.ts';
import { seesFailure } from '../failure.ts';
import type { Person, Place } from '../person.ts';
import { anyText, t, wholeText } from '../texts.ts';

export const DEPOSIT_PATH = '/en-UN/my-account/banking/deposit';

/** Names of the methods that the tests choose, as the site writes them. */
const METHODS: Readonly<Record<string, string>> = {
  CREDITCARD: t('deposit.method.CREDITCARD'),
  TRUSTLY: t('deposit.method.TRUSTLY'),
  SKRILL: t('deposit.method.SKRILL'),
};

/** Names of the bonuses that the tests choose. */
const BONUSES: Readonly<Record<string, string>> = { camp_welcome: 'Welcome bonus' };

/** 50 euros by card, unless told otherwise. */
export const choose = (choice: Partial<DepositChoice> = {}): { choice: DepositChoice } => ({
  choice: { method: 'CREDITCARD', amount: 5_000, currency: 'EUR', ...choice },
});

/** The words for a request that was not taken, or not answered (DEP-20). */
const REQUEST_WORDS = {
  refused: t('deposit.requestRefused.tooMany'),
  unreachable: t('deposit.unreachable.body'),
  unexpected: t('deposit.error.body'),
};

/** The deposit page as a person meets it. */
export function depositDriver<P extends Place<P>>(person: Person<P>) {
  const main = person.getByRole('main');
  const view = main.getByRole('region', { name: t('deposit.title'), exact: true });
  const form = view.getByRole('form', { name: t('deposit.title') });
  const amount = form.getByLabel(t('deposit.amount.label'), { exact: true });
  const submit = form.getByRole('button', {
    name: wholeText('deposit.submit', 'deposit.submit.amount'),
  });
  /** A screen is known by its title and its words: two screens may not pass for each other. */
  const titled = (name: string | RegExp, body?: string | RegExp) => async (): Promise<void> => {
    await person.sees(view.getByRole('heading', { level: 2, name }));
    if (body !== undefined) await person.sees(view, body);
  };
  const press = (name: string | RegExp) => () => view.getByRole('button', { name }).click();

  const bonus = (name: string) => form.getByRole('radio', { name });
  const enter = async (choice: DepositChoice): Promise<void> => {
    const { method, amount: minor, selectedBonusId: id } = choice;
    const more = view.getByRole('button', { name: anyText('deposit.methods.more') });
    const card = form.getByRole('radio', { name: METHODS[method] ?? method });
    await person.sees(amount);
    if (!(await card.isVisible())) await more.click();
    await amount.fill((minor / 100).toFixed(2));
    await card.check();
    if (id !== undefined) await bonus(BONUSES[id] ?? id).check();
    else if (await bonus(t('deposit.bonus.none')).isVisible())
      await bonus(t('deposit.bonus.none')).check();
  };

  const driver: Driver<
    DepositEvent,
    DepositScreen,
    Extract<DepositEvent, PlayerNews>['type'] | 'notification.done'
  > = {
    perform: {
      async 'deposit.started'() {
        await person.goTo(DEPOSIT_PATH);
      },
      async 'deposit.submitted'({ choice }) {
        await enter(choice);
        await submit.click();
      },
      'later.chosen': press(t('deposit.later')),
      'limit.declined': press(t('deposit.limitOffered.decline')),
      'upload.chosen': press(t('deposit.upload')),
      'upload.left': press(t('action.back')),
      'retry.requested': press(wholeText('action.retry', 'deposit.checkAgain')),
      'payment.resumed': press(t('deposit.redirecting.link')),
    },
    see: {
      inactive: () => person.seesNot(view),
      checking: () => person.isTold(view.getByText(t('deposit.checking'))),
      cashier: () => person.sees(amount),
      async requestRefused(failed) {
        await titled(t('deposit.requestRefused.title'), t('deposit.requestRefused.body'))();
        if (failed) await seesFailure(person, view, failed, REQUEST_WORDS);
      },
      async requestUnanswered(failed) {
        const lost = failed === 'unreachable';
        await titled(
          lost
            ? t('deposit.unreachable.title')
            : anyText('deposit.unreachable.title', 'deposit.error.title'),
        )();
        await person.sees(view, anyText('deposit.unreachable.body', 'deposit.error.body'));
        if (failed) await seesFailure(person, view, failed, REQUEST_WORDS);
      },
      redirecting: titled(t('deposit.redirecting.title'), t('deposit.redirecting.body')),
      foreignAddress: titled(t('deposit.foreignAddress.title'), t('deposit.foreignAddress.body')),
      cashierHidden: titled(t('deposit.cashierHidden.title'), t('deposit.cashierHidden.body')),
      // Where the documents may not wait, no words offer it.
      documentsPreferred: titled(
        anyText('deposit.verifyLoyal.title', 'deposit.verifyFirst.title'),
        anyText(
          'deposit.verifyLoyal.body',
          'deposit.verifyLoyal.bodyNoDays',
          'deposit.verifyFirst.body',
        ),
      ),
      documentsRequired: titled(
        t('deposit.verifyRequired.title'),
        t('deposit.verifyRequired.body'),
      ),
      documentsStrict: titled(t('deposit.verifyStrict.title'), t('deposit.verifyStrict.body')),
      documentsUnderReview: titled(
        t('deposit.verifyUnderReview.title'),
        t('deposit.verifyUnderReview.body'),
      ),
      uploadNeeded: titled(t('deposit.documents.title'), t('deposit.documents.body')),
      limitOffered: titled(t('deposit.limitOffered.title'), t('deposit.limitOffered.body')),
      async limitRequired() {
        await titled(t('deposit.limitRequired.title'), t('deposit.limitRequired.body'))();
        await person.seesNot(view.getByRole('button'));
      },
      selfLimitReached: titled(
        anyText('deposit.selfLimitReached.title', 'deposit.spendLimitReached.title'),
        anyText('deposit.selfLimitReached.bodyNothingLeft', 'deposit.selfLimitReached.bodyUnknown'),
      ),
      withdrawalLimitReached: titled(
        t('deposit.withdrawalLimitReached.title'),
        anyText(
          'deposit.withdrawalLimitReached.body',
          'deposit.withdrawalLimitReached.bodyUnknown',
        ),
      ),
      unverifiedCap: titled(t('deposit.unverifiedCap.title'), t('deposit.unverifiedCap.lift')),
      async notAllowed() {
        await titled(
          /takes no deposits|no deposits while/,
          /Support can tell you why|Nothing can be paid out/,
        )();
        await person.seesNot(view.getByRole('button'));
      },
      restricted: titled(t('deposit.restricted.title'), t('deposit.restricted.body')),
      suspended: titled(t('deposit.suspended.title'), t('deposit.suspended.body')),
      async error(failed) {
        await titled(anyText('deposit.check.title', 'deposit.refused.title'))();
        if (failed) await seesFailure(person, view, failed);
        else await person.sees(view, t('deposit.refused.body'));
      },
      confirming: titled(t('deposit.returned.checking'), t('deposit.returned.checking.body')),
      unpaid: titled(t('deposit.returned.unpaid.title'), t('deposit.returned.unpaid.body')),
      stillPending: titled(t('deposit.returned.pending.title'), t('deposit.returned.pending.body')),
      async confirmationFailed(failed) {
        await titled(t('deposit.returned.unknown.title'), t('deposit.returned.unknown.body'))();
        if (failed) await seesFailure(person, view, failed);
      },
      succeeded: titled(wholeText('deposit.returned.success.title'), t('deposit.again')),
      declined: titled(t('deposit.returned.declined.title'), t('deposit.returned.declined.body')),
      cancelled: titled(
        t('deposit.returned.cancelled.title'),
        t('deposit.returned.cancelled.body'),
      ),
      notFound: titled(t('deposit.returned.notFound.title'), t('deposit.returned.notFound.body')),
    },
  };
  return { ...driver, view, form, amount, submit, enter };
}
