import { parentPort, workerData } from 'node:worker_threads';
import { evaluate, GroqSyntaxError, parse, type ExprNode } from 'groq-js';
import type { ContentDocument } from '../documents.ts';
import type { EvaluatorData, Evaluated, Job, Message, Order } from './messages.ts';

/**
 * The thread in which queries are evaluated: an endless or memory-eating query costs this thread, which is
 * replaced, and not the platform's.
 */

/** The most parts of a query's syntax tree, and the most reads of the whole dataset in one query. */
const MAX_NODES = 3_000;
const MAX_DATASET_READS = 24;
/** Characters of a serialised result. */
const MAX_RESULT_CHARS = 2_000_000;

const documents = { ...(workerData as EvaluatorData).documents };

/** Counts the cost of a query before it is evaluated. */
function checkComplexity(tree: ExprNode): void {
  let nodes = 0;
  let reads = 0;
  const pending: unknown[] = [tree];
  while (pending.length > 0) {
    const value = pending.pop();
    if (typeof value !== 'object' || value === null) continue;
    if ('type' in value && typeof value.type === 'string') {
      nodes += 1;
      if (value.type === 'Everything') reads += 1;
    }
    if (nodes > MAX_NODES || reads > MAX_DATASET_READS) throw new Error('The query is too complex');
    for (const part of Object.values(value)) pending.push(part);
  }
}

function merged(
  seeds: readonly ContentDocument[],
  overrides: readonly ContentDocument[],
): readonly ContentDocument[] {
  if (overrides.length === 0) return seeds;
  const replaced = new Set(overrides.map(({ _id }) => _id));
  return [...seeds.filter(({ _id }) => !replaced.has(_id)), ...overrides];
}

async function run({ dataset, query, params, overrides, alone }: Job): Promise<Evaluated> {
  try {
    const tree = parse(query, { params: { ...params } });
    checkComplexity(tree);
    const found = alone === true ? overrides : merged(documents[dataset], overrides);
    const byId = new Map<string, ContentDocument>(found.map((entry) => [entry._id, entry]));
    const value = await evaluate(tree, {
      dataset: found,
      params: { ...params },
      dereference: async ({ _ref }: { _ref: string }) => byId.get(_ref),
    });
    const json = JSON.stringify((await value.get()) ?? null);
    if (json.length > MAX_RESULT_CHARS) throw new Error('The result is too large');
    return { kind: 'result', json };
  } catch (error) {
    const message = error instanceof Error ? error.message : 'The query cannot be evaluated';
    return error instanceof GroqSyntaxError
      ? { kind: 'parseError', message, position: error.position }
      : { kind: 'evaluationError', message };
  }
}

const send = (message: Message) => parentPort?.postMessage(message, []);
parentPort?.on('message', (order: Order) => {
  if (order.kind === 'load') documents[order.dataset] = order.documents;
  else void run(order).then(send);
});
send({ kind: 'ready' });
