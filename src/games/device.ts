import type { GameChannel } from '../../reference/game-visibility.ts';

/**
 * The kind of device by what its browser says (LAYOUT-07). Tablets: those that say so, those of Android that do
 * not say `Mobile`, and those that call themselves a Macintosh and have a touch screen, which no Macintosh has.
 */
export function deviceOf({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): GameChannel {
  const says = (what: RegExp): boolean => what.test(userAgent);
  const isTouchMac = says(/Macintosh/) && maxTouchPoints > 1;
  if (isTouchMac || says(/iPad|Tablet|PlayBook|Silk(?!.*Mobile)/i)) return 'tablet';
  if (says(/Android/i)) return says(/Mobile/) ? 'mobile' : 'tablet';
  return says(/iPhone|iPod|Mobile|Windows Phone/i) ? 'mobile' : 'desktop';
}
