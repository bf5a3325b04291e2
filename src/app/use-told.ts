import { deepEqual } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { EventObject } from 'xstate';

/** Whoever takes events of a kind. */
interface Hearer<Event> {
  readonly send: (event: Event) => void;
}

/**
 * Tells a chart what surrounds it, the page or the address: at once, and again whenever that is another.
 * What comes of it the chart decides.
 * @param now undefined as long as it is not known
 * @param gone what is told when the part of the page that asks is gone
 */
export function useTold<Event extends EventObject>(
  chart: Hearer<Event>,
  now: Event | undefined,
  gone?: Event,
): void {
  const [told, setTold] = useState(now);
  if (!deepEqual(told, now)) setTold(now);
  const [last] = useState(gone);
  useEffect(() => {
    if (told !== undefined) chart.send(told);
  }, [chart, told]);
  useEffect(
    () => () => {
      if (last !== undefined) chart.send(last);
    },
    [chart, last],
  );
}
