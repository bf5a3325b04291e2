import type { StateValue } from 'xstate';
import { transitionsOf } from '../../engine/transitions.ts';
import { isSent, type Where } from '../../exceptions.ts';
import { defineFlow } from '../../flow.ts';
import { rootJourneys } from './journeys.ts';
import { rootMachine } from './machine.ts';
import { rootSafety } from './safety.ts';
import { rootSamples } from './samples.ts';
import { rootScreen } from './screen.ts';

/** What reminder, idle check and game bring about. */
const BESIDE_A_GAME = /^root\.(game|who\.player\.(reminder|presence))\./;

export const rootFlow = defineFlow({
  id: 'site.root',
  title: 'Site',
  regulated: true,
  machine: rootMachine,
  screen: rootScreen,
  samples: rootSamples,
  journeys: rootJourneys,
  safety: rootSafety,
  exceptions: [
    {
      at: 'person',
      transitions: ['root.who.player › page.returned'],
      because: 'No replay leaves the page for a minute; tests/app/player-standing.test.tsx does.',
      when: (where) => isSent(where, 'page.returned'),
    },
    {
      at: 'person',
      transitions: [
        'root.who.player › channel.stands',
        'root.who.player › balance.pushed',
        'root.who.player › attributes.changed',
        ...transitionsOf(rootMachine)
          .map(({ name }) => name)
          .filter((name) => name.startsWith('root.who.player.level.')),
      ],
      because:
        'What the realtime channel brings is in its own replays, and in tests/app/realtime.test.tsx and loyalty.test.tsx.',
      when: (where) =>
        [
          'channel.stands',
          'balance.pushed',
          'attributes.changed',
          'loyalty.changed',
          'level.read',
          'level.readElsewhere',
        ].some((type) => isSent(where, type)),
    },
    {
      at: 'person',
      transitions: transitionsOf(rootMachine)
        .map(({ name }) => name)
        .filter((name) => BESIDE_A_GAME.test(name)),
      because:
        'Reminder and idle check are in their own replays; what they and the end of a session do to a game is in tests/games/play.test.tsx.',
      when: (where) =>
        [
          'reminder.begun',
          'reminder.over',
          'absence.doubted',
          'absence.refuted',
          'game.played',
          'game.rested',
        ].some((type) => isSent(where, type)) || isLastRound(where.value),
    },
    {
      at: 'person',
      transitions: ['root › session.unkept'],
      because:
        'The browsers of the replays keep what they are given; tests/app/browser.test.tsx has one that does not.',
      when: (where) => isSent(where, 'session.unkept'),
    },
    {
      at: 'person',
      transitions: ['root.who.player › session.authorized › isAnother'],
      because:
        'Another player logs in only after the first was signed out, which other tabs are told first.',
      when: (where) => isSent(where, 'session.authorized') && caseOf(where) === 'another',
    },
    {
      at: 'person',
      transitions: [],
      because: 'Nobody is signed in whose session could end.',
      when: (where) => isSent(where, 'session.ended') && where.screen !== 'player',
    },
    {
      at: 'person',
      transitions: [],
      because:
        'The session’s own replay signs out; where that leads is in tests/app/announced-facts.test.tsx.',
      when: (where) => isSent(where, 'session.ended') && caseOf(where) !== undefined,
    },
    {
      at: 'person',
      transitions: [],
      because: 'The landing page shows at once: nothing comes in between.',
      when: (where) =>
        isLanding(where.value) && 'send' in where.occurrence && !isSent(where, 'landing.shown'),
    },
  ],
});

const isLastRound = (value: StateValue): boolean =>
  typeof value === 'object' && value['page'] === 'lastRound';

const isLanding = (value: StateValue): boolean =>
  typeof value === 'object' && value['page'] === 'landing';

const caseOf = ({ occurrence }: Where): string | undefined =>
  'send' in occurrence ? occurrence.case : undefined;
