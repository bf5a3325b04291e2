import '../brands/styles.ts';
import { RouterProvider } from '@tanstack/react-router';
import { ErrorBoundary } from '../shell/crash.tsx';
import { TextsProvider } from '../texts/index.ts';
import { RuntimeProvider } from '../runtime/context.tsx';
import type { AppRouter } from './router.tsx';
import type { Runtime } from '../runtime/runtime.ts';

const report = (error: unknown, componentStack: string): void => {
  console.error('The page broke', error, componentStack);
};

/** The whole site, in the browser and in the prerender. */
export function Root({ runtime, router }: { runtime: Runtime; router: AppRouter }) {
  return (
    <RuntimeProvider runtime={runtime}>
      <TextsProvider>
        <ErrorBoundary onError={report}>
          <RouterProvider router={router} />
        </ErrorBoundary>
      </TextsProvider>
    </RuntimeProvider>
  );
}
