import type { SiteContent } from '../../site/web/renderer.ts';
import { createEvaluator, type EvaluatorLimits } from './query/evaluator.ts';
import { DATASETS, type Dataset } from './seeds/index.ts';
import { createContentStore, type ContentStore } from './store.ts';

/** The documents and the thread that answers questions about them: one of each per instance. */
export interface Library {
  readonly store: ContentStore;
  /**
   * The serialised answer to a GROQ query, as `scope` sees the documents.
   * @throws ContentFailure for a query that does not parse or costs too much
   */
  ask(question: Question, scope: string | null): Promise<string>;
  close(): Promise<void>;
}

export interface Question {
  readonly dataset: Dataset;
  readonly query: string;
  readonly params: Readonly<Record<string, unknown>>;
}

export function createLibrary(limits?: EvaluatorLimits): Library {
  const store = createContentStore();
  const evaluator = createEvaluator({ documents: store.documents }, limits);
  return {
    store,
    ask: ({ dataset, query, params }, scope) =>
      evaluator.evaluate({ dataset, query, params, overrides: store.overrides(dataset, scope) }),
    close: () => evaluator.close(),
  };
}

/** The dataset of that name, if there is one. */
export const datasetNamed = (name: string): Dataset | undefined =>
  Object.hasOwn(DATASETS, name) ? DATASETS[name] : undefined;

/** What the site's pages ask of it. */
export const siteContent = (library: Library): SiteContent => ({
  revision: () => library.store.revision(),
  isOwn: (scope) => library.store.isOwn(scope),
  async ask(name, query, params, scope) {
    const dataset = datasetNamed(name);
    if (dataset === undefined) throw new Error(`There is no dataset "${name}"`);
    return JSON.parse(await library.ask({ dataset, query, params }, scope)) as unknown;
  },
});
