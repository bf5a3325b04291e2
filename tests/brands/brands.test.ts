import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brandFor, BRANDS, type Brand } from '../../src/brands/index.ts';
import { mirador } from './mirador.ts';

/** Every field of a brand; a new one does not compile until it is here. */
const FIELDS = Object.keys({
  id: true,
  name: true,
  hosts: true,
  productionHosts: true,
  markets: true,
  notation: true,
  siteId: true,
  dataset: true,
  welcomePath: true,
  redirectAfterLogin: true,
  helpLink: true,
  supportEmail: true,
  footerCompanyText: true,
  hero: true,
  aboutUs: true,
  phonePrefixFilter: true,
  hideTermsPage: true,
  alsoRemovedInGlobalEnglish: true,
} satisfies Record<keyof Brand, true>) as (keyof Brand)[];

const sourcesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:tsx?|mjs|json|html)$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));

describe('the third brand, for tests only', () => {
  it.each(FIELDS)('BRAND-01 BRAND-02: shows code that ignores %s', (field) => {
    const shipped = BRANDS.map((brand: Brand) => JSON.stringify(brand[field]));
    const third = JSON.stringify(mirador[field]);
    // A switch has two values, and each must be seen; of every other field the third brand has its own.
    if (typeof mirador[field] === 'boolean' || field === 'notation')
      expect(new Set([...shipped, third]).size).toBe(2);
    else expect(shipped).not.toContain(third);
  });

  it('ships nowhere: no host shows it, and no file of the site names it', () => {
    expect(BRANDS.map((brand: Brand) => brand.id)).not.toContain(mirador.id);
    for (const host of [...mirador.hosts, ...mirador.productionHosts]) {
      expect(brandFor({ host, search: `?brand=${mirador.id}` })).toBe(BRANDS[0]);
    }
    const root = join(import.meta.dirname, '..', '..');
    const shipped = ['src', 'machines', 'backend'].flatMap((zone) =>
      sourcesBelow(join(root, zone)),
    );
    expect(shipped.length).toBeGreaterThan(300);
    expect(shipped.filter((code) => /mirador/i.test(code))).toEqual([]);
  });
});
