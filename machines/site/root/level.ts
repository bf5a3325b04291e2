import { and, stateIn } from 'xstate';
import { rootSetup } from './setup.ts';

const readElsewhere = {
  target: 'known',
  description: 'the player has read it in another tab',
} as const;

export const level = rootSetup.createStateConfig({
  description: 'Whether a higher loyalty level of the player’s is still to be said, or to be read.',
  initial: 'known',
  states: {
    known: {
      description: 'There is nothing to say of the level.',
      meta: { requirements: ['REW-16', 'RT-06'] },
      on: { 'loyalty.changed': { guard: 'isLevelUp', target: 'waiting' } },
    },
    waiting: {
      description:
        'The level rose. It is said once no round of a game may be under way, and no question is put to the player.',
      meta: { requirements: ['REW-16', 'NS-45', 'INGAME-03'] },
      always: {
        description: 'nothing is under way, and nothing is asked',
        guard: and([
          stateIn('#root.game.resting'),
          stateIn('#root.who.player.reminder.quiet'),
          stateIn('#root.who.player.presence.trusted'),
        ]),
        target: 'said',
        actions: 'announceLevel',
      },
      on: { 'level.readElsewhere': readElsewhere },
    },
    said: {
      description: 'It is said, until the player has read it.',
      meta: { requirements: ['REW-16', 'NS-45'] },
      on: {
        'level.read': { target: 'known', actions: 'clearLevel' },
        'level.readElsewhere': { ...readElsewhere, actions: 'announceOldLevel' },
      },
    },
  },
});
