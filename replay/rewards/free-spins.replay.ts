import type { Place } from '../person.ts';
import type { ReplayDriver, Stage } from '../stage.ts';
import { forfeitClaimPort } from './forfeit-claim.port.ts';
import { FREE_SPINS_PATH, freeSpinsDriver } from './free-spins.driver.ts';

export function freeSpinsReplay<P extends Place<P>>(stage: Stage<P>): ReplayDriver {
  const { see, perform } = freeSpinsDriver(stage.person);
  return {
    see,
    perform,
    arrange: {},
    ports: {
      forfeitClaim: forfeitClaimPort(stage, {
        look: ['getFreeSpins', 'success'],
        claim: ['claimFreeSpins', 'success'],
      }),
    },
    async begin() {
      await stage.signIn();
      await stage.open(FREE_SPINS_PATH);
    },
  };
}

/** Leads to the forfeit for free spins, up to its first call. */
export async function spinsInTheWay<P extends Place<P>>(stage: Stage<P>): Promise<void> {
  const { see, perform } = freeSpinsDriver(stage.person);
  await stage.open(FREE_SPINS_PATH);
  await stage.answer('getFreeSpins', 'success');
  await see.listed();
  await perform['claim.chosen']({ campaignId: 'camp_spins' });
  await stage.answer('claimFreeSpins', 'bonusInTheWay');
  await perform['forfeit.chosen']({});
}
