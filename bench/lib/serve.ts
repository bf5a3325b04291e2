import { createServer, type Server } from 'node:http';
import { extname } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** A picture as a site answered with it. */
export interface Picture {
  readonly body: Buffer;
  readonly type: string;
}

/** Files in memory by URL path, pictures by path and query. */
export type Files = ReadonlyMap<string, string | Buffer | Picture>;

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

interface Served extends Picture {
  readonly isPacked?: boolean;
}

function packed(path: string, content: string | Buffer): Served {
  const extension = extname(path) === '' ? '.html' : extname(path);
  const type = types[extension] ?? 'application/octet-stream';
  return extension === '.woff2'
    ? { body: Buffer.from(content), type }
    : { body: brotliCompressSync(content), type, isPacked: true };
}

/** Serves files over HTTP/1.1, brotli 11, as the site's own server does. */
export async function serve(files: Files): Promise<{ origin: string; close: () => void }> {
  const ready = new Map(
    [...files].map(([path, content]) => [
      path,
      typeof content === 'string' || Buffer.isBuffer(content) ? packed(path, content) : content,
    ]),
  );
  const server: Server = createServer((request, response) => {
    const { url = '/' } = request;
    const file: Served | undefined = ready.get(url) ?? ready.get(url.split('?')[0] ?? '/');
    if (file === undefined) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'content-type': file.type,
      ...(file.isPacked === true && { 'content-encoding': 'br' }),
      'cache-control': 'no-cache',
    });
    response.end(file.body);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}
