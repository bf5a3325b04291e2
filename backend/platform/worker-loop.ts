import { describeError, type Log } from './log.ts';

/** Work that goes on by itself. */
export interface Working {
  /** Resolves when the round under way is over; no other follows. */
  readonly stop: () => Promise<void>;
}

/**
 * Does the work in rounds until stopped; the first round finds the leftovers of an earlier process. A round
 * that fails is logged under `name` and does not hold up the next.
 *
 * @param every pause between two rounds, ms
 */
export function startWorkerLoop(
  work: () => Promise<void>,
  { log, name, every }: { readonly log: Log; readonly name: string; readonly every: number },
): Working {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const round = () => {
    running = work()
      .catch((error: unknown) => log.error(describeError(error), name))
      .then(() => {
        if (!stopped) timer = setTimeout(round, every).unref();
      });
  };
  timer = setTimeout(round, 0).unref();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
