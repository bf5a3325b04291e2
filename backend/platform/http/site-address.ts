import {
  BRAND_FACTS,
  DEFAULT_BRAND,
  type BrandFacts,
  type BrandId,
} from '../../../reference/brands.ts';
import type { Mode } from '../stand-ins.ts';

/**
 * The address of a brand's pages, `https://sol-alta.example`. In production that is the brand's own host,
 * whatever host was called: a message to a player must not lead where a caller says.
 * @param called scheme and host that were called; in development the same machine and port
 */
export function siteOf(id: BrandId, called: string, mode: Mode): string {
  const brand: BrandFacts = BRAND_FACTS[id];
  const [host] = brand.productionHosts;
  if (mode === 'production' && host !== undefined) return `https://${host}`;
  const { protocol, hostname, port } = new URL(called);
  const [label = ''] = hostname.split('.');
  const isOfThisMachine = /(?:^|\.)localhost$|^127\.|^\[::1\]$/.test(hostname);
  const isThere = brand.hosts.includes(label);
  // A host without a brand's label shows the default one.
  const isDefault = brand === DEFAULT_BRAND && !hostname.endsWith('.localhost');
  if (!isOfThisMachine || isThere || isDefault) return called;
  return `${protocol}//${brand.hosts[0]}.localhost${port === '' ? '' : `:${port}`}`;
}

/** The address of each brand's pages: the asking brand and the writing one may differ. */
export const sitesOf = (called: string, mode: Mode): Readonly<Record<BrandId, string>> => ({
  northlight: siteOf('northlight', called, mode),
  'sol-alta': siteOf('sol-alta', called, mode),
});
