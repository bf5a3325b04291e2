import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CONTENT_DIR } from '../../backend/third-parties/content/source/files.ts';
import { BRAND_FACTS, type BrandId } from '../../reference/brands.ts';
import { catalogueOf } from './documents.ts';

/**
 * Copies the content of every brand, with a larger catalogue.
 * @param folder for a backend with that `CONTENT_DIR`
 * @param slots the least number of slots of a brand; other kinds grow with them
 */
export async function enlarge(folder: string, slots: number): Promise<void> {
  await cp(CONTENT_DIR, folder, { recursive: true });
  for (const brand of Object.keys(BRAND_FACTS) as BrandId[]) {
    await writeFile(join(folder, brand, 'games.ndjson'), catalogueOf(brand, slots));
  }
}
