import { transitionsOf } from '../../engine/transitions.ts';
import { defineFlow } from '../../flow.ts';
import { roundJourneys } from './journeys.ts';
import { roundMachine } from './machine.ts';
import { roundSafety } from './safety.ts';
import { roundSamples } from './samples.ts';
import { roundScreen } from './screen.ts';

export const roundFlow = defineFlow({
  id: 'games.round',
  title: 'Rounds of a game',
  regulated: true,
  machine: roundMachine,
  screen: roundScreen,
  samples: roundSamples,
  journeys: roundJourneys,
  safety: roundSafety,
  exceptions: [
    {
      at: 'person',
      transitions: transitionsOf(roundMachine).map(({ name }) => name),
      because:
        'The game is a page of the studio’s own, at an origin of its own. The replays stand in front of the site; they do not open it yet.',
      when: () => true,
    },
    {
      at: 'mutation',
      faults: [
        'initial state swapped: round.lost → playing',
        'initial state swapped: round.lost → acting',
        'initial state swapped: round.lost → ending',
      ],
      because: 'Every way there names the call that was lost.',
    },
    {
      at: 'mutation',
      faults: [
        'action dropped: round.open.betting on chip.taken, takeChip',
        'action dropped: round.open.betting on chip.undone, undoChip',
        'action dropped: round.open.betting on chips.cleared, clearChips',
      ],
      because:
        'No planned path presses start after it; the properties about chips that are taken back notice it.',
    },
    {
      at: 'mutation',
      faults: [
        'action dropped: round on start.pressed, stopAutoplay',
        'action dropped: round on pause.wanted, stopAutoplay',
        'action dropped: entry of round.opening, stopAutoplay',
        'action dropped: round.open.betting always (isFreeOver), stopAutoplay',
      ],
      because: 'No planned path has autoplay then; the properties of autoplay notice it.',
    },
  ],
});
