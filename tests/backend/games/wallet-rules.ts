/** A game that somebody has open. */
export interface Place {
  readonly playerId: string;
  readonly supplier: string;
  readonly currency: string;
  readonly game: string;
  /** Under which its money stands in the history. */
  readonly product: string;
}

/** An act as a supplier sends it; places and ids by number. */
export interface Sent {
  readonly kind: 'bet' | 'win' | 'rollback';
  readonly supplier: string;
  readonly token: number;
  readonly user: number;
  readonly id: number;
  /** Of a win or a rollback. */
  readonly bet: number;
  readonly amount: number;
  readonly currency: string;
  readonly game: string;
  readonly round: string;
  readonly isFree: boolean;
  readonly isPromotion: boolean;
}

interface Told {
  readonly status: string;
  readonly balance: number | undefined;
  readonly currency: string | undefined;
}

/** An act that was taken or refused for good. */
interface Kept {
  readonly one: Sent;
  readonly place: Place;
  readonly content: string;
  readonly status: string;
  readonly balance: number;
}

/** What makes an act the same act: all that its kind says but the token. The places of a player have one name. */
function contentOf({ token: _token, ...one }: Sent, playerId: string): string {
  const { kind, id, bet, amount, currency, game, round, isFree, isPromotion } = one;
  const worth = kind === 'rollback' ? [] : [amount, currency, isFree];
  const about = kind === 'bet' ? [] : [bet];
  return JSON.stringify([
    kind,
    id,
    playerId,
    game,
    round,
    worth,
    about,
    kind === 'win' && isPromotion,
  ]);
}

/**
 * The wallet's rules as its contract tells them, without a database, for several players and suppliers at once: what
 * its answers and the history are compared with. Nobody's account, limit or law stands in the way.
 * @param begun minor units that each player has
 */
export function newWalletRules(places: readonly Place[], begun: number) {
  const balances = new Map(places.map(({ playerId }) => [playerId, begun]));
  const sums = new Map<string, number>();
  const kept = new Map<string, Kept>();
  const idOf = (supplier: string, id: number) => `${supplier} ${id}`;

  const balanceOf = ({ playerId }: Place) => balances.get(playerId) ?? 0;
  const keptAbout = (kind: Sent['kind'], { supplier }: Sent, bet: number, { playerId }: Place) =>
    [...kept.values()].filter(
      ({ one, place }) =>
        one.kind === kind &&
        one.supplier === supplier &&
        one.bet === bet &&
        place.playerId === playerId,
    );

  /** The game that an act is about. */
  function placeOf(one: Sent): Place | undefined {
    const user = places[one.user]?.playerId;
    const about = one.kind === 'bet' ? undefined : kept.get(idOf(one.supplier, one.bet));
    if (about?.one.kind === 'bet' && about.place.playerId === user) return about.place;
    const place = places[one.token];
    return place?.supplier === one.supplier && place.playerId === user ? place : undefined;
  }

  /** @returns the status, by how much money moves, and whether it stands for ever */
  function decide(one: Sent, place: Place): readonly [string, number, boolean] {
    const number = one.kind === 'bet' ? one.id : one.bet;
    const isUndone = keptAbout('rollback', one, number, place).length > 0;
    if (one.kind === 'bet') {
      if (isUndone) return ['DUPLICATE_TRANSACTION', 0, false];
      if (one.game !== place.game) return ['INVALID_GAME', 0, true];
      if (one.currency !== place.currency) return ['WRONG_CURRENCY', 0, true];
      if (one.isFree) return ['NO_FREE_ROUND', 0, true];
      return one.amount > balanceOf(place)
        ? ['NOT_ENOUGH_MONEY', 0, true]
        : ['OK', -one.amount, true];
    }
    const about = kept.get(idOf(one.supplier, one.bet));
    const isTheirs = about?.one.kind === 'bet' && about.place.playerId === place.playerId;
    const isTaken = isTheirs && about.status === 'OK';
    if (one.kind === 'win') {
      if (!one.isPromotion) {
        if (isUndone || !isTaken || about.one.round !== one.round)
          return ['TRANSACTION_DOES_NOT_EXIST', 0, false];
        if (about.one.game !== one.game) return ['INVALID_GAME', 0, false];
      }
      return one.currency === place.currency
        ? ['OK', one.amount, true]
        : ['WRONG_CURRENCY', 0, false];
    }
    if (!about) return ['OK', 0, true];
    const hasWon = keptAbout('win', one, one.bet, place).some((win) => !win.one.isPromotion);
    if (!isTheirs || hasWon) return ['TRANSACTION_DOES_NOT_EXIST', 0, false];
    return ['OK', isUndone || !isTaken ? 0 : about.one.amount, true];
  }

  return {
    /** By player and product: what moved. */
    sums: () => [...sums].map(([whose, sum]) => `${whose} ${sum}`),
    take(one: Sent): Told {
      if (one.kind === 'bet' && one.amount === 0 && !one.isFree)
        return { status: 'WRONG_SYNTAX', balance: undefined, currency: undefined };
      const place = placeOf(one);
      if (!place) return { status: 'INVALID_TOKEN', balance: undefined, currency: undefined };
      const { currency, playerId } = place;
      const content = contentOf(one, playerId);
      const known = kept.get(idOf(one.supplier, one.id));
      if (known) {
        const isUndone = one.kind === 'bet' && keptAbout('rollback', one, one.id, place).length > 0;
        return known.content === content && !isUndone
          ? { status: known.status, balance: known.balance, currency }
          : { status: 'DUPLICATE_TRANSACTION', balance: balanceOf(place), currency };
      }
      const [status, moved, isKept] = decide(one, place);
      const balance = balanceOf(place) + moved;
      balances.set(playerId, balance);
      const whose = `${playerId} ${place.product}`;
      if (moved !== 0) sums.set(whose, (sums.get(whose) ?? 0) + moved);
      if (isKept) kept.set(idOf(one.supplier, one.id), { one, place, content, status, balance });
      return { status, balance, currency };
    },
  };
}
