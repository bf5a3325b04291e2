import type { MarketPolicy } from '../../reference/policies.ts';
import type { Happening, Move, PlatformModel, View } from '../engine/composition.ts';
import { honestPlatform, type Known } from './platform.ts';

/** The platform's state of a player who plays. */
export interface Gaming extends Known {
  /** Why no stake is taken though the account is open. */
  readonly stop: 'limit' | 'suspension' | undefined;
}

/** The screens of a round on which none is under way and none begins by itself: the site hears that it rests. */
const RESTS: ReadonlySet<string | undefined> = new Set([
  'paused',
  'refused',
  'lost',
  'elsewhere',
  'ended',
]);

/** What the frame says is what the game in it does. */
function frameSays(send: string, now: View): boolean {
  const round = now.screen('round');
  switch (send) {
    case 'frame.readied':
      return round !== undefined && round !== 'opening';
    case 'frame.paused':
    case 'frame.rested':
      return RESTS.has(round);
    default:
      return true;
  }
}

/** What a player does in the game needs a game that they reach. */
const reaches = ({ member, what }: Happening, now: View): boolean =>
  member !== 'round' || !('send' in what) || now.shared('play') === true;

function mayAnswer(
  { gameCheckMinutes }: MarketPolicy,
  { standing, stop }: Gaming,
  { what }: Happening,
  now: View,
): boolean {
  if (!('answer' in what)) return true;
  const isTaken = standing === 'open' && stop === undefined;
  switch (`${what.answer} ${what.with}`) {
    case 'startGame success':
    case 'startDemo success':
      return standing === 'open' && stop !== 'suspension';
    case 'playRound small':
      return isTaken;
    case 'playRound limitReached':
      return stop === 'limit';
    case 'playRound notAllowed':
      return stop === 'suspension' || standing !== 'open';
    case 'getGameSession checkDue':
      return gameCheckMinutes !== null;
    case 'play left':
      return now.screen('play') === undefined || now.screen('play') === 'leaving';
    default:
      return true;
  }
}

/** What ends a round, and pays it, stands open whatever stands against the player. */
const isOfRound = ({ member }: Happening): boolean => member === 'round' || member === 'play';

function movesOf(state: Gaming): Move<Gaming>[] {
  // Breaks of all kinds are one here: what differs between them is when they are over.
  const standing = honestPlatform
    .moves({ standing: state.standing })
    .filter(({ name }) => name === 'excluded' || name === 'open')
    .map((move) => ({ ...move, to: { ...state, ...move.to, stop: undefined } }));
  const move = (name: string, words: string, to: Partial<Gaming>): Move<Gaming> => ({
    name,
    words,
    by: 'platform',
    to: { ...state, ...to },
  });
  return [
    ...standing,
    ...(state.stop === undefined && state.standing === 'open'
      ? [
          move('limit', 'a limit leaves nothing to stake', { stop: 'limit' }),
          move('suspension', 'the account is suspended', { stop: 'suspension' }),
        ]
      : []),
    ...(state.stop === undefined ? [] : [move('over', 'that is over', { stop: undefined })]),
  ];
}

/**
 * A platform that keeps its word about breaks, limits and suspensions: it opens no game and takes no stake against
 * them, and ends each round whose stake it took.
 */
export const gamingPlatform = (policy: MarketPolicy): PlatformModel<Gaming> => ({
  begin: { standing: 'open', stop: undefined },
  allows: ({ state, happening, now }) =>
    (isOfRound(happening) || honestPlatform.allows({ state, happening, now })) &&
    (!('send' in happening.what) || frameSays(happening.what.send, now)) &&
    reaches(happening, now) &&
    mayAnswer(policy, state, happening, now),
  after: ({ state, happening }) =>
    honestPlatform
      .after({ state: { standing: state.standing }, happening })
      .map((known) => ({ ...state, ...known })),
  moves: movesOf,
});
