import { transitionsOf } from '../../engine/transitions.ts';
import { defineFlow } from '../../flow.ts';
import { playJourneys } from './journeys.ts';
import { playMachine } from './machine.ts';
import { playSafety } from './safety.ts';
import { playSamples } from './samples.ts';
import { playScreen } from './screen.ts';

export const playFlow = defineFlow({
  id: 'games.play',
  title: 'A game that is open',
  regulated: true,
  machine: playMachine,
  screen: playScreen,
  samples: playSamples,
  journeys: playJourneys,
  safety: playSafety,
  exceptions: [
    {
      at: 'person',
      transitions: transitionsOf(playMachine)
        .map(({ name }) => name)
        // Where a game begins is where each path does.
        .filter((name) => !name.includes('.begun › ')),
      because:
        'What the frame says comes over a port that only a page at the studio’s origin gets, and the replays have no studio: tests/games/play.test.tsx speaks as one, and e2e/games/play-shell.spec.ts plays the real one.',
      when: () => true,
    },
    {
      at: 'mutation',
      faults: [
        'action dropped: play.open.game.covered.check.open on check.confirmed, forgetFailure',
      ],
      because:
        'No planned path confirms a second time; the journey through an hour in Germany does.',
    },
  ],
});
