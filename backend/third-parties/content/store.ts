import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { ContentDocument, Dataset, ImageAsset } from './documents.ts';
import { compile } from './source/compile.ts';
import {
  CONTENT_DIR,
  problemsOf,
  readShipped,
  type Shipped,
  type Sources,
} from './source/files.ts';
import type { Published, Version } from './source/published.ts';

/** The brands' datasets, each with documents of its own (BRAND-02). */
export const DATASETS = ['northlight', 'sol-alta'] as const satisfies readonly Dataset[];

type PerDataset<T> = Readonly<Record<Dataset, T>>;

/** A document that changes from now on; without `after` it is gone. */
export interface Change {
  readonly dataset: Dataset;
  readonly id: string;
  readonly before: ContentDocument | undefined;
  readonly after: ContentDocument | undefined;
  /** For whom; null: everybody. */
  readonly scope: string | null;
}

/**
 * The documents of every brand: the shipped ones, publications over them, and testers' overrides over both. An
 * override holds for one browser session (`scope`), or for everybody with `null`; it lives as long as the
 * process.
 */
export interface ContentStore {
  /** As everybody reads them, without overrides. */
  readonly documents: PerDataset<readonly ContentDocument[]>;
  /** The same as they are edited. */
  readonly sources: PerDataset<Sources>;
  /** A document's newest publication; undefined where the shipped one holds. */
  published(dataset: Dataset, id: string): Version | undefined;
  /** As it ships. */
  shipped(dataset: Dataset, id: string): Version | undefined;
  /** A document as a scope sees it; null: as everybody does. */
  find(dataset: Dataset, id: string, scope: string | null): ContentDocument | undefined;
  asset(dataset: Dataset, id: string): ImageAsset | undefined;
  overrides(dataset: Dataset, scope: string | null): readonly ContentDocument[];
  /** Adds a document, or replaces the one with its `_id`. */
  put(dataset: Dataset, document: ContentDocument, scope: string | null): void;
  /** Grows whenever a document changes, for anybody. */
  revision(): number;
  /** Names the state of a dataset for a scope: the same name is the same documents, on any instance. */
  state(dataset: Dataset, scope: string | null): string;
  /** Whether a scope sees documents that nobody else does. */
  isOwn(scope: string): boolean;
  /** Number of overrides. */
  size(): number;
  /** Forgets the overrides of a scope; without one, all of them. */
  clear(scope?: string): void;
  /**
   * Reads files and publications anew, and tells what changed.
   * @throws ContentFileError and keeps what was read last
   */
  refresh(): void;
  /** @returns unsubscribe */
  onChange(listener: (change: Change) => void): () => void;
}

export interface StoreOptions {
  /** The documents that ship. */
  readonly folder?: string | undefined;
  readonly published?: Published | undefined;
}

interface Override {
  readonly dataset: Dataset;
  readonly scope: string | null;
  readonly document: ContentDocument;
}

interface Read {
  readonly shipped: Shipped;
  readonly published: ReadonlyMap<string, Version>;
  readonly sources: Sources;
  readonly documents: readonly ContentDocument[];
  readonly byId: ReadonlyMap<string, ContentDocument>;
  /** Names the documents: the same name is the same documents. */
  readonly digest: () => string;
}

const byDataset = <T>(make: (dataset: Dataset) => T): PerDataset<T> => ({
  northlight: make('northlight'),
  'sol-alta': make('sol-alta'),
});

const digest = (value: unknown): string =>
  createHash('sha1').update(JSON.stringify(value)).digest('hex').slice(0, 16);

function readOver(
  dataset: Dataset,
  shipped: Shipped,
  published: ReadonlyMap<string, Version>,
): Read {
  const sources = new Map(
    [...shipped.sources].map(([id, source]) => [id, published.get(id)?.source ?? source]),
  );
  const documents = compile(dataset, [...sources.values()]);
  let name: string | undefined;
  return {
    shipped,
    published,
    sources,
    documents,
    byId: new Map(documents.map((each) => [each._id, each])),
    digest: () => (name ??= digest(documents)),
  };
}

/** What ships, where nothing is published over it: many stores of a process read the same. */
const alone = new WeakMap<Shipped, Read>();

