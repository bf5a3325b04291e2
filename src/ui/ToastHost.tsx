import { Suspense, useSyncExternalStore } from 'react';
import { onToasts, toastList } from './toasts.ts';
import { lazyPart } from './parts.ts';

const Toasts = lazyPart(() => import('./Toasts.tsx'));

/** Stands once in the shell; costs nothing before the first toast. */
export function ToastHost() {
  const list = useSyncExternalStore(onToasts, toastList, toastList);
  return list.length === 0 ? null : (
    <Suspense>
      <Toasts.Part list={list} />
    </Suspense>
  );
}
