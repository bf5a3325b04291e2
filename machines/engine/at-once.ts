/** Runs a piece of work that yields to its end at once. */
export function atOnce<Result>(work: Generator<undefined, Result>): Result {
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
}
