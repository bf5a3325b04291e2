import { violated } from '../../engine/properties.ts';
import type { Safety } from '../../engine/safety.ts';
import { answerSafety } from './answer-safety.ts';
import { autoplaySafety } from './autoplay-safety.ts';
import {
  balanceIn,
  begins,
  bringsRound,
  carriedBy,
  codeIn,
  obstacleBefore,
  passedIn,
  properties,
  readsAnew,
  roundIn,
  SCOPE,
  seenBefore,
  tableOn,
  type Moved,
  type Rounds,
} from './moments.ts';
import { roundScreen } from './screen.ts';
import { stakingSafety } from './staking-safety.ts';

const { eventTable, holds, isAnswer, isEvent, never, shows } = properties;

const sameJson = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const isAllShown = ({ snapshot: { context } }: Moved): boolean =>
  context.shown === context.round?.steps.length;

const isWin = ({ snapshot: { context } }: Moved): boolean => {
  const { won, stake } = context.round ?? { won: 0, stake: 0 };
  return won > stake;
};

/** What the property about beginnings remembers. */
interface Begun {
  readonly isDown: boolean;
  readonly isRunning: boolean;
  /** ms since the last round began, as far as they decide; undefined when there was none. */
  readonly since: number | undefined;
}

/** How long it is since the last round began, counted up to what the law asks for. */
function sinceBegin(moment: Moved, since: number | undefined): number | undefined {
  if (bringsRound(moment) || isAnswer(moment, 'playRound', 'tooSoon')) return 0;
  // A round that goes on after a failure waits anew: longer than asked for, never shorter.
  if (isEvent(moment, 'call.repeated') && shows(moment, 'acting', 'ending')) return 0;
  // Read anew, the game knows of no time: the studio's server holds it, and answers that it is too soon.
  if (since === undefined || readsAnew(moment)) return undefined;
  return Math.min(since + passedIn(moment), shortestBefore(moment));
}

const readsBeside = (snapshot: Moved['snapshot']): boolean =>
  snapshot.matches({ open: { betting: 'reading' } }) ||
  snapshot.matches({ open: { underWay: { show: { deciding: 'reading' } } } });

const shortestBefore = ({ before }: Moved): number =>
  before?.context.play?.terms.shortestRoundMs ?? 0;

