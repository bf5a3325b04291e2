import { notByPerson } from '../../exceptions.ts';
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
    notByPerson(
      launchMachine,
      'A visit changes with the player, by a log-in or by their account: tests/games/launch-page.test.tsx does both.',
      'visit.changed',
    ),
    notByPerson(
      launchMachine,
      'News of the player reach an open game in tests/games/play.test.tsx.',
      'balance.changed',
      'player.changed',
      'session.ended',
    ),
    {
      at: 'person',
      transitions: [
        'launch.deciding › always › isShut',
        'launch.page › demo.chosen › freeNeedsLogin',
        'launch.page › demo.chosen › isToBePrompted',
      ],
      because: 'The replays know nobody of that kind; tests/games/launch-page.test.tsx does.',
    },
    {
      at: 'person',
      transitions: [
        'launch.game › money.chosen › mayGoOver',
        'launch.game › done play › they asked for play for money, and may; a player has the game before them for the first time',
        'launch.game › done play › goesOver',
      ],
      because:
        'The free game is left in the moment of the press: nobody sees one without the other. tests/games/launch-page.test.tsx does both.',
    },
    {
      at: 'mutation',
      faults: ['action dropped: launch.game onDone play (otherwise), takeHidden'],
      because:
        'What the next open game is given is its own input; tests/games/play.test.tsx opens one twice.',
    },
  ],
});
