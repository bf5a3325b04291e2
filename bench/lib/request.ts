import { Agent, request as httpRequest } from 'node:http';

export interface Sent {
  readonly method: string;
  /** Path and query, as they go over the wire. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer;
}

export interface Received {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** Sends requests as they are, however wrong, over connections that stay open. */
export function requester(origin: string, connections: number) {
  const { hostname, port } = new URL(origin);
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const once = ({ method, target, headers, body }: Sent) =>
    new Promise<Received>((resolve, reject) => {
      const outgoing = httpRequest(
        {
          agent,
          hostname,
          port,
          method,
          path: target,
          headers: { ...headers, ...(body && { 'content-length': String(body.length) }) },
          timeout: 30_000,
        },
        (incoming) => {
          const chunks: Buffer[] = [];
          incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
          incoming.on('end', () =>
            resolve({
              status: incoming.statusCode ?? 0,
              type: incoming.headers['content-type'] ?? '',
              body: Buffer.concat(chunks).toString(),
            }),
          );
          incoming.on('error', reject);
        },
      );
      outgoing.on('timeout', () => outgoing.destroy(new Error('no answer in 30 s')));
      outgoing.on('error', reject);
      outgoing.end(body);
    });
  const closed = (error: unknown) =>
    error instanceof Error && /ECONNRESET|EPIPE|socket hang up/.test(error.message);
  return {
    /** A connection that the server had closed in between is opened once more. */
    send: (sent: Sent) =>
      once(sent).catch((error: unknown) => {
        if (closed(error)) return once(sent);
        throw error;
      }),
    close: () => agent.destroy(),
  };
}
