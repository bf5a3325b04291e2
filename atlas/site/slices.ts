/** How long the page may stand still, in ms: less than anybody notices. */
const SLICE = 12;

/** The result of work that was done in slices. */
export interface Done<Result> {
  readonly result: Result;
  /** The time of the work, without the page's own work in between. */
  readonly ms: number;
}

/**
 * Does a piece of work in slices. A worker would need a page policy that allows scripts from addresses put
 * together by scripts, and a page from a disk may have none.
 * @param told after each slice, with the last value that the work yielded
 * @param failed with the error of the work
 * @returns gives the work up
 */
export function inSlices<Progress, Result>(
  work: Generator<Progress, Result>,
  told: (progress: Progress) => void,
  done: (done: Done<Result>) => void,
  failed: (error: unknown) => void,
): () => void {
  // Timers wait four milliseconds once they follow each other; a message does not.
  const { port1: next, port2: here } = new MessageChannel();
  let spent = 0;
  here.addEventListener('message', () => {
    const begun = performance.now();
    try {
      let step = work.next();
      while (step.done !== true && performance.now() - begun < SLICE) step = work.next();
      spent += performance.now() - begun;
      if (step.done === true) {
        here.close();
        done({ result: step.value, ms: spent });
        return;
      }
      told(step.value);
      next.postMessage(undefined, []);
    } catch (error) {
      here.close();
      failed(error);
    }
  });
  here.start();
  next.postMessage(undefined, []);
  return () => here.close();
}
