import type { Dataset } from '../documents.ts';

/** How a field is called at the desk, and whether a document may do without it. */
interface Common {
  readonly label: string;
  readonly help?: string;
  /** Absent from the document, rather than empty. */
  readonly optional?: true;
}

/**
 * The description of a field of a document. It alone serves to check a file, to write it in one form, to edit
 * it at the desk, and to make the document of the service's answer.
 *
 * - `localized`: `{ en, fi, … }`, English at least; at most `max` characters each
 * - `richText`: the same with one text per paragraph, in the markup of `portableText`
 * - `text`, `number` (whole), `flag`; `instant`: ISO 8601, UTC
 * - `choice`, `choices`: one or some of `of`; `markets`: market codes of the brand, none for all
 * - `names`: free texts without spaces
 * - `link`: a path after the locale prefix, a hash, or `https:`; `web`: `https:` alone
 * - `reference`, `references`: ids of documents of the types `to`
 * - `picture`: what to draw (see `art/`), in px
 * - `group`: fields of its own; `list`: any number of such, each with a `_key`
 */
export type Field = Common &
  (
    | { readonly kind: 'localized'; readonly max: number; readonly long?: true }
    | { readonly kind: 'richText' }
    | { readonly kind: 'text'; readonly max: number; readonly pattern?: RegExp }
    | { readonly kind: 'number'; readonly min: number; readonly max: number }
    | { readonly kind: 'flag' | 'instant' | 'markets' | 'names' | 'link' | 'web' }
    | { readonly kind: 'choice'; readonly of: readonly string[] }
    | { readonly kind: 'choices'; readonly of: readonly string[] }
    | { readonly kind: 'reference'; readonly to: string | readonly string[] }
    | { readonly kind: 'references'; readonly to: string | readonly string[] }
    | { readonly kind: 'picture'; readonly art: Picture; readonly box: readonly [number, number] }
    | { readonly kind: 'group'; readonly fields: Fields }
    | { readonly kind: 'list'; readonly fields: Fields }
  );

export type Fields = Readonly<Record<string, Field>>;

/** The drawing that an editor chooses; brand and size follow from the place. */
export type Picture = 'banner' | 'emblem' | 'flag' | 'game' | 'seal' | 'studio' | 'wordmark';

export interface Schema {
  /** As the desk calls the type. */
  readonly name: string;
  /** The field that tells the documents of the type apart; `_type` where there is one only. */
  readonly title: string;
  readonly fields: Fields;
}

/** A document as it stands in its file: fields as above, under the names of its schema. */
export interface Source {
  readonly _id: string;
  readonly _type: string;
  /** ISO 8601, UTC. */
  readonly _updatedAt: string;
  readonly [field: string]: unknown;
}

/** The brand's other documents, as far as a check needs them. */
export interface Surroundings {
  readonly dataset: Dataset;
  /** Type of a document, by its id. */
  readonly typeOf: (id: string) => string | undefined;
}

/** A fault of a value; `path` names its field: `title.en`, `quickLinks.0.urlAction`. */
export interface Problem {
  readonly path: string;
  readonly message: string;
}
