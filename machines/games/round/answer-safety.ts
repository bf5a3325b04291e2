import type { Property } from '../../engine/properties.ts';
import {
  answeredIn,
  codeIn,
  lostIn,
  properties,
  SCOPE,
  seenBefore,
  type Rounds,
} from './moments.ts';
import { roundScreen } from './screen.ts';

const { isAnswer, isEvent, isFailure, never, shows, showsAfter } = properties;

/** What follows each answer of the studio, and no answer. */
export const answerSafety: readonly Property<Rounds>[] = [
  showsAfter('openPlay', SCOPE, {
    slot: ['betting', 'paused', 'deciding'],
    freeRounds: ['betting', 'paused', 'deciding'],
    strictSlot: ['betting', 'paused', 'deciding'],
    roulette: ['betting', 'paused', 'deciding'],
    blackjackOpen: ['revealing', 'deciding'],
    unshown: ['revealing', 'deciding'],
    unshownBall: ['revealing', 'deciding'],
    sessionEnded: ['ended', 'deciding'],
    notAllowed: ['refused', 'betting', 'deciding'],
    gameChanged: ['ended', 'deciding'],
    walletUnreachable: ['refused', 'betting', 'deciding'],
  }),
  never(
    'a hand that is decided stays as it lies whatever is told of the balance, and nothing of it is shown again',
    [...SCOPE, 'WAL-06'],
    (moment) => {
      const isNews =
        isEvent(moment, 'balance.outdated') ||
        isAnswer(moment, 'openPlay') ||
        isFailure(moment, 'openPlay');
      if (!isNews || moment.before === undefined) return false;
      if (moment.from !== 'deciding') return shows(moment, 'deciding') && !seenBefore(moment);
      const [now, then] = [moment.snapshot.context, moment.before.context];
      return !shows(moment, 'deciding') || now.shown !== then.shown || now.round !== then.round;
    },
  ),
  never(
    'a bet is left for no answer about the balance but a round or the end of the game, and for no failure; what was asked before a bet is answered',
    [...SCOPE, 'ERR-03'],
    (moment) => {
      const isBeside = moment.from === 'betting';
      const isRefused = isAnswer(moment, 'openPlay', 'notAllowed', 'walletUnreachable');
      const isLost = isFailure(moment, 'openPlay');
      return (isRefused || isLost) && shows(moment, 'betting') !== isBeside;
    },
  ),
  showsAfter('playRound', SCOPE, {
    lost: 'revealing',
    free: 'revealing',
    lastFree: 'revealing',
    small: 'revealing',
    won: 'revealing',
    ball: 'revealing',
    dealt: 'revealing',
    sessionEnded: 'ended',
    notEnoughMoney: 'refused',
    bonusStake: 'refused',
    limitReached: 'refused',
    roundOpen: 'elsewhere',
    tooSoon: ['waiting', 'betting', 'paused'],
    stakeNotAllowed: 'refused',
    noFreeRound: 'refused',
    freeRoundLeft: 'refused',
    notAllowed: 'refused',
    gameChanged: 'ended',
    walletUnreachable: 'refused',
  }),
  showsAfter('actInRound', SCOPE, {
    hit: ['revealing', 'deciding'],
    stood: 'revealing',
    // Of a decision that stakes more, the hand stays; of the studio's own session, it ends.
    sessionEnded: ['refused', 'ended'],
    notEnoughMoney: 'refused',
    bonusStake: 'refused',
    limitReached: 'refused',
    roundChanged: 'elsewhere',
    notAllowed: 'refused',
    gameChanged: 'ended',
    walletUnreachable: 'refused',
  }),
  never(
    'the end of the session refuses a decision that stakes more, and cuts no hand off; it ends one whose studio knows it no more',
    SCOPE,
    (moment) => {
      if (!isAnswer(moment, 'actInRound', 'sessionEnded')) return false;
      const { act } = moment.before?.context ?? {};
      return shows(moment, 'refused') !== (act === 'double' || act === 'split');
    },
  ),
  showsAfter('endRound', SCOPE, {
    success: ['celebrating', 'resting', 'betting', 'paused', 'playing', 'freeOver'],
    sessionEnded: 'ended',
    notAllowed: 'refused',
  }),
  never(
    'a call that failed says so, which it was and why, and the same may be sent again',
    ['ERR-03', 'ERR-04'],
    (moment) => {
      if (!isFailure(moment) || moment.from === 'betting' || moment.from === 'deciding')
        return false;
      const screen = roundScreen(moment.snapshot);
      return (
        screen.name !== 'lost' || screen.failure === undefined || screen.call !== lostIn(moment)
      );
    },
  ),
  never(
    'how high a stake a bonus takes is told with its refusal, and with no other',
    ['ERR-03', 'WDR-12'],
    (moment) => {
      const isTold =
        isAnswer(moment, 'playRound', 'bonusStake') || isAnswer(moment, 'actInRound', 'bonusStake');
      const { bonusStake } = moment.snapshot.context;
      return (
        shows(moment, 'refused') &&
        moment.from !== 'refused' &&
        (bonusStake !== undefined) !== isTold
      );
    },
  ),
  never('why the studio refuses is told as it said it, and what', ['ERR-03'], (moment) => {
    const { reason, refusedCall } = moment.snapshot.context;
    if (!shows(moment, 'refused')) return reason !== undefined || refusedCall !== undefined;
    return (
      moment.from !== 'refused' && (reason !== codeIn(moment) || refusedCall !== answeredIn(moment))
    );
  }),
  never(
    'that it is too soon is said of a press that was, and of nothing else',
    [...SCOPE, 'ERR-03'],
    (moment) =>
      shows(moment, 'waiting') &&
      moment.from !== 'waiting' &&
      !isAnswer(moment, 'playRound', 'tooSoon'),
  ),
  never(
    'a game that is open elsewhere says so until the player takes it over, and nothing is sent meanwhile',
    [...SCOPE, 'ERR-03', 'ERR-04'],
    (moment) => {
      const isTold =
        isAnswer(moment, 'playRound', 'roundOpen') ||
        isAnswer(moment, 'actInRound', 'roundChanged');
      const stays = moment.from === 'elsewhere' && !isEvent(moment, 'game.takenOver');
      return (
        shows(moment, 'elsewhere') !== (isTold || stays) ||
        (shows(moment, 'elsewhere') && moment.calls.length > 0)
      );
    },
  ),
];
