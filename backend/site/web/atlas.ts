import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { listFiles } from './files.ts';
import { pagePolicy } from './headers.ts';

/** Settles a page of the site that is watched in a frame of the atlas, before its own scripts run. */
export const IN_FRAME = '/atlas/assets/in-frame.js';

/**
 * Serves the reviewers' atlas under `/atlas/`: static files that know nothing of the platform.
 * Its pages have the site's own policy.
 * @param options.atlasDir absolute folder of the built atlas (`dist/atlas`)
 */
export async function atlas(
  app: FastifyInstance,
  { atlasDir }: { readonly atlasDir: string },
): Promise<void> {
  const files = await listFiles(atlasDir);
  await app.register(fastifyStatic, {
    root: atlasDir,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
  });
  app.get('/atlas', (_, reply) => reply.redirect('/atlas/', 302));
  app.get('/atlas/*', async (request, reply) => {
    const path = request.url.split('?')[0]?.slice('/atlas'.length) ?? '/';
    const file = path === '/' ? '/index.html' : path;
    if (!files.has(file)) {
      reply.callNotFound();
      return reply;
    }
    if (file.endsWith('.html')) reply.header('content-security-policy', pagePolicy());
    return reply
      .header('cache-control', 'no-cache')
      .header('x-robots-tag', 'noindex, nofollow')
      .sendFile(file);
  });
}
