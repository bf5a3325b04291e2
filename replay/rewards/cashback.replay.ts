import type { Place } from '../person.ts';
import type { ReplayDriver, Stage } from '../stage.ts';
import { CASHBACK_PATH, cashbackDriver } from './cashback.driver.ts';
import { forfeitClaimDriver } from './forfeit-claim.driver.ts';

export function cashbackReplay<P extends Place<P>>(stage: Stage<P>): ReplayDriver {
  const { see, perform } = cashbackDriver(stage.person);
  const forfeit = forfeitClaimDriver(stage.person);
  return {
    see,
    perform,
    arrange: {},
    ports: {
      async forfeitClaim(result) {
        if ('fail' in result) throw new Error('The forfeit never fails: it ends in an outcome');
        await stage.answer('getRewards', 'success');
        await stage.answer('getCashbackProgress', 'success');
        await forfeit.see.asking();
        if (result.answer === 'left') return forfeit.perform['window.closed']({});
        await forfeit.perform['forfeit.confirmed']({});
        await stage.answer('forfeitBonus', 'success');
        await forfeit.see.claiming();
        return stage.answer('claimCashback', 'asBonus');
      },
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
