import { Worker } from 'node:worker_threads';
import { evaluationFailure, failure, parseFailure } from '../failure.ts';
import type { EvaluatorData, Evaluated, Job, Load, Message, Order } from './messages.ts';

export interface EvaluatorLimits {
  /** Longest time that one query may take, in ms. */
  readonly timeout: number;
  /** Queries that may wait for their turn; more are refused with 429. */
  readonly queue: number;
  /** Heap of the thread, in MB. */
  readonly memory: number;
}

const DEFAULT_LIMITS: EvaluatorLimits = { timeout: 2_000, queue: 500, memory: 128 };

/** Evaluates queries one after the other, in a thread that is replaced when a query wears it out. */
export interface Evaluator {
  /**
   * The serialised result.
   * @throws ContentFailure for a query that does not parse or costs too much
   */
  evaluate(job: Job): Promise<string>;
  /** Replaces the documents of a dataset, for the queries that come from now on. */
  load(dataset: Load['dataset'], documents: Load['documents']): void;
  close(): Promise<void>;
}

interface Waiting {
  readonly job: Job;
  readonly settle: (
    evaluated: Evaluated | { readonly kind: 'spent'; readonly message: string },
  ) => void;
}

export function createEvaluator(
  initial: EvaluatorData,
  limits: EvaluatorLimits = DEFAULT_LIMITS,
): Evaluator {
  let data = initial;
  const queue: Waiting[] = [];
  let running: Waiting | undefined;
  let timer: NodeJS.Timeout | undefined;
  let thread: Worker | undefined;
  let ready = false;
  let closed = false;

  const start = (): Worker => {
    const worker = new Worker(new URL('./thread.ts', import.meta.url), {
      workerData: data,
      resourceLimits: { maxOldGenerationSizeMb: limits.memory },
    });
    worker.unref();
    worker.on('message', (message: Message) => {
      if (worker !== thread) return;
      if (message.kind === 'ready') ready = true;
      else finish(message);
      next();
    });
    // Out of memory, or a defect in the evaluator: either way this query is what wore it out.
    worker.on('error', () => replace(worker, 'The query needs too much memory'));
    return worker;
  };

  const tell = (worker: Worker, order: Order) => {
    worker.postMessage(order, []);
  };

  const finish = (evaluated: Parameters<Waiting['settle']>[0]) => {
    clearTimeout(timer);
    const done = running;
    running = undefined;
    done?.settle(evaluated);
  };

  const replace = (worker: Worker, message: string) => {
    if (worker !== thread) return;
    thread = undefined;
    ready = false;
    void worker.terminate();
    finish({ kind: 'spent', message });
    next();
  };

  const next = () => {
    if (closed || running !== undefined || queue.length === 0) return;
    thread ??= start();
    if (!ready) return;
    const worker = thread;
    running = queue.shift();
    timer = setTimeout(() => replace(worker, 'The query takes too long'), limits.timeout);
    if (running !== undefined) tell(worker, { kind: 'job', ...running.job });
  };

  return {
    async evaluate(job) {
      if (queue.length >= limits.queue) throw failure(429, 'Too many queries at once');
      const evaluated = await new Promise<Parameters<Waiting['settle']>[0]>((settle) => {
        queue.push({ job, settle });
        next();
      });
      if (evaluated.kind === 'result') return evaluated.json;
      if (evaluated.kind !== 'parseError') throw evaluationFailure(evaluated.message);
      throw parseFailure(job.query, evaluated.message, evaluated.position);
    },
    load(dataset, documents) {
      data = { documents: { ...data.documents, [dataset]: documents } };
      if (thread) tell(thread, { kind: 'load', dataset, documents });
    },
    async close() {
      closed = true;
      await thread?.terminate();
      finish({ kind: 'spent', message: 'The service stops' });
      for (const { settle } of queue.splice(0))
        settle({ kind: 'spent', message: 'The service stops' });
    },
  };
}
