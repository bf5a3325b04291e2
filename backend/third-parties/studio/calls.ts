import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { handleError, problems, sendProblem } from '../../platform/http/problem.ts';
import { validatorCompiler } from '../../platform/http/validation.ts';
import { addressSubject } from '../../platform/rate-limits.ts';
import { actInRound, endRound, type Decision } from './acts.ts';
import type { StudioContext } from './context.ts';
import { playRound, type Wish } from './rounds.ts';
import { openPlay, sessionOf } from './sessions.ts';
import type { Session } from './tables.ts';

const CONTRACT = resolve(import.meta.dirname, '..', '..', '..', 'openapi', 'bundle.gen.json');

interface Bundle {
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}

/** Rounds are named by UUIDs here; the contract leaves that open. */
const ofRound = {
  type: 'object',
  required: ['roundId'],
  properties: { roundId: { type: 'string', format: 'uuid' } },
};

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

/** The session of a call; both it and who has none are counted. @throws Refusal */
async function admit(
  context: StudioContext,
  { headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>,
): Promise<Session> {
  const session = await sessionOf(context, headers.authorization).catch((error: unknown) => {
    context.gates.bad(addressSubject(ip));
    throw error;
  });
  context.gates.account(session.player);
  return session;
}

/** The calls of the games' client: `openapi/studio.yaml`. */
export function calls(context: StudioContext) {
  return async (app: FastifyInstance): Promise<void> => {
    const { components } = JSON.parse(await readFile(CONTRACT, 'utf8')) as Bundle;
    const body = (name: 'RoundWish' | 'RoundAct') => ({ ...components.schemas[name], components });
    app.setValidatorCompiler(validatorCompiler);
    app.setErrorHandler(handleError);
    app.setNotFoundHandler((_request, reply) => sendProblem(reply, problems.notFound));
    app.addHook('onRequest', async (_request, reply) => {
      reply.headers(ANY_ORIGIN);
    });
    app.options('/*', (_request, reply) => reply.code(204).send());
    app.post('/open', async (request) => openPlay(context, await admit(context, request)));
    app.post<{ Body: Wish }>('/rounds', { schema: { body: body('RoundWish') } }, async (request) =>
      playRound(context, await admit(context, request), request.body),
    );
    app.post<{ Body: Decision; Params: OfRound }>(
      '/rounds/:roundId/acts',
      { schema: { body: body('RoundAct'), params: ofRound } },
      async (request) =>
        actInRound(context, await admit(context, request), request.params.roundId, request.body),
    );
    app.post<{ Params: OfRound }>(
      '/rounds/:roundId/end',
      { schema: { params: ofRound } },
      async (request) => endRound(context, await admit(context, request), request.params.roundId),
    );
  };
}
