import { otherTab } from '../access/other-tab.ts';
import type { Place } from '../person.ts';
import type { ReplayDriver, Stage } from '../stage.ts';
import { chatDriver } from './chat.driver.ts';

const HOME = '/en-UN/';

const PAGES: Readonly<Record<string, string>> = {
  elsewhere: '/en-UN/responsible-gambling',
  withoutChat: '/en-CA/',
};

export function chatReplay<P extends Place<P>>(stage: Stage<P>): ReplayDriver {
  const tab = otherTab(stage);
  const { see, perform, launcher } = chatDriver(stage.person);
  const says = (type: string) => () => stage.widget('support-chat', { type });
  return {
    see,
    perform,
    arrange: {
      'widget.readied': says('ready'),
      'widget.connected': says('connected'),
      'widget.refused': says('refused'),
      'unread.counted': ({ count }: { readonly count: number }) =>
        stage.widget('support-chat', { type: 'unread', count }),
      'session.authorized': tab.logsIn,
      'session.ended': tab.logsOut,
    },
    async begin(input) {
      if (input === 'player') await stage.signIn();
      if (input === 'inUse') {
        await stage.remember('supportChatBy', '');
        await stage.remember('supportChatUnreadCount', '2');
      }
      const page = PAGES[input];
      await stage.open(page ?? HOME);
      await stage.quiet();
      // Before the chat is fetched, nothing of it shows on a page that has a launcher either.
      if (page === undefined) await stage.person.sees(launcher);
    },
  };
}
