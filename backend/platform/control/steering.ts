import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Contract } from '../http/contract.ts';
import type { Steering } from '../http/operations.ts';
import { cookie } from '../http/origin.ts';
import { problems, sendProblem } from '../http/problem.ts';
import type { Fault } from '../tables.ts';
import type { Rule, Rules } from './rules.ts';

/** The browser session by which a tester's orders find the tester's calls. */
export function controlSession(request: FastifyRequest): string | null {
  const header = request.headers['x-control-session'];
  return typeof header === 'string' ? header : cookie(request, 'croupier_control');
}

/** Take effect before anything else has happened. */
const before = ['dropBefore', 'status500', 'status503', 'status429', 'delay'] as const;
/** Take effect on a valid call of a player who may make it. */
const after = ['outcome', 'dropAfterCommit', 'malformed', 'truncated'] as const;

const atTheEnd = new WeakMap<FastifyRequest, Fault>();

function cutOff(reply: FastifyReply): void {
  reply.hijack();
  reply.raw.destroy();
}

async function failFirst(rule: Rule, reply: FastifyReply): Promise<unknown> {
  switch (rule.kind) {
    case 'dropBefore':
      return cutOff(reply);
    case 'status500':
      return sendProblem(reply, problems.internal);
    case 'status503':
      return sendProblem(reply, { ...problems.unavailable, retryAfter: 1 });
    case 'status429':
      return sendProblem(reply, problems.rateLimited(1));
    default:
      return sleep(rule.delayMs);
  }
}

/** Half of the answer under the length of the whole. */
function* halfOf(whole: Buffer): Generator<Buffer> {
  yield whole.subarray(0, Math.floor(whole.length / 2));
  throw new Error('The answer is cut off on order.');
}

function spoil(fault: Fault, reply: FastifyReply, payload: unknown): unknown {
  if (fault === 'dropAfterCommit') {
    reply.raw.destroy();
    return payload;
  }
  if (fault === 'malformed') {
    reply.header('content-type', 'application/json; charset=utf-8');
    return '{"unexpected": ';
  }
  const whole = Buffer.from(typeof payload === 'string' ? payload : '{}');
  reply.header('content-length', whole.length);
  return Readable.from(halfOf(whole), { objectMode: false });
}

const withTraceId = (body: unknown, traceId: string): unknown =>
  typeof body === 'object' && body !== null && 'traceId' in body ? { ...body, traceId } : body;

const taken = (rules: Rules, request: FastifyRequest, kinds: readonly Rule['kind'][]) => {
  const id = request.routeOptions.config.operationId;
  return id === undefined ? null : rules.take(id, controlSession(request), kinds);
};

/** Prepares the contract's example that was ordered, and gives its body; undefined when there is none of that name. */
function ordered(
  contract: Contract,
  { operationId, outcome }: Rule,
  request: FastifyRequest,
  reply: FastifyReply,
): unknown {
  const answer = contract.operations.get(operationId)?.answers.get(outcome ?? '');
  if (!answer) return undefined;
  if (answer.status === 429 || answer.status === 503) reply.header('Retry-After', '1');
  reply.code(answer.status).type('application/json; charset=utf-8');
  return withTraceId(answer.body, request.id);
}

/** Makes calls end as the control API ordered. */
export const createSteering = (rules: Rules): Steering => ({
  isTried: (request) => controlSession(request) !== null,
  async standIn(contract, request, reply) {
    const rule = await taken(rules, request, ['outcome']);
    const body = rule === null ? undefined : ordered(contract, rule, request, reply);
    if (body === undefined) return false;
    // As text: the answers of unhandled operations are not validated.
    reply.send(JSON.stringify(body));
    return true;
  },
  install(app, contract) {
    app.addHook('onRequest', async (request, reply) => {
      const rule = await taken(rules, request, before);
      if (rule) await failFirst(rule, reply);
    });

    app.addHook('preHandler', async (request, reply) => {
      const rule = await taken(rules, request, after);
      if (rule === null) return;
      if (rule.kind !== 'outcome') {
        atTheEnd.set(request, rule.kind);
        return;
      }
      const body = ordered(contract, rule, request, reply);
      return body === undefined ? undefined : reply.send(body);
    });

    app.addHook('onSend', async (request, reply, payload) => {
      const fault = atTheEnd.get(request);
      return fault === undefined ? payload : spoil(fault, reply, payload);
    });
  },
});
