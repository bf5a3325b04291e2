import { Suspense, useState } from 'react';
import { Beside, PageLoader } from '../../shell/crash.tsx';
import { lazyPart } from '../../ui/parts.ts';
import { useSession } from '../context.tsx';
import type { Page } from '../pages/pages.ts';
import { usePage } from '../pages/use-page.ts';

// A player's pages name it ahead: it is needed when nothing may be fetched any more.
const Words = lazyPart(() => import('./unconfirmed-words.tsx'));

/** Whether the device knows a player whom the platform could not confirm; also while it is asked again. */
export function useUnreached(): boolean {
  const screen = useSession();
  const [last, setLast] = useState(screen);
  if (screen.name !== 'loading' && last !== screen) setLast(screen);
  const known = screen.name === 'loading' ? last : screen;
  return known.name === 'unconfirmed' && known.failure !== undefined;
}

/** Whether a page must not show to a possible player as it does to a visitor. */
export const isForPlayers = ({ rule, kind }: Page): boolean =>
  rule.player === true || rule.deposit === true || kind === 'home';

/** Replaces such a page, which belongs to neither until the player is known. */
export const Unreached = () => (
  <Suspense fallback={<PageLoader />}>
    <Words.Part isPage />
  </Suspense>
);

/**
 * Tells a player on other pages that their session could not be confirmed (SESS-13); they may log out instead of
 * waiting.
 */
export function Unconfirmed() {
  const { name } = useSession();
  const isUnreached = useUnreached();
  const page = usePage();
  if (isUnreached ? isForPlayers(page) : name !== 'unconfirmed') return null;
  return (
    <Beside>
      <Words.Part isPage={false} />
    </Beside>
  );
}
