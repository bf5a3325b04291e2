import { useEffect, useMemo, useState } from 'react';
import { boundsOf, distanceOf, type Area, type Layout } from '../layout.ts';
import { usePrinting } from './printing.ts';

/** So many shapes are added at once: less than a frame's work. */
const BATCH = 32;

/**
 * The distance from the first look to which a chart is drawn, in its own px: the visible part at once, so that it
 * can be used, then the rest bit by bit; all of it on paper.
 */
export function useReach({ boxes, wires }: Layout, near: Area): number {
  const distances = useMemo(
    () =>
      [...boxes, ...wires.map(boundsOf)]
        .map((area) => distanceOf(area, near))
        .filter((distance) => distance > 0)
        .toSorted((a, b) => a - b),
    [boxes, wires, near],
  );
  const [added, setAdded] = useState(0);
  useEffect(() => {
    if (added >= distances.length) return undefined;
    // A frame of its own each: the drawn part shows, and the reviewer's input comes in between.
    const timer = requestAnimationFrame(() => requestAnimationFrame(() => setAdded(added + BATCH)));
    return () => cancelAnimationFrame(timer);
  }, [added, distances]);
  const printing = usePrinting();
  return printing || added >= distances.length
    ? Infinity
    : added === 0
      ? 0
      : (distances[added] ?? 0);
}
