import { watch } from 'node:fs';
import { cut } from '../../platform/cut.ts';
import type { SiteContent } from '../../site/web/renderer.ts';
import type { Dataset } from './documents.ts';
import { failure } from './failure.ts';
import { createEvaluator, HOUSE, type EvaluatorLimits } from './query/evaluator.ts';
import { CONTENT_DIR } from './source/files.ts';
import type { Published } from './source/published.ts';
import { createContentStore, type ContentStore } from './store.ts';

/** The documents and the process that answers questions about them: one of each per instance. */
export interface Library {
  readonly store: ContentStore;
  /**
   * The serialised answer to a GROQ query, as `scope` sees the documents.
   * @param asker the address that asks; none: a page that we send ourselves
   * @throws ContentFailure for a query that does not parse or costs too much
   */
  ask(question: Question, scope: string | null, asker?: string): Promise<string>;
  /**
   * The serialised answer to a GROQ query over these documents alone, which has less time.
   * @throws ContentFailure alike
   */
  askOf(
    question: Question,
    documents: ContentStore['documents'][Dataset],
    asker: string,
  ): Promise<string>;
  close(): Promise<void>;
}

export interface Question {
  readonly dataset: Dataset;
  readonly query: string;
  readonly params: Readonly<Record<string, unknown>>;
}

export interface LibraryOptions {
  readonly limits?: EvaluatorLimits | undefined;
  /** The documents that ship. */
  readonly folder?: string | undefined;
  readonly published?: Published | undefined;
  /** Takes over changes in `folder` from now on; an unreadable file is reported, and waits. */
  readonly onUnreadable?: ((error: unknown) => void) | undefined;
}

/** An editor writes a file in several goes, ms. */
const SETTLE = 150;

export function createLibrary(options: LibraryOptions = {}): Library {
  const { limits, folder = CONTENT_DIR, published, onUnreadable } = options;
  const store = createContentStore({ folder, published });
  const evaluator = createEvaluator({ documents: store.documents }, limits);
  let loaded = store.documents;
  store.onChange(({ dataset }) => {
    if (loaded[dataset] === store.documents[dataset]) return;
    loaded = { ...loaded, [dataset]: store.documents[dataset] };
    evaluator.load(dataset, loaded[dataset]);
  });
  const stopWatching = onUnreadable && watchFolder(folder, store, onUnreadable);
  return {
    store,
    ask: ({ dataset, query, params }, scope, asker = HOUSE) =>
      evaluator.evaluate(
        { dataset, query, params, overrides: store.overrides(dataset, scope) },
        asker,
      ),
    askOf: ({ dataset, query, params }, documents, asker) =>
      evaluator.evaluate({ dataset, query, params, overrides: documents, alone: true }, asker),
    close() {
      stopWatching?.();
      return evaluator.close();
    },
  };
}

function watchFolder(
  folder: string,
  store: ContentStore,
  onUnreadable: (error: unknown) => void,
): () => void {
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(folder, { recursive: true, persistent: false }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      try {
        store.refresh();
      } catch (error) {
        onUnreadable(error);
      }
    }, SETTLE);
    timer.unref();
  });
  watcher.on('error', onUnreadable);
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}

/** Names under which a dataset may be asked for; `production` is the client's default (CONT-08). */
const DATASET_NAMES: Readonly<Record<string, Dataset>> = {
  northlight: 'northlight',
  'sol-alta': 'sol-alta',
  production: 'northlight',
};

/** @throws ContentFailure 404: there is none of that name */
export function datasetOf(name: string): Dataset {
  const dataset = datasetNamed(name);
  if (!dataset) throw failure(404, `Dataset "${cut(name, 64)}" not found`);
  return dataset;
}

/** The dataset of that name, if there is one. */
export const datasetNamed = (name: string): Dataset | undefined =>
  Object.hasOwn(DATASET_NAMES, name) ? DATASET_NAMES[name] : undefined;

/** The questions that the site's pages ask of it. */
export const siteContent = (library: Library): SiteContent => ({
  revision: () => library.store.revision(),
  isOwn: (scope) => library.store.isOwn(scope),
  async ask(name, query, params, scope) {
    const dataset = datasetNamed(name);
    if (dataset === undefined) throw new Error(`There is no dataset "${name}"`);
    return JSON.parse(await library.ask({ dataset, query, params }, scope)) as unknown;
  },
});
