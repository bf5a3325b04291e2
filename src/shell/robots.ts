import { isIndexed } from '../brands/index.ts';
import type { Brand } from '../brands/index.ts';

/** The value of `<meta name="robots">`; nothing on the production host (LAYOUT-05). */
export const robotsFor = (brand: Brand, host: string): string | undefined =>
  isIndexed(brand, host) ? undefined : 'noindex, nofollow';
