import { isolated } from '../../texts/index.ts';
import { CreditCard, Link, MessageCircle, Shield, UserPlus, Wallet } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { imageSet } from '../../content/images.ts';
import { linkTo } from '../../content/links.ts';
import { isForViewer, shownBanners, type Viewer } from '../../content/targeting.ts';
import type { Home } from '../../content/types.ts';
import type { Locale } from '../../locale/locale.ts';
import type { NavItem } from '../../shell/items.ts';
import type { Read } from '../../runtime/content/content-types.ts';
import type { Banner, Slot, Vertical } from './Banners.tsx';

/** The viewer of the home page, with place and time. */
export interface HomeScope {
  readonly viewer: Viewer;
  /** First name of the player, for greetings. */
  readonly playerName?: string;
  readonly locale: Locale;
  readonly dataset: string;
  /** ms. */
  readonly now: number;
  /** Whether a path after the prefix is an existing page: nothing links to a missing one. */
  readonly exists: (path: string) => boolean;
}

export interface HomeLists {
  readonly banners: readonly Banner[];
  readonly verticals: readonly Vertical[];
  readonly quickLinks: readonly NavItem[];
}

/** Pictograms that an editor may name. */
const ICONS: Readonly<Record<string, LucideIcon>> = {
  'credit-card': CreditCard,
  'message-circle': MessageCircle,
  shield: Shield,
  'user-plus': UserPlus,
  wallet: Wallet,
};

/** Sizes on the page, px. */
const BANNER = { width: 480, height: 270 } as const;
const TILE = { width: 480, height: 320 } as const;

/** The parts of a market's home page that show to this visitor or player now (CONT-11, TARGET-04). */
export function homeLists(home: Home, scope: HomeScope): HomeLists {
  const { viewer, playerName, locale, dataset, now, exists } = scope;
  const hrefOf = (to: string | undefined) => linkTo(to, locale, exists);
  const { redesignedBanner: first } = home;
  const listed = first
    ? [first, ...home.banners.filter(({ id }) => id !== first.id)]
    : home.banners;
  const banners = shownBanners(listed, { viewer, market: locale.market, now });
  return {
    banners: banners.flatMap((banner): Banner[] => {
      const href = banner.isClickable ? hrefOf(banner.urlAction) : undefined;
      // The page that a banner promises must be there: without it the banner does not show.
      if (banner.isClickable && banner.urlAction?.startsWith('/') && href === undefined) return [];
      const greeting = greetingFor(banner.greeting, viewer, playerName);
      const { asset, alt } = banner.images.mobile;
      const shown: Banner = {
        id: banner.id,
        title: banner.title,
        picture: { ...imageSet(asset, BANNER, dataset), alt },
        ...(banner.description !== undefined && { description: banner.description }),
        ...(greeting !== undefined && { greeting }),
        ...(href !== undefined && { href }),
        ...(banner.button !== undefined && { button: banner.button }),
      };
      return [shown];
    }),
    verticals: home.verticals.flatMap((vertical): Vertical[] => {
      const href = hrefOf(vertical.urlAction);
      if (href === undefined) return [];
      const { id, title, description, image } = vertical;
      const picture = { ...imageSet(image.asset, TILE, dataset), alt: image.alt };
      return [{ id, title, href, picture, ...(description !== undefined && { description }) }];
    }),
    quickLinks: home.quickLinks
      .filter((link) => isForViewer(link, viewer))
      .flatMap(({ id, title, urlAction, icon }): NavItem[] => {
        const href = hrefOf(urlAction);
        return href === undefined ? [] : [{ id, href, label: title, icon: ICONS[icon] ?? Link }];
      }),
  };
}

/** `{name}` becomes the player's first name; without a name there is no greeting. */
function greetingFor(
  greeting: string | undefined,
  viewer: Viewer,
  playerName: string | undefined,
): string | undefined {
  if (greeting === undefined || viewer.kind === 'visitor') return undefined;
  if (!greeting.includes('{name}')) return greeting;
  return playerName === undefined
    ? undefined
    : greeting.replaceAll('{name}', () => isolated(playerName));
}

/** A list of the front page, as far as the content service has answered. */
export function slotOf<Part extends 'banners' | 'verticals'>(
  read: Read<unknown>,
  lists: HomeLists | undefined,
  part: Part,
): Slot<HomeLists[Part][number]> {
  if (read.status === 'error') return { status: 'error', why: read.why, onRetry: read.retry };
  return lists ? { status: 'ready', items: lists[part] } : { status: 'loading' };
}
