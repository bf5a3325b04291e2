import type { JourneysOf } from '../../flow.ts';
import type { playMachine } from './machine.ts';
import type { playSamples } from './samples.ts';
import type { PlayScreen } from './setup.ts';

export const playJourneys: JourneysOf<typeof playMachine, typeof playSamples, PlayScreen> = [
  {
    title: 'A deposit over a game: the round ends first, the frame stays, and the game goes on',
    requirements: ['INGAME-01', 'INGAME-03'],
    input: 'hidden',
    start: 'opening',
    steps: [
      { answer: 'getGameSession', with: 'success', see: 'opening' },
      { send: 'frame.readied', see: 'playing' },
      { send: 'overlay.opened', see: 'pausing' },
      { send: 'frame.rested', see: 'overlay' },
      { send: 'overlay.closed', see: 'playing' },
      { send: 'overlay.opened', case: 'other', see: 'pausing' },
      { send: 'frame.paused', see: 'overlay' },
      { send: 'overlay.closed', see: 'playing' },
    ],
  },
  {
    title: 'The hour in Germany: a check, five minutes of rest, and play',
    requirements: ['INGAME-06', 'NS-61'],
    input: 'hidden',
    start: 'opening',
    steps: [
      { send: 'frame.readied', see: 'withheld' },
      { answer: 'getGameSession', with: 'checkDue', see: 'check' },
      { send: 'check.confirmed', see: 'check' },
      { fail: 'acceptGameCheck', with: 'unreachable', see: 'check' },
      { send: 'check.confirmed', see: 'check' },
      { answer: 'acceptGameCheck', with: 'resting', see: 'resting' },
      { pass: 30_000, see: 'resting' },
      { answer: 'getGameSession', with: 'success', see: 'playing' },
    ],
  },
  {
    title:
      'A question of the site’s lies above a deposit over a game, which stays as it is; a game pauses for one',
    requirements: ['ACT-07', 'ACT-08', 'NS-61', 'INGAME-01'],
    input: 'hidden',
    start: 'opening',
    steps: [
      { answer: 'getGameSession', with: 'success', see: 'opening' },
      { send: 'frame.readied', see: 'playing' },
      { send: 'overlay.opened', see: 'pausing' },
      { send: 'frame.paused', see: 'overlay' },
      { send: 'question.shown', see: 'overlay' },
      { send: 'question.answered', see: 'overlay' },
      { send: 'question.shown', see: 'overlay' },
      { send: 'overlay.closed', see: 'asked' },
      { send: 'question.answered', see: 'playing' },
      { send: 'question.shown', see: 'pausing' },
      { send: 'frame.paused', see: 'asked' },
      { send: 'question.answered', see: 'playing' },
    ],
  },
  {
    title: 'A game that is covered before it is ready is paused as soon as it is',
    requirements: ['GAME-11', 'INGAME-03'],
    start: 'opening',
    steps: [
      { answer: 'getGameLimitations', with: 'wagering', see: 'limited' },
      { send: 'frame.readied', see: 'limited' },
      { send: 'limitation.read', case: 'hidden', see: 'withheld' },
      { answer: 'getGameSession', with: 'success', see: 'playing' },
    ],
  },
  {
    title: 'A game for money that is ready waits until the platform has told of it',
    requirements: ['INGAME-06', 'LAYOUT-08'],
    input: 'hidden',
    start: 'opening',
    steps: [
      { send: 'frame.readied', see: 'withheld' },
      { fail: 'getGameSession', with: 'unreachable', see: 'withheld' },
      { pass: 30_000, see: 'withheld' },
      { send: 'frame.answered', see: 'withheld' },
      { answer: 'getGameSession', with: 'success', see: 'playing' },
    ],
  },
  {
    title: 'A frame that never says that it is ready is opened anew, and then left',
    requirements: ['INGAME-02', 'ERR-08'],
    input: 'free',
    start: 'opening',
    steps: [
      { pass: 20_000, see: 'silent' },
      { send: 'frame.renewed', see: 'opening' },
      { pass: 20_000, see: 'silent' },
      { send: 'game.left', see: 'leaving' },
    ],
  },
  {
    title: 'A frame that dies in a round is told from one that is slow by two questions',
    requirements: ['INGAME-02'],
    input: 'free',
    start: 'opening',
    steps: [
      { send: 'frame.readied', see: 'playing' },
      { pass: 30_000, see: 'playing' },
      { send: 'frame.answered', see: 'playing' },
      { pass: 30_000, see: 'playing' },
      { pass: 30_000, see: 'silent' },
      { send: 'frame.answered', see: 'playing' },
    ],
  },
  {
    title: 'A player who is barred in a round sees its end, and begins no other',
    requirements: ['INGAME-03', 'GUARD-12'],
    input: 'free',
    start: 'opening',
    steps: [
      { send: 'frame.readied', see: 'playing' },
      { send: 'play.barred', see: 'pausing' },
      { send: 'frame.rested', see: 'leaving' },
    ],
  },
];
