/** Does one piece of work when its turn comes. */
export type TakeTurn = <T>(work: () => Promise<T>) => Promise<T>;

/** @param most that are done at the same time; the others wait, in order */
export function takeTurns(most: number): TakeTurn {
  let underWay = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (underWay >= most) await new Promise<void>((turn) => waiting.push(turn));
    else underWay += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The next one takes the place over: nobody comes in between.
      if (next) next();
      else underWay -= 1;
    }
  };
}
