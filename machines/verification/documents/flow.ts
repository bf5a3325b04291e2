import { isSent } from '../../exceptions.ts';
import { defineFlow } from '../../flow.ts';
import { documentsJourneys } from './journeys.ts';
import { documentsMachine } from './machine.ts';
import { documentsSafety } from './safety.ts';
import { documentsSamples } from './samples.ts';
import { documentsScreen } from './screen.ts';

export const documentsFlow = defineFlow({
  id: 'verification.documents',
  title: 'Documents',
  regulated: true,
  machine: documentsMachine,
  screen: documentsScreen,
  samples: documentsSamples,
  journeys: documentsJourneys,
  safety: documentsSafety,
  exceptions: [
    {
      at: 'mutation',
      faults: ['guard dropped: documents.account.chosen always (it is another document)'],
      because: 'Of five documents it is the fifth when it is none of the others.',
    },
    {
      at: 'mutation',
      faults: [
        'target swapped: documents.address.success on next.chosen (hasNext) → documents.account.begun',
      ],
      because:
        'The samples ask for an address from the deposit alone, where what is asked for begins at once.',
    },
    {
      at: 'mutation',
      faults: [
        'target swapped: documents.account.success on verification.left (otherwise) → documents.account.begun',
      ],
      because: 'From the account page that leads to the list all the same.',
    },
    {
      at: 'person',
      transitions: ['documents › session.ended'],
      because:
        'The end of the session leads home at once; tests/verification/documents.test.tsx holds it.',
      when: (where) => isSent(where, 'session.ended'),
    },
    {
      at: 'person',
      transitions: ['documents › account.changed'],
      because:
        'The account is read again behind the page; tests/verification/documents.test.tsx holds what comes of it.',
      when: (where) => isSent(where, 'account.changed'),
    },
    {
      at: 'person',
      transitions: [
        'documents.account.upload › player.changed',
        'documents.account.rereading › player.changed',
      ],
      because:
        'The realtime channel tells it; tests/app/realtime-decisions.test.tsx holds what comes of it.',
      when: (where) => isSent(where, 'player.changed'),
    },
  ],
});
