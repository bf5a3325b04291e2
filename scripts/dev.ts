import { join } from 'node:path';
import { createServer, type Plugin } from 'vite';
import { buildStudio } from '../tools/build/studio.ts';
import { readTexts } from '../tools/build/texts.ts';
import { toBackend } from '../tools/lib/to-backend.ts';

/**
 * Vite with hot reload on `SITE_PORT`; everything else goes to the backend on `BACKEND_PORT`. There is no
 * content security policy here: hot reload needs inline scripts and styles. The client of the studio's games is built,
 * and built again when it changes: its frame is loaded anew by hand.
 */
const target = `http://127.0.0.1:${process.env['BACKEND_PORT'] ?? '4001'}`;

const root = join(import.meta.dirname, '..');

/** The tasks of the built site's server besides pages: texts, here uncompiled, and the way in (LOC-03). */
const siteServer: Plugin = {
  name: 'site-server',
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const url = request.url ?? '/';
      const language = /^\/locales\/([a-z]{2,4})\/default\.json$/.exec(url)?.[1];
      if (language !== undefined) {
        void readTexts(join(root, 'src', 'texts'), language).then((texts) => {
          if (texts === undefined) response.writeHead(404).end();
          else response.setHeader('content-type', 'application/json').end(JSON.stringify(texts));
        });
      } else if (/^\/(?:\?|$)/.test(url)) {
        response.writeHead(302, { location: `/en-UN${url}` }).end();
      } else {
        next();
      }
    });
  },
};

const server = await createServer({
  root,
  plugins: [siteServer],
  logLevel: 'warn',
  server: {
    host: '127.0.0.1',
    port: Number(process.env['SITE_PORT'] ?? '4000'),
    strictPort: true,
    allowedHosts: ['.localhost'],
    proxy: toBackend(target),
  },
});
await server.listen();
// The backend serves the studio's client from here, at the studio's own origin.
await buildStudio(root, join(root, 'dist', 'studio'), true);
