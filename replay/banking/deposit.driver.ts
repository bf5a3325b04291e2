import type { DepositChoice, DepositEvent } from '../../machines/banking/deposit/machine.ts';
import type { DepositScreen } from '../../machines/banking/deposit/screen.ts';
import type { Driver } from '../driver.ts';
import { seesFailure } from '../failure.ts';
import type { Person, Place } from '../person.ts';
import { t } from '../texts.ts';

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

/** What is said of a request that was not taken, or not answered (DEP-20). */
const REQUEST_WORDS = {
  refused: t('deposit.requestRefused.tooMany'),
  unreachable: 'We do not know yet whether your request arrived.',
  unexpected: 'We do not know yet whether your request was taken.',
};

/** The deposit page as a person meets it. */
export function depositDriver<P extends Place<P>>(person: Person<P>) {
  const main = person.getByRole('main');
  const view = main.getByRole('region', { name: t('deposit.title'), exact: true });
  const form = view.getByRole('form', { name: t('deposit.title') });
  const amount = form.getByLabel(t('deposit.amount.label'), { exact: true });
  const submit = form.getByRole('button', { name: /^Deposit/ });
  /** A screen by its title and by what it says: two screens may not pass for each other. */
  const titled = (name: string | RegExp, body?: string | RegExp) => async (): Promise<void> => {
    await person.sees(view.getByRole('heading', { level: 2, name }));
    if (body !== undefined) await person.sees(view, body);
  };
  const press = (name: string | RegExp) => () => view.getByRole('button', { name }).click();

  const bonus = (name: string) => form.getByRole('radio', { name });
  const enter = async (choice: DepositChoice): Promise<void> => {
    const { method, amount: minor, selectedBonusId: id } = choice;
    const more = view.getByRole('button', { name: /^Show \d+ more method/ });
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
    'deposit.cleared' | 'notification.done' | 'player.suspended'
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
      'retry.requested': press(/^(Try again|Check again)$/),
    },
    see: {
      inactive: () => person.seesNot(view),
      checking: () => person.isTold(view.getByText(t('deposit.checking'))),
      cashier: () => person.sees(amount),
      async requestRefused(failed) {
        await titled(t('deposit.requestRefused.title'), 'Nothing was paid')();
        if (failed) await seesFailure(person, view, failed, REQUEST_WORDS);
      },
      async requestUnanswered(failed) {
        const lost = failed === 'unreachable';
        await titled(
          lost ? t('deposit.unreachable.title') : /We lost|We could not confirm your deposit/,
        )();
        await person.sees(view, 'We do not know yet');
        if (failed) await seesFailure(person, view, failed, REQUEST_WORDS);
      },
      redirecting: titled(t('deposit.redirecting.title'), 'You come back here'),
      foreignAddress: titled(t('deposit.foreignAddress.title'), 'was not one of ours'),
      cashierHidden: titled(t('deposit.cashierHidden.title'), 'we take no payments right now'),
      // Where they may not wait, nothing is said of later.
      documentsPreferred: titled(
        /Please verify your identity soon|Send your documents before you deposit/,
        /You can deposit now|Where you live, the law asks/,
      ),
      documentsRequired: titled(t('deposit.verifyRequired.title'), 'You can deposit once'),
      documentsStrict: titled(t('deposit.verifyStrict.title'), 'Deposits are closed until'),
      documentsUnderReview: titled(t('deposit.verifyUnderReview.title'), 'less than a day'),
      uploadNeeded: titled(t('deposit.documents.title'), 'As soon as we have checked them'),
      limitOffered: titled(t('deposit.limitOffered.title'), 'You decide how much'),
      async limitRequired() {
        await titled(t('deposit.limitRequired.title'), 'the rules ask every player')();
        await person.seesNot(view.getByRole('button'));
      },
      selfLimitReached: titled(
        /You have reached your (deposit|spend) limit/,
        'You set this limit yourself',
      ),
      withdrawalLimitReached: titled(
        t('deposit.withdrawalLimitReached.title'),
        'we take no deposits meanwhile',
      ),
      unverifiedCap: titled(t('deposit.unverifiedCap.title'), 'once we have checked them'),
      async notAllowed() {
        await titled(
          /takes no deposits|no deposits while/,
          /Support can tell you why|Nothing can be paid out/,
        )();
        await person.seesNot(view.getByRole('button'));
      },
      restricted: titled(t('deposit.restricted.title'), 'Your account is restricted'),
      suspended: titled(t('deposit.suspended.title'), 'while your account is suspended'),
      async error(failed) {
        await titled(/We could not check whether you can deposit|You cannot deposit right now/)();
        if (failed) await seesFailure(person, view, failed);
        else await person.sees(view, 'The reason may pass by itself');
      },
      confirming: titled(t('deposit.returned.checking'), 'You do not need to pay again'),
      stillPending: titled(t('deposit.returned.pending.title'), 'You can leave this page'),
      async confirmationFailed(failed) {
        await titled(t('deposit.returned.unknown.title'), 'Look at your balance')();
        if (failed) await seesFailure(person, view, failed);
      },
      succeeded: titled(/is in your balance$/, t('deposit.again')),
      declined: titled(t('deposit.returned.declined.title'), 'You can use another payment method'),
      cancelled: titled(t('deposit.returned.cancelled.title'), 'Your money has not moved'),
      notFound: titled(t('deposit.returned.notFound.title'), 'It may belong to another account'),
    },
  };
  return { ...driver, view, form, amount, submit, enter };
}
