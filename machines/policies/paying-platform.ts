import type { MarketPolicy } from '../../reference/policies.ts';
import type { Happening, Move, PlatformModel } from '../engine/composition.ts';
import { honestPlatform, type Known } from './platform.ts';

/** The platform's state of a player who deposits. */
export interface Paying extends Known {
  /** Whether there is a deposit limit of the player's own; for each period that the policy requires. */
  readonly hasLimit: boolean;
  /** Whether the player said that no limit is wanted. */
  readonly declined: boolean;
  /** Whether the lowest limit leaves anything to deposit. */
  readonly hasRoom: boolean;
}

/** The platform's demand for a limit before a deposit, as the contract has it. */
function wantedOf(
  { depositLimit }: MarketPolicy,
  { hasLimit, declined }: Paying,
): 'limitOffered' | 'limitRequired' | undefined {
  if (hasLimit || depositLimit === 'optional') return undefined;
  if (depositLimit === 'required') return 'limitRequired';
  return declined ? undefined : 'limitOffered';
}

function mayAnswer(policy: MarketPolicy, state: Paying, { what }: Happening): boolean {
  if (!('answer' in what)) return true;
  const wanted = wantedOf(policy, state);
  const isOpen = wanted === undefined && state.hasRoom;
  switch (`${what.answer} ${what.with}`) {
    case 'checkDepositAllowed success':
    case 'requestDeposit success':
      return isOpen;
    case 'checkDepositAllowed limitOffered':
    case 'checkDepositAllowed limitRequired':
      return what.with === wanted;
    case 'checkDepositAllowed selfLimitReached':
      return !state.hasRoom;
    case 'readLimits none':
      return !state.hasLimit;
    case 'readLimits success':
      return state.hasLimit;
    default:
      return true;
  }
}

function heldAfter({ depositLimit }: MarketPolicy, state: Paying, { what }: Happening): Paying[] {
  const withLimit = { ...state, hasLimit: true };
  if ('answer' in what && what.answer === 'changeLimit' && what.with === 'success')
    return [withLimit];
  // Lost on the way there, or on the way back.
  if ('fail' in what && what.fail === 'changeLimit') return [state, withLimit];
  if ('send' in what && what.send === 'limit.declined' && depositLimit === 'offered')
    return [state, { ...state, declined: true }];
  return [state];
}

function movesOf(state: Paying): Move<Paying>[] {
  const standing = honestPlatform
    .moves({ standing: state.standing })
    .map((move) => ({ ...move, to: { ...state, ...move.to } }));
  if (!state.hasLimit) return standing;
  const words = state.hasRoom ? 'the lowest limit is used up' : 'a new period of the limit begins';
  const to = { ...state, hasRoom: !state.hasRoom };
  return [...standing, { name: 'limit', words, by: state.hasRoom ? 'platform' : 'time', to }];
}

/** A platform that keeps its word about breaks, and about limits as the policy has them. */
export const payingPlatform = (policy: MarketPolicy): PlatformModel<Paying> => ({
  begin: { standing: 'open', hasLimit: false, declined: false, hasRoom: true },
  allows: ({ state, happening, now }) =>
    honestPlatform.allows({ state, happening, now }) && mayAnswer(policy, state, happening),
  after: ({ state, happening }) =>
    honestPlatform
      .after({ state: { standing: state.standing }, happening })
      .flatMap((known) => heldAfter(policy, { ...state, ...known }, happening)),
  moves: movesOf,
});
