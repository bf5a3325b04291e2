/** The calls of the platform that are on their way. */
const out = new Set<Promise<unknown>>();

/** Counts a call until it ends, however it does. */
export function countCall<Answer>(call: Promise<Answer>): Promise<Answer> {
  const end = (): void => void out.delete(call);
  out.add(call);
  call.then(end, end);
  return call;
}

/**
 * Waits for the calls that are on their way.
 * @param patience ms
 * @returns whether all of them have ended
 */
export async function callsEnd(patience: number): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => {
    setTimeout(resolve, patience, false);
  });
  return Promise.race([Promise.allSettled(out).then(() => true), late]);
}
