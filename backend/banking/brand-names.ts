import { BRAND_FACTS, DEFAULT_BRAND } from '../../openapi/reference/brands.ts';

/** Who the player pays, as read at the payment provider, for a site id of the header `SiteContext`. */
export function merchantName(siteId: string): string {
  const brand = Object.values(BRAND_FACTS).find((one) => one.siteId === siteId);
  return (brand ?? DEFAULT_BRAND).name;
}
