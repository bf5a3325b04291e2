import type { Place } from '../person.ts';
import type { Stage } from '../stage.ts';
import { sessionDriver } from './session.driver.ts';

/**
 * The player logs in or out in another tab. The promise ends when this tab shows it: a flow may look the same
 * before it hears of it, and a step taken too early would be undone.
 */
export function otherTab<P extends Place<P>>(stage: Stage<P>) {
  const { see } = sessionDriver(stage.person);
  return {
    logsIn: async (): Promise<void> => {
      await stage.signIn();
      await stage.session('startedElsewhere');
      await see.player();
    },
    logsOut: async (): Promise<void> => {
      await stage.session('endedElsewhere');
      await see.anonymous();
    },
  };
}
