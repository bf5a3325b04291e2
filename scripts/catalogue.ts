import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { catalogueOf } from '../tools/catalogue/documents.ts';
import { exportBrand } from '../tools/catalogue/export.ts';
import { enlarge } from '../tools/catalogue/enlarge.ts';
import { BRAND_FACTS, type BrandId } from '../reference/brands.ts';

/**
 * Writes the catalogues of games anew, `content/<brand>/games.ndjson`: the same bytes each time.
 * `--export <folder>` writes what ships of each brand as a folder for `sanity dataset import` instead.
 * `--enlarge <folder> --slots 5000` copies the content there, with at least so many slots, for a backend with that
 * `CONTENT_DIR`.
 */
const option = { type: 'string' } as const;
const { values } = parseArgs({ options: { export: option, enlarge: option, slots: option } });
if (values.enlarge !== undefined) {
  await enlarge(values.enlarge, Number(values.slots ?? 5_000));
  console.log(`${values.enlarge} is written`);
  process.exit();
}
for (const brand of Object.keys(BRAND_FACTS) as BrandId[]) {
  if (values.export === undefined) {
    const file = join(import.meta.dirname, '..', 'content', brand, 'games.ndjson');
    await writeFile(file, catalogueOf(brand));
    console.log(`${file} is written`);
  } else {
    const folder = join(values.export, brand);
    const { documents, pictures } = await exportBrand(brand, folder);
    console.log(`${folder}: ${documents} documents, ${pictures} pictures`);
  }
}
