import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { apart } from '../../../platform/apart.ts';
import { CONTENT_QUERY_MS } from '../../../platform/config.ts';
import { createLanes } from '../../../platform/lanes.ts';
import { evaluationFailure, failure, parseFailure } from '../failure.ts';
import type { ContentDocument, Dataset } from '../documents.ts';
import { DATASETS } from '../store.ts';
import type { EvaluatorData, Evaluated, Job, Message, Order, Turn } from './messages.ts';

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
 * Evaluates queries, each in one of two processes that are replaced when a query exhausts them. In the one each query
 * has its first turn, in the other goes on what that does not answer. So whoever asks for little waits for nobody's
 * long query.
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

type Answer = Evaluated | { readonly kind: 'spent'; readonly message: string };

interface Waiting {
  readonly job: Job;
  readonly asker: string;
  readonly settle: (answer: Answer) => void;
  /** Its first process ended before it had answered. */
  readonly isAgain?: true;
}

const spent = (message: string): Answer => ({ kind: 'spent', message });
const refuseWork = ({ settle }: Waiting): void => settle(spent('The query takes too much work'));

interface LineOptions {
  readonly limits: EvaluatorLimits;
  readonly documentsOf: (dataset: Dataset) => readonly ContentDocument[];
  readonly turnOf: (waiting: Waiting) => Pick<Turn, 'steps' | 'ms'>;
  /** Takes a query that its turn did not answer. */
  readonly unfinished: (waiting: Waiting) => void;
  readonly charge: (asker: string, ms: number) => void;
}

/** Queries that wait for one process, and have it one after the other. */
function createLine({ limits, documentsOf, turnOf, unfinished, charge }: LineOptions) {
  const lanes = createLanes<Waiting>(HOUSE);
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
    const documents = documentsOf(dataset);
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
      } else if (message.kind === 'unfinished') postpone();
      else finish(message);
      next();
    });
    // Out of memory, or a defect in the evaluator.
    started.on('exit', () => {
      askAgain(started);
      replace(started, 'The query needs too much memory');
    });
    started.on('error', () => replace(started, 'The query cannot be asked'));
    for (const dataset of DATASETS) loadInto(started, dataset, []);
    return started;
  };

  /** Ends the turn of the query under way, and charges for it. */
  const stop = (): Waiting | undefined => {
    clearTimeout(timer);
    const done = running;
    running = undefined;
    if (done) charge(done.asker, performance.now() - startedAt);
    return done;
  };
  const finish = (answer: Answer) => {
    stop()?.settle(answer);
  };
  const clear = (message: string) => {
    for (const { settle } of lanes.clear()) settle(spent(message));
  };
  const postpone = () => {
    const done = stop();
    if (done) unfinished(done);
  };

  /**
   * Asks the query under way once more in a new process: queries before it may have filled the one that ended. Whoever
   * fills the new one, too, is refused.
   */
  const askAgain = (ended: ChildProcess) => {
    if (ended !== child || running === undefined || running.isAgain) return;
    const asked = stop();
    if (asked) lanes.push(asked.asker, { ...asked, isAgain: true });
  };

  const replace = (exhausted: ChildProcess, message: string) => {
    if (exhausted !== child) return;
    child = undefined;
    exhausted.kill('SIGKILL');
    finish(spent(message));
    // One that ends before it is ready would end again, without end.
    if (!ready) clear('No query can be asked');
    ready = false;
    next();
  };

  const next = () => {
    if (closed || running !== undefined || lanes.count() === 0) return;
    child ??= start();
    if (!ready || loading > 0) return;
    const asked = child;
    running = lanes.next();
    if (running === undefined) return;
    startedAt = performance.now();
    timer = setTimeout(() => replace(asked, 'The query takes too long'), limits.timeout);
    try {
      tell(asked, { kind: 'job', ...turnOf(running), ...running.job });
    } catch {
      // No caller waits for an answer: thrown on, it would end the process.
      finish(spent('The query cannot be asked'));
      next();
    }
  };

  return {
    count: (asker?: string) => lanes.count(asker),
    charge(asker: string, ms: number) {
      lanes.charge(asker, ms);
    },
    push(waiting: Waiting) {
      lanes.push(waiting.asker, waiting);
      next();
    },
    load(dataset: Dataset, has: readonly ContentDocument[]) {
      if (child) loadInto(child, dataset, has);
    },
    async close() {
      closed = true;
      const ending = child;
      child = undefined;
      if (ending?.kill('SIGKILL') === true) await once(ending, 'exit');
      finish(spent('The service stops'));
      clear('The service stops');
    },
  };
}

export function createEvaluator(
  initial: EvaluatorData,
  limits: EvaluatorLimits = EVALUATOR_LIMITS,
): Evaluator {
  let { documents } = initial;
  const common = {
    limits,
    documentsOf: (dataset: Dataset) => documents[dataset],
    charge: (asker: string, ms: number) => {
      for (const line of lines) line.charge(asker, ms);
    },
  };
  const { steps, firstSteps, firstTurn } = limits;
  const late = createLine({ ...common, turnOf: () => ({ steps }), unfinished: refuseWork });
  const first = createLine({
    ...common,
    // Nobody steers what the house asks: it has its answer at once.
    turnOf: ({ asker }) => (asker === HOUSE ? { steps } : { steps: firstSteps, ms: firstTurn }),
    unfinished(waiting) {
      if (waiting.asker === HOUSE) refuseWork(waiting);
      else late.push({ job: waiting.job, asker: waiting.asker, settle: waiting.settle });
    },
  });
  const lines = [first, late];
  const waiting = (asker?: string): number => first.count(asker) + late.count(asker);

  return {
    async evaluate(job, asker) {
      const own = waiting(asker);
      const strangers = waiting() - waiting(HOUSE);
      const isFull = asker !== HOUSE && strangers >= limits.queue;
      const most = asker === HOUSE ? limits.queue : limits.queueOfOne;
      if (isFull || own >= most) throw failure(429, 'Too many queries at once');
      const answer = await new Promise<Answer>((settle) => {
        first.push({ job, asker, settle });
      });
      if (answer.kind === 'result') return answer.json;
      if (answer.kind !== 'parseError') throw evaluationFailure(answer.message);
      throw parseFailure(job.query, answer.message, answer.position);
    },
    load(dataset, changed) {
      const has = documents[dataset];
      documents = { ...documents, [dataset]: changed };
      for (const line of lines) line.load(dataset, has);
    },
    async close() {
      await Promise.all(lines.map((line) => line.close()));
    },
  };
}
