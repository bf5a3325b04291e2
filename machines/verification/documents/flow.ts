import { matchesState } from 'xstate';
import { isSent, notByPerson } from '../../exceptions.ts';
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
        'action dropped: documents.account.success.rereading onDone getDocuments (a reviewer has decided), forgetDocument',
      ],
      because: 'The way to this state has forgotten the document already.',
    },
    {
      at: 'mutation',
      faults: ['begun', 'reread'].map(
        (state) =>
          `target swapped: documents.account.success on verification.left (otherwise) → documents.account.${state}`,
      ),
      because: 'Only who came from the account page stays, and both lead on to its list at once.',
    },
    {
      at: 'mutation',
      faults: [
        'target swapped: documents.address.success on next.chosen (hasNext) → documents.account.begun',
      ],
      because:
        'In the samples, who has a next document after the address came from elsewhere, and begins with it.',
    },
    {
      at: 'mutation',
      faults: ['identity', 'address'].map(
        (group) =>
          `action dropped: documents.${group}.success.rereading onDone getDocuments (a reviewer has decided), forgetDocument`,
      ),
      because:
        'No path goes on from there; the property that nothing of one document is left for another notices.',
    },
    {
      at: 'mutation',
      faults: ['payment', 'wealth', 'other'].flatMap((group) =>
        ['begun', 'upload'].map(
          (state) =>
            `target swapped: documents.${group}.success.rereading onDone getDocuments (a reviewer has decided) → documents.account.${state}`,
        ),
      ),
      because:
        'The samples ask for these on the account page alone, whose list all three lead to at once.',
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
      transitions: [],
      because: 'The account is read by itself; only while it is awaited does it matter.',
      when: ({ occurrence, value }) =>
        'send' in occurrence &&
        occurrence.send === 'account.read' &&
        !matchesState({ account: { loading: 'awaitingList' } }, value),
    },
    notByPerson(
      documentsMachine,
      'The realtime channel tells it; tests/app/realtime-decisions.test.tsx and e2e/banking/withdraw-documents.spec.ts hold what comes of it.',
      'player.changed',
    ),
  ],
});
