import { isSent } from '../../exceptions.ts';
import { defineFlow } from '../../flow.ts';
import { idleJourneys } from './journeys.ts';
import { idleMachine } from './machine.ts';
import { idleSafety } from './safety.ts';
import { idleSamples } from './samples.ts';
import { idleScreen } from './screen.ts';

export const idleFlow = defineFlow({
  id: 'limits.idle',
  title: 'Idle check',
  regulated: true,
  machine: idleMachine,
  screen: idleScreen,
  samples: idleSamples,
  journeys: idleJourneys,
  safety: idleSafety,
  exceptions: [
    {
      at: 'person',
      transitions: [
        'idle.watching.presence.here › device.woke › wasTooLong',
        'idle.watching.presence.here › device.woke › otherwise',
        'idle.watching.presence.warned › device.woke › wasTooLong',
        'idle.watching.presence.warned › device.woke › otherwise',
      ],
      because: 'No replay puts a device to sleep.',
      when: (where) => isSent(where, 'device.woke'),
    },
    {
      at: 'browser',
      transitions: [
        'idle.watching.presence.doubted › done getActivityCheck › isTooLong',
        'idle.watching.presence.doubted › done getActivityCheck › otherwise',
        'idle.watching.presence.doubted › error getActivityCheck',
        'idle.watching.presence.here › after untilWarning',
        'idle.watching.presence.warned › activity.elsewhere',
        'idle.watching.presence.warned › after untilEnd',
        'idle.watching.presence.warned › logOut.chosen',
        'idle.watching.presence.warned › stay.chosen',
        'idle.watching.reports.told › after reportInterval › owesReport',
        'idle.watching.reports.told › after reportInterval › otherwise',
        'idle.watching.reports.unheard › after reportRetry',
      ],
      because:
        'A browser whose clock is moved at once has slept for so long; the replays in the views let the time pass.',
      when: ({ occurrence }) => 'pass' in occurrence,
    },
  ],
});
