import { useEffect, useEffectEvent } from 'react';
import { useRuntime } from '../context.tsx';

/**
 * Calls back when the platform has told that something about the player is not as it was, or may have while
 * nobody listened: what was read of them is read again. Charts hear of it by `useFlow`.
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
