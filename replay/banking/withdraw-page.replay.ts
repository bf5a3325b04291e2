import type { WithdrawPageScreen } from '../../machines/banking/withdraw-page/screen.ts';
import type { Place } from '../person.ts';
import type { ReplayDriver, Stage } from '../stage.ts';
import { cancelWithdrawalDriver } from './cancel-withdrawal.driver.ts';
import { WITHDRAW_PATH } from './withdraw.driver.ts';

/** The two flows of the page have drivers of their own; the page shows that it runs them. */
export function withdrawPageReplay<P extends Place<P>>(stage: Stage<P>): ReplayDriver {
  const { person } = stage;
  const { list } = cancelWithdrawalDriver(person);
  const screens = {
    open: () => person.sees(list),
    left: () => person.seesNot(list),
  } satisfies Record<WithdrawPageScreen['name'], unknown>;
  return {
    see: screens,
    perform: {},
    arrange: {},
    async begin() {
      await stage.signIn();
      await stage.open(WITHDRAW_PATH);
    },
  };
}
