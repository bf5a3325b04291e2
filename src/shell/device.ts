import { BREAKPOINTS } from '../ui/tokens.ts';

/** LAYOUT-07: what kind of device asks, by its browser agent. */
export type DeviceType = 'desktop' | 'tablet' | 'mobile';

/** A tablet of today often calls itself a desktop; then it gets the desktop layout, which fits it. */
export function deviceType(userAgent: string): DeviceType {
  if (/iPad|Tablet|PlayBook|Silk|Kindle|Android(?!.*Mobile)/i.test(userAgent)) return 'tablet';
  return /Mobi|iPhone|iPod|Android|Windows Phone|Opera Mini/i.test(userAgent)
    ? 'mobile'
    : 'desktop';
}

/** Which set of tiles a page of that width shows (LAYOUT-07). `width` in px. */
export type LayoutDevice = DeviceType | 'largeDesktop';

export function layoutDevice(width: number): LayoutDevice {
  if (width < BREAKPOINTS.md) return 'mobile';
  if (width < BREAKPOINTS.lg) return 'tablet';
  return width < BREAKPOINTS.xl ? 'desktop' : 'largeDesktop';
}
