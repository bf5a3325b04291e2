import type { MarketPolicy } from '../../reference/policies.ts';
import type { Composition, Member, Wire } from '../engine/composition.ts';
import { launchFlow } from '../games/launch/flow.ts';
import type { LaunchContext } from '../games/launch/setup.ts';
import { playFlow } from '../games/play/flow.ts';
import { activityTimer, page, PAGE_RULES, REMINDER, session } from './compositions.ts';
import { gamingPlatform, type Gaming } from './gaming-platform.ts';
import { roundUnder } from './playing-terms.ts';

/** The player, who is signed in; calls that get no answer are checked where money is paid. */
const player: Member = {
  ...session,
  narrow: {
    ...session.narrow,
    events: {
      ...session.narrow?.events,
      'standing.doubted': [],
      'session.startedElsewhere': [],
      'session.endedElsewhere': [],
      'platform.lost': [],
      'platform.returned': [],
    },
    outcomes: { ...session.narrow?.outcomes, readStoredSession: ['valid'] },
    unfailing: [...(session.narrow?.unfailing ?? []), 'getAccessContext', 'signOut'],
  },
};

const timer: Member = {
  ...activityTimer,
  narrow: {
    ...activityTimer.narrow,
    outcomes: { ...activityTimer.narrow?.outcomes, getActivityTimer: ['halfHour'] },
    unfailing: [
      ...(activityTimer.narrow?.unfailing ?? []),
      'getActivitySummary',
      'resetActivityTimer',
    ],
  },
};

const launch: Member = {
  name: 'launch',
  page: 'game',
  flow: launchFlow,
  shares: ({ context }) => (context as LaunchContext).mode,
  narrow: {
    inputs: ['player'],
    events: {
      'visit.changed': ['shut'],
      'balance.changed': [],
      'player.changed': [],
      'session.ended': [],
    },
    outcomes: { startGame: ['success', 'notAllowed'], startDemo: ['success', 'notAllowed'] },
    failures: ['refused'],
  },
};

/**
 * A game that is open for money. A frame that is silent, broken or slow is the chart’s own affair, and checked there.
 */
const play: Member = {
  name: 'play',
  flow: playFlow,
  // Whether keys and presses reach the game: its frame takes none otherwise.
  shares: (snapshot) => snapshot.hasTag('inReach'),
  whenever: (now) => now.screen('launch') === 'game' && now.shared('launch') === 'money',
  greeted: ({ screen }) =>
    REMINDER.some((name) => name === screen('activityTimer')) ? 'question.shown' : undefined,
  narrow: {
    inputs: ['hidden'],
    events: {
      'overlay.opened': [],
      'limitation.read': [],
      'frame.renewed': [],
      'frame.answered': [],
      'frame.paid': [],
      'frame.counted': [],
      'frame.broken': [],
      'frame.overdue': [],
      'fullScreen.wanted': [],
      'fullScreen.unwanted': [],
      'fullScreen.changed': [],
      'swipe.done': [],
      'balance.changed': [],
      'session.ended': [],
    },
    outcomes: {
      getGameSession: ['success', 'checkDue'],
      acceptGameCheck: ['success'],
    },
    failures: ['unreachable'],
    unfailing: ['getGameSession', 'acceptGameCheck', 'endGameSession'],
    still: true,
  },
};

/** A game on its page, for money or for nothing, and what may come over it. */
export function gaming(policy: MarketPolicy): Composition<Gaming> {
  const round = roundUnder(policy, ['slotAt25'], ['small', 'limitReached', 'notAllowed']);
  return {
    members: [
      player,
      timer,
      launch,
      play,
      {
        ...round,
        narrow: {
          ...round.narrow,
          events: { ...round.narrow?.events, 'stake.chosen': [], 'reveal.hastened': [] },
          unfailing: ['openPlay', 'playRound', 'endRound'],
        },
        whenever: ({ screen }) => screen('play') !== undefined && screen('play') !== 'leaving',
      },
    ],
    wires: [
      {
        from: 'activityTimer',
        when: { fact: 'signOut.wanted' },
        to: 'session',
        send: 'signOut.requested',
      },
      ...['game.left', 'play.barred'].map((event): Wire => ({
        from: 'launch',
        when: { told: `play ${event}` },
        to: 'play',
        send: event,
      })),
      {
        from: 'activityTimer',
        when: { fact: 'reminder.begun' },
        to: 'play',
        send: 'question.shown',
      },
      {
        from: 'activityTimer',
        when: { fact: 'reminder.over' },
        to: 'play',
        send: 'question.answered',
      },
      { from: 'play', when: { told: 'frame pause' }, to: 'round', send: 'pause.wanted' },
      { from: 'play', when: { told: 'frame resume' }, to: 'round', send: 'pause.lifted' },
    ],
    pages: {
      game: {
        words: 'the page of a game',
        mayBeOpen: (now) =>
          now.screen('session') === 'player' && page('', PAGE_RULES.game).mayBeOpen(now),
      },
    },
    platform: gamingPlatform(policy),
  };
}
