import { checkStanding, keepsFromPlay, type Span } from '../../reference/play-time.ts';
import type { CheckFigure } from '../../reference/play-rules.ts';
import type { MarketPolicy } from '../../reference/policies.ts';
import type { Composition, Move } from '../engine/composition.ts';

export const MINUTE = 60_000;

/** What a player has open, as the rules of their market lead it. Instants in ms, 0 the first. */
export interface InGame {
  readonly at: number;
  /** When each game that is open was opened. */
  readonly open: readonly number[];
  readonly closed: readonly Span[];
  readonly restsUntil: number | null;
  /** Plays at another operator. */
  readonly isElsewhere: boolean;
  /** What stands in sight all the time while a game is open. */
  readonly inSight: readonly ('netPosition' | 'clock')[];
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

function opened(policy: MarketPolicy, state: InGame): InGame {
  const { at, open, closed } = state;
  const { gamesAtOnce, netPositionShown, gameClockShown } = policy;
  const ended = gamesAtOnce === 1 ? open.map((from) => ({ from, until: at })) : [];
  return {
    ...state,
    open: [...(gamesAtOnce === 1 ? [] : open), at],
    closed: kept(policy, [...closed, ...ended]),
    inSight: [
      ...(netPositionShown ? (['netPosition'] as const) : []),
      ...(gameClockShown ? (['clock'] as const) : []),
    ],
  };
}

function movesOf(policy: MarketPolicy, state: InGame): Move<InGame>[] {
  const { at, open, closed, restsUntil, isElsewhere } = state;
  const isOpen = open.length > 0;
  const running = open.map((from) => ({ from, until: at }));
  const check = checkStanding(policy, [...closed, ...running], restsUntil, at);
  const rests = check !== undefined && check.restMs > 0;
  const asksFile = policy.activityFile;
  const moves: (Move<InGame> | false)[] = [
    open.length < 2 &&
      !rests &&
      !(asksFile && isElsewhere) && {
        name: 'open',
        words: isOpen ? 'opens another game on another device' : 'opens a game',
        by: 'player',
        to: opened(policy, state),
      },
    isOpen &&
      at > Math.max(...open) && {
        name: 'close',
        words: 'closes what is open',
        by: 'player',
        to: { ...state, open: [], closed: kept(policy, [...closed, ...running]), inSight: [] },
      },
    isOpen && !keepsFromPlay(check) && { name: 'stake', words: 'stakes', by: 'player', to: state },
    isOpen &&
      check?.dueInMs === 0 && {
        name: 'confirm',
        words: 'confirms the check',
        by: 'player',
        to: {
          ...state,
          closed: [],
          restsUntil: at + policy.gameCheckBreakMinutes * MINUTE,
          told: policy.gameCheckFigures,
        },
      },
    !(asksFile && isOpen) && {
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
  return moves.filter((move) => move !== false);
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
      inSight: [],
      told: [],
    },
    allows: () => true,
    after: ({ state }) => [state],
    moves: (state) => movesOf(policy, state),
  },
});
