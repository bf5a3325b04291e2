import type { BreakKind } from '../../machines/limits/breaks/setup.ts';
import type { Place } from '../person.ts';
import { residentUnder } from '../residents.ts';
import type { ReplayDriver, Stage } from '../stage.ts';
import { breakDriver, LIMITS_PATH } from './breaks.driver.ts';

export function breakReplay<P extends Place<P>>(stage: Stage<P>, kind: BreakKind): ReplayDriver {
  const { see, perform } = breakDriver(stage.person, kind);
  return {
    see,
    perform,
    arrange: {},
    async begin(_input, policy) {
      const country = residentUnder(policy);
      stage.resident(country);
      await stage.signIn();
      // An account of the contract's example lives in Finland.
      if (country === 'FI') await stage.example('getAccessDetails');
      await stage.open(LIMITS_PATH);
    },
  };
}
