import { seedDocuments, type ContentDocument, type Dataset } from './seeds/index.ts';
import type { ImageAsset } from './documents.ts';

/**
 * The documents of every brand, with what testers put over them. An override holds for one browser
 * session (`scope`), or for everybody with `null`; it lives as long as the process.
 */
export interface ContentStore {
  readonly documents: Readonly<Record<Dataset, readonly ContentDocument[]>>;
  asset(dataset: Dataset, id: string): ImageAsset | undefined;
  overrides(dataset: Dataset, scope: string | null): readonly ContentDocument[];
  /** Adds a document, or replaces the one with its `_id`. */
  put(dataset: Dataset, document: ContentDocument, scope: string | null): void;
  /** Grows whenever a document changes, for anybody. */
  revision(): number;
  /** Whether a scope sees documents that nobody else does. */
  isOwn(scope: string): boolean;
  /** Number of overrides. */
  size(): number;
  /** Forgets the overrides of a scope; without one, all of them. */
  clear(scope?: string): void;
}

interface Override {
  readonly dataset: Dataset;
  readonly scope: string | null;
  readonly document: ContentDocument;
}

export function createContentStore(): ContentStore {
  const documents: ContentStore['documents'] = {
    northlight: seedDocuments('northlight'),
    'sol-alta': seedDocuments('sol-alta'),
  };
  const isAsset = (document: ContentDocument) => document._type === 'sanity.imageAsset';
  const assets = (dataset: Dataset) =>
    new Map(documents[dataset].filter(isAsset).map((asset) => [asset._id, asset]));
  const assetsOf = { northlight: assets('northlight'), 'sol-alta': assets('sol-alta') };
  let overrides: readonly Override[] = [];
  let revision = 0;
  return {
    documents,
    asset: (dataset, id) => assetsOf[dataset].get(id),
    overrides(dataset, scope) {
      // Everybody's first, so that a session's own wins.
      const holding = [null, scope].flatMap((each, index) =>
        index === 1 && scope === null
          ? []
          : overrides.filter((entry) => entry.dataset === dataset && entry.scope === each),
      );
      return [...new Map(holding.map(({ document }) => [document._id, document])).values()];
    },
    revision: () => revision,
    isOwn: (scope) => overrides.some((entry) => entry.scope === scope),
    put(dataset, document, scope) {
      revision += 1;
      const isSame = (entry: Override) =>
        entry.dataset === dataset && entry.scope === scope && entry.document._id === document._id;
      overrides = [...overrides.filter((entry) => !isSame(entry)), { dataset, scope, document }];
    },
    size: () => overrides.length,
    clear(scope) {
      revision += 1;
      overrides = scope === undefined ? [] : overrides.filter((entry) => entry.scope !== scope);
    },
  };
}
