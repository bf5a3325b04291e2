import type { OperationId } from '../../openapi/types.ts';
import type { Place } from '../person.ts';
import type { ReplayDriver, Stage } from '../stage.ts';
import { BONUS_CODE_PATH, bonusCodeDriver } from './bonus-code.driver.ts';
import { cashbackInTheWay } from './cashback.replay.ts';
import { claimDriver, REWARDS_PATH } from './claim.driver.ts';
import { forfeitClaimDriver } from './forfeit-claim.driver.ts';
import { forfeitClaimPort, type Claimed } from './forfeit-claim.port.ts';
import { spinsInTheWay } from './free-spins.replay.ts';

export function claimReplay<P extends Place<P>>(stage: Stage<P>): ReplayDriver {
  const { see, perform } = claimDriver(stage.person);
  return {
    see,
    perform,
    arrange: {},
    ports: { forfeitClaim: forfeitClaimPort(stage, { claim: ['claimReward', 'success'] }) },
    async begin() {
      await stage.signIn();
      await stage.open(REWARDS_PATH);
    },
  };
}

const GIFT_OF_CODE = {
  look: ['verifyBonusCode', 'success'],
  claim: ['claimBonusCode', 'success'],
} as const;
/** By what came of the forfeit: what the code brings by then. */
const BY_CODE: Readonly<Record<string, Claimed>> = {
  granted: { look: ['verifyBonusCode', 'freeSpins'], claim: ['claimFreeSpins', 'success'] },
  agreed: { look: ['verifyBonusCode', 'depositBonus'], claim: ['agreeToCampaign', 'success'] },
};

export function bonusCodeReplay<P extends Place<P>>(stage: Stage<P>): ReplayDriver {
  const { see, perform } = bonusCodeDriver(stage.person);
  return {
    see,
    perform,
    arrange: {},
    ports: {
      // What the code brings by then decides how it is claimed.
      forfeitClaim: (result) =>
        forfeitClaimPort(
          stage,
          ('answer' in result && BY_CODE[result.answer]) || GIFT_OF_CODE,
        )(result),
    },
    async begin(input) {
      await stage.signIn();
      await stage.open(
        input === 'fromAddress' ? `${BONUS_CODE_PATH}?bonusCode=FRIDAY10` : BONUS_CODE_PATH,
      );
    },
  };
}

export function forfeitClaimReplay<P extends Place<P>>(stage: Stage<P>): ReplayDriver {
  const { see, perform } = forfeitClaimDriver(stage.person);
  const rewards = claimDriver(stage.person);
  const codes = bonusCodeDriver(stage.person);

  /** A claim of the list that another bonus stands in the way of. */
  async function claimed(): Promise<void> {
    await stage.open(REWARDS_PATH);
    await stage.answer('getRewards', 'success');
    await rewards.see.listed();
    await rewards.perform['claim.chosen']({ campaignId: 'camp_gift' });
    await stage.answer('claimReward', 'bonusInTheWay');
    await rewards.see.inTheWay();
    await rewards.perform['forfeit.chosen']({});
  }

  /** The same by a code, and what it brings. */
  async function claimedByCode(brings: string, claim: OperationId): Promise<void> {
    await stage.open(BONUS_CODE_PATH);
    await stage.answer('getManualClaim', 'success');
    await codes.perform['code.submitted']({ code: 'FRIDAY10' });
    await stage.answer('verifyBonusCode', brings);
    await codes.perform['claim.chosen']({});
    await stage.answer(claim, 'bonusInTheWay');
    await codes.perform['forfeit.chosen']({});
  }

  return {
    see,
    perform,
    arrange: {},
    async begin(input) {
      await stage.signIn();
      if (input === 'byCode') await claimedByCode('success', 'claimBonusCode');
      else if (input === 'spinsByCode') await claimedByCode('freeSpins', 'claimFreeSpins');
      else if (input === 'depositByCode') await claimedByCode('depositBonus', 'agreeToCampaign');
      else if (input === 'ofCashback') await cashbackInTheWay(stage);
      else if (input === 'ofSpins') await spinsInTheWay(stage);
      else await claimed();
    },
  };
}
