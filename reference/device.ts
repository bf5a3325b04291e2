import type { GameChannel } from './game-visibility.ts';

/** A browser as it describes itself. */
interface Browser {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
}

/**
 * The kind of device by what its browser says (LAYOUT-07). Tablets: those that say so, those of Android that do
 * not say `Mobile`, and those that call themselves a Macintosh and have a touch screen, which no Macintosh has.
 */
export function deviceOf({ userAgent, maxTouchPoints }: Browser): GameChannel {
  const says = (what: RegExp): boolean => what.test(userAgent);
  const isTouchMac = says(/Macintosh/) && maxTouchPoints > 1;
  if (isTouchMac || says(/iPad|Tablet|PlayBook|Silk(?!.*Mobile)/i)) return 'tablet';
  if (says(/Android/i)) return says(/Mobile/) ? 'mobile' : 'tablet';
  return says(/iPhone|iPod|Mobile|Windows Phone/i) ? 'mobile' : 'desktop';
}

/**
 * The kind of device by the header alone; undefined where that leaves two: a tablet of Apple calls itself a
 * Macintosh, and only its own browser knows whether it has a touch screen.
 */
export const deviceOfHeader = (userAgent: string): GameChannel | undefined =>
  /Macintosh/.test(userAgent) && !/Chrome\/|Firefox\//.test(userAgent)
    ? undefined
    : deviceOf({ userAgent, maxTouchPoints: 0 });
