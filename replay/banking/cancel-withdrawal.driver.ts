import type { CancelWithdrawalEvent } from '../../machines/banking/cancel-withdrawal/machine.ts';
import type { CancelWithdrawalScreen } from '../../machines/banking/cancel-withdrawal/screen.ts';
import type { Driver } from '../driver.ts';
import { seesFailure } from '../failure.ts';
import type { Person, Place } from '../person.ts';
import { WITHDRAW_PATH } from './withdraw.driver.ts';

/** What the amounts of the contract's examples are, by the withdrawal. */
const AMOUNTS: Readonly<Record<string, string>> = { wd_0007: '€40.00', wd_0006: '€15.00' };

const UNKNOWN = 'We do not know yet whether the withdrawal is cancelled.';

/** The list of withdrawals as a person meets it. */
export function cancelWithdrawalDriver<P extends Place<P>>(person: Person<P>) {
  const main = person.getByRole('main');
  const list = main.getByRole('region', { name: 'Your withdrawals' });
  const cancelOf = (id: string) =>
    list.getByRole('button', { name: `Cancel the withdrawal of ${AMOUNTS[id] ?? id}` });
  const unsure = list.getByText('We could not confirm that it is cancelled');
  const refused = list.getByText('The withdrawal was not cancelled');

  const driver: Driver<CancelWithdrawalEvent, CancelWithdrawalScreen, 'list.outdated'> = {
    perform: {
      async 'list.opened'() {
        await person.goTo(WITHDRAW_PATH);
      },
      async 'cancel.chosen'({ pendingWithdrawalId }) {
        // While the answer is awaited, the impatient press it again.
        await cancelOf(pendingWithdrawalId).click({ force: true });
      },
      'retry.requested': () =>
        list.getByRole('button', { name: /^(Try again|Update the list)$/ }).click(),
    },
    see: {
      inactive: () => person.seesNot(list),
      loading: () => person.isTold(list.getByText('Loading your withdrawals…')),
      async unknown(failure) {
        await person.sees(list, 'We could not load your withdrawals');
        if (failure) await seesFailure(person, list, failure);
      },
      async listed() {
        await person.sees(
          list,
          /Waiting to be paid out|On its way to you|No withdrawal is waiting/,
        );
        await person.seesNot(unsure);
        await person.seesNot(list.getByText('Cancelling…'));
      },
      async cancelling() {
        await person.isTold(list.getByText('Cancelling…'));
      },
      async cancelFailed(failure) {
        const isRefused = failure === 'refused' || failure === 'invalid';
        await person.sees(isRefused ? refused : unsure);
        if (failure) {
          await seesFailure(person, list, failure, {
            refused: 'Your account asked for too much in a short time.',
            unreachable: UNKNOWN,
            unexpected: UNKNOWN,
          });
        }
      },
    },
  };
  return { ...driver, list, cancelOf };
}
