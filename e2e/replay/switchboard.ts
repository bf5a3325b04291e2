import type { Page, Route } from '@playwright/test';
import { operations } from '../../openapi/operations.gen.ts';
import type { OperationId } from '../../openapi/types.ts';
import { BESIDE } from './beside.ts';

/** How long a call may take to be made, in ms. */
const PATIENCE = 10_000;

interface Held {
  readonly operation: OperationId;
  readonly route: Route;
}

export type Switchboard = Awaited<ReturnType<typeof holdCalls>>;

/**
 * Holds the calls of a page that a path is about, so that the screen in between can be looked at.
 * They go on to the platform when their answer has been ordered there.
 *
 * @param steered names of operations that wait, beside those that no page asks for on its own
 */
export async function holdCalls(page: Page, steered: ReadonlySet<string>) {
  const held: Held[] = [];
  const waits = (operation: OperationId): boolean =>
    steered.has(operation) || !(BESIDE as readonly string[]).includes(operation);
  await page.route(
    ({ pathname }) => pathname.startsWith('/api/'),
    async (route) => {
      const request = route.request();
      const operation = operationOf(request.method(), new URL(request.url()).pathname);
      if (operation === undefined || !waits(operation)) return route.continue();
      held.push({ operation, route });
    },
  );
  page.on('requestfailed', (request) => {
    const index = held.findIndex(({ route }) => route.request() === request);
    if (index >= 0) held.splice(index, 1);
  });
  return {
    holds: (operation: OperationId): boolean => held.some((one) => one.operation === operation),
    /** The call to an operation, as soon as it is made. */
    async take(operation: OperationId): Promise<Route> {
      const deadline = performance.now() + PATIENCE;
      for (;;) {
        const index = held.findIndex((one) => one.operation === operation);
        if (index >= 0) return (held.splice(index, 1)[0] as Held).route;
        if (performance.now() > deadline) {
          const others = held.map((one) => one.operation).join(', ') || 'nothing';
          throw new Error(`${operation} does not wait for an answer; ${others} does`);
        }
        await new Promise((resolve) => setTimeout(resolve, 15));
      }
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
