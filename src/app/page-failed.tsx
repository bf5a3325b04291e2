import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { CrashScreen, isAway, PartUnavailable } from '../shell/crash.tsx';
import { fetchPartsAnew } from '../ui/parts.ts';

/** In place of a page that broke, or whose file could not be fetched (ERR-01, ERR-03). */
export function PageFailed({ error, reset }: ErrorComponentProps) {
  const { state, routesById } = useRouter();
  if (!isAway(error)) return <CrashScreen />;
  /** The router keeps a failed fetch until the file of its page is asked for again. */
  const retry = async (): Promise<void> => {
    fetchPartsAnew();
    await Promise.all(
      state.matches.map(({ routeId }) =>
        Promise.resolve(routesById[routeId].options.component?.preload?.()),
      ),
    );
    reset();
  };
  return <PartUnavailable onRetry={() => void retry().catch(() => undefined)} />;
}
