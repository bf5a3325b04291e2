import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { draw } from '../../backend/third-parties/content/art/index.ts';
import type { ContentDocument, ImageAsset } from '../../backend/third-parties/content/documents.ts';
import { createContentStore } from '../../backend/third-parties/content/store.ts';
import type { BrandId } from '../../reference/brands.ts';

/**
 * Writes a brand's documents as the service answers with them, for `sanity dataset import`: `data.ndjson`, and
 * the pictures in `images/`. What is published at a desk is not among them.
 * @returns how many of each
 */
export async function exportBrand(
  brand: BrandId,
  folder: string,
): Promise<{ documents: number; pictures: number }> {
  const all = createContentStore().documents[brand];
  const pictures = all.filter((each) => each._type === 'sanity.imageAsset');
  const documents = all.filter((each) => each._type !== 'sanity.imageAsset');
  await mkdir(join(folder, 'images'), { recursive: true });
  for (const picture of pictures) {
    const { dimensions } = picture.metadata;
    await writeFile(join(folder, 'images', fileOf(picture)), draw(picture, dimensions));
  }
  await writeFile(join(folder, 'data.ndjson'), lines(documents, pictures));
  return { documents: documents.length, pictures: pictures.length };
}

const fileOf = ({ assetId, metadata: { dimensions } }: ImageAsset): string =>
  `${assetId}-${dimensions.width}x${dimensions.height}.svg`;

/**
 * An id with a dot is a path there, and what has one is hidden from who has no token: dots become dashes.
 * @throws if two ids became one
 */
function lines(documents: readonly ContentDocument[], pictures: readonly ImageAsset[]): string {
  const files = new Map(pictures.map((each) => [each._id, fileOf(each)]));
  const ids = new Map(documents.map(({ _id }) => [_id, _id.replaceAll('.', '-')]));
  if (new Set(ids.values()).size < ids.size) throw new Error('Two ids differ by dots alone');
  const change = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(change);
    if (typeof value !== 'object' || value === null) return value;
    const { asset, _ref } = value as { asset?: { _ref?: string }; _ref?: string };
    const file = asset?._ref === undefined ? undefined : files.get(asset._ref);
    const entries = Object.entries(value)
      // What refers to nothing is left out there.
      .filter(([name, each]) => each !== null && !(file !== undefined && name === 'asset'))
      .map(([name, each]) => [name, change(each)] as const);
    return {
      ...Object.fromEntries(entries),
      ...(file !== undefined && { _sanityAsset: `image@file://./images/${file}` }),
      ...(typeof _ref === 'string' && { _ref: ids.get(_ref) ?? _ref }),
    };
  };
  return documents
    .map((document) => {
      const changed = change(document) as object;
      return `${JSON.stringify({ ...changed, _id: ids.get(document._id) })}\n`;
    })
    .join('');
}
