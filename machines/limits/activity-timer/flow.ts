import { isSent } from '../../exceptions.ts';
import { defineFlow } from '../../flow.ts';
import { activityTimerJourneys } from './journeys.ts';
import { activityTimerMachine } from './machine.ts';
import { activityTimerSafety } from './safety.ts';
import { activityTimerSamples } from './samples.ts';
import { activityTimerScreen } from './screen.ts';

export const activityTimerFlow = defineFlow({
  id: 'limits.activityTimer',
  title: 'Activity timer',
  regulated: true,
  machine: activityTimerMachine,
  screen: activityTimerScreen,
  samples: activityTimerSamples,
  journeys: activityTimerJourneys,
  safety: activityTimerSafety,
  exceptions: [
    {
      at: 'person',
      transitions: [],
      because: 'A reminder that must be answered shows nothing by which it could be closed.',
      when: (where) => isSent(where, 'reminder.closed') && where.taken.length === 0,
    },
  ],
});
