import type { ContentDocument, Dataset } from '../documents.ts';

/** The data with which the evaluator's process starts. */
export interface EvaluatorData {
  readonly documents: Readonly<Record<Dataset, readonly ContentDocument[]>>;
}

export interface Job {
  readonly dataset: Dataset;
  readonly query: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** Documents that stand in for, or are added to, those of the dataset. */
  readonly overrides: readonly ContentDocument[];
  /** The query is about the overrides alone. */
  readonly alone?: true;
}

/** The documents of a dataset from now on. */
export interface Load {
  readonly kind: 'load';
  readonly dataset: Dataset;
  /** Of all of them, in their order. */
  readonly ids: readonly string[];
  /** Those that the process does not have yet as they are: a change of one document sends no thousands. */
  readonly documents: readonly ContentDocument[];
}

/** An order to the evaluator's process. */
export type Order = Turn | Load;

/** A query's turn, which ends unfinished when it takes more steps, or more time where that is said. */
export type Turn = Job & { readonly kind: 'job'; readonly steps: number; readonly ms?: number };

/** `json` is the serialised result, so that it crosses the processes once and is sent as it is. */
export type Evaluated =
  | { readonly kind: 'result'; readonly json: string }
  | { readonly kind: 'parseError'; readonly message: string; readonly position: number }
  | { readonly kind: 'evaluationError'; readonly message: string };

/** `loaded` answers a load: reading thousands of documents is no part of the time of the next query. */
export type Message = { readonly kind: 'loaded' } | { readonly kind: 'unfinished' } | Evaluated;
