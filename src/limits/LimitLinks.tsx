import { useSaferPlayAddress } from '../runtime/help/safer-play.ts';
import type { NavItem } from '../shell/items.ts';
import { useT, type TextId } from '../texts/index.ts';
import { LinkButton } from '../ui/Button.tsx';

export type LimitWay = NavItem & { readonly id: 'limit' | 'break' | 'exclusion' };

/**
 * The ways to set a limit, to pause and to stop.
 * @param first the name of the first way, where a limit is set already
 */
export function useLimitWays(first: TextId = 'home.safer.limits.title'): readonly LimitWay[] {
  const t = useT();
  const saferPlay = useSaferPlayAddress();
  return [
    { id: 'limit', href: saferPlay('deposit-limits'), label: t(first) },
    { id: 'break', href: saferPlay('break'), label: t('home.safer.pause.title') },
    { id: 'exclusion', href: saferPlay('exclusion'), label: t('home.safer.exclusion.title') },
  ];
}

/** The same as buttons, all of one weight (NS-31). */
export const LimitLinks = ({ first }: { first?: TextId }) =>
  useLimitWays(first).map(({ id, href, label }) => (
    <LinkButton key={id} look="secondary" wide href={href}>
      {label}
    </LinkButton>
  ));
