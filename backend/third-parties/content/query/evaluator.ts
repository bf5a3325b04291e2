import { Worker } from 'node:worker_threads';
import { createLanes } from '../../../platform/lanes.ts';
import { evaluationFailure, failure, parseFailure } from '../failure.ts';
import type { EvaluatorData, Evaluated, Job, Load, Message, Order } from './messages.ts';

export interface EvaluatorLimits {
  /** Longest time that one query may take, in ms. */
  readonly timeout: number;
  /** The same for a query that is asked anew with every change, of a document alone. */
  readonly filterTimeout: number;
  /** Queries that may wait for their turn, of all callers; more are refused with 429. */
  readonly queue: number;
  /** The same of one address; and of the house, whose queries do not count with the others'. */
  readonly queueOfOne: number;
  /** Heap of the thread, in MB. */
  readonly memory: number;
  /** The most work of one query, and of its first turn, in steps: see `thread.ts`. */
  readonly steps: number;
  readonly firstSteps: number;
}

export const EVALUATOR_LIMITS: EvaluatorLimits = {
  timeout: 1_000,
  filterTimeout: 500,
  queue: 500,
  queueOfOne: 100,
  memory: 128,
  // The site's longest question takes 2,000.
  steps: 200_000,
  firstSteps: 10_000,
};

/** The lane of the pages that we send ourselves: strangers do not take their turn. */
export const HOUSE = 'house';

/**
 * Evaluates queries one after the other, in a thread that is replaced when a query exhausts it. A query that
 * its first turn does not answer waits once more, behind the first turns of everybody. So whoever asks for
 * little waits for nobody's long query but the one under way.
 */
export interface Evaluator {
  /**
   * The serialised result.
   * @param asker an address, or another party with turns of its own
   * @throws ContentFailure for a query that does not parse or costs too much
   */
  evaluate(job: Job, asker: string): Promise<string>;
  /** Replaces the documents of a dataset, for the queries that come from now on. */
  load(dataset: Load['dataset'], documents: Load['documents']): void;
  close(): Promise<void>;
}

interface Waiting {
  readonly job: Job;
  readonly asker: string;
  readonly settle: (
    evaluated: Evaluated | { readonly kind: 'spent'; readonly message: string },
  ) => void;
}

export function createEvaluator(
  initial: EvaluatorData,
  limits: EvaluatorLimits = EVALUATOR_LIMITS,
): Evaluator {
  let data = initial;
  const lanes = createLanes<Waiting>(HOUSE);
  const late = createLanes<Waiting>(HOUSE);
  const waiting = (asker?: string): number => lanes.count(asker) + late.count(asker);
  let steps = 0;
  let running: Waiting | undefined;
  let startedAt = 0;
  let timer: NodeJS.Timeout | undefined;
  let thread: Worker | undefined;
  let ready = false;
  let closed = false;

  const start = (): Worker => {
    const worker = new Worker(new URL('./thread.ts', import.meta.url), {
      workerData: data,
      resourceLimits: {
        maxOldGenerationSizeMb: limits.memory,
        maxYoungGenerationSizeMb: limits.memory / 4,
      },
    });
    worker.unref();
    worker.on('message', (message: Message) => {
      if (worker !== thread) return;
      if (message.kind === 'ready') ready = true;
      else if (message.kind !== 'unfinished') finish(message);
      else if (steps < limits.steps) postpone();
      else finish({ kind: 'spent', message: 'The query takes too much work' });
      next();
    });
    // Out of memory, or a defect in the evaluator: either way this query exhausted it.
    worker.on('error', () => replace(worker, 'The query needs too much memory'));
    return worker;
  };

  const tell = (worker: Worker, order: Order) => {
    worker.postMessage(order, []);
  };

  /** Ends the turn of the query under way, and charges for it. */
  const stop = (): Waiting | undefined => {
    clearTimeout(timer);
    const done = running;
    running = undefined;
    const ms = performance.now() - startedAt;
    if (done) for (const each of [lanes, late]) each.charge(done.asker, ms);
    return done;
  };
  const finish = (evaluated: Parameters<Waiting['settle']>[0]) => {
    stop()?.settle(evaluated);
  };
  const postpone = () => {
    const done = stop();
    if (done) late.push(done.asker, done);
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
    if (closed || running !== undefined || waiting() === 0) return;
    thread ??= start();
    if (!ready) return;
    const worker = thread;
    running = lanes.next();
    // Nobody steers what the house asks: it has its answer at once.
    steps = running && running.asker !== HOUSE ? limits.firstSteps : limits.steps;
    running ??= late.next();
    if (running === undefined) return;
    startedAt = performance.now();
    const longest = running.job.alone === true ? limits.filterTimeout : limits.timeout;
    timer = setTimeout(() => replace(worker, 'The query takes too long'), longest);
    try {
      tell(worker, { kind: 'job', steps, ...running.job });
    } catch {
      // No caller waits for an answer: thrown on, it would end the process.
      finish({ kind: 'spent', message: 'The query cannot be asked' });
      next();
    }
  };

  return {
    async evaluate(job, asker) {
      const own = waiting(asker);
      const strangers = waiting() - waiting(HOUSE);
      const isFull = asker !== HOUSE && strangers >= limits.queue;
      const most = asker === HOUSE ? limits.queue : limits.queueOfOne;
      if (isFull || own >= most) throw failure(429, 'Too many queries at once');
      const evaluated = await new Promise<Parameters<Waiting['settle']>[0]>((settle) => {
        lanes.push(asker, { job, asker, settle });
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
      for (const { settle } of [...lanes.clear(), ...late.clear()])
        settle({ kind: 'spent', message: 'The service stops' });
    },
  };
}
