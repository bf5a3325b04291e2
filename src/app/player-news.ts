import { useEffect, useEffectEvent, useRef } from 'react';
import { sessionScreen } from '../../machines/access/session/screen.ts';
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

/**
 * Calls back at once when the session ends: calls that are under way are to be given up, and nothing is left for
 * whoever logs in next.
 */
export function useSessionEnd(onEnd: () => void): void {
  const { session } = useRuntime();
  const tell = useEffectEvent(onEnd);
  useEffect(() => {
    const subscription = session.subscribe((snapshot) => {
      if (sessionScreen(snapshot).name !== 'player') tell();
    });
    return () => {
      subscription.unsubscribe();
    };
  }, [session]);
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
