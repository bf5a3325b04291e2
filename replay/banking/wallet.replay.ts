import type { Schemas } from '../../openapi/types.ts';
import { otherTab } from '../access/other-tab.ts';
import type { Place } from '../person.ts';
import type { ReplayDriver, Stage } from '../stage.ts';
import { walletDriver } from './wallet.driver.ts';

/** A page for everybody, on which a player sees the balance card. */
const PAGE = '/en-UN/deposit';

export function walletReplay<P extends Place<P>>(stage: Stage<P>): ReplayDriver {
  const tab = otherTab(stage);
  const { person } = stage;
  const driver = walletDriver(person);
  return {
    see: driver.see,
    perform: driver.perform,
    arrange: {
      async 'session.authorized'() {
        // The end of a session has led home.
        if (!(await driver.card.isVisible())) await person.goTo(PAGE);
        await tab.logsIn();
      },
      'session.ended': tab.logsOut,
      async 'balance.pushed'({ wallet }: { readonly wallet: Schemas['Wallet'] }) {
        const body = {
          type: 'WALLET_BALANCE',
          playerId: await stage.playerId(),
          balanceMap: wallet,
        };
        await stage.quiet();
        await stage.channel({ text: JSON.stringify({ body }) });
      },
    },
    begin: () => stage.open(PAGE),
  };
}
