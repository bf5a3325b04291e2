import { useEffect, useEffectEvent, useRef } from 'react';
import { useRuntime } from './context.tsx';

/**
 * Calls back when the platform has told that something about the player is not as it was, or may have while
 * nobody listened: what a page asked the platform before may be answered otherwise now.
 */
export function usePlayerNews(onNews: () => void): void {
  const { site } = useRuntime();
  const tell = useEffectEvent(onNews);
  useEffect(() => {
    const subscription = site.on('player.changed', () => {
      tell();
    });
    return () => {
      subscription.unsubscribe();
    };
  }, [site]);
}

/** Calls back when a suspension that was told on this page is lifted. */
export function useLiftedSuspension(isSuspended: boolean, onLifted: () => void): void {
  const was = useRef(isSuspended);
  const tell = useEffectEvent(onLifted);
  useEffect(() => {
    if (was.current && !isSuspended) tell();
    was.current = isSuspended;
  }, [isSuspended]);
}
