import { flushCompileCache } from 'node:module';
import { evaluateSync, GroqSyntaxError, parse, type ExprNode } from 'groq-js';
import type { Dataset } from '../documents.ts';
import { countSteps, Unfinished, within, written } from './bounds.ts';
import type { Load, Message, Order, Turn } from './messages.ts';
import { covered, narrow, indexed, type Indexed } from './indexed.ts';

/**
 * The process in which queries are evaluated: an endless or memory-eating query costs this process, which is
 * replaced, and not the platform.
 */

/** The most parts of a query's syntax tree, and the most reads of the whole dataset in one query. */
const MAX_NODES = 3_000;
const MAX_DATASET_READS = 24;

const held: Record<Dataset, Indexed> = { northlight: indexed([]), 'sol-alta': indexed([]) };

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

function answer({ dataset, query, params, overrides, alone, steps }: Turn): string {
  const tree = parse(query, { params: { ...params } });
  checkComplexity(tree);
  const found = alone === true ? indexed(overrides) : covered(held[dataset], overrides);
  const lists = narrow(tree, found, params);
  countSteps(tree, steps, found.all.length, lists);
  const value = evaluateSync(tree, {
    dataset: found.all,
    params: { ...params, ...lists },
    dereference: ({ _ref }: { _ref: string }) => found.byId(_ref),
  });
  return written(value.data ?? null);
}

function run(turn: Turn): Message {
  const { ms } = turn;
  try {
    return {
      kind: 'result',
      json: ms === undefined ? answer(turn) : within(ms, () => answer(turn)),
    };
  } catch (error) {
    if (error instanceof Unfinished) return { kind: 'unfinished' };
    const message = error instanceof Error ? error.message : 'The query cannot be evaluated';
    return error instanceof GroqSyntaxError
      ? { kind: 'parseError', message, position: error.position }
      : { kind: 'evaluationError', message };
  }
}

function load({ dataset, ids, documents }: Load): void {
  const known = held[dataset];
  const sent = indexed(documents);
  held[dataset] = indexed(ids.flatMap((id) => sent.byId(id) ?? known.byId(id) ?? []));
}

const send = (message: Message) => process.send?.(message);
process.on('message', (order: Order) => {
  if (order.kind === 'load') {
    load(order);
    send({ kind: 'loaded' });
  } else send(run(order));
});

// A query that takes too much ends the process, which would not write what the next one starts with.
flushCompileCache();
