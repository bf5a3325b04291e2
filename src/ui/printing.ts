import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let isPrinting = false;

function onPrint(listener: () => void): () => void {
  const tell = ({ type }: Event): void => {
    isPrinting = type === 'beforeprint';
    // The browser takes its picture of the page right after this.
    flushSync(listener);
  };
  addEventListener('beforeprint', tell);
  addEventListener('afterprint', tell);
  return () => {
    removeEventListener('beforeprint', tell);
    removeEventListener('afterprint', tell);
  };
}

/** Whether the page is being printed: then it must be whole, not only what a window shows of it. */
export const usePrinting = (): boolean => useSyncExternalStore(onPrint, () => isPrinting);
