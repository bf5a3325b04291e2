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
  let address = '';
  /** A new start begins the next check at once. */
  let startsAgain = false;
  return {
    see: driver.see,
    perform: {
      ...driver.perform,
      async 'deposit.cleared'() {
        await driver.perform['deposit.cleared']({});
        startsAgain = true;
      },
      async 'deposit.started'() {
        if (startsAgain) {
          startsAgain = false;
          return;
        }
        if (await again.isVisible()) await again.click();
        else await person.goTo(address);
      },
    },
    arrange: {
      // The page has said it by then: the toast is there, and the chart was told.
      'notification.done': () => Promise.resolve(),
    },
    fleeting: () => startsAgain,
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

export const depositLimits: Limits = ({ occurrence, screen, value }) => {
  if (!('send' in occurrence)) return undefined;
  if (occurrence.send === 'player.suspended') {
    return 'The guards lead a suspended player home before the page shows anything.';
  }
  if (occurrence.send === 'deposit.cleared' && !offersNewStart(value)) {
    return 'A new start is offered where a request got no answer, or the payment page does not open.';
  }
  if (occurrence.send === 'deposit.submitted' && screen === 'requestUnanswered') {
    return 'A request without an answer offers another try and a new start; the form is not there.';
  }
  if (occurrence.send === 'retry.requested' && screen === 'redirecting') {
    return 'The way to the payment page is a link there, which works without the chart.';
  }
  return undefined;
};

const offersNewStart = (value: unknown): boolean =>
  /"(requestUnanswered|redirectSlow)"/.test(JSON.stringify(value));
