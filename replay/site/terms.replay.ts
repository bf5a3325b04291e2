import type { Place } from '../person.ts';
import type { ReplayDriver, Stage } from '../stage.ts';
import { termsDriver } from './terms.driver.ts';

export function termsReplay<P extends Place<P>>(stage: Stage<P>): ReplayDriver {
  return {
    ...termsDriver(stage.person),
    // The account is read at once, and nobody can look before.
    arrange: { 'account.read': () => Promise.resolve() },
    fleeting: (value) => value === 'accepted',
    async begin() {
      stage.owesTerms();
      await stage.signIn();
      await stage.open('/en-UN/accept-terms-condition');
    },
  };
}
