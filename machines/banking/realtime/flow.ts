import { isSent } from '../../exceptions.ts';
import { defineFlow } from '../../flow.ts';
import { realtimeJourneys } from './journeys.ts';
import { realtimeMachine } from './machine.ts';
import { realtimeSafety } from './safety.ts';
import { realtimeSamples } from './samples.ts';
import { realtimeScreen } from './screen.ts';

export const realtimeFlow = defineFlow({
  id: 'banking.realtime',
  title: 'Realtime channel',
  regulated: true,
  machine: realtimeMachine,
  screen: realtimeScreen,
  samples: realtimeSamples,
  journeys: realtimeJourneys,
  safety: realtimeSafety,
  exceptions: [
    {
      at: 'person',
      transitions: ['realtime.on › session.authorized'],
      because:
        'Another player logs in only after the first was signed out, which other tabs are told first.',
      when: (where) => isSent(where, 'session.authorized') && where.screen !== 'off',
    },
  ],
});
