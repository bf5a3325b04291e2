import { createLanes } from './lanes.ts';

/** Does one piece of work of somebody when their turn comes. */
export type TakeTurn = <T>(who: string, work: () => Promise<T>) => Promise<T>;

/**
 * @param most that are done at the same time, of one person one; the others wait. Next is who has taken least
 * time lately
 */
export function takeTurns(most: number): TakeTurn {
  const underWay = new Set<string>();
  const lanes = createLanes<{ readonly who: string; readonly begin: () => void }>();
  const next = (): void => {
    while (underWay.size < most) {
      const turn = lanes.next(underWay);
      if (turn === undefined) return;
      underWay.add(turn.who);
      turn.begin();
    }
  };
  return async (who, work) => {
    await new Promise<void>((begin) => {
      lanes.push(who, { who, begin });
      next();
    });
    const began = performance.now();
    try {
      return await work();
    } finally {
      lanes.charge(who, performance.now() - began);
      underWay.delete(who);
      next();
    }
  };
}
