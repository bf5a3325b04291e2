import type { Place } from '../person.ts';
import { residentUnder } from '../residents.ts';
import type { ReplayDriver, Stage } from '../stage.ts';
import { WITHDRAW_PATH, withdrawDriver } from './withdraw.driver.ts';
import { wholeText } from '../texts.ts';

export function withdrawReplay<P extends Place<P>>(stage: Stage<P>): ReplayDriver {
  const { person } = stage;
  const driver = withdrawDriver(person);
  const again = driver.view.getByRole('button', {
    name: wholeText('withdraw.again', 'deposit.startOver'),
  });
  return {
    see: driver.see,
    perform: {
      ...driver.perform,
      async 'withdraw.started'() {
        if (await again.isVisible()) await again.click();
        else await person.goTo(WITHDRAW_PATH);
      },
    },
    arrange: {},
    async begin(_input, policy) {
      const country = residentUnder(policy);
      stage.resident(country);
      await stage.signIn();
      // An account of the contract's example lives in Finland.
      if (country === 'FI') await stage.example('getAccessDetails');
      await stage.example('getPendingWithdrawals');
      await stage.open('/en-UN/');
    },
  };
}
