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
      at: 'mutation',
      faults: ['target swapped: inbox.player on session.authorized → inbox.nobody'],
      because: 'Who is nobody and has a player is taken to the player at once.',
    },
  ],
});
