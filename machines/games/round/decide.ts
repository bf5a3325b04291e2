import type { RefusalCode, Schemas } from '../../../openapi/types.ts';

export type Play = Schemas['GamePlay'];
export type Round = Schemas['GameRound'];
export type Bet = Schemas['GameBet'];
export type Step = Schemas['GameStep'];
export type Act = Schemas['GameAct'];
export type FreeRounds = Schemas['FreeRoundsLeft'];

/** Rounds that begin by themselves after one press. Amounts in minor units. */
export interface Autoplay {
  /** Rounds still to come. */
  readonly left: number;
  /** The most that all of them together may lose. */
  readonly lossLimit: number;
  /** A return of one round at which they stop; none stops them where it is absent. */
  readonly winLimit?: number | undefined;
  /** Staked and not won back so far; negative after a gain. */
  readonly lost: number;
}

/** What is about to be staked, and from what. */
export interface Staking {
  readonly play: Play | undefined;
  /** Of a round, or of one chip, in minor units. */
  readonly stake: number;
  /** The chips on a table of roulette, each as it was laid. */
  readonly chips: readonly Bet[];
  /** The wallet's own balance by the latest answer, in minor units. */
  readonly balance: number;
  /** The free rounds of the launch; undefined where it brought none. */
  readonly freeRounds?: FreeRounds | undefined;
}

/** The stake of the next round where it is a free one, in minor units; undefined where it is for money. */
export const freeStakeOf = ({
  play,
  freeRounds,
}: Pick<Staking, 'play' | 'freeRounds'>): number | undefined =>
  play?.game.kind === 'slot' && freeRounds !== undefined && freeRounds.left > 0
    ? freeRounds.stake
    : undefined;

/** Whether all free rounds are played: the player is asked before a round takes their own money. */
export const isFreeOver = ({ freeRounds }: Pick<Staking, 'freeRounds'>): boolean =>
  freeRounds?.left === 0;

/** Why a press starts no round. */
export type Obstacle = 'noBets' | 'stakeNotAllowed' | 'notEnoughMoney';

/**
 * Why the server refuses, by the contract's codes, where it is told to the player. The end of the session is a reason
 * of a decision that stakes more; anything else it ends.
 */
export type Reason = Exclude<
  RefusalCode<'openPlay' | 'playRound' | 'actInRound' | 'endRound'>,
  | 'error.studio.game_changed'
  | 'error.studio.round_open'
  | 'error.studio.round_changed'
  | 'error.studio.too_soon'
>;

/** Whether a round may be staked so high: neither above the law's highest nor above the table's, its ladder's end. */
const mayStake = ({ stakes, terms: { highestStake } }: Play, amount: number): boolean =>
  amount <= Math.min(stakes.at(-1) ?? 0, highestStake ?? Number.POSITIVE_INFINITY);

/** The stakes of a game's ladder that the law allows, rising. */
export const stakesOf = (play: Play): readonly number[] =>
  play.stakes.filter((stake) => mayStake(play, stake));

/**
 * The stake to begin with: the one before if it may stay, else the lowest, because a higher one is the player’s own to
 * choose.
 */
function firstStake(play: Play, before: number): number {
  const stakes = stakesOf(play);
  return stakes.includes(before) ? before : (stakes[0] ?? 0);
}

/** The stakes of a game that opens: what was staked on a round that is found, else what lay before. */
function stakedIn(
  play: Play,
  { stake, chips }: Pick<Staking, 'stake' | 'chips'>,
): Pick<Staking, 'stake' | 'chips'> {
  const bets = play.round?.bets;
  return play.game.kind === 'roulette'
    ? { stake: firstStake(play, stake), chips: bets ?? chips }
    : { stake: firstStake(play, bets?.[0]?.amount ?? stake), chips: [] };
}

/** What is known of a game before it is open. */
export const UNOPENED = {
  play: undefined,
  balance: 0,
  freeRounds: undefined,
  round: undefined,
  shown: 0,
  rounds: [],
  act: undefined,
  reason: undefined,
  refusedCall: undefined,
  bonusStake: undefined,
  isResumed: false,
} as const;

/** A hand that is under way while its game is read anew, and how many of its steps the player saw. */
export interface Seen {
  readonly roundId: string;
  readonly shown: number;
}

/** What the player saw of the hand on the table, else of the one that lay there before. */
export function seenOf({
  round,
  shown,
  seen,
}: {
  readonly round: Round | undefined;
  readonly shown: number;
  readonly seen: Seen | undefined;
}): Seen | undefined {
  if (round === undefined) return seen;
  return round.state === 'open' ? { roundId: round.roundId, shown } : undefined;
}

/**
 * A game that opens. On its table lies the round to be shown, as far as it was seen before, else the one that was shown
 * last.
 */
export function openedWith(
  play: Play,
  { seen, ...before }: Pick<Staking, 'stake' | 'chips'> & { readonly seen: Seen | undefined },
) {
  const { round, rounds, balance, freeRounds } = play;
  const [last] = rounds;
  const shown =
    round !== undefined && round.roundId === seen?.roundId
      ? Math.min(seen.shown, round.steps.length)
      : 0;
  return {
    play,
    ...stakedIn(play, before),
    balance,
    freeRounds,
    rounds,
    seen: undefined,
    isResumed: round !== undefined && shown === 0,
    ...(round === undefined ? { round: last, shown: last?.steps.length ?? 0 } : { round, shown }),
  };
}

