import { operations } from '../../openapi/operations.gen.ts';
import type { OperationId } from '../../openapi/types.ts';
import { SITE_OPERATIONS } from '../site-operations.ts';
import type { Calls, HeldCall } from './device.ts';

/** How long a call may take to be made, in ms. */
const PATIENCE = 10_000;
const PAUSE = 15;

/** Takes the first waiting call, as soon as there is one. @throws when none comes */
export async function taken<One>(
  held: One[],
  wanted: (one: One) => boolean,
  missing: () => string,
): Promise<One> {
  const deadline = performance.now() + PATIENCE;
  for (;;) {
    const index = held.findIndex(wanted);
    if (index >= 0) return held.splice(index, 1)[0] as One;
    if (performance.now() > deadline) throw new Error(missing());
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}

/**
 * Holds the calls that a path is about, so that the screen in between can be looked at. They go on to
 * the platform when their answer has been ordered there.
 *
 * @param steered names of operations that wait, beside those that no page asks for on its own
 */
export function switchboard(steered: ReadonlySet<string>) {
  const held: { readonly operation: OperationId; readonly call: HeldCall }[] = [];
  const waits = (operation: OperationId): boolean =>
    steered.has(operation) || !(SITE_OPERATIONS as readonly string[]).includes(operation);
  const calls: Calls = {
    holds: (operation) => held.some((one) => one.operation === operation),
    async take(operation) {
      const { call } = await taken(
        held,
        (one) => one.operation === operation,
        () => {
          const others = held.map((one) => one.operation).join(', ') || 'nothing';
          return `${operation} does not wait for an answer; ${others} does`;
        },
      );
      return call;
    },
  };
  return {
    calls,
    /** @returns false when the call need not wait */
    hold(method: string, pathname: string, call: HeldCall): boolean {
      const operation = operationOf(method, pathname);
      if (operation === undefined || !waits(operation)) return false;
      held.push({ operation, call });
      return true;
    },
    /** The site gave a call up. */
    drop(call: HeldCall): void {
      const index = held.findIndex((one) => one.call === call);
      if (index >= 0) held.splice(index, 1);
    },
    /** The page is gone, and its calls with it. */
    clear(): void {
      held.length = 0;
    },
  };
}

const PATTERNS = Object.entries(operations).map(([id, { method, path }]) => ({
  id: id as OperationId,
  method,
  pattern: new RegExp(`^${path.replaceAll(/\{[^}]*\}/g, '[^/]+')}$`),
  // `/deposits/pending` is not a deposit named `pending`.
  places: path.split('{').length,
}));

function operationOf(method: string, pathname: string): OperationId | undefined {
  return PATTERNS.filter((one) => one.method === method && one.pattern.test(pathname)).toSorted(
    (a, b) => a.places - b.places,
  )[0]?.id;
}
