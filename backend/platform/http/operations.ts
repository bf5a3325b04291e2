import multipart from '@fastify/multipart';
import responseValidation from '@fastify/response-validation';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import openapiGlue from 'fastify-openapi-glue';
import { operations as table } from '../../../openapi/operations.gen.ts';
import type { Call, Handler, Handlers, OperationId, Session } from '../operation.ts';
import type { Platform } from '../platform.ts';
import type { Contract, OperationContract } from './contract.ts';
import { addressSubject, rateLimitRules, type RateLimitName } from '../rate-limits.ts';
import { Refusal, tooManyRequests } from '../refusal.ts';
import { formReader } from './form.ts';
import { originOf } from './origin.ts';
import { routingDocument } from './routing.ts';
import { problems, sendProblem } from './problem.ts';
import { floodGate } from './rate-limit.ts';
import { responseAjv } from './validation.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    operationId?: OperationId;
  }
}

/** Finds the session that a request's tokens stand for. */
export type Authenticate = (request: FastifyRequest) => Promise<Session>;

/** Makes calls end as somebody ordered. */
export interface Steering {
  /** Adds the hooks to the operations' routes. */
  install(app: FastifyInstance, contract: Contract): void;
  /** Answers a call that nobody handles as ordered, so that its flow can be tried; false without an order. */
  standIn(contract: Contract, request: FastifyRequest, reply: FastifyReply): Promise<boolean>;
  /** Whether a tester makes the call, whose orders hold for it. */
  isTried(request: FastifyRequest): boolean;
}

export interface OperationsOptions {
  readonly platform: Platform;
  readonly contract: Contract;
  readonly handlers: Partial<Handlers<OperationId>>;
  readonly authenticate: Authenticate;
  /** Null in production. */
  readonly steering: Steering | null;
}

const sessions = new WeakMap<FastifyRequest, Session>();

function headersOf(operation: OperationContract, request: FastifyRequest) {
  const named = operation.headers.map((name) => [name, request.headers[name.toLowerCase()]]);
  return Object.fromEntries(named.filter(([, value]) => value !== undefined));
}

function routeHandler<Id extends OperationId>(
  platform: Platform,
  operation: OperationContract,
  id: Id,
  handlers: { readonly [Key in Id]?: Handler<Key> },
): RouteHandlerMethod {
  const handler: Handler<Id> | undefined = handlers[id];
  if (!handler) return (_, reply) => sendProblem(reply, problems.notImplemented);
  return async (request, reply) => {
    // The validators have checked the request against the schemas that these types come from, and the
    // hook below has admitted a session where the contract asks for one.
    const call = {
      platform,
      body: request.body,
      query: request.query,
      params: request.params,
      headers: headersOf(operation, request),
      session: sessions.get(request) ?? null,
      origin: originOf(request, platform.config),
      readForm: formReader(request, platform.config.uploadIdleMs),
    } as Call<Id>;
    const body = await handler(call);
    return reply
      .code(operation.successStatus)
      .header('Cache-Control', 'no-store')
      .send(body ?? null);
  };
}

/**
 * Serves every operation of the contract that no plugin serves: limits (`rate-limits.ts`), session, request
 * validation, handler, response validation, in this order. An operation without a handler answers 501.
 */
export async function operations(app: FastifyInstance, options: OperationsOptions): Promise<void> {
  const { platform, contract, handlers, authenticate, steering } = options;
  const gate = (name: RateLimitName) =>
    floodGate({ most: platform.config.limits[name], windowMs: rateLimitRules[name].windowMs });
  const [calls, badTokens, accountCalls] = [
    gate('addressCalls'),
    gate('badTokens'),
    gate('accountCalls'),
  ];

  /**
   * A caller whose tokens are invalid again and again must wait. Valid ones pass: an address may be that of a
   * whole network, and one neighbour must not shut the others out.
   */
  const admit = async (request: FastifyRequest): Promise<Session> => {
    const address = addressSubject(request.ip);
    const session = await authenticate(request).catch((error: unknown) => {
      const isBad = error instanceof Refusal && error.status === 401;
      const wait = isBad ? badTokens.count(address) : null;
      throw wait === null ? error : tooManyRequests(wait);
    });
    const busy = accountCalls.count(session.playerId);
    if (busy !== null) throw tooManyRequests(busy);
    return session;
  };

  // Validation has settled the response: plain JSON suffices after that.
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  await app.register(responseValidation, {
    ajv: responseAjv,
    responseStatusCodeValidation: true,
  });
  // Nothing of a form is read before its operation reads it.
  await app.register(multipart, { throwFileSizeLimit: false });
  app.addHook('preValidation', async (request, reply) => {
    const id = request.routeOptions.config.operationId;
    if (id === undefined || !request.isMultipart()) return;
    // The parser of forms is there for every route, and would leave a JSON request without a body.
    if (contract.operations.get(id)?.takesForm !== true) {
      await sendProblem(reply, problems.mediaType);
    }
  });
  steering?.install(app, contract);

  app.addHook('onRequest', async (request, reply) => {
    const id = request.routeOptions.config.operationId;
    if (id === undefined) return;
    const { auth, safe } = table[id];
    const asked = auth === true || (auth === 'optional' && request.headers.authorization);
    if (!asked && !safe) {
      const wait = calls.count(addressSubject(request.ip));
      if (wait !== null) return sendProblem(reply, problems.rateLimited(wait));
    }
    if (handlers[id] === undefined) {
      if (await steering?.standIn(contract, request, reply)) return reply;
      // A tester's call goes on, so that a bad request gets the refusal of the later handler.
      return steering?.isTried(request) ? undefined : sendProblem(reply, problems.notImplemented);
    }
    if (!asked) return;
    sessions.set(request, await admit(request));
  });

  await app.register(openapiGlue, {
    specification: routingDocument(contract, (id) => handlers[id] !== undefined, steering !== null),
    operationResolver: (operationId: string) => {
      const operation = contract.operations.get(operationId);
      if (!operation) throw new Error(`${operationId} is not part of the contract`);
      return routeHandler(platform, operation, operation.id, handlers);
    },
  });

  // More specific than the site's pages: an unknown path of the API is a problem, not a page.
  app.all('/api/*', (_request, reply) => sendProblem(reply, problems.notFound));
}
