import { isSent, notByPerson, type Where } from '../../exceptions.ts';
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
    notByPerson(
      chatMachine,
      'The replays have fetched the chat before they begin; tests/site/chat.test.tsx withholds it.',
      'chat.notFetched',
    ),
    {
      at: 'person',
      transitions: ['chat › session.authorized › isAnother'],
      because: 'The replays have one player; tests/site/chat.test.tsx has two.',
      when: (where) => isSent(where, 'session.authorized') && caseOf(where) === 'another',
    },
    {
      at: 'person',
      transitions: ['chat.closed › always', 'chat.open › always'],
      because:
        'The way to another market is no page of this one; tests/site/chat.test.tsx goes it.',
      when: (where) =>
        isSent(where, 'page.shown') &&
        (caseOf(where) === 'withoutChat' || where.screen === 'absent'),
    },
    {
      at: 'mutation',
      faults: ['target swapped: chat.open on chat.closed → chat.absent'],
      because: 'Absent leads on at once: what was open is offered.',
    },
  ],
});

const caseOf = ({ occurrence }: Where): string | undefined =>
  'send' in occurrence ? occurrence.case : undefined;
