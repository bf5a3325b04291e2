import { join } from 'node:path';
import { createServer } from 'vite';

/**
 * Vite with hot reload on `SITE_PORT`; what is not the site's goes to the backend on `BACKEND_PORT`.
 * There is no content security policy here: hot reload needs inline scripts and styles.
 */
const target = `http://127.0.0.1:${process.env['BACKEND_PORT'] ?? '4001'}`;
const backendPaths = ['/api', '/cms', '/control', '/outbox', '/payment-provider', '/webhooks'];

const server = await createServer({
  root: join(import.meta.dirname, '..'),
  logLevel: 'warn',
  server: {
    host: '127.0.0.1',
    port: Number(process.env['SITE_PORT'] ?? '4000'),
    strictPort: true,
    allowedHosts: ['.localhost'],
    proxy: Object.fromEntries(backendPaths.map((path) => [path, { target }])),
  },
});
await server.listen();
