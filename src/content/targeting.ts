import type { Banner, Shown, Targeting } from './types.ts';

/** The reader. `deposits` is the number of deposits made; undefined while it is not known. */
export type Viewer =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'player'; readonly playerId: string; readonly deposits: number | undefined };

/** TARGET-03: none, exactly one, more than one. */
export function depositGroup(deposits: number): Targeting['depositGroups'][number] {
  if (deposits <= 0) return 'zero';
  return deposits === 1 ? 'one' : 'many';
}

/** Whether an item is for this visitor or player (TARGET-01 … TARGET-05). */
export function isForViewer(
  item: Pick<Targeting, 'authorized'> & Partial<Targeting>,
  viewer: Viewer,
): boolean {
  if (viewer.kind === 'visitor') return item.authorized !== 'authorized';
  if (item.authorized === 'not-authorized') return false;
  if ((item.targetAudienceOption ?? 'no-limit') === 'no-limit') return true;
  if (item.playerIds?.includes(viewer.playerId) === true) return true;
  return (
    viewer.deposits !== undefined &&
    item.depositGroups?.includes(depositGroup(viewer.deposits)) === true
  );
}

/**
 * Whether an item runs at a moment: from its start up to, not including, its end. A date that
 * cannot be read hides it, so that no offer outlives its terms.
 */
export function isRunning(
  { startDate, endDate }: Pick<Shown, 'startDate' | 'endDate'>,
  now: number,
): boolean {
  return (
    (startDate === undefined || Date.parse(startDate) <= now) &&
    (endDate === undefined || now < Date.parse(endDate))
  );
}

/** The reader, the market of the page, and the time in ms. */
export interface ShownTo {
  readonly viewer: Viewer;
  readonly market: string;
  readonly now: number;
}

/** Whether an item shows to this reader here and now (TARGET-04). */
export const isShown = (item: Shown, { viewer, market, now }: ShownTo): boolean =>
  isForViewer(item, viewer) &&
  isRunning(item, now) &&
  (item.markets.length === 0 || item.markets.includes(market));

/** The banners that show, in the editors' order (CONT-11, TARGET-04). */
export const shownBanners = (banners: readonly Banner[], to: ShownTo): readonly Banner[] =>
  banners.filter((banner) => isShown(banner, to));
