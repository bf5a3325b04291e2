import { describeError, type Log } from './log.ts';

/** Work that goes on by itself. */
export interface Working {
  /** Answers when the round under way is over; there is no other. */
  readonly stop: () => Promise<void>;
}

/**
 * Does the work in rounds until stopped; what an earlier process left behind is found in the first one. A round
 * that fails is logged under `name` and holds up no other.
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
