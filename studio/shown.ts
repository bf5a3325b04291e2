import { isCelebrated, type Round, type Step } from '../machines/games/round/decide.ts';
import type { RoundScreen } from '../machines/games/round/setup.ts';

/** As much of a round as a board may show. */
export interface Shown {
  /** Another one for each round. */
  readonly key: string;
  /** The last of them is being revealed, if one is. */
  readonly steps: readonly Step[];
  readonly isRevealing: boolean;
  /** How long the reveal of the last step takes, ms. */
  readonly revealMs: number;
  /** Whether what is shown so far may look like a win. */
  readonly isCelebrated: boolean;
  /** The steps of the round before, of which a board may show what was left of it. */
  readonly before: readonly Step[];
}

/** What the shown steps pay, in minor units, the stakes of won bets with it. */
export const paidIn = (steps: readonly Step[]): number =>
  steps.reduce((sum, step) => sum + paidBy(step), 0);

function paidBy(step: Step): number {
  switch (step.type) {
    case 'lines':
      return step.wins.reduce((sum, { amount }) => sum + amount, 0);
    case 'spots':
      return step.paid.reduce((sum, { amount }) => sum + amount, 0);
    case 'result':
      return step.amount;
    default:
      return 0;
  }
}

/** A round from its record, as it ended. */
export const shownWhole = (round: Round): Shown => ({
  key: round.roundId,
  steps: round.steps,
  isRevealing: false,
  revealMs: 0,
  isCelebrated: false,
  before: [],
});

/** What the board shows of the latest round. */
export function shownOf(screen: RoundScreen): Shown {
  const table = 'table' in screen ? screen.table : undefined;
  if (table?.round === undefined) {
    return { key: '', steps: [], isRevealing: false, revealMs: 0, isCelebrated: false, before: [] };
  }
  const { round, shown, rounds } = table;
  const isRevealing = screen.name === 'revealing';
  const steps = round.steps.slice(0, isRevealing ? shown + 1 : shown);
  return {
    key: round.roundId,
    steps,
    isRevealing,
    revealMs: isRevealing ? screen.revealMs : 0,
    // By what is on the board, not by what is to come.
    isCelebrated: isCelebrated({ stake: round.stake, won: paidIn(steps) }),
    before: rounds.find(({ roundId }) => roundId !== round.roundId)?.steps ?? [],
  };
}
