import { areaOf, productOf } from '../../../reference/game-area.ts';
import { ageOf, gameTermsFor } from '../../../reference/game-terms.ts';
import { isIdle } from '../../access/idle.ts';
import { currentStatus } from '../../access/status.ts';
import { sessionMs } from '../../access/tokens.ts';
import { areasOf } from '../../players/areas.ts';
import { residenceOf } from '../../players/residence.ts';
import {
  highestStakeOf,
  playableIn,
  sharesBack,
  type HeldBonus,
} from '../../rewards/held-bonus.ts';
import { wonBy, type HeldSpins } from '../../rewards/held-spins.ts';
import { bonusPart, NOTHING, ofOwn, stakeShares, type Shares } from '../../rewards/shares.ts';
import type { Act, WalletStatus } from './act.ts';
import type { BeforeBet, BeforeRollback, BeforeWin, Found } from './facts.ts';
import type { Standing } from './standing.ts';
import type { Play } from './play.ts';

/** What becomes of an act. */
export interface Decision {
  readonly status: WalletStatus;
  /** By how much money moves, minor units: below zero for a stake. */
  readonly moves: number;
  /** The same by pocket, without the sign. */
  readonly shares: Shares;
  /** The bonus that the act belongs to; null: none. */
  readonly bonus: HeldBonus | null;
  /** How much of a bonus that was completed before becomes own money by it. */
  readonly paidOut: number;
  /** The free spins that the act belongs to, with the rounds played of them and what is won; null: none. */
  readonly spins: {
    readonly held: HeldSpins;
    readonly played: number;
    readonly won: number;
  } | null;
  /** Of a bet that is too high for its bonus: the highest stakes of a round, minor units. */
  readonly highestStake?: number;
  /** Whether it stands for ever; any other may come again and be decided anew. */
  readonly isKept: boolean;
}

/** An act that is decided on, with what it was decided by. */
export type Decided = Found & {
  readonly act: Act;
  readonly play: Play;
  readonly decision: Decision;
  /** ms since the epoch. */
  readonly now: number;
};

const STILL = { moves: 0, shares: NOTHING, bonus: null, paidOut: 0, spins: null } as const;
const done = (
  moves: number,
  shares = ofOwn(Math.abs(moves)),
  bonus: HeldBonus | null = null,
): Decision => ({ ...STILL, status: 'OK', moves, shares, bonus, isKept: true });
const refused = (status: WalletStatus): Decision => ({ ...STILL, status, isKept: true });
const passed = (status: WalletStatus): Decision => ({ ...STILL, status, isKept: false });

/** Of a free round `own` moves, and the rest of what it says is the house's. */
const ofSpins = (
  { own, amount }: { readonly own: number; readonly amount: number },
  spins: Decision['spins'],
): Decision => ({ ...done(own, { ...ofOwn(own), fund: amount - own }), spins });

/** What a bet is decided by. */
export interface BetFacts {
  readonly play: Play;
  readonly before: BeforeBet;
  readonly standing: Standing;
  /** Whether the player has agreed to the terms that hold. */
  readonly hasAgreed: boolean;
  /** Whether the operator still has the game in its catalogue. */
  readonly isListed: boolean;
  /** ms since the epoch. */
  readonly now: number;
}

/** Whether the account may play such a game: the rules of a launch, which may have changed since. */
function isDisabled({ play, standing, hasAgreed, now }: BetFacts): boolean {
  const { flags, dateOfBirth, riskPayout, multibrandSuspended } = standing;
  const hasArea = areasOf({ ...play, flags, dateOfBirth }, now)[areaOf({ _type: play.type })];
  return (
    currentStatus(standing, now) !== 'REGISTERED' ||
    riskPayout ||
    multibrandSuspended ||
    !hasArea ||
    !hasAgreed
  );
}

/** Whether the log-in is over, by itself or by somebody, or the game session is. */
const isOver = ({ standing, now }: BetFacts): boolean =>
  standing.endedAt !== null ||
  standing.loggedOutAt !== null ||
  standing.loggedInAt.getTime() + sessionMs <= now ||
  isIdle(standing.lastActivityAt, now);

/** Whether a stake is above what a limit of the player's leaves (LIM-01). */
const isAboveLimit = (amount: number, { limits }: Standing): boolean =>
  limits.some(({ kind, limit, used }) => kind === 'SPEND' && used + amount > limit);

/** Whether a round's stakes are above what the law leaves the player, at their age of this moment. */
function isAboveLaw(amount: number, { play, before, standing, now }: BetFacts): boolean {
  const residence = residenceOf(play);
  const viewer = { player: { residence, isAgeVerified: false }, market: '', channels: [] };
  const age = ageOf(viewer, standing.dateOfBirth, now);
  const { highestStake } = gameTermsFor(viewer, { ...play, age });
  return highestStake !== null && before.stakedInRound + amount > highestStake;
}

/**
 * The bonus that a bet may belong to, and the highest stakes of a round with it: that of its part of the product. A
 * round belongs to the bonus with which it began, so that one which goes on after a bonus, or began before it, takes
 * from own money alone.
 */
