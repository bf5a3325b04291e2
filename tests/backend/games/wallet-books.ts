/** Acts of some rounds, and the order in which they come: a place twice is a repetition, none a loss. */
export interface Script {
  readonly acts: readonly {
    readonly kind: 'bet' | 'win' | 'rollback';
    readonly round: number;
    /** Minor units. */
    readonly amount: number;
  }[];
  readonly order: readonly number[];
}

interface Answer {
  readonly status: string;
  readonly balance: number;
}

/** What a round has come to. */
interface Round {
  bet: 'none' | 'taken' | 'refused';
  stake: number;
  isUndone: boolean;
  hasWon: boolean;
}

/** A player's money as the rules of the wallet have it, without a database: what answers are compared with. */
export function newBooks(begun: number) {
  let balance = begun;
  const answered = new Map<number, Answer>();
  const rounds = new Map<number, Round>();
  const roundOf = (number: number): Round => {
    const round = rounds.get(number) ?? { bet: 'none', stake: 0, isUndone: false, hasWon: false };
    rounds.set(number, round);
    return round;
  };
  const keep = (place: number, status: string): Answer => {
    const answer = { status, balance };
    answered.set(place, answer);
    return answer;
  };

  function bet(place: number, round: Round, amount: number): Answer {
    if (round.isUndone) return { status: 'DUPLICATE_TRANSACTION', balance };
    const before = answered.get(place);
    if (before) return before;
    round.bet = amount > balance ? 'refused' : 'taken';
    if (round.bet === 'refused') return keep(place, 'NOT_ENOUGH_MONEY');
    round.stake = amount;
    balance -= amount;
    return keep(place, 'OK');
  }

  function win(place: number, round: Round, amount: number): Answer {
    const before = answered.get(place);
    if (before) return before;
    if (round.isUndone || round.bet !== 'taken')
      return { status: 'TRANSACTION_DOES_NOT_EXIST', balance };
    round.hasWon = true;
    balance += amount;
    return keep(place, 'OK');
  }

  function rollback(place: number, round: Round): Answer {
    const before = answered.get(place);
    if (before) return before;
    if (round.hasWon) return { status: 'TRANSACTION_DOES_NOT_EXIST', balance };
    if (!round.isUndone) balance += round.stake;
    round.isUndone = true;
    return keep(place, 'OK');
  }

  return {
    balance: () => balance,
    take({ acts }: Script, place: number): Answer {
      const act = acts[place];
      if (!act) throw new Error('There is no such act.');
      const round = roundOf(act.round);
      switch (act.kind) {
        case 'bet':
          return bet(place, round, act.amount);
        case 'win':
          return win(place, round, act.amount);
        case 'rollback':
          return rollback(place, round);
      }
    },
  };
}
