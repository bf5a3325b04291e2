import { Suspense, useState } from 'react';
import { ErrorBoundary, PageLoader } from '../../shell/crash.tsx';
import { lazyPart } from '../../ui/parts.ts';
import { useSession } from '../context.tsx';
import type { Page } from '../pages/pages.ts';
import { usePage } from '../pages/use-page.ts';

// A player's pages name it ahead: it is needed when nothing may be fetched any more.
const Words = lazyPart(() => import('./unconfirmed-words.tsx'));

/** Whether the device knows a player of whom the platform could not be asked; also while it is asked again. */
export function useUnreached(): boolean {
  const screen = useSession();
  const [last, setLast] = useState(screen);
  if (screen.name !== 'loading' && last !== screen) setLast(screen);
  const known = screen.name === 'loading' ? last : screen;
  return known.name === 'unconfirmed' && known.failure !== undefined;
}

/** Pages that would be a visitor's for who may be a player. */
export const isForPlayers = ({ rule, kind }: Page): boolean =>
  rule.player === true || rule.deposit === true || kind === 'home';

/** In place of such a page, which is neither's until it is known whose. */
export const Unreached = () => (
  <Suspense fallback={<PageLoader />}>
    <Words.Part isPage />
  </Suspense>
);

/** Tells a player whose session could not be confirmed so on other pages (SESS-13); who does not wait logs out. */
export function Unconfirmed() {
  const { name } = useSession();
  const isUnreached = useUnreached();
  const page = usePage();
  if (isUnreached ? isForPlayers(page) : name !== 'unconfirmed') return null;
  return (
    <ErrorBoundary onError={console.warn} fallback={<></>}>
      <Suspense>
        <Words.Part isPage={false} />
      </Suspense>
    </ErrorBoundary>
  );
}
