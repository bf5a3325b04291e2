import { createServer, type Server } from 'node:http';
import { extname } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** Files in memory by URL path. */
export type Files = ReadonlyMap<string, string | Buffer>;

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

/** Serves files over HTTP/1.1, brotli 11, as the site's own server does. */
export async function serve(files: Files): Promise<{ origin: string; close: () => void }> {
  const ready = new Map(
    [...files].map(([path, content]) => [
      path,
      extname(path) === '.woff2' ? Buffer.from(content) : brotliCompressSync(content),
    ]),
  );
  const server: Server = createServer((request, response) => {
    const path = request.url?.split('?')[0] ?? '/';
    const body = ready.get(path);
    if (body === undefined) {
      response.writeHead(404).end();
      return;
    }
    const extension = extname(path) === '' ? '.html' : extname(path);
    response.writeHead(200, {
      'content-type': types[extension] ?? 'application/octet-stream',
      ...(extension === '.woff2' ? {} : { 'content-encoding': 'br' }),
      'cache-control': 'no-cache',
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}
