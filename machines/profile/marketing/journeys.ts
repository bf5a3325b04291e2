import type { JourneysOf } from '../../flow.ts';
import type { marketingMachine } from './machine.ts';
import type { marketingSamples } from './samples.ts';
import type { MarketingScreen } from './screen.ts';

export const marketingJourneys: JourneysOf<
  typeof marketingMachine,
  typeof marketingSamples,
  MarketingScreen
> = [
  {
    title: 'What could not be read is read again; what could not be stored may be switched again',
    requirements: ['PROF-09', 'PROF-10'],
    start: 'loading',
    steps: [
      { fail: 'getMarketingPreferences', with: 'unreachable', see: 'loadFailed' },
      { send: 'retry.requested', see: 'loading' },
      { answer: 'getMarketingPreferences', with: 'success', see: 'choosing' },
      { send: 'preference.switched', see: 'saving' },
      { fail: 'updateMarketingPreferences', with: 'unexpected', see: 'notSaved' },
      { send: 'preference.switched', see: 'saving' },
      { send: 'preference.switched', see: 'saving' },
      { answer: 'updateMarketingPreferences', with: 'success', see: 'saved' },
    ],
  },
];
