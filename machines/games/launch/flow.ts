import { isSent, type Where } from '../../exceptions.ts';
import { defineFlow } from '../../flow.ts';
import { launchJourneys } from './journeys.ts';
import { launchMachine } from './machine.ts';
import { launchSafety } from './safety.ts';
import { launchSamples } from './samples.ts';
import { launchScreen } from './screen.ts';

export const launchFlow = defineFlow({
  id: 'games.launch',
  title: 'Game',
  regulated: true,
  machine: launchMachine,
  screen: launchScreen,
  samples: launchSamples,
  journeys: launchJourneys,
  safety: launchSafety,
  exceptions: [
    {
      at: 'person',
      transitions: [],
      because:
        'A replay logs a guest in, and nothing else of a visit changes on the page; tests/games/launch-page.test.tsx changes the rest.',
      when: (where) => isSent(where, 'visit.changed') && !isLogin(where),
    },
    {
      at: 'mutation',
      faults: ['target swapped: launch.game on game.left → launch.deciding'],
      because: 'Who has a game open may start it, so that the decision offers it at once.',
    },
  ],
});

/** Whether a guest becomes the player of the samples. */
const isLogin = ({ occurrence }: Where): boolean =>
  'send' in occurrence && (occurrence.case ?? 'typical') === 'typical';
