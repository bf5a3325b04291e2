import type { Schemas } from '../../../openapi/types.ts';
import { inQuestions } from '../questions.ts';

/** How often the amounts of jackpots in sight are asked for, in ms. */
export const JACKPOT_POLL = 30_000;
/** How long games that come into sight are gathered, to be asked for together, in ms. */
const GATHER = 50;

/** Minor units of the currency. */
export type JackpotAmount = Schemas['JackpotAmount'];

export interface JackpotWatch {
  /** Watches a game with a jackpot until the returned function is called. */
  readonly watch: (gameId: string, onChange: () => void) => () => void;
  /** The last amount that the platform told; the same object until it tells another. */
  readonly amountOf: (gameId: string) => JackpotAmount | undefined;
  /** Takes an amount that the platform told elsewhere. */
  readonly tell: (told: JackpotAmount) => void;
}

/**
 * Asks for the amounts of the games that are watched, and of no others: without one nothing is asked (JACK-02). A
 * page that nobody looks at does not ask. What could not be asked for stays as it was until the next time.
 */
export function watchJackpots(
  ask: (gameIds: readonly string[]) => Promise<readonly JackpotAmount[]>,
  isSeen: () => boolean,
): JackpotWatch {
  const watchers = new Map<string, Set<() => void>>();
  const amounts = new Map<string, JackpotAmount>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const note = (told: JackpotAmount): void => {
    const known = amounts.get(told.gameId);
    if (known?.amount === told.amount && known.currency === told.currency) return;
    amounts.set(told.gameId, told);
    for (const onChange of watchers.get(told.gameId) ?? []) onChange();
  };
  const round = async (): Promise<void> => {
    const questions = inQuestions(watchers.keys());
    const answers = await Promise.allSettled(isSeen() ? questions.map(ask) : []);
    for (const answer of answers) if (answer.status === 'fulfilled') answer.value.forEach(note);
    if (timer === undefined && watchers.size > 0) due(JACKPOT_POLL);
  };
  const due = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      timer = undefined;
      void round();
    }, ms);
  };

  return {
    watch(gameId, onChange) {
      const others = watchers.get(gameId);
      // A game may show twice.
      const watcher = () => {
        onChange();
      };
      if (others) others.add(watcher);
      else {
        watchers.set(gameId, new Set([watcher]));
        if (!amounts.has(gameId)) due(GATHER);
        else if (timer === undefined) due(JACKPOT_POLL);
      }
      return () => {
        const left = watchers.get(gameId);
        left?.delete(watcher);
        if (left?.size === 0) watchers.delete(gameId);
      };
    },
    amountOf: (gameId) => amounts.get(gameId),
    tell: note,
  };
}
