import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is about to be printed: content for paper alone is not made before. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const media = globalThis.matchMedia('print');
    // The printer takes the page as it is when the listeners have run.
    const change = (): void => flushSync(() => setPrinting(media.matches));
    const before = (): void => flushSync(() => setPrinting(true));
    media.addEventListener('change', change);
    globalThis.addEventListener('beforeprint', before);
    return () => {
      media.removeEventListener('change', change);
      globalThis.removeEventListener('beforeprint', before);
    };
  }, []);
  return printing;
}
