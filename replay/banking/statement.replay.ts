import type { Place } from '../person.ts';
import type { ReplayDriver, Stage } from '../stage.ts';
import { statementDriver } from './statement.driver.ts';

/** The list beside it is not the path's business. */
export function statementReplay<P extends Place<P>>(stage: Stage<P>): ReplayDriver {
  return {
    ...statementDriver(stage.person),
    arrange: {},
    async begin() {
      await stage.signIn();
      await stage.open('/en-UN/my-account/banking/transactions');
      await stage.answer('getTransactions', 'empty');
      await stage.answer('getNetPosition', 'success');
    },
  };
}
