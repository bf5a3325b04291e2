import { defineFlow } from '../../flow.ts';
import { payAndPlayJourneys } from './journeys.ts';
import { payAndPlayMachine } from './machine.ts';
import { payAndPlaySafety } from './safety.ts';
import { payAndPlaySamples } from './samples.ts';
import { payAndPlayScreen } from './screen.ts';

export const payAndPlayFlow = defineFlow({
  id: 'access.payAndPlay',
  title: 'Pay-and-play',
  regulated: true,
  machine: payAndPlayMachine,
  screen: payAndPlayScreen,
  samples: payAndPlaySamples,
  journeys: payAndPlayJourneys,
  safety: payAndPlaySafety,
  exceptions: [
    {
      at: 'person',
      transitions: [
        'payAndPlay.paying.authorizing › error authorizePayment',
        'payAndPlay.paying.atProvider › error awaitCallback',
      ],
      because:
        'The browser does both by itself, and fails at neither; tests/access/pay-and-play.test.tsx holds what is said.',
      when: ({ occurrence }) =>
        'fail' in occurrence &&
        (occurrence.fail === 'authorizePayment' || occurrence.fail === 'awaitCallback'),
    },
    {
      at: 'person',
      transitions: ['payAndPlay.updating.readingTerms › error readTerms'],
      because:
        'The terms are there before anybody has filled the form in, and are read at once; tests/access/sign-up.test.tsx submits it before.',
      when: ({ occurrence }) =>
        ('send' in occurrence && occurrence.case === 'beforeTerms') ||
        ('fail' in occurrence && occurrence.fail === 'readTerms'),
    },
    {
      at: 'mutation',
      faults: ['codeRefused', 'sessionOver'].map(
        (state) => `target swapped: payAndPlay.${state} on restart.chosen → payAndPlay.deciding`,
      ),
      because: 'The start is forgotten, so that deciding leads to the amount at once.',
    },
  ],
});
