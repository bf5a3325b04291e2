import { createHash } from 'node:crypto';
import { textLanguages, type TextLanguage } from '../../../../openapi/reference/languages.ts';
import type { Art, Image, ImageAsset, Localized, Reference } from '../documents.ts';

/** Moment at which the seeds count as last edited. */
export const PUBLISHED_AT = '2026-09-01T06:00:00Z';

export const reference = (id: string): Reference => ({
  _type: 'reference',
  _ref: id,
  _key: id.replaceAll('.', '-'),
});

/** The same in every language: names and numbers. */
export const everywhere = (text: string): Localized => inEveryLanguage(() => text);

/** A text that can be had in every language that the site has texts in. */
export const inEveryLanguage = (textIn: (language: TextLanguage) => string): Localized =>
  Object.fromEntries(textLanguages().map((language) => [language, textIn(language)]));

/** The asset document of a drawing; the id follows from what is drawn (CONT-10). */
function imageAsset(art: Art, width: number, height: number): ImageAsset {
  const assetId = createHash('sha1')
    .update(JSON.stringify([art, width, height]))
    .digest('hex');
  return {
    _id: `image-${assetId}-${width}x${height}-svg`,
    _type: 'sanity.imageAsset',
    assetId,
    extension: 'svg',
    mimeType: 'image/svg+xml',
    metadata: { dimensions: { width, height } },
    art,
  };
}

const DECORATION: Localized = everywhere('');

/** Collects the assets that a brand's documents refer to. */
export class Assets {
  readonly #assets = new Map<string, ImageAsset>();

  get documents(): readonly ImageAsset[] {
    return [...this.#assets.values()];
  }

  image(art: Art, width: number, height: number, alt: Localized = DECORATION): Image {
    const asset = imageAsset(art, width, height);
    this.#assets.set(asset._id, asset);
    return { _type: 'image', asset: { _type: 'reference', _ref: asset._id }, alt };
  }
}
