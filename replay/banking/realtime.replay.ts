import { otherTab } from '../access/other-tab.ts';
import type { Place } from '../person.ts';
import type { ReplayDriver, Stage } from '../stage.ts';
import { realtimeDriver } from './realtime.driver.ts';

const PAGE = '/en-UN/responsible-gambling';
/** The recipient of the messages in the chart's samples. */
const SAMPLED = '100123';
/** The player's balance in these messages, and another person's. */
const OWN = '€99.00';
const SOMEBODY_ELSES = '€1,234.00';

export function realtimeReplay<P extends Place<P>>(stage: Stage<P>): ReplayDriver {
  const tab = otherTab(stage);
  const { person } = stage;
  const { see, perform, header } = realtimeDriver(person);
  return {
    see,
    perform,
    arrange: {
      async 'session.authorized'() {
        await tab.logsIn();
        await stage.quiet();
      },
      'session.ended': tab.logsOut,
      'channel.opened': () => stage.channel('opened'),
      'channel.closed': () => stage.channel('closed'),
      'device.woke': () => stage.channel('woke'),
      async 'message.heard'({ text }: { readonly text: string }) {
        await stage.channel({ text: text.replaceAll(SAMPLED, await stage.playerId()) });
        if (text.includes(SAMPLED) && text.includes('9900')) await person.sees(header, OWN);
        await person.seesNot(header.getByText(SOMEBODY_ELSES));
      },
    },
    begin: () => stage.open(PAGE),
    says: [/Realtime channel: /],
  };
}
