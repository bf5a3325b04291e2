import { isForeign } from '../../../reference/web-page.ts';
import { violated } from '../../engine/properties.ts';
import type { Safety } from '../../engine/safety.ts';
import { isShut } from './decide.ts';
import {
  changed,
  countryOf,
  decides,
  goesOn,
  goesOver,
  hasMoney,
  isToBePrompted,
  looksAnew,
  lost,
  openedBy,
  properties,
  ranFree,
  reasonOf,
  said,
  screenAfter,
  wasOpen,
  type Launch,
} from './moments.ts';
import { launchScreen } from './screen.ts';

const {
  announcedOnlyBy,
  begunOnlyBy,
  eventTable,
  holds,
  isAnswer,
  isEvent,
  isFailure,
  never,
  shows,
} = properties;

/** The news that an open game hears. */
const NEWS = ['balance.changed', 'player.changed', 'session.ended'] as const;

export const launchSafety: Safety<Launch> = {
  leave: 'page',
  givenUpBy: { startGame: looksAnew, startDemo: looksAnew },
  properties: [
    never(
      'a game that may not be offered to somebody is not there for them, whatever else stands against them; any other is there',
      ['GAME-12', 'GUARD-12'],
      (moment) =>
        decides(moment) && shows(moment, 'missing') !== (said(moment).money === 'notOffered'),
    ),
    never(
      'whose profile has the area of the game off is led away, and nobody else',
      ['GAME-06', 'GUARD-12'],
      (moment) =>
        decides(moment) &&
        said(moment).money !== 'notOffered' &&
        moment.facts.includes('game.shut') !== isShut(moment.snapshot.context),
    ),
    never(
      'a game that its studio bars where the player lives or is starts neither for money nor for free',
      ['GAME-08'],
      (moment) =>
        moment.calls.length > 0 &&
        moment.what !== undefined &&
        [said(moment).money, said(moment).free].includes('restrictedCountry'),
    ),
    never(
      'a game that its studio bars there says so, and no other game does',
      ['GAME-08'],
      (moment) =>
        decides(moment) &&
        !isShut(moment.snapshot.context) &&
        shows(moment, 'restricted') !== (said(moment).money === 'restrictedCountry'),
    ),
    holds(
      'that a player has the game before them is told once, and of no guest',
      ['LOBBY-15', 'LOBBY-16', 'API-082'],
      false,
      (wasTold: boolean, moment) => {
        const tells = moment.facts.includes('game.opened');
        const isPlayer = moment.snapshot.context.visit.viewer.player !== undefined;
        const isDue = !wasTold && isPlayer && (shows(moment, 'offered') || goesOver(moment));
        return tells === isDue ? wasTold || tells : violated;
      },
    ),
    never(
      'nobody who is not logged in starts a game for money',
      ['GAME-03'],
      ({ calls, snapshot }) =>
        calls.includes('startGame') && snapshot.context.visit.viewer.player === undefined,
    ),
    never(
      'free play that the law keeps for players, or for players of verified age, starts for nobody else',
      ['GAME-13'],
      (moment) => {
        const { player } = moment.snapshot.context.visit.viewer;
        const isClosed = {
          guests: false,
          players: player === undefined,
          ageVerified: player?.isAgeVerified !== true,
        }[said(moment).freePlayFor];
        return isClosed && moment.calls.includes('startDemo');
      },
    ),
    never(
      'nothing starts of a game whose area is off in the profile',
      ['GAME-06', 'GUARD-11'],
      ({ calls, snapshot }) => calls.length > 0 && isShut(snapshot.context),
    ),
    begunOnlyBy(
      'startGame',
      ['GAME-03', 'GAME-13', 'GUARD-18'],
      ['money.chosen'],
      (moment) => goesOn(moment, 'money') || goesOver(moment),
    ),
    begunOnlyBy('startDemo', ['GAME-03', 'GAME-13', 'GUARD-18'], ['demo.chosen'], (moment) =>
      goesOn(moment, 'free'),
    ),
    never(
      'a press starts the game in its mode where that is allowed, and so do a reload while it ran and a free game that is left for one for money; nothing else does',
      ['GAME-03', 'GAME-13', 'GAME-05'],
      (moment) => {
        const { money, free } = said(moment);
        const byMoney = isEvent(moment, 'money.chosen') && wasOpen(moment) && money === 'allowed';
        const byDemo =
          isEvent(moment, 'demo.chosen') &&
          wasOpen(moment) &&
          free === 'allowed' &&
          !isToBePrompted(moment);
        return (
          moment.calls.includes('startGame') !==
            (byMoney || goesOn(moment, 'money') || goesOver(moment)) ||
          moment.calls.includes('startDemo') !== (byDemo || goesOn(moment, 'free'))
        );
      },
    ),
    never('who has to log in first is asked to, and nobody else', ['GAME-09'], (moment) => {
      const { money, free } = said(moment);
      const isAsked =
        (wasOpen(moment) &&
          ((isEvent(moment, 'money.chosen') && money === 'loginNeeded') ||
            (isEvent(moment, 'demo.chosen') && free === 'loginNeeded'))) ||
        (ranFree(moment) && isEvent(moment, 'money.chosen') && hasMoney(moment, 'loginNeeded'));
      return moment.facts.includes('login.asked') !== isAsked;
    }),
    never(
      'a guest on a phone is told of the log-in before a free game of a studio that wants it, once',
      ['GAME-09'],
      (moment) =>
        shows(moment, 'prompted') !==
        (isToBePrompted(moment) ||
          (moment.from === 'prompted' && moment.calls.length === 0 && !changed(moment))),
    ),
    never(
      'each answer shows its own screen',
      ['GAME-01', 'GAME-04'],
      (moment) =>
        (isAnswer(moment, 'startGame') || isAnswer(moment, 'startDemo')) &&
        !shows(moment, screenAfter(moment)),
    ),
    never(
      'the game is the one that the platform opened',
      ['GAME-01'],
      (moment) =>
        shows(moment, 'game') &&
        moment.from !== 'game' &&
        moment.snapshot.context.detail !== openedBy(moment),
    ),
    never(
      'why the platform starts nothing is kept to be said, until the next try',
      ['GAME-01', 'GAME-08', 'GAME-09'],
      (moment) => {
        const { reason } = moment.snapshot.context;
        if (shows(moment, 'refused')) return reason !== reasonOf(moment);
        return moment.calls.length > 0 && reason !== undefined;
      },
    ),
    never(
      'a game that could not be loaded is left, and that is said',
      ['GAME-04', 'GUARD-12'],
      (moment) => moment.facts.includes('game.lost') !== lost(moment),
    ),
    announcedOnlyBy('game.lost', ['GAME-04'], lost),
    never(
      'a failure of the platform is told with what support needs',
      ['GAME-04', 'ERR-03'],
      (moment) =>
        moment.emitted.some(
          (fact) =>
            fact.type === 'game.lost' &&
            fact.traceId !== (isFailure(moment) ? 'trace-0001' : undefined),
        ),
    ),
    never(
      'who could not reach the platform may try again, and knows why',
      ['ERR-03'],
      (moment) =>
        isFailure(moment) &&
        !lost(moment) &&
        !(shows(moment, 'failed') && moment.snapshot.context.failure !== undefined),
    ),
    never(
      'a new try forgets why the last one failed',
      ['ERR-03'],
      (moment) => shows(moment, 'starting') && moment.snapshot.context.failure !== undefined,
    ),
    never(
      'the page knows in which mode it starts',
      ['GAME-03'],
      (moment) =>
        shows(moment, 'starting') &&
        moment.snapshot.context.mode !==
          (moment.snapshot.matches('startingMoney') ? 'money' : 'free'),
    ),
    never(
      'a game goes on only for whom it could be started: for anybody else the round under way is the last',
      ['GAME-06', 'GAME-08', 'GUARD-12', 'INGAME-03'],
      (moment) => {
        const { context } = moment.snapshot;
        const may = !isShut(context) && said(moment)[context.mode] === 'allowed';
        const isToldOf = changed(moment) && moment.from === 'game';
        return moment.told.includes('play play.barred') !== (isToldOf && !may);
      },
    ),
    never(
      'free play offers play for money to whom law, studio and profile leave it, and to nobody else',
      ['GAME-08', 'GAME-09', 'GAME-13', 'GUARD-12'],
      (moment) => {
        const screen = launchScreen(moment.snapshot);
        return (
          screen.name === 'game' &&
          screen.isMoneyOffered !==
            (screen.mode === 'free' && hasMoney(moment, 'allowed', 'loginNeeded'))
        );
      },
    ),
    holds(
      'a player who asks for play for money in a free game leaves it, and it starts for money then; by leaving alone nobody starts anything',
      ['GAME-03', 'GAME-09', 'GAME-13'],
      false,
      (wasWanted: boolean, moment) => {
        const isAsked =
          ranFree(moment) && isEvent(moment, 'money.chosen') && hasMoney(moment, 'allowed');
        if (moment.told.includes('play game.left') !== isAsked) return violated;
        if (!isAnswer(moment, 'play')) return isAsked || (wasWanted && ranFree(moment));
        const starts = wasWanted && hasMoney(moment, 'allowed');
        return moment.calls.includes('startGame') === starts ? false : violated;
      },
    ),
    never(
      'the open game hears of the balance, the player and the end of the session',
      ['INGAME-03', 'LOGOUT-02'],
      (moment) =>
        moment.from === 'game' &&
        NEWS.some((type) => isEvent(moment, type) && !moment.told.includes(`play ${type}`)),
    ),
    never(
      'a page of our own is never opened as a game',
      ['INGAME-04'],
      ({ snapshot: { context }, screen }) =>
        screen === 'game' && !isForeign(context.detail?.url ?? '', [context.device.origin]),
    ),
    never(
      'what is open is decided for the one who looks now, and not for the one before',
      ['GUARD-12'],
      (moment) =>
        isEvent(moment, 'visit.changed') &&
        moment.before?.status === 'active' &&
        JSON.stringify(moment.snapshot.context.visit.told.playerCountryCode ?? '') !==
          JSON.stringify(countryOf(moment)),
    ),
    eventTable(['INGAME-03', 'INGAME-06', 'LOGOUT-02'], {
      'balance.changed': { game: 'game' },
      'player.changed': { game: 'game' },
      'session.ended': { game: 'game' },
    }),
  ],
};
