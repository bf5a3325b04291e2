import type { SessionNames } from '../access/session/moments.ts';
import { never, questionsTo } from '../engine/claims.ts';
import type { NamesOf } from '../engine/moment.ts';
import type { inboxMachine } from '../site/inbox/machine.ts';
import type { inboxSamples } from '../site/inbox/samples.ts';
import type { InboxScreen } from '../site/inbox/screen.ts';
import { promoting } from './compositions.ts';
import type { Known } from './platform.ts';
import type { Subject } from './subjects.ts';

type InboxNames = NamesOf<typeof inboxMachine, typeof inboxSamples, InboxScreen>;

const inbox = questionsTo<InboxNames>('inbox');
const session = questionsTo<SessionNames>('session');

export const promotingSubject: Subject<Known> = {
  id: 'promoting',
  title: 'Session and inbox, while breaks begin and end',
  explains:
    'The session, and the inbox in which the operator writes to players, with a platform that holds what it says about breaks.',
  kind: 'composition',
  flows: ['access.session', 'site.inbox'],
  composition: () => promoting,
  properties: [
    {
      id: 'break.noPromotion',
      title: 'No way leads from a break to a promotion.',
      explains:
        'Of the charts, two bring promotions to a player: the cashier, with its bonuses, which a property of its own keeps closed, and the inbox. The inbox does not open while a break stands; a frame that was open before stays until the word of the break arrives. Home page, lobbies and promotions are read by visitors, too: who is on a break is logged out, and a visitor there. Games themselves stay closed by a property of their own.',
      requirements: ['EXC-06', 'NS-31', 'INBOX-01'],
      fields: [],
      demandedBy: 'every',
      claim: () =>
        never(
          (moment) =>
            moment.before.platform.standing !== 'open' && inbox.comesTo(moment, 'opening', 'open'),
        ),
    },
    {
      id: 'inbox.endsWithSession',
      title: 'The inbox goes with the session.',
      explains:
        'Where the site has come to know that nobody is signed in, or could not confirm who is, nothing of the inbox is loaded, however that came about: by a log-out, a break, or a login in another tab that came to nothing.',
      requirements: ['INBOX-01', 'LOGOUT-02', 'EXC-06'],
      fields: [],
      demandedBy: 'every',
      claim: () =>
        never(
          ({ after }) =>
            session.shows(after, 'anonymous', 'unconfirmed') && !inbox.shows(after, 'away'),
        ),
    },
  ],
};
