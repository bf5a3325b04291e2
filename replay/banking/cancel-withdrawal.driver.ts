import type { CancelWithdrawalEvent } from '../../machines/banking/cancel-withdrawal/machine.ts';
import type { CancelWithdrawalScreen } from '../../machines/banking/cancel-withdrawal/screen.ts';
import type { Driver } from '../driver.ts';
import { seesFailure } from '../failure.ts';
import type { Person, Place } from '../person.ts';
import { WITHDRAW_PATH } from './withdraw.driver.ts';
import { anyText, t, wholeText } from '../texts.ts';

/** The amounts of the contract's examples, by the withdrawal. */
const AMOUNTS: Readonly<Record<string, string>> = { wd_0007: '€40.00', wd_0006: '€15.00' };

const UNKNOWN = t('withdraw.pending.failed.unknown');

/** The list of withdrawals as a person meets it. */
export function cancelWithdrawalDriver<P extends Place<P>>(person: Person<P>) {
  const main = person.getByRole('main');
  const list = main.getByRole('region', { name: t('withdraw.pending.title') });
  const cancelOf = (id: string) =>
    list.getByRole('button', { name: t('withdraw.pending.cancel', { amount: AMOUNTS[id] ?? id }) });
  const unsure = list.getByText(t('withdraw.pending.failed.title'));
  const refused = list.getByText(t('withdraw.pending.refused.title'));

  const driver: Driver<CancelWithdrawalEvent, CancelWithdrawalScreen, 'list.outdated'> = {
    perform: {
      async 'list.opened'() {
        await person.goTo(WITHDRAW_PATH);
      },
      async 'cancel.chosen'({ pendingWithdrawalId }) {
        // Impatient people press it again while they wait for the answer.
        await person.insists(cancelOf(pendingWithdrawalId));
      },
      'retry.requested': () =>
        list
          .getByRole('button', { name: wholeText('action.retry', 'withdraw.pending.refresh') })
          .click(),
    },
    see: {
      inactive: () => person.seesNot(list),
      loading: () => person.isTold(list.getByText(t('withdraw.pending.loading'))),
      async unknown(failure) {
        await person.sees(list, t('withdraw.pending.error'));
        if (failure) await seesFailure(person, list, failure);
      },
      async listed() {
        await person.sees(
          list,
          anyText(
            'withdraw.pending.status.PENDING',
            'withdraw.pending.status.PROCESSING',
            'withdraw.pending.none',
          ),
        );
        await person.seesNot(unsure);
        await person.seesNot(list.getByText(t('withdraw.pending.cancelling')));
      },
      async cancelling() {
        await person.isTold(list.getByText(t('withdraw.pending.cancelling')));
      },
      async cancelFailed(failure) {
        const isRefused = failure === 'refused' || failure === 'invalid';
        await person.sees(isRefused ? refused : unsure);
        if (failure) {
          await seesFailure(person, list, failure, {
            refused: t('withdraw.pending.failed.tooMany'),
            unreachable: UNKNOWN,
            unexpected: UNKNOWN,
          });
        }
      },
    },
  };
  return { ...driver, list, cancelOf };
}
