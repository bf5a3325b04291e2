import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { apart } from '../../../platform/apart.ts';
import { CONTENT_QUERY_MS } from '../../../platform/config.ts';
import { createLanes } from '../../../platform/lanes.ts';
import { evaluationFailure, failure, parseFailure } from '../failure.ts';
import type { ContentDocument, Dataset } from '../documents.ts';
import { DATASETS } from '../store.ts';
import type { EvaluatorData, Evaluated, Job, Message, Order } from './messages.ts';

export interface EvaluatorLimits {
  /** Longest time that the process may take to start, in ms. */
  readonly starting: number;
  /** Longest time that one query may take, in ms. */
  readonly timeout: number;
  /** Queries that may wait for their turn, of all callers; more are refused with 429. */
  readonly queue: number;
  /** The same of one address; and of the house, whose queries do not count with the others'. */
  readonly queueOfOne: number;
  /** Heap of the process, in MB. */
  readonly memory: number;
  /** The most work of one query, and of its first turn, in steps: see `process.ts`. */
  readonly steps: number;
  readonly firstSteps: number;
  /** Longest time that a first turn may take, in ms; one of the house has none. */
  readonly firstTurn: number;
}

const FIRST_TURN_MS = 100;

export const EVALUATOR_LIMITS: EvaluatorLimits = {
  // A machine with other work takes long to load it.
  starting: 60_000,
  timeout: CONTENT_QUERY_MS,
  queue: 500,
  queueOfOne: 100,
  memory: 128,
  // The names of 10,000 games, under any law, take 700,000.
  steps: 1_000_000,
  firstSteps: 10_000,
  firstTurn: FIRST_TURN_MS,
};

/** The lane of the pages that we send ourselves: strangers do not take their turn. */
export const HOUSE = 'house';

/**
 * Evaluates queries one after the other, in a process that is replaced when a query exhausts it. A query that
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
  load(dataset: Dataset, documents: readonly ContentDocument[]): void;
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
  let child: ChildProcess | undefined;
  let ready = false;
  /** Loads that the process has not answered. */
  let loading = 0;
  let closed = false;

  const tell = (to: ChildProcess, order: Order) => {
    to.send(order);
  };

  const loadInto = (to: ChildProcess, dataset: Dataset, has: readonly ContentDocument[]) => {
    const known = new Set(has);
    const documents = data.documents[dataset];
    loading += 1;
    tell(to, {
      kind: 'load',
      dataset,
      ids: documents.map(({ _id }) => _id),
      documents: documents.filter((each) => !known.has(each)),
    });
  };

  const start = (): ChildProcess => {
    loading = 0;
    const started = apart.start(new URL('./process.ts', import.meta.url), limits.memory);
    started.unref();
    started.channel?.unref();
    const late = setTimeout(
      () => replace(started, 'No query can be asked'),
      limits.starting,
    ).unref();
    started.on('message', (message: Message) => {
      if (started !== child) return;
      if (message.kind === 'loaded') {
        loading -= 1;
        if (loading === 0) {
          clearTimeout(late);
          ready = true;
        }
      } else if (message.kind !== 'unfinished') finish(message);
      else if (steps < limits.steps) postpone();
      else finish({ kind: 'spent', message: 'The query takes too much work' });
      next();
    });
    // Out of memory, or a defect in the evaluator: either way this query exhausted it.
    started.on('exit', () => replace(started, 'The query needs too much memory'));
    started.on('error', () => replace(started, 'The query cannot be asked'));
    for (const dataset of DATASETS) loadInto(started, dataset, []);
    return started;
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
  const clear = (evaluated: Parameters<Waiting['settle']>[0]) => {
    for (const { settle } of [...lanes.clear(), ...late.clear()]) settle(evaluated);
  };
  const postpone = () => {
    const done = stop();
    if (done) late.push(done.asker, done);
  };

  const replace = (spent: ChildProcess, message: string) => {
    if (spent !== child) return;
    child = undefined;
    spent.kill('SIGKILL');
    finish({ kind: 'spent', message });
    // One that ends before it is ready would end again, without end.
    if (!ready) clear({ kind: 'spent', message: 'No query can be asked' });
    ready = false;
    next();
  };

  const next = () => {
    if (closed || running !== undefined || waiting() === 0) return;
    child ??= start();
    if (!ready || loading > 0) return;
    const asked = child;
    running = lanes.next();
    // Nobody steers what the house asks: it has its answer at once.
    const isBrief = running !== undefined && running.asker !== HOUSE;
    steps = isBrief ? limits.firstSteps : limits.steps;
    running ??= late.next();
    if (running === undefined) return;
    startedAt = performance.now();
    timer = setTimeout(() => replace(asked, 'The query takes too long'), limits.timeout);
    try {
      tell(asked, { kind: 'job', steps, ...(isBrief && { ms: limits.firstTurn }), ...running.job });
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
      const has = data.documents[dataset];
      data = { documents: { ...data.documents, [dataset]: documents } };
      if (child) loadInto(child, dataset, has);
    },
    async close() {
      closed = true;
      const ending = child;
      child = undefined;
      if (ending?.kill('SIGKILL') === true) await once(ending, 'exit');
      finish({ kind: 'spent', message: 'The service stops' });
      clear({ kind: 'spent', message: 'The service stops' });
    },
  };
}
