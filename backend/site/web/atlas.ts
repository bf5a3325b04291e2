import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { html } from '../../platform/html.ts';
import { listFiles } from './files.ts';
import { pagePolicy } from './headers.ts';

const IN_FRAME = '/assets/in-frame.js';

/**
 * The script that settles a page of the site that is watched in a frame of the atlas, before its own scripts run.
 * @returns its address; undefined while there is no atlas
 */
export const framedScriptIn = (atlasDir: string): string | undefined =>
  existsSync(join(atlasDir, IN_FRAME)) ? `/atlas${IN_FRAME}` : undefined;

/** Seconds after which a page that waits for the atlas looks again. */
const LOOKS_AGAIN = 3;

/** The page that stands in for a missing atlas. @param failed why its build failed, if it did */
const waiting = (failed: string | undefined): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>Atlas</title>
      </head>
      <body>
        <h1>
          ${failed === undefined ? 'The atlas is not built yet' : 'The atlas could not be built'}
        </h1>
        ${
          failed === undefined
            ? html`<p>
                <code>npm start</code> builds it once the site is there, in a few minutes, on a busy
                machine in ten. This page then shows it by itself.
              </p>`
            : html`<pre>${failed}</pre>`
        }
        <p>To build it by hand, run <code>npm run atlas:build</code>.</p>
      </body>
    </html>`.text;

/**
 * Serves the reviewers' atlas under `/atlas/`: static files that know nothing of the platform, with the
 * site's own policy. They may come, go and be replaced while the instance runs.
 * @param options.atlasDir absolute folder of the built atlas (`dist/atlas`), there or not
 */
export async function atlas(
  app: FastifyInstance,
  { atlasDir }: { readonly atlasDir: string },
): Promise<void> {
  const index = join(atlasDir, 'index.html');
  const failure = join(atlasDir, 'failed.txt');
  let files: ReadonlySet<string> = new Set();
  // Each answer names its folder: this one only has to be there.
  await app.register(fastifyStatic, {
    root: import.meta.dirname,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
  });
  app.get('/atlas', (_, reply) => reply.redirect('/atlas/', 302));
  app.get('/atlas/*', async (request, reply) => {
    const path = request.url.split('?')[0]?.slice('/atlas'.length) ?? '/';
    const file = path === '/' ? '/index.html' : path;
    const isPage = file.endsWith('.html');
    reply.header('cache-control', 'no-cache').header('x-robots-tag', 'noindex, nofollow');
    if (isPage) reply.header('content-security-policy', pagePolicy());
    if (isPage && !existsSync(index)) {
      const failed = existsSync(failure) ? await readFile(failure, 'utf8') : undefined;
      return reply
        .code(503)
        .header('refresh', LOOKS_AGAIN)
        .type('text/html; charset=utf-8')
        .send(waiting(failed));
    }
    if (isPage || !files.has(file))
      files = existsSync(index) ? await listFiles(atlasDir) : new Set();
    if (!files.has(file)) {
      reply.callNotFound();
      return reply;
    }
    return reply.sendFile(file, atlasDir);
  });
}
