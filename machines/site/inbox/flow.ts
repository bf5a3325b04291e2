import { isSent, type Where } from '../../exceptions.ts';
import { defineFlow } from '../../flow.ts';
import { inboxJourneys } from './journeys.ts';
import { inboxMachine } from './machine.ts';
import { inboxSafety } from './safety.ts';
import { inboxSamples } from './samples.ts';
import { inboxScreen } from './screen.ts';

export const inboxFlow = defineFlow({
  id: 'site.inbox',
  title: 'Inbox',
  regulated: false,
  machine: inboxMachine,
  screen: inboxScreen,
  samples: inboxSamples,
  journeys: inboxJourneys,
  safety: inboxSafety,
  exceptions: [
    {
      at: 'person',
      transitions: [],
      because: 'The page is open, or shut, already.',
      when: (where) =>
        isSent(where, isOpen(where) ? 'page.opened' : 'page.left') ||
        (isSent(where, 'retry.requested') && !isOpen(where)),
    },
    {
      at: 'person',
      transitions: ['inbox.player › session.authorized'],
      because:
        'Another player logs in only after the first was signed out, which other tabs are told first.',
      when: (where) => isSent(where, 'session.authorized') && isSignedIn(where),
    },
    {
      at: 'person',
      transitions: [],
      because: 'The replays have one player; e2e/site/inbox.spec.ts has two.',
      when: ({ occurrence }) => 'case' in occurrence && occurrence.case === 'another',
    },
    {
      at: 'mutation',
      faults: ['target swapped: inbox.player on session.authorized → inbox.nobody'],
      because: 'Who is nobody and has a player is taken to the player at once.',
    },
  ],
});

/** Whether the page of the inbox shows. */
const isOpen = ({ screen }: Where): boolean => screen !== 'away' && screen !== 'beside';

const isSignedIn = ({ value }: Where): boolean => value !== 'nobody';
