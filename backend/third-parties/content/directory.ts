import type { FastifyInstance } from 'fastify';
import { failure } from './failure.ts';
import { checkApiVersion } from './query/request.ts';
import { DATASETS } from './store.ts';

/** Name under which the official client knows the one project behind this address. */
const PROJECT = { id: 'croupier', displayName: 'Croupier', isDisabledByUser: false } as const;

/**
 * Answers the official client's questions about the service itself (API-166): it may read the project and the
 * datasets; nobody is signed in, and nobody can sign in.
 */
export async function directory(app: FastifyInstance): Promise<void> {
  app.addHook<{ Params: { version: string } }>('onRequest', async (request, reply) => {
    checkApiVersion(request.params.version);
    reply.headers({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });
  });
  const datasets = () => DATASETS.map((name) => ({ name, aclMode: 'public' }));

  app.get('/:version/projects', () => [PROJECT]);
  app.get('/:version/projects/:project', () => PROJECT);
  app.get('/:version/projects/:project/datasets', datasets);
  app.get('/:version/datasets', datasets);
  app.get('/:version/users/:id', () => {
    throw failure(401, 'Nobody is signed in');
  });
  app.get('/:version/auth/providers', () => ({ providers: [] }));
  app.post('/:version/auth/logout', (_request, reply) => reply.code(204).send());
}
