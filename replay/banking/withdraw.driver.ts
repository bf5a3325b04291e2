import type { WithdrawalChoice, WithdrawEvent } from '../../machines/banking/withdraw/machine.ts';
import type { WithdrawScreen } from '../../machines/banking/withdraw/screen.ts';
import type { PlayerNews } from '../../machines/news.ts';
import type { Driver } from '../driver.ts';
import { seesFailure } from '../failure.ts';
import type { Person, Place } from '../person.ts';

export const WITHDRAW_PATH = '/en-UN/my-account/banking/withdraw';

/** Names of the methods that the tests choose, as the site writes them. */
const METHODS: Readonly<Record<string, string>> = { CREDITCARD: 'Card', TRUSTLY: 'Trustly' };

/** What is said of a request that was not taken, or not answered. */
const REQUEST_WORDS = {
  refused: 'Your account asked for too many withdrawals in a short time.',
  unreachable: 'We do not know yet whether your request arrived.',
  unexpected: 'We do not know yet whether your request was taken.',
};

/** The withdrawal page as a person meets it. */
export function withdrawDriver<P extends Place<P>>(person: Person<P>) {
  const main = person.getByRole('main');
  const view = main.getByRole('region', { name: 'Withdraw', exact: true });
  const form = view.getByRole('form', { name: 'Withdraw' });
  const amount = form.getByLabel('Amount', { exact: true });
  const submit = form.getByRole('button', { name: /^Withdraw/ });
  const stakes = person.getByRole('dialog', { name: 'Withdraw and lose the bonus?' });
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
      'limit.accepted': press('Go on'),
      'bonus.forfeited': () =>
        stakes.getByRole('button', { name: 'Withdraw €40.00 and lose the bonus' }).click(),
      'bonus.kept': () =>
        stakes.getByRole('button', { name: 'Keep the bonus, do not withdraw' }).click(),
      'later.chosen': press('Withdraw now, send later'),
      'upload.chosen': press('Send documents'),
      'upload.left': press('Back'),
      'retry.requested': press(/^(Try again|Check again)$/),
    },
    see: {
      inactive: () => person.seesNot(view),
      checking: () => person.isTold(view.getByText('Checking how much you can withdraw…')),
      async form() {
        await person.sees(amount);
        await person.seesNot(stakes);
      },
      async bonusAtStake() {
        await person.sees(stakes, '€25.00');
        await person.sees(stakes, '€500.00');
      },
      limitNotify: titled('You have more than your limit lets out', 'The rest stays'),
      async requestRefused(failed) {
        await titled('Your withdrawal was not accepted', 'Nothing was withdrawn')();
        if (failed) await seesFailure(person, view, failed, REQUEST_WORDS);
      },
      async requestUnanswered(failed) {
        await titled(/We lost the connection|We could not confirm your withdrawal/)();
        await person.sees(view, 'We do not know yet');
        if (failed) await seesFailure(person, view, failed, REQUEST_WORDS);
      },
      requested: titled(/^€40\.00 will be paid out$/, 'The money is set aside'),
      nothing: titled('There is nothing to withdraw', 'Only cash can be withdrawn'),
      // Where they may not wait, nothing is said of later.
      documentsPreferred: titled(
        /Please verify your identity soon|Send your documents before you withdraw/,
        /You can withdraw now|Where you live, the law asks/,
      ),
      documentsRequired: titled('We need your documents', 'You can withdraw once'),
      documentsStrict: titled('Verify your identity to withdraw', 'It is paid out once'),
      documentsUnderReview: titled('We are checking your documents', 'less than a day'),
      uploadNeeded: titled('Send us your documents', 'As soon as we have checked them'),
      limitReached: titled('You have reached your withdrawal limit', 'You have withdrawn all'),
      restricted: titled('Your account is restricted', 'how you get your money'),
      suspended: titled('Your account is suspended', 'Nothing is paid out'),
      off: titled('Withdrawals are closed for your account', 'We cannot pay out'),
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
