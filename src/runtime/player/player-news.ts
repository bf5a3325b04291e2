import { useEffect, useEffectEvent } from 'react';
import { useRuntime } from '../context.tsx';

/**
 * Calls back when the platform says that something about the player has changed, or may have while nobody
 * listened: the reads about them are repeated. Charts hear of it by `useFlow`.
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
