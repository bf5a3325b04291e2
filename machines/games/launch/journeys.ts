import type { JourneysOf } from '../../flow.ts';
import type { launchMachine } from './machine.ts';
import type { launchSamples } from './samples.ts';
import type { LaunchScreen } from './setup.ts';

export const launchJourneys: JourneysOf<typeof launchMachine, typeof launchSamples, LaunchScreen> =
  [
    {
      title: 'A guest tries a game, logs in to play it, and the studio is closed',
      requirements: ['GAME-09', 'GAME-13', 'GUARD-18'],
      start: 'offered',
      steps: [
        { send: 'demo.chosen', see: 'starting' },
        { answer: 'startDemo', with: 'studioClosed', see: 'refused' },
        { send: 'money.chosen', see: 'refused', emits: ['login.asked'] },
        { send: 'visit.changed', see: 'offered', emits: ['game.opened'] },
        { send: 'money.chosen', see: 'starting' },
        { answer: 'startGame', with: 'studioClosed', see: 'refused', emits: [] },
      ],
    },
    {
      title: 'A player leaves a game and starts it again: its data are asked for anew',
      requirements: ['GAME-01', 'GAME-05'],
      input: 'player',
      start: 'offered',
      steps: [
        { send: 'money.chosen', see: 'starting' },
        { answer: 'startGame', with: 'success', see: 'game' },
        { answer: 'play', with: 'left', see: 'offered' },
        { send: 'money.chosen', see: 'starting' },
        { answer: 'startGame', with: 'noGame', see: 'leaving', emits: ['game.lost'] },
      ],
    },
    {
      title: 'A guest logs in before a free game of a provider who asks for it',
      requirements: ['GAME-09'],
      start: 'offered',
      steps: [
        { send: 'visit.changed', case: 'fussy', see: 'offered' },
        { send: 'demo.chosen', see: 'offered', emits: ['login.asked'] },
        { send: 'visit.changed', see: 'offered' },
        { send: 'demo.chosen', see: 'starting', emits: [] },
      ],
    },
    {
      title: 'A guest on a phone is told of the log-in once, and goes on without',
      requirements: ['GAME-09', 'GAME-13'],
      start: 'offered',
      steps: [
        { send: 'visit.changed', case: 'onPhone', see: 'offered' },
        { send: 'demo.chosen', see: 'prompted', emits: [] },
        { send: 'demo.chosen', see: 'starting' },
        { answer: 'startDemo', with: 'studioClosed', see: 'refused' },
        { send: 'demo.chosen', see: 'starting' },
      ],
    },
    {
      title:
        'A player reloads in the middle of a game, and is in it again: it starts by itself once',
      requirements: ['GAME-01', 'GAME-05'],
      input: 'reloaded',
      start: 'starting',
      steps: [
        { answer: 'startGame', with: 'success', see: 'game' },
        { answer: 'play', with: 'left', see: 'offered', emits: ['game.opened'] },
        { send: 'money.chosen', see: 'starting' },
      ],
    },
    {
      title:
        'A guest reloads a free game, and the studio is closed meanwhile: nothing is tried again by itself',
      requirements: ['GAME-01', 'GAME-09'],
      input: 'reloadedFree',
      start: 'starting',
      steps: [
        { send: 'visit.changed', case: 'guest', see: 'starting' },
        { answer: 'startDemo', with: 'studioClosed', see: 'refused' },
        { send: 'visit.changed', case: 'guest', see: 'offered' },
      ],
    },
    {
      title:
        'A game that ran for money is closed to them since: it waits for a press, which asks for the log-in',
      requirements: ['GAME-03', 'GAME-09'],
      input: 'reloadedOut',
      start: 'offered',
      steps: [{ send: 'money.chosen', see: 'offered', emits: ['login.asked'] }],
    },
    {
      title:
        'A guest in a free game asks for play for money: they log in over the game, and start it by a press of their own',
      requirements: ['GAME-03', 'GAME-09', 'GAME-13', 'LOBBY-15'],
      start: 'offered',
      steps: [
        { send: 'demo.chosen', see: 'starting' },
        { answer: 'startDemo', with: 'success', see: 'game' },
        { send: 'money.chosen', see: 'game', emits: ['login.asked'] },
        { send: 'visit.changed', see: 'game', emits: [] },
        { send: 'money.chosen', see: 'game', emits: [] },
        { answer: 'play', with: 'left', see: 'starting', emits: ['game.opened'] },
        { answer: 'startGame', with: 'success', see: 'game' },
        { answer: 'play', with: 'left', see: 'offered', emits: [] },
      ],
    },
    {
      title: 'A player in a free game goes over to the same game for money',
      requirements: ['GAME-03', 'GAME-13'],
      input: 'player',
      start: 'offered',
      steps: [
        { send: 'demo.chosen', see: 'starting' },
        { answer: 'startDemo', with: 'success', see: 'game' },
        { send: 'money.chosen', see: 'game' },
        { answer: 'play', with: 'left', see: 'starting', emits: [] },
        { answer: 'startGame', with: 'success', see: 'game' },
        // It is played for money already.
        { send: 'money.chosen', see: 'game', emits: [] },
        { answer: 'play', with: 'left', see: 'offered' },
      ],
    },
    {
      title: 'A guest tries again what came to nothing',
      requirements: ['GAME-01', 'ERR-03'],
      start: 'offered',
      steps: [
        { send: 'demo.chosen', see: 'starting' },
        { fail: 'startDemo', with: 'unreachable', see: 'failed' },
        { send: 'demo.chosen', see: 'starting' },
        { answer: 'startDemo', with: 'studioClosed', see: 'refused' },
        { send: 'demo.chosen', see: 'starting' },
        { answer: 'startDemo', with: 'success', see: 'game' },
      ],
    },
  ];
