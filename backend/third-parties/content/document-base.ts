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

export interface Span {
  readonly _type: 'span';
  readonly _key: string;
  readonly text: string;
  /** `strong`, `em`, or the key of a mark definition. */
  readonly marks: readonly string[];
}

export interface LinkMark {
  readonly _type: 'link';
  readonly _key: string;
  /** A path after the locale prefix (`/terms`), or an `https:` address. */
  readonly href: string;
}

/** A block of Portable Text. */
export interface Block {
  readonly _type: 'block';
  readonly _key: string;
  readonly style: 'normal' | 'h2' | 'h3';
  readonly listItem?: 'bullet' | 'number';
  readonly level?: number;
  readonly markDefs: readonly LinkMark[];
  readonly children: readonly Span[];
}

/** The readers of an item (TARGET-01). */
export type Audience = 'authorized' | 'not-authorized' | 'both';

/** The signed-in players who see an item (TARGET-03). */
interface Targeting {
  readonly authorized: Audience;
  /** `no-limit`: every player; `targeted`: those in `targetAudience`. */
  readonly targetAudienceOption: 'no-limit' | 'targeted';
  readonly targetAudience?: {
    /** The groups by number of deposits: none, exactly one, more than one. */
    readonly depositGroups: readonly ('zero' | 'one' | 'many')[];
    readonly playerIds: readonly string[];
  };
}

/** To whom and when something shows. */
export interface Shown extends Targeting {
  /** ISO 8601, UTC; absent: no bound. */
  readonly startDate?: string;
  readonly endDate?: string;
  /** Market codes; empty: every market. */
  readonly markets: readonly string[];
}
