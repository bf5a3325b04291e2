import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useAddress } from '../runtime/context.tsx';
import { useT } from '../texts/index.ts';
import { LinkButton } from '../ui/Button.tsx';
import { CrashScreen, isAway, PartUnavailable } from '../shell/crash.tsx';

/** In place of a page that broke, or whose file could not be fetched (ERR-01, ERR-03). */
export function PageFailed({ error, reset }: ErrorComponentProps) {
  const { state, routesById } = useRouter();
  if (!isAway(error)) return <CrashScreen />;
  const parts = () => state.matches.map(({ routeId }) => routesById[routeId].options.component);
  /** The router keeps a failed fetch until the file of its page is asked for again; a file that has come it forgets. */
  const fetchPages = async (): Promise<void> => {
    await Promise.all(parts().map((part) => Promise.resolve(part?.preload?.())));
    if (parts().some((part) => part?.preload !== undefined)) throw error;
  };
  return (
    <PartUnavailable error={error} fetchMore={fetchPages} onCame={reset} waysOn={<WaysOn />} />
  );
}

/** Pages that the server sends whole: they need no file but themselves. */
function WaysOn() {
  const t = useT();
  const address = useAddress();
  return (
    <>
      <LinkButton look="secondary" href={address('/')} data-reload="">
        {t('nav.home')}
      </LinkButton>
      <LinkButton look="secondary" href={address('/contact-email')} data-reload="">
        {t('action.support')}
      </LinkButton>
    </>
  );
}
