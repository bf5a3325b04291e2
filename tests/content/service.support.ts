import Fastify, { type FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import {
  contentService,
  type ContentServiceOptions,
} from '../../backend/third-parties/content/service.ts';

/** A content service on a port of its own. */
export interface RunningService {
  readonly app: FastifyInstance;
  readonly origin: string;
  /** Paths with query that were asked for, newest last. */
  readonly asked: string[];
}

export async function startService(options: ContentServiceOptions = {}): Promise<RunningService> {
  const app = Fastify();
  const asked: string[] = [];
  app.addHook('onRequest', (request, _reply, done) => {
    asked.push(`${request.method} ${request.url}`);
    done();
  });
  await app.register(contentService, { prefix: '/content', ...options });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return { app, origin: `http://127.0.0.1:${port}`, asked };
}
