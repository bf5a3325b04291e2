import { payAndPlayReturnSamples } from '../../machines/access/pay-and-play-return/samples.ts';
import type { Place } from '../person.ts';
import type { ReplayDriver, Stage } from '../stage.ts';
import { CALLBACK_PATH, rememberStart } from './pay-and-play.replay.ts';
import { payAndPlayReturnDriver } from './pay-and-play-return.driver.ts';

const { state } = payAndPlayReturnSamples.inputs.typical;

export function payAndPlayReturnReplay<P extends Place<P>>(stage: Stage<P>): ReplayDriver {
  return {
    ...payAndPlayReturnDriver(stage.person),
    arrange: {},
    // Of the page that takes over, and of a bank's page in it.
    says: [/Pnp Banner not being configured!/, /can escape its sandboxing/],
    async begin(input) {
      if (input === 'opened') await stage.opened();
      if (input === 'sameTab') await rememberStart(stage);
      await stage.open(input === 'noPayment' ? CALLBACK_PATH : `${CALLBACK_PATH}?state=${state}`);
    },
  };
}
