import { useCallback, useSyncExternalStore } from 'react';
import { fromCallback, type EventObject } from 'xstate';
import {
  limitsIn,
  type LimitFacts,
  type LimitsAnswer,
} from '../../../machines/limits/money-limits/limit-facts.ts';
import { platformNow } from '../../api/platform-clock.ts';
import { isDue } from '../../../machines/limits/money-limits/rules.ts';

/** Longest wait that a timer of a browser can be set to, in ms. */
const LONGEST = 2_147_483_647;

/** @returns stops waiting */
function callAfter(wait: number, call: () => void): () => void {
  const timer = setTimeout(call, Math.min(wait, LONGEST));
  return () => {
    clearTimeout(timer);
  };
}

const until = (iso: string): number => Date.parse(iso) - platformNow();

/** Tells the chart when a period begins anew or a change is due: the known limits are out of date then. */
export const watchTurns = fromCallback<EventObject, { readonly limits: LimitsAnswer | undefined }>(
  ({ input: { limits }, sendBack }) => {
    const waits = (limits === undefined ? [] : limitsIn(limits))
      .flatMap(([, { resetAt, pending }]) => [resetAt, pending?.activeFrom])
      .flatMap((iso) => (iso === undefined ? [] : until(iso)))
      .filter((wait) => wait > 0);
    if (waits.length === 0) return undefined;
    // A moment later the platform's clock has passed it, too.
    return callAfter(Math.min(...waits) + 1_000, () => {
      sendBack({ type: 'limits.outdated' });
    });
  },
);

/** Whether the wait of a pending change is over; the component renders anew when it is. */
export function useIsDue(facts: LimitFacts): boolean {
  const activeFrom = facts.pending?.activeFrom;
  const subscribe = useCallback(
    (listener: () => void) => {
      const wait = activeFrom === undefined ? 0 : until(activeFrom);
      return wait > 0 ? callAfter(wait, listener) : () => {};
    },
    [activeFrom],
  );
  return useSyncExternalStore(
    subscribe,
    () => isDue(facts, platformNow()),
    () => false,
  );
}
