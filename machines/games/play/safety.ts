import type { Moment, NamesOf } from '../../engine/moment.ts';
import { propertiesOf, violated } from '../../engine/properties.ts';
import type { Safety } from '../../engine/safety.ts';
import type { playMachine } from './machine.ts';
import type { playSamples } from './samples.ts';
import type { PlayScreen } from './setup.ts';

type Play = NamesOf<typeof playMachine, typeof playSamples, PlayScreen>;
type Moved = Moment<Play>;

const { begunOnlyBy, cameFrom, eventTable, holds, isAnswer, isEvent, isFailure, never, shows } =
  propertiesOf<Play>();

/** Something lies over the game, so that no round may begin beneath. */
const isCovered = ({ snapshot }: Moved): boolean =>
  snapshot.status === 'active' && snapshot.hasTag('covered');
const isInReach = ({ snapshot }: Moved): boolean =>
  snapshot.status === 'active' && snapshot.hasTag('inReach');
const isForMoney = ({ snapshot }: Moved): boolean => snapshot.context.gameSessionId !== undefined;
const stateOf = ({ snapshot }: Moved) => snapshot.context.facts?.state;
const tells = ({ told }: Moved, what: Moved['told'][number]): boolean => told.includes(what);

/** The platform says that the player has no such game open. */
const isUnknown = (moment: Moved): boolean =>
  isAnswer(moment, 'getGameSession', 'notFound') || isAnswer(moment, 'acceptGameCheck', 'notFound');
/** The session is over, and with it the game at the platform. */
const isSignedOut = (moment: Moved): boolean =>
  isEvent(moment, 'session.ended') || moment.before?.context.isSignedOut === true;
/** The frame has not answered until the next question to it. */
const hasWaited = ({ before, told }: Moved): boolean =>
  before !== undefined && told.includes('frame ping') && before.context.missed > 0;

/** The case of the event that a moment is. */
const caseOf = ({ what }: Moved): string =>
  what !== undefined && 'send' in what ? (what.case ?? 'typical') : '';

