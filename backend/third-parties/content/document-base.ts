import type { BrandId } from '../../../reference/brands.ts';
import type { TextLanguage } from '../../../reference/languages.ts';

/** What documents of every type are made of. */

/** A text in some languages. A missing language means: not published in that language. */
export type Localized<T = string> = { readonly [Code in TextLanguage]?: T };

export type Dataset = BrandId;

export interface Base<Type extends string> {
  /** Letters, digits, underscore, dot, dash (CONT-05). */
  readonly _id: string;
  readonly _type: Type;
  /** ISO 8601, UTC. */
  readonly _updatedAt?: string;
}

export interface Reference {
  readonly _type: 'reference';
  readonly _ref: string;
  /** Unique within its array. */
  readonly _key?: string;
}

export interface Image {
  readonly _type: 'image';
  readonly asset: Reference;
  /** Empty for decoration. */
  readonly alt: Localized;
}
