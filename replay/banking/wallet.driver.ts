import type { WalletEvent } from '../../machines/banking/wallet/machine.ts';
import type { WalletScreen } from '../../machines/banking/wallet/screen.ts';
import type { Driver } from '../driver.ts';
import { seesFailure } from '../failure.ts';
import type { Person, Place } from '../person.ts';
import { t } from '../texts.ts';

/** The player's money, in the header and on the account page. */
export function walletDriver<P extends Place<P>>(person: Person<P>) {
  const header = person.getByRole('banner');
  const card = person.getByRole('region', { name: t('wallet.title') });
  const outdated = card.getByText(t('wallet.stale'));

  const driver: Driver<
    WalletEvent,
    WalletScreen,
    'session.authorized' | 'session.ended' | 'balance.pushed'
  > = {
    perform: {
      async 'refresh.requested'() {
        // Impatient people press it again while they wait for the answer.
        await person.insists(card.getByRole('button', { name: t('action.retry') }));
      },
    },
    see: {
      off: () => person.seesNot(header.getByText(t('wallet.title'), { exact: true })),
      pending: () => person.isTold(card.getByText(t('wallet.loading'))),
      async current() {
        await person.sees(card, /Total balance.*\d/);
        await person.seesNot(outdated);
      },
      async stale() {
        await person.sees(card, /Total balance.*\d/);
        await person.sees(outdated);
      },
      async unknown(failed) {
        await person.sees(card, t('wallet.error'));
        if (failed) await seesFailure(person, card, failed);
      },
    },
  };
  /** The sum in the header, as the header writes it: `€50.00`. */
  const seeTotal = (amount: string): Promise<void> => person.sees(header, amount);
  return { ...driver, card, seeTotal };
}
