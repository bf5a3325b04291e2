import { useLocation } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { fields, number } from '../../content/decode.ts';
import { tabStorage } from '../../api/safe-storage.ts';

/** How a page was left: how many games showed, and how far it was scrolled, in px. */
interface Left {
  readonly shown: number;
  readonly y: number;
}

const KEY = 'lobby';
/** Pages that are remembered, the newest last. */
const MOST = 20;

function read(): readonly (readonly [entry: string, left: Left])[] {
  try {
    const kept: unknown = JSON.parse(tabStorage.get(KEY) ?? '[]');
    return Object.entries(fields(kept)).flatMap(([entry, value]) => {
      const [shown, y] = [number(fields(value)['shown']), number(fields(value)['y'])];
      return shown === undefined || y === undefined ? [] : [[entry, { shown, y }] as const];
    });
  } catch {
    // Somebody else wrote it: nothing is remembered.
    return [];
  }
}

function keep(entry: string, left: Left): void {
  const others = read().filter(([key]) => key !== entry);
  const entries = [...others, [entry, left] as const].slice(-MOST);
  tabStorage.set(KEY, JSON.stringify(Object.fromEntries(entries)));
}

/** The entry of the history that shows: its key stays when somebody comes back to it, or loads the page anew. */
export function useHistoryEntry(): string {
  return useLocation({ select: ({ state, pathname }) => `${state.__TSR_key ?? ''}${pathname}` });
}

export const leftAt = (entry: string): Left | undefined =>
  read().find(([key]) => key === entry)?.[1];

/**
 * Keeps how an entry of the history is left, and scrolls it back to there once as many games show again.
 * @param isThere whether all that can show again does
 */
export function useScrollFound(entry: string, shown: number, isThere: boolean): void {
  const found = useRef<string>(undefined);
  const y = useRef(0);
  const note = useEffectEvent((of: string) => {
    keep(of, { shown, y: y.current });
  });
  useEffect(() => {
    y.current = window.scrollY;
    const follow = (): void => {
      y.current = window.scrollY;
    };
    const leave = (): void => {
      note(entry);
    };
    window.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('pagehide', leave);
    return () => {
      leave();
      window.removeEventListener('scroll', follow);
      window.removeEventListener('pagehide', leave);
    };
  }, [entry]);
  useLayoutEffect(() => {
    if (!isThere || found.current === entry) return undefined;
    // After the layout of a new page has gone to its top.
    const frame = requestAnimationFrame(() => {
      found.current = entry;
      const { y: place = 0 } = leftAt(entry) ?? {};
      if (place > 0) window.scrollTo(0, place);
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [entry, isThere]);
}
