/** One thing that happens to a player; rounds by number. */
export type Step =
  | { readonly kind: 'deposit'; readonly amount: number }
  | {
      readonly kind: 'bet';
      readonly round: number;
      readonly amount: number;
      readonly closes: boolean;
      readonly isAgain: boolean;
    }
  | {
      readonly kind: 'win';
      readonly round: number;
      readonly amount: number;
      readonly closes: boolean;
      readonly isAgain: boolean;
    }
  | { readonly kind: 'rollback'; readonly round: number; readonly isAgain: boolean }
  | { readonly kind: 'withdraw'; readonly amount: number }
  | { readonly kind: 'expire'; readonly isSwept: boolean };

/** The terms of every bonus of the model. */
export const TERMS = { wagering: 2, maxStake: 300, maxWin: 900 } as const;

interface Bonus {
  state: 'ACTIVE' | 'COMPLETED' | 'FORFEITED' | 'EXPIRED' | 'USED_UP';
  pocket: number;
  left: number;
  paidOut: number;
  isOver: boolean;
}

interface Bet {
  readonly own: number;
  readonly bonus: number;
  readonly counts: boolean;
  stands: boolean;
  hasWon: boolean;
}

interface Round {
  bets: Bet[];
  bonus: Bonus | undefined;
  isClosed: boolean;
  wagered: number;
}

const sum = (bets: readonly Bet[], of: (bet: Bet) => number): number =>
  bets.reduce((total, bet) => total + (bet.stands ? of(bet) : 0), 0);

/** A player's money by the rules of bonuses, of a slot whose stakes count in full, without a database. */
export function newBonusBooks() {
  let main = 0;
  const bonuses: Bonus[] = [];
  const rounds = new Map<number, Round>();
  const active = () => bonuses.find(({ state }) => state === 'ACTIVE');
  const playable = () => {
    const bonus = active();
    return bonus && !bonus.isOver && bonus.left > 0 ? bonus : undefined;
  };
  const isOverdue = ({ state, isOver, left }: Bonus) => state === 'ACTIVE' && isOver && left > 0;
  const roundOf = (number: number): Round => {
    const round = rounds.get(number) ?? {
      bets: [],
      bonus: undefined,
      isClosed: false,
      wagered: 0,
    };
    rounds.set(number, round);
    return round;
  };

  function end(bonus: Bonus, state: Bonus['state']): void {
    if (state === 'COMPLETED') {
      const paid = Math.min(bonus.pocket, TERMS.maxWin - bonus.paidOut);
      main += paid;
      bonus.paidOut += paid;
    }
    bonus.pocket = 0;
    bonus.state = state;
  }
  const sweep = () => {
    for (const bonus of bonuses) if (isOverdue(bonus)) end(bonus, 'EXPIRED');
  };
  const isOpen = (round: Round, bonus: Bonus) =>
    round.bonus === bonus && !round.isClosed && sum(round.bets, (bet) => bet.bonus) > 0;

  function settle(round: Round, bonus: Bonus | undefined): void {
    if (bonus?.state === 'ACTIVE' && !isOverdue(bonus)) {
      const wagered = round.isClosed
        ? sum(round.bets, (bet) => (bet.counts ? bet.own + bet.bonus : 0))
        : 0;
      bonus.left -= wagered - round.wagered;
      round.wagered = wagered;
      const isDone = !isOverdue(bonus) && (bonus.left <= 0 || bonus.pocket === 0);
      if (isDone && ![...rounds.values()].some((one) => isOpen(one, bonus)))
        end(bonus, bonus.left <= 0 ? 'COMPLETED' : 'USED_UP');
    }
    sweep();
  }

  function back(bonus: Bonus | undefined, part: number): void {
    if (!bonus) return;
    if (bonus.state === 'ACTIVE' && !isOverdue(bonus)) bonus.pocket += part;
    if (bonus.state !== 'COMPLETED') return;
    const paid = Math.min(part, TERMS.maxWin - bonus.paidOut);
    main += paid;
    bonus.paidOut += paid;
  }

  return {
    balance: () => main + (playable()?.pocket ?? 0),
    pockets: () => ({ main, bonus: active()?.pocket ?? 0 }),
    states: () => bonuses.map(({ state, left }) => ({ status: state, wageringLeft: left })),
    /** Whether another bonus may come with a deposit. */
    isFree: () => {
      const bonus = active();
      return !bonus || isOverdue(bonus);
    },
    deposit(amount: number, isMatched: boolean): void {
      main += amount;
      if (!isMatched) return;
      sweep();
      const left = amount * TERMS.wagering;
      bonuses.push({ state: 'ACTIVE', pocket: amount, left, paidOut: 0, isOver: false });
    },
    /** @returns what the wallet says of the stake */
    bet(number: number, amount: number, closes: boolean) {
      const round = roundOf(number);
      const staked = sum(round.bets, (bet) => bet.own + bet.bonus);
      const found = playable();
      const isBegun = round.bets.length > 0;
      const isTooHigh = staked + amount > TERMS.maxStake;
      const ofRound = found && (!isBegun || round.bonus === found) ? found : undefined;
      const bonus = isTooHigh ? undefined : ofRound;
      const share = Math.min(Math.max(0, amount - main), bonus?.pocket ?? 0);
      if (amount - share > main) {
        const would = isTooHigh && ofRound !== undefined && main + ofRound.pocket >= amount;
        sweep();
        return would ? 'BONUS_STAKE_TOO_HIGH' : 'NOT_ENOUGH_MONEY';
      }
      main -= amount - share;
      if (bonus) bonus.pocket -= share;
      if (!isBegun) round.bonus = bonus;
      round.bets.push({
        own: amount - share,
        bonus: share,
        counts: bonus !== undefined,
        stands: true,
        hasWon: false,
      });
      round.isClosed = closes;
      // A stake that the bonus is not open to ends nothing.
      if (bonus) settle(round, bonus);
      else sweep();
      return 'OK';
    },
    win(number: number, place: number, amount: number, closes: boolean): void {
      const round = roundOf(number);
      const bet = round.bets[place];
      if (bet) bet.hasWon = true;
      const staked = sum(round.bets, (one) => one.own + one.bonus);
      const ofBonus = sum(round.bets, (one) => one.bonus);
      const part = Math.floor((amount * ofBonus) / staked);
      main += amount - part;
      back(round.bonus, part);
      round.isClosed ||= closes;
      settle(round, round.bonus);
    },
    rollback(number: number, place: number): void {
      const round = roundOf(number);
      const bet = round.bets[place];
      if (!bet?.stands) return;
      main += bet.own;
      back(round.bonus, bet.bonus);
      bet.stands = false;
      settle(round, round.bonus);
    },
    /** Whether another stake of it may come. */
    isOpen: (number: number) => rounds.get(number)?.isClosed !== true,
    stands: (number: number, place: number) => rounds.get(number)?.bets[place]?.stands === true,
    canUndo: (number: number, place: number) => rounds.get(number)?.bets[place]?.hasWon === false,
    withdraw(amount: number): number {
      sweep();
      const bonus = active();
      if (bonus && bonus.left > 0) end(bonus, 'FORFEITED');
      const taken = Math.min(amount, main);
      main -= taken;
      return taken;
    },
    expire(isSwept: boolean): void {
      const bonus = active();
      if (bonus) bonus.isOver = true;
      if (isSwept) sweep();
    },
  };
}
