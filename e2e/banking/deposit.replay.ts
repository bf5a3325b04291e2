import type { Place } from '../support/person.ts';
import type { Limits, ReplayDriver, Stage } from '../support/stage.ts';
import { depositDriver } from './deposit.driver.ts';

/** Where each policy holds, as a locale. */
const LOCALES: Readonly<Record<string, string>> = { default: 'en-UN', SE: 'en-SE' };

export function depositReplay<P extends Place<P>>(stage: Stage<P>): ReplayDriver {
  const { person } = stage;
  const driver = depositDriver(person);
  const again = driver.view.getByRole('button', {
    name: /^(Make another deposit|Use another method|Start over)$/,
  });
  const arrival = person.getByRole('region', { name: /^Notifications/ });
  let address = '';
  return {
    see: driver.see,
    perform: {
      ...driver.perform,
      async 'deposit.started'() {
        if (await again.isVisible()) await again.click();
        else await person.goTo(address);
      },
    },
    arrange: {
      // Closed by hand, where its time is not over yet.
      async 'notification.done'() {
        const close = arrival.getByRole('button', { name: 'Close' });
        if (await close.isVisible()) await close.click();
      },
    },
    async begin(input, policy = 'default') {
      const locale = LOCALES[policy];
      if (locale === undefined) throw new Error(`No locale is known for the policy ${policy}`);
      address = `/${locale}/my-account/banking/deposit`;
      await stage.signIn();
      await stage.example('getAccessDetails', 'getRecentDepositMethods', 'getDepositBonuses');
      await stage.open(
        input === 'returned' ? `${address}?deposit=dep_20261121_0003` : `/${locale}/`,
      );
    },
  };
}

export const depositLimits: Limits = ({ occurrence }, level) => {
  const abroad = 'answer' in occurrence && occurrence.with === 'foreignAddress';
  if (abroad && level === 'browser') {
    return 'The contract has no example of such an address, and the platform gives none.';
  }
  if (!('send' in occurrence)) return undefined;
  if (occurrence.send === 'player.suspended') {
    return 'The guards lead a suspended player home before the page shows anything.';
  }
  if (occurrence.send === 'deposit.cleared') {
    return 'The end of the session leads home at once; tests/banking/session-end.test.tsx holds it.';
  }
  return undefined;
};
