import type { BrandId } from '../../reference/brands.ts';
import type { Brand } from './brand.ts';
import { northlight } from './northlight/brand.ts';
import { solAlta } from './sol-alta/brand.ts';

export type { Brand } from './brand.ts';

/** The brands that ship; the first stands in for unknown hosts. */
export const BRANDS = [northlight, solAlta] as const satisfies readonly (Brand & { id: BrandId })[];

export interface BrandRequest {
  /** Host name, a port is ignored. */
  readonly host: string;
  /** Query string; `?brand=sol-alta` chooses outside production. */
  readonly search?: string;
  readonly production?: boolean;
}

/** The brand of a page load (BRAND-02). */
export function brandFor({ host, search = '', production = false }: BrandRequest): Brand {
  const asked = production ? null : new URLSearchParams(search).get('brand');
  const [label] = host
    .toLowerCase()
    .replace(/^www\./, '')
    .split(/[.:]/);
  return (
    BRANDS.find((brand) => brand.id === asked) ??
    BRANDS.find((brand) => brand.hosts.some((name) => name === label)) ??
    BRANDS[0]
  );
}
