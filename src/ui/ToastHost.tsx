import { lazy, Suspense, useSyncExternalStore } from 'react';
import { onToasts, toastList } from './toasts.ts';

const Toasts = lazy(() => import('./Toasts.tsx'));

/** Stands once in the shell; costs nothing before the first toast. */
export function ToastHost() {
  const list = useSyncExternalStore(onToasts, toastList, toastList);
  return list.length === 0 ? null : (
    <Suspense>
      <Toasts list={list} />
    </Suspense>
  );
}
