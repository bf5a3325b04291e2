import { and } from 'xstate';
import { answer, launchSetup, news, playOf } from './setup.ts';

/** The game that the platform has opened. */
export const game = launchSetup.createStateConfig({
  description:
    'The game in its frame, with what shows around it. It stays only for as long as the game could be started by the one who looks; a round under way ends first. Free play has a way to play for money.',
  meta: { screen: 'game', requirements: ['GAME-01', 'GAME-09', 'GAME-13', 'INGAME-01'] },
  invoke: {
    src: 'play',
    id: 'play',
    input: ({ context }) => playOf(context),
    onDone: [
      {
        description:
          'they asked for play for money, and may; a player has the game before them for the first time',
        guard: and(['goesOver', 'isNewToPlayer']),
        target: '#launch.startingMoney',
        actions: [{ type: 'choose', params: { mode: 'money' } }, 'announceOpened', 'noteOpened'],
      },
      {
        description: 'they asked for play for money, and may',
        guard: 'goesOver',
        target: '#launch.startingMoney',
        actions: { type: 'choose', params: { mode: 'money' } },
      },
      {
        description: 'they have left it',
        target: '#launch.deciding',
        actions: { type: 'takeHidden', params: answer },
      },
    ],
  },
  on: {
    'money.chosen': [
      {
        description: 'a player leaves free play for play for money',
        guard: 'mayGoOver',
        actions: ['wantMoney', 'leavePlay'],
      },
      {
        description: 'a guest logs in first; the free game stays meanwhile',
        guard: 'mayLogIn',
        actions: 'askForLogin',
      },
    ],
    'visit.changed': [
      {
        description: 'they might start it, too, in the same mode',
        guard: 'mayGoOn',
        actions: 'takeVisit',
      },
      {
        description: 'they might not: the round under way is the last',
        actions: ['takeVisit', 'barPlay'],
      },
    ],
    'balance.changed': { actions: { type: 'tellPlay', params: news } },
    'player.changed': { actions: { type: 'tellPlay', params: news } },
    'session.ended': { actions: { type: 'tellPlay', params: news } },
  },
});
