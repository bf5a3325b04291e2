import { createHash } from 'node:crypto';
import { chancesOf, maskedName } from './chance.ts';
import { jackpotWins } from './jackpots.ts';

const HOUR = 3_600_000;

/** Wins an hour, beside those of jackpots. */
const AN_HOUR = 3;

interface Game {
  readonly gameId: string;
  readonly jackpotExist: boolean;
}

interface Win {
  readonly id: string;
  readonly gameId: string;
  readonly name: string;
  readonly amount: number;
  readonly at: number;
}

const idOf = (name: string): string =>
  `win_${createHash('sha256').update(name).digest('hex').slice(0, 24)}`;

/** Few wins are high: 10 euros at least, 8,000 at most; euro cents. */
const amountOf = (chance: number): number => Math.round(1_000 * 800 ** (chance * chance));

/**
 * The wins of nobody from an hour on until another; hours are counted from the epoch on. They are the same whenever
 * they are asked for, as long as the games are; a jackpot is won when it begins anew.
 */
export function winsBetween(
  siteId: string,
  games: readonly Game[],
  from: number,
  until: number,
): readonly Win[] {
  if (games.length === 0) return [];
  const ordered = games.toSorted((one, other) => (one.gameId < other.gameId ? -1 : 1));
  const usual = Array.from({ length: (until - from) * AN_HOUR }, (_, index) => {
    const hour = from + Math.floor(index / AN_HOUR);
    const name = `win ${siteId} ${hour} ${index % AN_HOUR}`;
    const [which, size, moment, who] = chancesOf(name);
    return {
      id: idOf(name),
      gameId: ordered[Math.floor(which * ordered.length)]?.gameId ?? '',
      name: maskedName(who),
      amount: amountOf(size),
      at: hour * HOUR + Math.floor(moment * HOUR),
    };
  });
  const jackpots = ordered
    .filter(({ jackpotExist }) => jackpotExist)
    .flatMap(({ gameId }) =>
      jackpotWins(gameId, from * HOUR, until * HOUR).map((won) => {
        const name = `jackpot ${siteId} ${gameId} ${won.at}`;
        return { id: idOf(name), gameId, name: maskedName(chancesOf(name)[0]), ...won };
      }),
    );
  return [...usual, ...jackpots];
}
