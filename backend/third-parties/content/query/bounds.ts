import { types } from 'node:util';
import { createContext, Script } from 'node:vm';
import type { ExprNode } from 'groq-js';

/** Characters of a serialised result. */
const MAX_RESULT_CHARS = 2_000_000;

/** A query took all the steps, or all the time, of its turn. */
export class Unfinished extends Error {}

const place: { work?: () => unknown } = {};
createContext(place);
const doWork = new Script('work()');
const TOO_LATE = 'ERR_SCRIPT_EXECUTION_TIMEOUT';

/**
 * Does work that does not wait for anything, and ends it where it stands. A step may be a function of the language
 * over all that the query holds, or a pattern that is tried for ever: counting sees neither.
 * @throws Unfinished after `ms`
 */
export function within<Value>(ms: number, work: () => Value): Value {
  place.work = work;
  try {
    return doWork.runInContext(place, { timeout: ms }) as Value;
  } catch (error) {
    // It is an error of the place, and none of our own.
    if (types.isNativeError(error) && 'code' in error && error.code === TOO_LATE)
      throw new Unfinished();
    throw error;
  } finally {
    delete place.work;
  }
}

/**
 * Counts each step of a query while it is evaluated. The library asks a part of the tree for its type whenever
 * it evaluates it. A read of all documents takes as many steps as there are documents, and that of one of the
 * lists as many as stand in it.
 * @param lists by the parameter's name
 * @throws Unfinished from the step that is one too many
 */
export function countSteps(
  tree: ExprNode,
  most: number,
  documentCount: number,
  lists: Readonly<Record<string, readonly unknown[]>> = {},
): void {
  let steps = 0;
  const pending: unknown[] = [tree];
  while (pending.length > 0) {
    const part = pending.pop();
    if (typeof part !== 'object' || part === null) continue;
    for (const each of Object.values(part)) pending.push(each);
    if (!('type' in part) || typeof part.type !== 'string') continue;
    const { type } = part;
    const list = type === 'Parameter' && 'name' in part ? lists[String(part.name)] : undefined;
    const cost = type === 'Everything' ? documentCount : 1 + (list?.length ?? 0);
    Object.defineProperty(part, 'type', {
      get() {
        steps += cost;
        if (steps > most) throw new Unfinished();
        return type;
      },
    });
  }
}

/**
 * Writes a result, and counts while it writes: a short query may repeat all documents in each of them.
 * @throws once it is too long
 */
export function written(value: unknown): string {
  let chars = 0;
  return JSON.stringify(value, (key, each: unknown) => {
    chars += key.length + (typeof each === 'string' ? each.length : 1);
    if (chars > MAX_RESULT_CHARS) throw new Error('The result is too large');
    return each;
  });
}
