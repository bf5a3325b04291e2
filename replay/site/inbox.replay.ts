import { cookieChoice } from '../cookie-choice.ts';
import { otherTab } from '../access/other-tab.ts';
import type { Place } from '../person.ts';
import type { ReplayDriver, Stage } from '../stage.ts';
import { inboxDriver } from './inbox.driver.ts';

const PAGE = '/en-UN/terms';

// Unread messages are counted whatever is agreed to; the refusal is the harder case.
const REFUSED = cookieChoice({ performanceFunctional: false, marketing: false });

export function inboxReplay<P extends Place<P>>(stage: Stage<P>): ReplayDriver {
  const tab = otherTab(stage);
  const { see, perform, seesUnread } = inboxDriver(stage.person);
  return {
    see,
    perform,
    arrange: {
      async 'frame.counted'({ unread }: { unread: number }) {
        await stage.widget('inbox', { type: 'counted', unread });
        await seesUnread(unread);
      },
      'frame.failed': () => stage.widget('inbox', { type: 'failed' }),
      'frame.refused': () => stage.widget('inbox', { type: 'refused' }),
      async 'session.authorized'() {
        await tab.logsIn();
        await stage.quiet();
      },
      'session.ended': tab.logsOut,
    },
    async begin(input) {
      await stage.elsewhere(REFUSED);
      if (input !== 'visitor') await stage.signIn();
      await stage.open(PAGE);
      await stage.quiet();
    },
  };
}