export function createContentStore(options: StoreOptions = {}): ContentStore {
  const { folder = CONTENT_DIR, published } = options;
  const read = (dataset: Dataset): Read => {
    const shipped = readShipped(folder, dataset);
    const { sources: ships } = shipped;
    const newest = new Map(
      [...(published?.newest(dataset) ?? [])].filter(
        // A document that was published under an older release may no longer fit the current one.
        ([id, { source }]) =>
          ships.get(id)?._type === source._type && problemsOf(source, dataset, ships).length === 0,
      ),
    );
    if (newest.size > 0) return readOver(dataset, shipped, newest);
    const known = alone.get(shipped) ?? readOver(dataset, shipped, newest);
    alone.set(shipped, known);
    return known;
  };
  let current = byDataset(read);
  let overrides: readonly Override[] = [];
  let revision = 0;
  const listeners = new Set<(change: Change) => void>();
  /** Everybody who listens asks for one. */
  const states = new Map<string, string>();
  const tell = (changes: readonly Change[]) => {
    if (changes.length === 0) return;
    revision += 1;
    states.clear();
    for (const change of changes) for (const listener of listeners) listener(change);
  };

  const overridesOf = (dataset: Dataset, scope: string | null) => {
    // Everybody's first, so that a session's own wins.
    const scopes = scope === null ? [null] : [null, scope];
    const holding = scopes.flatMap((each) =>
      overrides.filter((entry) => entry.dataset === dataset && entry.scope === each),
    );
    return [...new Map(holding.map(({ document }) => [document._id, document])).values()];
  };
  const isOwn = (scope: string) => overrides.some((entry) => entry.scope === scope);
  const find = (dataset: Dataset, id: string, scope: string | null) =>
    overridesOf(dataset, scope).find(({ _id }) => _id === id) ?? current[dataset].byId.get(id);

  const replaceOverrides = (next: readonly Override[], touched: readonly Override[]) => {
    const before = touched.map(({ dataset, document, scope }) =>
      find(dataset, document._id, scope),
    );
    overrides = next;
    tell(
      touched.map(({ dataset, document, scope }, index) => {
        const id = document._id;
        return {
          dataset,
          id,
          scope,
          before: before[index],
          after: find(dataset, id, scope),
        };
      }),
    );
  };

  return {
    get documents() {
      return byDataset((dataset) => current[dataset].documents);
    },
    get sources() {
      return byDataset((dataset) => current[dataset].sources);
    },
    published: (dataset, id) => current[dataset].published.get(id),
    shipped(dataset, id) {
      const source = current[dataset].shipped.sources.get(id);
      return source && { version: 0, source };
    },
    find,
    asset(dataset, id) {
      const drawn =
        current[dataset].byId.get(id) ??
        overrides.find((entry) => entry.dataset === dataset && entry.document._id === id)?.document;
      return drawn?._type === 'sanity.imageAsset' ? drawn : undefined;
    },
    overrides: overridesOf,
    revision: () => revision,
    state(dataset, scope) {
      const own = scope !== null && isOwn(scope) ? scope : null;
      const key = JSON.stringify([dataset, own]);
      const state =
        states.get(key) ?? digest([current[dataset].digest(), overridesOf(dataset, own)]);
      states.set(key, state);
      return state;
    },
    isOwn,
    put(dataset, document, scope) {
      const isSame = (entry: Override) =>
        entry.dataset === dataset && entry.scope === scope && entry.document._id === document._id;
      const added = { dataset, scope, document };
      replaceOverrides([...overrides.filter((entry) => !isSame(entry)), added], [added]);
    },
    size: () => overrides.length,
    clear(scope) {
      const gone = overrides.filter((entry) => scope === undefined || entry.scope === scope);
      replaceOverrides(
        overrides.filter((entry) => !gone.includes(entry)),
        gone,
      );
    },
    refresh() {
      const last = current;
      current = byDataset(read);
      tell(DATASETS.flatMap((dataset) => differences(dataset, last[dataset], current[dataset])));
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function differences(
  dataset: Dataset,
  { byId: before }: Read,
  { byId: after }: Read,
): readonly Change[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((id) => !isDeepStrictEqual(before.get(id), after.get(id)))
    .map((id) => ({ dataset, id, scope: null, before: before.get(id), after: after.get(id) }));
}