/** The bets of the next round. */
export function betsOf({ play, stake, chips, freeRounds }: Staking): Bet[] {
  switch (play?.game.kind) {
    case 'slot':
      return [{ spot: 'spin', amount: freeStakeOf({ play, freeRounds }) ?? stake }];
    case 'blackjack':
      return [{ spot: 'hand', amount: stake }];
    default:
      return bySpot(chips);
  }
}

/** The chips on each spot added up, in the order in which the spots were first laid on. */
function bySpot(chips: readonly Bet[]): Bet[] {
  const sums = new Map<string, number>();
  for (const { spot, amount } of chips) sums.set(spot, (sums.get(spot) ?? 0) + amount);
  return Array.from(sums, ([spot, amount]) => ({ spot, amount }));
}

export const totalOf = (bets: readonly Bet[]): number =>
  bets.reduce((sum, { amount }) => sum + amount, 0);

/** What stands against a round with these bets; undefined when it may begin. */
export function obstacleTo(staking: Staking): Obstacle | undefined {
  const { play, stake, balance } = staking;
  const total = totalOf(betsOf(staking));
  if (play !== undefined && freeStakeOf(staking) !== undefined) return undefined;
  if (play === undefined || !stakesOf(play).includes(stake) || !mayStake(play, total))
    return 'stakeNotAllowed';
  if (total === 0) return 'noBets';
  return total > balance ? 'notEnoughMoney' : undefined;
}

/** Whether one more chip fits: the table is one of roulette, and neither law, table nor balance is exceeded. */
export function takesChip({ play, stake, chips, balance }: Staking): boolean {
  if (play?.game.kind !== 'roulette') return false;
  const total = totalOf(chips) + stake;
  return mayStake(play, total) && total <= balance;
}

/** Whether another round of autoplay begins: some are left, it may begin, and it cannot lose more than allowed. */
export function goesOn({ autoplay, ...staking }: Staking & { autoplay: Autoplay | undefined }) {
  if (autoplay === undefined || autoplay.left === 0) return false;
  const total = freeStakeOf(staking) === undefined ? totalOf(betsOf(staking)) : 0;
  return obstacleTo(staking) === undefined && autoplay.lost + total <= autoplay.lossLimit;
}

/** Whether autoplay may begin: the law has it, for so many rounds, and the first fits the limit of losses. */
export function mayAutoplay(
  { isHeld, ...staking }: Staking & { readonly isHeld: boolean },
  { rounds, lossLimit }: { readonly rounds: number; readonly lossLimit: number },
): boolean {
  const { play } = staking;
  if (play === undefined || isHeld || play.game.kind === 'blackjack') return false;
  return (
    rounds <= play.terms.autoplayRounds &&
    goesOn({ ...staking, autoplay: { left: rounds, lossLimit, lost: 0 } })
  );
}

/** Autoplay after a round; undefined when the return of that round stops it. */
export function after(
  { stake, won, isFree }: Round,
  autoplay: Autoplay | undefined,
): Autoplay | undefined {
  if (autoplay === undefined || won >= (autoplay.winLimit ?? Number.POSITIVE_INFINITY))
    return undefined;
  return { ...autoplay, lost: autoplay.lost + (isFree === true ? 0 : stake) - won };
}

/**
 * Whether a return is celebrated: none up to the stake is, anywhere. Great Britain and Ontario ask for that; elsewhere
 * it is no gain either.
 */
export const isCelebrated = ({ stake, won }: Pick<Round, 'stake' | 'won'>): boolean => won > stake;

/** What a decision costs beside the stakes so far, in minor units: the first stake once more. */
const costOf = ({ bets: [bet] }: Round, act: Act): number =>
  act === 'double' || act === 'split' ? (bet?.amount ?? 0) : 0;

/** Whether a decision takes a further stake; hit and stand take none, and the wallet is not asked. */
export const stakesMore = (round: Round, act: Act): boolean => costOf(round, act) > 0;

/** The choices of a round that the balance covers. */
export const choicesOf = (round: Round, balance: number): readonly Act[] =>
  round.choices.filter((act) => costOf(round, act) <= balance);

/** What a choice costs that the balance does not cover, in minor units; undefined where it covers all. */
export const missedCost = (round: Round, balance: number): number | undefined =>
  round.choices.map((act) => costOf(round, act)).find((cost) => cost > balance);

/** How long each step takes to be shown, in ms. */
const STEP_MS: Readonly<Record<Step['type'], number>> = {
  reels: 1_600,
  lines: 700,
  freeSpins: 1_200,
  ball: 3_600,
  spots: 900,
  card: 500,
  turn: 700,
  split: 500,
  result: 800,
};

/** How long the step that is shown next takes, in ms; 0 after the last. */
export function stepMs(round: Round | undefined, shown: number): number {
  const step = round?.steps[shown];
  return step === undefined ? 0 : STEP_MS[step.type];
}

/** The balance that the player sees: a win is held back until it was shown. That of a free round is not in it. */
export const shownBalance = (balance: number, round: Round | undefined, shown: number): number =>
  round === undefined || round.isFree === true || shown >= round.steps.length
    ? balance
    : balance - round.won;
