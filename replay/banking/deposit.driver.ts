import type { DepositChoice, DepositEvent } from '../../machines/banking/deposit/machine.ts';
import type { DepositScreen } from '../../machines/banking/deposit/screen.ts';
import type { PlayerNews } from '../../machines/news.ts';
import type { Driver } from '../driver.ts';
import { seesFailure } from '../failure.ts';
import type { Person, Place } from '../person.ts';

export const DEPOSIT_PATH = '/en-UN/my-account/banking/deposit';

/** Names of the methods that the tests choose, as the site writes them. */
const METHODS: Readonly<Record<string, string>> = {
  CREDITCARD: 'Card',
  TRUSTLY: 'Trustly',
  SKRILL: 'Skrill',
};

/** Names of the bonuses that the tests choose. */
const BONUSES: Readonly<Record<string, string>> = { camp_welcome: 'Welcome bonus' };

/** 50 euros by card, unless told otherwise. */
export const choose = (choice: Partial<DepositChoice> = {}): { choice: DepositChoice } => ({
  choice: { method: 'CREDITCARD', amount: 5_000, currency: 'EUR', ...choice },
});

/** What is said of a request that was not taken, or not answered (DEP-20). */
const REQUEST_WORDS = {
  refused: 'Your account asked for too many deposits in a short time.',
  unreachable: 'We do not know yet whether your request arrived.',
  unexpected: 'We do not know yet whether your request was taken.',
};

/** The deposit page as a person meets it. */
export function depositDriver<P extends Place<P>>(person: Person<P>) {
  const main = person.getByRole('main');
  const view = main.getByRole('region', { name: 'Deposit', exact: true });
  const form = view.getByRole('form', { name: 'Deposit' });
  const amount = form.getByLabel('Amount', { exact: true });
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
    else if (await bonus('No bonus').isVisible()) await bonus('No bonus').check();
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
      'later.chosen': press('Deposit now, send later'),
      'limit.declined': press('Go on without a limit'),
      'upload.chosen': press('Send documents'),
      'upload.left': press('Back'),
      'retry.requested': press(/^(Try again|Check again)$/),
    },
    see: {
      inactive: () => person.seesNot(view),
      checking: () => person.isTold(view.getByText('Checking whether you can deposit…')),
      cashier: () => person.sees(amount),
      async requestRefused(failed) {
        await titled('Your deposit was not accepted', 'Nothing was paid')();
        if (failed) await seesFailure(person, view, failed, REQUEST_WORDS);
      },
      async requestUnanswered(failed) {
        const lost = failed === 'unreachable';
        await titled(
          lost ? 'We lost the connection' : /We lost|We could not confirm your deposit/,
        )();
        await person.sees(view, 'We do not know yet');
        if (failed) await seesFailure(person, view, failed, REQUEST_WORDS);
      },
      redirecting: titled('Taking you to the payment page…', 'You come back here'),
      foreignAddress: titled('We could not open the payment page', 'was not one of ours'),
      cashierHidden: titled('The cashier is closed at the moment', 'we take no payments right now'),
      // Where they may not wait, nothing is said of later.
      documentsPreferred: titled(
        /Please verify your identity soon|Send your documents before you deposit/,
        /You can deposit now|Where you live, the law asks/,
      ),
      documentsRequired: titled('We need your documents', 'You can deposit once'),
      documentsStrict: titled('Verify your identity to deposit', 'Deposits are closed until'),
      documentsUnderReview: titled('We are checking your documents', 'less than a day'),
      uploadNeeded: titled('Send us your documents', 'As soon as we have checked them'),
      limitOffered: titled('Do you want to set a deposit limit first?', 'You decide how much'),
      async limitRequired() {
        await titled('Set your deposit limit first', 'the rules ask every player')();
        await person.seesNot(view.getByRole('button'));
      },
      selfLimitReached: titled(
        /You have reached your (deposit|spend) limit/,
        'You set this limit yourself',
      ),
      withdrawalLimitReached: titled(
        'You have reached your withdrawal limit',
        'we take no deposits meanwhile',
      ),
      unverifiedCap: titled('Verify your identity to deposit more', 'once we have checked them'),
      async notAllowed() {
        await titled(
          /takes no deposits|no deposits while/,
          /Support can tell you why|Nothing can be paid out/,
        )();
        await person.seesNot(view.getByRole('button'));
      },
      restricted: titled('Deposits are closed for your account', 'Your account is restricted'),
      suspended: titled('Your account is suspended', 'while your account is suspended'),
      async error(failed) {
        await titled(/We could not check whether you can deposit|You cannot deposit right now/)();
        if (failed) await seesFailure(person, view, failed);
        else await person.sees(view, 'The reason may pass by itself');
      },
      confirming: titled('Checking your payment…', 'You do not need to pay again'),
      stillPending: titled('Your payment is being processed', 'You can leave this page'),
      async confirmationFailed(failed) {
        await titled('We could not check your payment', 'Look at your balance')();
        if (failed) await seesFailure(person, view, failed);
      },
      succeeded: titled(/is in your balance$/, 'Make another deposit'),
      declined: titled('Your payment was declined', 'You can use another payment method'),
      cancelled: titled('You cancelled the payment', 'Your money has not moved'),
      notFound: titled('We do not know this payment', 'It may belong to another account'),
    },
  };
  return { ...driver, view, form, amount, submit, enter };
}
