import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { html } from '../../platform/html.ts';

/** What stands in for the client while it is not built. */
const NOT_BUILT = html`<!doctype html>
  <html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <title>The games are not built yet</title>
    </head>
    <body>
      <h1>The games are not built yet</h1>
      <p><code>npm run build</code> builds them. Then open the game again.</p>
    </body>
  </html>`.text;

export interface Files {
  /** Absolute folder of the built client (`dist/studio`), there or not. */
  readonly folder: string;
  /** The origins whose pages may show a game in a frame, and that have the games' pictures. */
  readonly framedBy: () => readonly string[];
}

/** Its own files, pictures of the operator, its own calls; framed by the operator's pages alone. */
const policyOf = (origins: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src ${["'self'", ...origins].join(' ')}`,
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${origins.length === 0 ? "'none'" : origins.join(' ')}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

/**
 * Headers of every file. A frame may have taken the page's origin from it, so its own files come from elsewhere to
 * it: they are nobody's secret.
 */
const HEADERS = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), ' +
    'magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
} as const;

/** The page that brings the client's files to a browser before a launch, and runs none of them. */
export const AHEAD_PATH = '/ahead';

const aheadOf = (page: string): string =>
  page.replaceAll(
    /<script type="module" crossorigin src=("[^"]+")><\/script>/g,
    '<link rel="prefetch" as="script" crossorigin href=$1>',
  );

/** The pages of the games, `/play/<slug>`, the page ahead of them, and the files of their client. */
export function files({ folder, framedBy }: Files) {
  return async (app: FastifyInstance): Promise<void> => {
    app.addHook('onRequest', async (_request, reply) => {
      reply.headers(HEADERS);
    });
    await app.register(fastifyStatic, {
      root: import.meta.dirname,
      serve: false,
      preCompressed: true,
      cacheControl: false,
      dotfiles: 'ignore',
    });
    const page = join(folder, 'index.html');
    const sendPage =
      (made: (page: string) => string) =>
      async (_request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
        reply.type('text/html; charset=utf-8').headers({
          'content-security-policy': policyOf(framedBy()),
          'cache-control': 'no-store',
          'x-robots-tag': 'noindex, nofollow',
        });
        return existsSync(page)
          ? reply.send(made(await readFile(page, 'utf8')))
          : reply.code(503).send(NOT_BUILT);
      };
    app.get(
      '/play/:slug',
      sendPage((whole) => whole),
    );
    app.get(AHEAD_PATH, sendPage(aheadOf));
    app.get('/assets/*', (request, reply) => {
      // Their names have the hash of what is in them.
      reply.header('cache-control', 'public, max-age=31536000, immutable');
      return reply.sendFile(request.url.split('?')[0] ?? '', folder);
    });
  };
}
