import type { Place } from '../person.ts';
import type { ReplayDriver, Stage } from '../stage.ts';
import { CASHBACK_PATH, cashbackDriver } from './cashback.driver.ts';
import { forfeitClaimPort } from './forfeit-claim.port.ts';

export function cashbackReplay<P extends Place<P>>(stage: Stage<P>): ReplayDriver {
  const { see, perform } = cashbackDriver(stage.person);
  return {
    see,
    perform,
    arrange: {},
    ports: {
      forfeitClaim: forfeitClaimPort(stage, {
        look: ['getCashbackProgress', 'success'],
        claim: ['claimCashback', 'asBonus'],
      }),
    },
    async begin() {
      await stage.signIn();
      await stage.open(CASHBACK_PATH);
    },
  };
}

/** Leads to the forfeit for what a cashback has brought, up to its first call. */
export async function cashbackInTheWay<P extends Place<P>>(stage: Stage<P>): Promise<void> {
  const { see, perform } = cashbackDriver(stage.person);
  await stage.open(CASHBACK_PATH);
  await stage.answer('getCashbacks', 'success');
  await stage.answer('getCashbackProgress', 'runs');
  await stage.answer('getCashbackProgress', 'success');
  await see.listed();
  await perform['claim.chosen']({ campaignId: 'camp_weekly' });
  await stage.answer('claimCashback', 'bonusInTheWay');
  await perform['forfeit.chosen']({});
}
