import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OwnRead } from '../../../reference/page-request.ts';

/** A brand that the built site holds. */
export interface SiteBrand {
  readonly id: string;
  /** First labels of host names that show this brand: `sol-alta` matches `sol-alta.example`. */
  readonly hosts: readonly string[];
  /** Whole host names that search engines may index; any other host answers `noindex`. */
  readonly productionHosts: readonly string[];
  /** `{lang}-{market}`; where an address without a valid one is sent (LOC-03, LOC-04). */
  readonly defaultLocale: string;
  readonly locales: readonly string[];
  /** Locales by country (`CA`), and by country and region (`CA-QC`), for addresses that name none (LOC-07). */
  readonly localesByPlace: Readonly<Record<string, string>>;
}

/** A public route that is prerendered: `path` follows the locale and starts with a slash. */
export interface SiteRoute {
  readonly kind: string;
  readonly path: string;
  /** Of a page that differs by its visitor: the search parameters with which another one shows. */
  readonly byVisitor?: { readonly unless: readonly string[] };
}

/** A page that is sent as a loader. */
export interface SiteLoader {
  /** Its path after the locale; a part that begins with `$` stands for any. */
  readonly pattern: string;
  /** Links to the files that it shows: the loader sends them ahead. */
  readonly files: string;
  /** Whether only players get these files. */
  readonly isForPlayers: boolean;
  readonly readsAhead?: OwnRead;
}

/** The index of the built site: `site.json` beside the folders `client` and `pages`. */
export interface SiteIndex {
  /** The first brand is the default one. */
  readonly brands: readonly SiteBrand[];
  readonly routes: readonly SiteRoute[];
  /** The pages by `{brand}/{locale}/{kind}`; kind `shell` is the loader that shows nothing private. */
  readonly pages: Readonly<Record<string, { readonly styleHash?: string }>>;
  /** `sha256-…` of the import map, the only inline script, which says what each file's digest is. */
  readonly importMapHash: string;
  readonly loaders: readonly SiteLoader[];
}

/** Reads the index that the build wrote. @throws when the site is not built. */
export const readSiteIndex = async (siteDir: string): Promise<SiteIndex> =>
  JSON.parse(await readFile(join(siteDir, 'site.json'), 'utf8')) as SiteIndex;
