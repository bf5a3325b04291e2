import { brandOfSite } from '../../openapi/reference/brands.ts';

/** Who the player pays, as read at the payment provider, for a site id of the header `SiteContext`. */
export const merchantName = (siteId: string): string => brandOfSite(siteId).name;
