import type { Place } from '../person.ts';
import type { PortResult, ReplayDriver, Stage } from '../stage.ts';
import { claimDriver, REWARDS_PATH } from './claim.driver.ts';
import { forfeitClaimDriver } from './forfeit-claim.driver.ts';

export function claimReplay<P extends Place<P>>(stage: Stage<P>): ReplayDriver {
  const { see, perform } = claimDriver(stage.person);
  const child = forfeitClaimDriver(stage.person);
  return {
    see,
    perform,
    arrange: {},
    ports: {
      /** The child flow, up to its end. */
      async forfeitClaim(result: PortResult) {
        if ('fail' in result) throw new Error('The forfeit never fails: it ends in an outcome');
        await stage.answer('getRewards', 'success');
        await child.see.asking();
        if (result.answer === 'left') {
          await child.perform['window.closed']({});
          return;
        }
        await child.perform['forfeit.confirmed']({});
        await stage.answer('forfeitBonus', 'success');
        await child.see.claiming();
        await stage.answer('claimReward', 'success');
      },
    },
    async begin() {
      await stage.signIn();
      await stage.open(REWARDS_PATH);
    },
  };
}

export function forfeitClaimReplay<P extends Place<P>>(stage: Stage<P>): ReplayDriver {
  const { see, perform } = forfeitClaimDriver(stage.person);
  const rewards = claimDriver(stage.person);
  return {
    see,
    perform,
    arrange: {},
    /** A claim that another bonus stands in the way of. */
    async begin() {
      await stage.signIn();
      await stage.open(REWARDS_PATH);
      await stage.answer('getRewards', 'success');
      await rewards.see.listed();
      await rewards.perform['claim.chosen']({ campaignId: 'camp_gift' });
      await stage.answer('claimReward', 'bonusInTheWay');
      await rewards.see.inTheWay();
      await rewards.perform['forfeit.chosen']({});
    },
  };
}