export const roundSafety: Safety<Rounds> = {
  leave: 'page',
  givenUpBy: {
    // Beside a bet and a hand it only reads the balance: press, decision and pause do not wait for it.
    openPlay: ({ before, snapshot }) =>
      before !== undefined && readsBeside(before) && !readsBeside(snapshot),
  },
  properties: [
    holds<Begun>(
      'no round begins before the one before has ended and the law’s time has passed, none by a press that is held, and none by a press that came before',
      SCOPE,
      { isDown: false, isRunning: false, since: undefined },
      (known, moment) => {
        const since = sinceBegin(moment, known.since);
        const { before, from } = moment;
        const isSoon = since !== undefined && since < shortestBefore(moment);
        const presses = isEvent(moment, 'start.pressed');
        const isOpen = from === 'betting' && !known.isDown && obstacleBefore(moment) === undefined;
        const isAuto = isEvent(moment, 'autoplay.chosen') || before?.context.autoplay !== undefined;
        const ends = isAnswer(moment, 'endRound', 'success') || readsAnew(moment);
        const isRunning = bringsRound(moment) || (known.isRunning && !ends);
        if (begins(moment)) {
          if (isRunning || isSoon) return violated;
          if (presses ? !isOpen : !isAuto) return violated;
        } else if (presses && isOpen) return violated;
        if (shows(moment, 'resting', 'waiting') && !isSoon) return violated;
        const isDown = presses || (known.isDown && !isEvent(moment, 'start.released'));
        return { isDown, isRunning, since };
      },
    ),
    never(
      'what makes the wait for a result shorter does not exist where the law forbids it, and shows all of it elsewhere',
      SCOPE,
      (moment) => {
        if (!isEvent(moment, 'reveal.hastened') || moment.before === undefined) return false;
        const { terms } = moment.snapshot.context.play ?? {};
        return terms?.speedUps === true && moment.from === 'revealing'
          ? shows(moment, 'revealing') || !isAllShown(moment)
          : moment.snapshot.context.shown !== moment.before.context.shown;
      },
    ),
    never(
      'a result is shown step by step: none is left out, and nothing follows before the last',
      SCOPE,
      (moment) => {
        const { context } = moment.snapshot;
        if (shows(moment, 'revealing') && moment.from === 'revealing' && passedIn(moment) > 0)
          return ![0, 1].includes(context.shown - (moment.before?.context.shown ?? 0));
        if (shows(moment, 'revealing')) return isAllShown(moment);
        return shows(moment, 'deciding', 'celebrating', 'ending') && !isAllShown(moment);
      },
    ),
    never(
      'a round that comes is shown from its start, a hand as it lay before, and a decision goes on',
      SCOPE,
      (moment) => {
        const { context } = moment.snapshot;
        if (bringsRound(moment))
          return context.shown !== seenBefore(moment) || context.round !== roundIn(moment);
        return (
          isAnswer(moment, 'actInRound', 'hit', 'stood') &&
          (context.shown !== moment.before?.context.shown || context.round !== roundIn(moment))
        );
      },
    ),
    never('the player decides in a round that is open, and no open round ends', SCOPE, (moment) => {
      const isOpen = moment.snapshot.context.round?.state === 'open';
      return shows(moment, 'deciding') ? !isOpen : shows(moment, 'celebrating', 'ending') && isOpen;
    }),
    never(
      'a return up to the stake is not celebrated; every one above is',
      SCOPE,
      (moment) =>
        (shows(moment, 'celebrating') && !isWin(moment)) ||
        (isAnswer(moment, 'endRound', 'success') && !shows(moment, 'celebrating') && isWin(moment)),
    ),
    never(
      'a pause that is lifted is over',
      ['INGAME-03'],
      (moment) => isEvent(moment, 'pause.lifted') && shows(moment, 'paused'),
    ),
    never(
      'a celebration that is cut short is over',
      SCOPE,
      (moment) => isEvent(moment, 'celebration.skipped') && shows(moment, 'celebrating'),
    ),
    never(
      'the studio is told that a result was shown as soon as it was: its win is paid then',
      SCOPE,
      (moment) =>
        moment.from === 'revealing' &&
        isAllShown(moment) &&
        moment.snapshot.context.round?.state === 'closed' &&
        !moment.calls.includes('endRound'),
    ),
    never('a win is not in the balance before it was shown; then it is', SCOPE, (moment) => {
      const { balance, round } = moment.snapshot.context;
      const [now, then] = [tableOn(moment.snapshot)?.balance, tableOn(moment.before)?.balance];
      if (shows(moment, 'revealing')) return now !== balance - (round?.won ?? 0);
      if (shows(moment, 'celebrating', 'ending')) return now !== balance;
      return isEvent(moment) && now !== undefined && now !== then;
    }),
    never('the balance is what the studio answers', SCOPE, (moment) => {
      const told = balanceIn(moment);
      return told !== undefined && moment.snapshot.context.balance !== told;
    }),
    never(
      'a decision is one of the round’s choices that the balance covers; any other does nothing',
      SCOPE,
      (moment) => {
        if (!isEvent(moment, 'act.chosen') || moment.before === undefined) return false;
        const chosen = carriedBy(moment, 'act.chosen');
        const { round, balance } = moment.before.context;
        const isDear = (one: string): boolean => one === 'double' || one === 'split';
        const choices = moment.from === 'deciding' ? (round?.choices ?? []) : [];
        const { act } = moment.snapshot.context;
        return choices.some(
          (one) =>
            sameJson({ act: one }, chosen) &&
            (!isDear(one) || (round?.bets[0]?.amount ?? 0) <= balance),
        )
          ? !sameJson({ act }, chosen) || !moment.calls.includes('actInRound')
          : moment.calls.length > 0 || moment.screen !== moment.from;
      },
    ),
    never(
      'a round that was under way when the game opened is told to be so, and no other',
      SCOPE,
      (moment) => {
        const { isResumed } = moment.snapshot.context;
        if (bringsRound(moment))
          return isResumed !== (isAnswer(moment, 'openPlay') && seenBefore(moment) === 0);
        return isResumed && moment.before?.context.isResumed === false;
      },
    ),
    never(
      'each wish has a name of its own, and its repetition the same',
      [...SCOPE, 'ERR-04'],
      (moment) => {
        const before = moment.before?.context.wishes ?? 0;
        const isNew = begins(moment) || isEvent(moment, 'act.chosen');
        const calls = moment.calls.includes('playRound') || moment.calls.includes('actInRound');
        return moment.snapshot.context.wishes !== before + (isNew && calls ? 1 : 0);
      },
    ),
    never(
      'each round that was shown is in the history, once, the newest first',
      SCOPE,
      (moment) => {
        const [now, then] = [moment.snapshot.context.rounds, moment.before?.context.rounds ?? []];
        if (!isAnswer(moment, 'endRound', 'success')) return false;
        return (
          now[0]?.roundId !== moment.before?.context.round?.roundId ||
          now.length !== then.length + 1
        );
      },
    ),
    ...answerSafety,
    never('a game that is another by now says so, and no other end does', SCOPE, (moment) => {
      const screen = roundScreen(moment.snapshot);
      return (
        screen.name === 'ended' &&
        moment.from !== 'ended' &&
        screen.hasChanged !== (codeIn(moment) === 'error.studio.game_changed')
      );
    }),
    never(
      'nothing of the game stays on the table when it is read anew, or is over',
      SCOPE,
      (moment) => {
        const { play, round, rounds, balance, shown } = moment.snapshot.context;
        return (
          shows(moment, 'opening', 'ended') &&
          !(play === undefined && round === undefined && rounds.length + balance + shown === 0)
        );
      },
    ),
    holds(
      'a pause begins between two rounds, and nothing begins before its end',
      [...SCOPE, 'INGAME-03'],
      false,
      (isWanted: boolean, moment) => {
        const now =
          isEvent(moment, 'pause.wanted') || (isWanted && !isEvent(moment, 'pause.lifted'));
        if (shows(moment, 'paused') && !now) return violated;
        return now && (begins(moment) || shows(moment, 'betting')) ? violated : now;
      },
    ),
    eventTable([...SCOPE, 'INGAME-03', 'ERR-03', 'ERR-04'], {
      'pause.wanted': { 'open.betting': 'open.paused' },
      // Where all free rounds are played, the player is asked before they bet.
      'pause.lifted': { 'open.paused': 'open' },
      'balance.outdated': {
        'open.betting.told': 'open.betting.reading',
        'open.paused': 'opening',
        'open.freeOver': 'opening',
        'open.underWay.show.deciding.told': 'open.underWay.show.deciding.reading',
      },
      'start.released': {},
      'celebration.skipped': { 'open.underWay.show.celebrating': 'open' },
      'game.takenOver': { elsewhere: 'opening' },
      'money.agreed': { 'open.freeOver': 'open' },
      'refusal.read': { refused: 'opening' },
      'call.repeated': {
        'lost.opening': 'opening',
        'lost.playing': 'open.playing',
        'lost.acting': 'open.underWay.show.acting',
        'lost.ending': 'open.underWay.show.ending',
      },
    }),
    ...stakingSafety,
    ...autoplaySafety,
  ],
};
