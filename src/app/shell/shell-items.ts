import { HeartHandshake, LifeBuoy } from 'lucide-react';
import type { NavItem } from '../../shell/items.ts';
import { useT } from '../../texts/index.ts';
import { useBrand, usePathFor } from '../../runtime/context.tsx';
import { useClosedSite, type ClosedSite } from '../../runtime/guard/guard.tsx';
import { useSaferPlayAddress } from '../../runtime/help/safer-play.ts';
import { usePage } from '../../runtime/pages/use-page.ts';

/** The items of the site's navigations. */

/** A way to somewhere, which knows whether the visitor is there. */
export function useItem(): (
  id: string,
  href: string,
  label: string,
  icon?: NavItem['icon'],
) => NavItem {
  const here = usePathFor()(usePage().path);
  return (id, href, label, icon) => ({
    id,
    href,
    label,
    current: href === here,
    ...(icon && { icon }),
  });
}

/** Why nothing of the site is offered here; undefined where it is open. */
export function useClosedHere(): ClosedSite | undefined {
  const closed = useClosedSite();
  const { tellsClosed } = usePage();
  return closed ?? (tellsClosed ? 'restricted' : undefined);
}

/** To the player's own limits and breaks; visitors read what there is. */
export function useSaferPlay(): NavItem {
  const t = useT();
  const item = useItem();
  return item('saferPlay', useSaferPlayAddress()(), t('nav.saferPlay'), HeartHandshake);
}

/** The items that inform and protect: open to people who may not play; none while the site is away. */
export function useProtection(): readonly NavItem[] {
  const t = useT();
  const item = useItem();
  const pathFor = usePathFor();
  const { helpLink } = useBrand();
  return [
    useSaferPlay(),
    ...(helpLink === undefined
      ? []
      : [item('help', pathFor(helpLink), t('action.support'), LifeBuoy)]),
  ];
}
