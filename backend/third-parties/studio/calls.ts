import type { FastifyInstance } from 'fastify';
import { handleError, problems, sendProblem } from '../../platform/http/problem.ts';
import { validatorCompiler } from '../../platform/http/validation.ts';
import { actInRound, endRound, type Decision } from './acts.ts';
import type { StudioContext } from './context.ts';
import { playRound, type Wish } from './rounds.ts';
import { openPlay, sessionOf } from './sessions.ts';

const identifier = { type: 'string', minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' };

const object = (properties: Readonly<Record<string, object>>) => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties),
  properties,
});

const wish = object({
  requestId: identifier,
  bets: {
    type: 'array',
    minItems: 1,
    maxItems: 160,
    items: object({
      spot: {
        type: 'string',
        maxLength: 32,
        pattern: '^[a-zA-Z]+(:[0-9]{1,2}(-[0-9]{1,2}){0,2})?$',
      },
      amount: { type: 'integer', minimum: 0, maximum: 1_000_000_000_000 },
    }),
  },
});

const decision = object({
  requestId: identifier,
  act: { type: 'string', enum: ['hit', 'stand', 'double', 'split'] },
});

const ofRound = object({ roundId: { type: 'string', format: 'uuid' } });

interface OfRound {
  readonly roundId: string;
}

/** Whoever has the session may call from any page: nothing but the header lets in, and no cookie is sent. */
const ANY_ORIGIN = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': 'authorization, content-type',
  'access-control-max-age': '7200',
  'cache-control': 'no-store',
} as const;

/** The calls of the games' client: `openapi/studio.yaml`. */
export function calls(context: StudioContext) {
  return async (app: FastifyInstance): Promise<void> => {
    app.setValidatorCompiler(validatorCompiler);
    app.setErrorHandler(handleError);
    app.setNotFoundHandler((_request, reply) => sendProblem(reply, problems.notFound));
    app.addHook('onRequest', async (_request, reply) => {
      reply.headers(ANY_ORIGIN);
    });
    app.options('/*', (_request, reply) => reply.code(204).send());
    app.post('/open', async ({ headers }) =>
      openPlay(context, await sessionOf(context, headers.authorization)),
    );
    app.post<{ Body: Wish }>('/rounds', { schema: { body: wish } }, async ({ headers, body }) =>
      playRound(context, await sessionOf(context, headers.authorization), body),
    );
    app.post<{ Body: Decision; Params: OfRound }>(
      '/rounds/:roundId/acts',
      { schema: { body: decision, params: ofRound } },
      async ({ headers, body, params }) =>
        actInRound(context, await sessionOf(context, headers.authorization), params.roundId, body),
    );
    app.post<{ Params: OfRound }>(
      '/rounds/:roundId/end',
      { schema: { params: ofRound } },
      async ({ headers, params }) =>
        endRound(context, await sessionOf(context, headers.authorization), params.roundId),
    );
  };
}
