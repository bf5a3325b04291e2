import { HeartHandshake, LifeBuoy } from 'lucide-react';
import type { NavItem } from '../shell/items.ts';
import { useT } from '../texts/index.ts';
import { useAddress, useBrand, usePathFor } from './context.tsx';
import { useClosedSite, type ClosedSite } from './guard.tsx';
import { usePage } from './use-page.ts';

/** What the navigations of the site are made of. */

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

export function useSaferPlay(): NavItem {
  const t = useT();
  const item = useItem();
  const address = useAddress();
  return item('saferPlay', address('/responsible-gambling'), t('nav.saferPlay'), HeartHandshake);
}

/** What informs and protects is open to whoever may not play; while the site is away, nothing is. */
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
