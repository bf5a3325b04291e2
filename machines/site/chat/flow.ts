import { defineFlow } from '../../flow.ts';
import { chatJourneys } from './journeys.ts';
import { chatMachine } from './machine.ts';
import { chatSafety } from './safety.ts';
import { chatSamples } from './samples.ts';
import { chatScreen } from './screen.ts';

export const chatFlow = defineFlow({
  id: 'site.chat',
  title: 'Support chat',
  regulated: false,
  machine: chatMachine,
  screen: chatScreen,
  samples: chatSamples,
  journeys: chatJourneys,
  safety: chatSafety,
  exceptions: [
    {
      at: 'mutation',
      faults: ['target swapped: chat.open on chat.closed → chat.absent'],
      because: 'Absent leads on at once: what was open is offered.',
    },
  ],
});
