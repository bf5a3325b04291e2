import {
  checkTold,
  endsOthers,
  figuresInSight,
  launchByFile,
  launchByLaw,
  restAfterCheck,
  stateOfGame,
} from '../../reference/open-games.ts';
import {
  checkStanding,
  keepsFromPlay,
  type CheckStanding,
  type Span,
} from '../../reference/play-time.ts';
import type { CheckFigure } from '../../reference/play-rules.ts';
import type { MarketPolicy } from '../../reference/policies.ts';
import type { Composition, Move } from '../engine/composition.ts';

export const MINUTE = 60_000;

/** What a player has open, as the rules that the platform runs lead it. Instants in ms, 0 the first. */
export interface InGame {
  readonly at: number;
  /** When each game that is open was opened. */
  readonly open: readonly number[];
  readonly closed: readonly Span[];
  readonly restsUntil: number | null;
  /** Plays at another operator. */
  readonly isElsewhere: boolean;
  /** The file of activity was told that the player plays here, and lets nobody else begin with them. */
  readonly isReported: boolean;
  /** What stands in sight all the time while a game is open. */
  readonly inSight: ReturnType<typeof figuresInSight>;
  /** What the check told that was confirmed last; empty before. */
  readonly told: readonly CheckFigure[];
}

const STEP = 20 * MINUTE;
const LAST = 80 * MINUTE;
/** Shorter than any rest. */
const SHORT = 4 * MINUTE;

/** Times of play that are over, each once; none where no check counts them. */
const kept = ({ gameCheckMinutes }: MarketPolicy, spans: readonly Span[]): readonly Span[] =>
  gameCheckMinutes === null
    ? []
    : spans.filter(
        (one, index) =>
          one.until > one.from &&
          spans.findIndex(({ from, until }) => from <= one.from && until >= one.until) === index,
      );

/** Afterwards another game is open; undefined where the law lets none begin. */
function opened(
  policy: MarketPolicy,
  state: InGame,
  check: CheckStanding | undefined,
): InGame | undefined {
  const { at, open, closed, isElsewhere } = state;
  const first = launchByLaw(policy, check);
  const isReported = first.word === 'asksFile';
  const { word } = isReported
    ? launchByFile(isElsewhere ? { isActive: false, opensAt: undefined } : { isActive: true })
    : first;
  if (word !== 'begins') return undefined;
  const ended = endsOthers(policy) ? open : [];
  return {
    ...state,
    open: [...open.filter((one) => !ended.includes(one)), at],
    closed: kept(policy, [...closed, ...ended.map((from) => ({ from, until: at }))]),
    isReported,
    inSight: figuresInSight(policy),
  };
}

/** Afterwards the check is answered; nothing is where the platform takes no answer. */
function confirmed(policy: MarketPolicy, state: InGame, check: CheckStanding | undefined): InGame {
  const restsUntil = restAfterCheck(policy, check, state.at);
  const told = checkTold(policy, check, state.at)?.figures ?? [];
  return restsUntil === undefined ? state : { ...state, closed: [], restsUntil, told };
}

function movesOf(policy: MarketPolicy, state: InGame): Move<InGame>[] {
  const { at, open, closed, restsUntil, isElsewhere, isReported } = state;
  const isOpen = open.length > 0;
  const running = open.map((from) => ({ from, until: at }));
  const check = checkStanding(policy, [...closed, ...running], restsUntil, at);
  const withAnother = open.length < 2 && opened(policy, state, check);
  const moves: (Move<InGame> | false | undefined)[] = [
    withAnother && {
      name: 'open',
      words: isOpen ? 'opens another game on another device' : 'opens a game',
      by: 'player',
      to: withAnother,
    },
    isOpen &&
      at > Math.max(...open) && {
        name: 'close',
        words: 'closes what is open',
        by: 'player',
        to: {
          ...state,
          open: [],
          closed: kept(policy, [...closed, ...running]),
          isReported: false,
          inSight: [],
        },
      },
    isOpen && !keepsFromPlay(check) && { name: 'stake', words: 'stakes', by: 'player', to: state },
    isOpen &&
      stateOfGame(false, check) === 'CHECK_DUE' && {
        name: 'confirm',
        words: 'confirms the check',
        by: 'player',
        to: confirmed(policy, state, check),
      },
    !isReported && {
      name: 'elsewhere',
      words: isElsewhere ? 'stops at another operator' : 'plays at another operator',
      by: 'player',
      to: { ...state, isElsewhere: !isElsewhere },
    },
    at < LAST && {
      name: 'time',
      words: 'twenty minutes pass',
      by: 'time',
      to: { ...state, at: at + STEP },
    },
    restsUntil !== null &&
      at < restsUntil && {
        name: 'time',
        words: 'four minutes pass',
        by: 'time',
        to: { ...state, at: at + SHORT },
      },
  ];
  return moves.filter((move) => move !== false && move !== undefined);
}

/** Everything that a player and time can make of the games of one evening, by the platform’s rules. */
export const inGame = (policy: MarketPolicy): Composition<InGame> => ({
  members: [],
  wires: [],
  pages: {},
  platform: {
    begin: {
      at: 0,
      open: [],
      closed: [],
      restsUntil: null,
      isElsewhere: false,
      isReported: false,
      inSight: [],
      told: [],
    },
    allows: () => true,
    after: ({ state }) => [state],
    moves: (state) => movesOf(policy, state),
  },
});
