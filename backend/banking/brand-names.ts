/** The brands by site id, as the payer reads them at the payment provider. */
const NAMES: Readonly<Record<string, string>> = { '2': 'Northlight', '3': 'Sol Alta' };

/** Who the player pays, for a site id of the header `SiteContext`. */
export function merchantName(siteId: string): string {
  return NAMES[siteId] ?? 'Northlight';
}
