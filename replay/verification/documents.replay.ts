import { matchesState } from 'xstate';
import { DEPOSIT_PATH } from '../banking/deposit.driver.ts';
import type { Place } from '../person.ts';
import type { ReplayDriver, Stage } from '../stage.ts';
import { documentsDriver } from './documents.driver.ts';
import { t } from '../texts.ts';

/** The account's example that asks for the documents of each sample. */
const ACCOUNTS: Readonly<Record<string, string>> = {
  typical: 'documentsAsked',
  others: 'otherDocumentsAsked',
  fromDeposit: 'identityAsked',
};

export function documentsReplay<P extends Place<P>>(stage: Stage<P>): ReplayDriver {
  const { person } = stage;
  const driver = documentsDriver(person);
  let isElsewhere = false;
  /** The deposit finds that documents are required, and leads to them. */
  const throughDeposit = async (): Promise<void> => {
    await stage.answer('checkDepositAllowed', 'documentsRequired');
    await person
      .getByRole('main')
      .getByRole('button', { name: t('deposit.upload') })
      .click();
  };
  return {
    see: driver.see,
    perform: {
      ...driver.perform,
      'verification.started': (payload) =>
        isElsewhere ? throughDeposit() : driver.perform['verification.started'](payload),
    },
    // The account is read at once, and nobody can look before.
    arrange: { 'account.read': () => Promise.resolve() },
    fleeting: (value) => matchesState({ account: { loading: 'awaitingList' } }, value),
    async begin(input) {
      isElsewhere = input === 'fromDeposit';
      await stage.account(ACCOUNTS[input] ?? 'success');
      await stage.signIn();
      await stage.open(isElsewhere ? DEPOSIT_PATH : '/en-UN/');
    },
  };
}
