import { useEffect } from 'react';
import { withPart } from '../../ui/parts.ts';
import { useBrand } from '../context.tsx';
import { whenIdle } from '../idle.ts';

/** Shows changes on this page while it is open; listens from the first quiet moment on. */
export function useContentNews(): void {
  const { dataset } = useBrand();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let left = false;
    // Without it, content is read again when it is old.
    withPart(
      whenIdle().then(() => import('./hear-content.ts')),
      ({ hearContent }) => {
        if (!left) stop = hearContent(dataset);
      },
    );
    return () => {
      left = true;
      stop?.();
    };
  }, [dataset]);
}
