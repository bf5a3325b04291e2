import type { Place } from '../person.ts';
import { residentUnder } from '../residents.ts';
import type { ReplayDriver, Stage } from '../stage.ts';
import { DEPOSIT_PATH, depositDriver } from './deposit.driver.ts';
import { t, wholeText } from '../texts.ts';

export function depositReplay<P extends Place<P>>(stage: Stage<P>): ReplayDriver {
  const { person } = stage;
  const driver = depositDriver(person);
  const again = driver.view.getByRole('button', {
    name: wholeText('deposit.again', 'deposit.otherMethod', 'deposit.startOver'),
  });
  const arrival = person.getByRole('region', { name: /^Notifications/ });
  return {
    see: driver.see,
    perform: {
      ...driver.perform,
      async 'deposit.started'() {
        if (await again.isVisible()) await again.click();
        else await person.goTo(DEPOSIT_PATH);
      },
    },
    arrange: {
      // Closed by hand, before its time is over.
      async 'notification.done'() {
        const close = arrival.getByRole('button', { name: t('action.close') });
        if (await close.isVisible()) await close.click();
      },
    },
    async begin(input, policy) {
      const country = residentUnder(policy);
      stage.resident(country);
      await stage.signIn();
      // An account of the contract's example lives in Finland.
      if (country === 'FI') await stage.example('getAccessDetails');
      await stage.example('getRecentDepositMethods', 'getDepositBonuses');
      const returned = `${DEPOSIT_PATH}?deposit=dep_20261121_0003`;
      await stage.open(input === 'returned' ? returned : '/en-UN/');
    },
  };
}
