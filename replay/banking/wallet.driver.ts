import type { WalletEvent } from '../../machines/banking/wallet/machine.ts';
import type { WalletScreen } from '../../machines/banking/wallet/screen.ts';
import type { Driver } from '../driver.ts';
import { seesFailure } from '../failure.ts';
import type { Person, Place } from '../person.ts';

/** The player's money, in the header and on the account page. */
export function walletDriver<P extends Place<P>>(person: Person<P>) {
  const header = person.getByRole('banner');
  const card = person.getByRole('region', { name: 'Balance' });
  const outdated = card.getByText('may be out of date');

  const driver: Driver<
    WalletEvent,
    WalletScreen,
    'session.authorized' | 'session.ended' | 'balance.pushed'
  > = {
    perform: {
      async 'refresh.requested'() {
        // While the answer is awaited, the impatient press it again.
        await card.getByRole('button', { name: 'Try again' }).click({ force: true });
      },
    },
    see: {
      off: () => person.seesNot(header.getByText('Balance', { exact: true })),
      pending: () => person.isTold(card.getByText('Loading your balance…')),
      async current() {
        await person.sees(card, /Total balance.*\d/);
        await person.seesNot(outdated);
      },
      async stale() {
        await person.sees(card, /Total balance.*\d/);
        await person.sees(outdated);
      },
      async unknown(failed) {
        await person.sees(card, 'We could not load your balance');
        if (failed) await seesFailure(person, card, failed);
      },
    },
  };
  /** The sum in the header, as it is written there: `€50.00`. */
  const seeTotal = (amount: string): Promise<void> => person.sees(header, amount);
  return { ...driver, card, seeTotal };
}
