import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { allowFrames } from '../widget-policy.ts';

/** Where the widgets' faces are served: `faces.css` names them. */
export const FONTS_PATH = '/widgets/fonts';

const FILES = {
  'figtree-latin-wght-normal.woff2': '@fontsource-variable/figtree',
  'nunito-latin-wght-normal.woff2': '@fontsource-variable/nunito',
} as const;

/** The brands' text faces, for the widgets in frames: a frame without an origin asks like any other site. */
export async function widgetFonts(app: FastifyInstance): Promise<void> {
  allowFrames(app);
  const { resolve: find } = createRequire(import.meta.url);
  const css = await readFile(resolve(import.meta.dirname, 'faces.css'));
  app.get('/faces.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(css));
  for (const [name, from] of Object.entries(FILES)) {
    // Read once: a few kilobytes, and asked for by every player who opens a widget.
    const file = await readFile(find(`${from}/files/${name}`));
    app.get(`/${name}`, (_request, reply) =>
      reply.header('cache-control', 'public, max-age=86400').type('font/woff2').send(file),
    );
  }
}
