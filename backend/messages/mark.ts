import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrandId } from '../../reference/brands.ts';

/**
 * The brand's mark as PNG, which is what goes with an e-mail as `cid:mark`: mail clients show no SVG. It is
 * drawn from `src/brands/<brand>/icon.svg`, as a test holds.
 */
export const markOf = (brand: BrandId): Promise<Buffer> =>
  readFile(join(import.meta.dirname, 'marks', `${brand}.png`));
