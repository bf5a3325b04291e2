import { isSent } from '../../exceptions.ts';
import { defineFlow } from '../../flow.ts';
import { bonusCodeJourneys } from './journeys.ts';
import { bonusCodeMachine } from './machine.ts';
import { bonusCodeSafety } from './safety.ts';
import { bonusCodeSamples } from './samples.ts';
import { bonusCodeScreen } from './screen.ts';

export const bonusCodeFlow = defineFlow({
  id: 'rewards.bonusCode',
  title: 'Bonus code',
  regulated: true,
  machine: bonusCodeMachine,
  screen: bonusCodeScreen,
  samples: bonusCodeSamples,
  journeys: bonusCodeJourneys,
  safety: bonusCodeSafety,
  exceptions: [
    {
      at: 'person',
      transitions: ['bonusCode › session.ended'],
      because: 'The page goes with the session; tests/rewards/bonus-code.test.tsx looks at it.',
      when: (where) => isSent(where, 'session.ended'),
    },
  ],
});