export const playSafety: Safety<Play> = {
  leave: 'page',
  sessionEnd: { event: 'session.ended', screens: ['leaving'] },
  properties: [
    holds(
      'nothing lies over a game that is ready, and none is given up as silent, before it was told to pause; it is told to go on when nothing does',
      ['INGAME-03', 'NS-61'],
      false,
      (isPaused: boolean, moment) => {
        const { isReady } = moment.snapshot.context;
        const order = moment.told.findLast(
          (what) => what === 'frame pause' || what === 'frame resume',
        );
        const isTold = order === undefined ? isPaused : isReady && order === 'frame pause';
        const now = isTold && !isEvent(moment, 'frame.renewed');
        if ((isCovered(moment) || shows(moment, 'silent')) && isReady && !now) return violated;
        return shows(moment, 'playing', 'withheld') && now ? violated : now;
      },
    ),
    never(
      'a round under way is never cut: after the pause was asked for, something lies over the game, or it is left, only when the frame says so, answers no more, or has had ten minutes; by the player’s own wish, or because the platform has no such game',
      ['INGAME-03', 'ACT-08'],
      (moment) =>
        moment.from === 'pausing' &&
        (isCovered(moment) || shows(moment, 'leaving')) &&
        !isEvent(moment, 'frame.paused', 'frame.rested', 'frame.overdue', 'game.left') &&
        !isUnknown(moment) &&
        !hasWaited(moment),
    ),
    never(
      'the site waits no longer for a game that answers no more, or has had ten minutes',
      ['INGAME-03', 'ERR-08'],
      (moment) =>
        moment.from === 'pausing' &&
        shows(moment, 'pausing') &&
        (isEvent(moment, 'frame.overdue') || hasWaited(moment)),
    ),
    never(
      'who may play no longer sees a round under way end, and no other begins',
      ['INGAME-03', 'GUARD-12', 'LOGOUT-02'],
      (moment) =>
        isEvent(moment, 'play.barred', 'session.ended') &&
        cameFrom(moment, 'playing', 'pausing') &&
        !moment.snapshot.matches({ open: { game: { ready: 'ending' } } }),
    ),
    holds(
      'the site hears when a round may be under way, for which its questions and the next page wait, and when none is',
      ['ACT-07', 'ACT-08', 'LOGOUT-02'],
      false,
      (wasPlayed: boolean, moment) => {
        const heard = moment.told.findLast((what) => what.startsWith('watchQuestions '));
        const now = heard === undefined ? wasPlayed : heard === 'watchQuestions game.played';
        return now !== isInReach(moment) && !moment.snapshot.matches('left') ? violated : now;
      },
    ),
    never(
      'a game for money is played once the platform has told of it, and waits for that alone',
      ['INGAME-06', 'LAYOUT-08'],
      (moment) =>
        (shows(moment, 'playing') && isForMoney(moment) && stateOf(moment) === undefined) ||
        (shows(moment, 'withheld') && (!isForMoney(moment) || stateOf(moment) !== undefined)),
    ),
    never(
      'nothing is put over a game at once that is being played',
      ['INGAME-03'],
      (moment) => cameFrom(moment, 'playing') && isCovered(moment),
    ),
    never(
      'keys and presses reach a game while it is played or a round of it ends, a game for money once the platform has told of it, and no other',
      ['INGAME-06', 'LAYOUT-08'],
      (moment) =>
        isInReach(moment) !== (shows(moment, 'playing', 'pausing') && !isCovered(moment)) ||
        (isInReach(moment) && isForMoney(moment) && stateOf(moment) === undefined),
    ),
    never(
      'while a check waits, play rests, or the site asks the player something, nobody plays',
      ['INGAME-06', 'ACT-08', 'NS-61'],
      (moment) =>
        shows(moment, 'playing') &&
        (moment.snapshot.context.isAsked ||
          (stateOf(moment) !== undefined && stateOf(moment) !== 'OPEN')),
    ),
    never(
      'a check and a rest come before all else, and a question of the site’s before what the player opens beneath it',
      ['INGAME-06', 'ACT-07', 'ACT-08'],
      (moment) =>
        (shows(moment, 'overlay', 'asked') &&
          stateOf(moment) !== undefined &&
          stateOf(moment) !== 'OPEN') ||
        (shows(moment, 'overlay') && moment.from !== 'overlay' && moment.snapshot.context.isAsked),
    ),
    never(
      'a question of the site’s takes nothing away that is open over the game',
      ['ACT-07', 'ACT-08', 'INGAME-01'],
      (moment) =>
        isEvent(moment, 'question.shown', 'question.answered') &&
        (moment.from === 'overlay') !== shows(moment, 'overlay') &&
        !(moment.from === 'asked' && moment.snapshot.context.area !== undefined),
    ),
    never(
      'a check and a rest show while the platform says so, and no longer',
      ['INGAME-06'],
      (moment) =>
        (shows(moment, 'check') &&
          !moment.snapshot.hasTag('busy') &&
          stateOf(moment) !== 'CHECK_DUE') ||
        (shows(moment, 'resting') && stateOf(moment) !== 'RESTING') ||
        (shows(moment, 'over') && moment.from !== 'over' && stateOf(moment) !== 'ENDED'),
    ),
    never(
      'a part of the site shows that was opened, the last one',
      ['INGAME-01'],
      (moment) =>
        isEvent(moment, 'overlay.opened') &&
        shows(moment, 'overlay', 'pausing') &&
        !moment.snapshot.matches({ open: { game: { ready: 'ending' } } }) &&
        moment.snapshot.context.area !== { typical: 'banking', other: 'limits' }[caseOf(moment)],
    ),
    never(
      'the facts of a game come from the platform alone; free play has none',
      ['INGAME-02', 'INGAME-06'],
      (moment) =>
        (moment.calls.includes('getGameSession') && !isForMoney(moment)) ||
        (moment.before !== undefined &&
          moment.before.context.facts !== moment.snapshot.context.facts &&
          !isAnswer(moment, 'getGameSession') &&
          !isAnswer(moment, 'acceptGameCheck')),
    ),
    never(
      'the facts are read anew when the balance or the player changes, and when the frame tells of a balance while nobody reads them',
      ['INGAME-03', 'INGAME-06'],
      (moment) =>
        isEvent(moment, 'balance.changed', 'player.changed') &&
        isForMoney(moment) &&
        !isSignedOut(moment) &&
        moment.snapshot.matches('open') &&
        !moment.calls.includes('getGameSession'),
    ),
    never(
      'the game hears of the balance with the facts, and of no other',
      ['INGAME-03', 'WAL-06'],
      (moment) =>
        tells(moment, 'frame balanceUpdate') !==
        isAnswer(moment, 'getGameSession', 'success', 'checkDue', 'resting', 'otherGame'),
    ),
    never(
      'what a bonus means is asked at the beginning, of a game for money, unless it is hidden',
      ['GAME-11', 'API-143'],
      (moment) =>
        moment.calls.includes('getGameLimitations') !==
        (moment.what === undefined &&
          isForMoney(moment) &&
          !moment.snapshot.context.isLimitationHidden),
    ),
    never(
      'a bonus that minds the game is told, and one that does not is not',
      ['GAME-11'],
      (moment) =>
        shows(moment, 'limited') !==
        (isAnswer(moment, 'getGameLimitations', 'excluded', 'wagering') ||
          (moment.from === 'limited' &&
            !isEvent(moment, 'limitation.read', 'game.left', 'session.ended', 'play.barred') &&
            !isEvent(moment, 'frame.broken') &&
            !isAnswer(moment, 'getGameSession', 'notFound'))),
    ),
    never(
      'who wants to read it no more is not told again on this device',
      ['GAME-11'],
      (moment) =>
        tells(moment, 'device hide') !==
        (isEvent(moment, 'limitation.read') &&
          moment.from === 'limited' &&
          caseOf(moment) === 'hidden'),
    ),
    begunOnlyBy('acceptGameCheck', ['INGAME-06', 'EDD-07'], ['check.confirmed']),
    never(
      'the platform hears that a game for money is left, by whatever way; not after the end of the session, nor of a game that it does not have',
      ['GAME-01'],
      (moment) => {
        const isLeft = moment.before?.matches('open') === true && !moment.snapshot.matches('open');
        const isOver = isSignedOut(moment) || isUnknown(moment);
        return (
          moment.calls.includes('endGameSession') !== (isLeft && isForMoney(moment) && !isOver)
        );
      },
    ),
    never(
      'a page that goes ends the game as long as it is open, and the player signed in',
      ['GAME-01', 'LOGOUT-02'],
      (moment) => {
        const { before, snapshot } = moment;
        if (before === undefined) return !moment.calls.includes('leaving');
        if (!before.matches('open')) return tells(moment, 'leaving forget');
        const isOut = isEvent(moment, 'session.ended') || !snapshot.matches('open');
        return tells(moment, 'leaving forget') !== isOut;
      },
    ),
    never(
      'nothing is asked of the platform about a game once the session is over',
      ['LOGOUT-02', 'INGAME-06'],
      (moment) => moment.before?.context.isSignedOut === true && moment.calls.length > 0,
    ),
    never(
      'a check that was not answered stays, and says why',
      ['INGAME-06', 'ERR-03'],
      (moment) =>
        isFailure(moment, 'acceptGameCheck') &&
        stateOf(moment) === 'CHECK_DUE' &&
        !(shows(moment, 'check') && moment.snapshot.context.failure !== undefined),
    ),
    never(
      'each question to the frame counts as missed until the frame answers',
      ['INGAME-02', 'ERR-08'],
      (moment) => tells(moment, 'frame ping') && moment.snapshot.context.missed === 0,
    ),
    never(
      'a frame that is broken plays no more until it is opened anew, and shows as broken when nothing lies over it',
      ['INGAME-03', 'INGAME-04'],
      (moment) =>
        (shows(moment, 'playing', 'withheld') && moment.snapshot.context.isBroken) ||
        (shows(moment, 'broken') && !moment.snapshot.context.isBroken),
    ),
    never(
      'a frame that was opened anew is another one, and nothing of the former counts',
      ['INGAME-02', 'INGAME-04'],
      (moment) => {
        const isAnew = isEvent(moment, 'frame.renewed') && cameFrom(moment, 'silent', 'broken');
        const { frame, isReady, isBroken } = moment.snapshot.context;
        return (
          (moment.before !== undefined &&
            frame !== moment.before.context.frame + (isAnew ? 1 : 0)) ||
          (isAnew && (isReady || isBroken || shows(moment, 'silent', 'broken')))
        );
      },
    ),
    never(
      'the whole screen is asked for and given back by the player, and left with the game',
      ['LAYOUT-08', 'INGAME-05'],
      (moment) => {
        const wasOpen = moment.before?.matches('open') === true;
        return (
          tells(moment, 'device enter') !== (isEvent(moment, 'fullScreen.wanted') && wasOpen) ||
          (isEvent(moment, 'fullScreen.unwanted', 'game.left') &&
            wasOpen &&
            !tells(moment, 'device leave'))
        );
      },
    ),
    never(
      'the header says whether the game has the whole screen, as the browser says, and how to get more room until it was had',
      ['LAYOUT-08', 'INGAME-05'],
      (moment) =>
        (isEvent(moment, 'fullScreen.changed') &&
          moment.before?.status === 'active' &&
          moment.snapshot.context.isFullScreen !== (caseOf(moment) === 'typical')) ||
        (isEvent(moment, 'swipe.done') &&
          moment.before?.matches('open') === true &&
          moment.snapshot.context.showsSwipe) ||
        (moment.what === undefined &&
          moment.snapshot.context.showsSwipe !== moment.snapshot.context.isSwiped),
    ),
    never(
      'the rounds are those that the game counted last',
      ['INGAME-06'],
      (moment) =>
        isEvent(moment, 'frame.counted') &&
        moment.before?.matches('open') === true &&
        moment.snapshot.context.rounds !== 12,
    ),
    eventTable(['INGAME-06', 'EDD-07'], {
      'check.confirmed': {
        'open.game.covered.check.open': 'open.game.covered.check.confirming',
      },
    }),
  ],
};