function bonusOf({ play, before, now }: BetFacts) {
  const bonus = playableIn(before.bonuses, productOf({ _type: play.type }), now);
  if (!bonus || (before.hasStakes && before.bonusOfRound?.id !== bonus.id)) return undefined;
  return { bonus, highestStake: highestStakeOf(bonus) ?? Number.MAX_SAFE_INTEGER };
}

/**
 * Decides on the money of a bet that may be made. A stake above the highest of a bonus is of own money alone. Limits of
 * the player's count own money alone.
 */
function decideStake({ amount }: Act, facts: BetFacts): Decision {
  const { before, standing } = facts;
  const { bonus, highestStake = 0 } = bonusOf(facts) ?? {};
  const isTooHigh = before.stakedInRound + amount > highestStake;
  const played = isTooHigh ? undefined : bonus;
  const shares = stakeShares(amount, before.balance, played?.balance ?? 0);
  if (isAboveLimit(shares.own, standing) || isAboveLaw(amount, facts))
    return refused('LIMIT_REACHED');
  if (before.balance >= shares.own) return done(-amount, shares, played);
  return isTooHigh && bonus !== undefined && before.balance + bonus.balance >= amount
    ? { ...refused('BONUS_STAKE_TOO_HIGH'), highestStake }
    : refused('NOT_ENOUGH_MONEY');
}

/** Decides on a bet that is new. A refusal stands: money that comes later must not pay for it. */
export function decideBet(act: Act, facts: BetFacts): Decision {
  const { play, before, standing } = facts;
  if (before.isRolledBack) return passed('DUPLICATE_TRANSACTION');
  if (act.gameCode !== play.slug || !facts.isListed) return refused('INVALID_GAME');
  if (act.currency !== play.currency) return refused('WRONG_CURRENCY');
  if (isDisabled(facts)) return refused('USER_DISABLED');
  if (isOver(facts)) return refused('TOKEN_EXPIRED');
  if (standing.owesAnswer || standing.rests) return refused('PLAY_RESTS');
  return act.isFree ? decideFree(act, facts) : decideStake(act, facts);
}

/** Decides on a free bet that may be made: one round of free spins, at their stake. Own limits count own money alone. */
function decideFree({ amount }: Act, facts: BetFacts): Decision {
  const { spins: held, hasStakes } = facts.before;
  if (held?.stake !== amount || hasStakes) return refused('NO_FREE_ROUND');
  if (isAboveLaw(amount, facts)) return refused('LIMIT_REACHED');
  return ofSpins({ own: 0, amount }, { held, played: 1, won: 0 });
}

/** Whether the bet that an act names is one of the player's that was taken. */
const isTaken = ({ bet }: BeforeWin, { playerId }: Play): boolean =>
  bet?.kind === 'BET' && bet.playerId === playerId && bet.status === 'OK';

/**
 * Decides on a win that is new: whatever became of session, player and round, it is theirs. One of another round or
 * game than its bet is none of the bet's; nothing is kept of it, so that it is paid once it comes right.
 */
export function decideWin(act: Act, before: BeforeWin, play: Play, now: number): Decision {
  if (!act.isPromotion) {
    if (before.isRolledBack || !isTaken(before, play) || before.bet?.round !== act.round)
      return passed('TRANSACTION_DOES_NOT_EXIST');
    if (before.bet.gameCode !== act.gameCode) return passed('INVALID_GAME');
  }
  if (act.currency !== play.currency) return passed('WRONG_CURRENCY');
  const { bonusOfRound: bonus, spins: held } = before;
  if (held && !act.isPromotion) {
    const { own, won } = wonBy(held, act.amount);
    return ofSpins({ own, amount: act.amount }, { held, played: 0, won });
  }
  if (act.isPromotion || !bonus) return done(act.amount);
  const { stakedInRound: staked, bonusStakedInRound: ofBonus } = before;
  return givenBack(act.amount, bonusPart(act.amount, { staked, ofBonus }), bonus, now);
}

/** What comes back of a round: `part` of it to bonus money. */
function givenBack(amount: number, part: number, bonus: HeldBonus, now: number): Decision {
  const { own: paidOut, ...others } = sharesBack(bonus, part, now);
  return { ...done(amount, { ...others, own: paidOut + amount - part }, bonus), paidOut };
}

/** Decides on a rollback that is new. A bet that has not come, or took nothing, is used up by it. */
export function decideRollback(
  { bet, isRolledBack, hasWon, spins: held }: BeforeRollback,
  play: Play,
  now: number,
): Decision {
  if (bet === null) return done(0);
  const isTheirs = bet.kind === 'BET' && bet.playerId === play.playerId;
  if (!isTheirs || hasWon) return passed('TRANSACTION_DOES_NOT_EXIST');
  const tookNothing = isRolledBack || bet.status !== 'OK';
  if (tookNothing) return done(0);
  // Of free spins that are over, no round comes back.
  if (held)
    return { ...done(0), spins: { held, played: held.status === 'ACTIVE' ? -1 : 0, won: 0 } };
  const { amount, bonusAmount, bonusOfRound: bonus } = bet;
  return bonus ? givenBack(amount, bonusAmount, bonus, now) : done(amount);
}
