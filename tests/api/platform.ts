import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createCall, type Call, type CallOptions } from '../../src/api/call.ts';

/** The bytes of a server, before anybody has read them. */
export interface Raw {
  readonly status?: number;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** How many of the body's bytes go out before the connection breaks. */
  readonly cutAfter?: number;
  /** ms before the first byte goes out. */
  readonly wait?: number;
}

/** `lost`: the connection breaks without an answer; `silent`: it stays open and nothing comes. */
export type Answer = Raw | 'lost' | 'silent';

export interface Received {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A real server that gives the ordered answers one by one, and keeps the requests. */
export interface Platform {
  readonly origin: string;
  readonly received: Received[];
  /** The next answers; after the last one, `500`. */
  readonly answers: Answer[];
  readonly close: () => Promise<void>;
}

export const TOKENS = {
  idToken: 'id.token.raw',
  accessToken: 'access.token.raw',
  refreshToken: 'refresh-token',
};

/** An answer of JSON, as the platform sends it. */
export function json(status: number, body: unknown, headers: Record<string, string> = {}): Raw {
  const type = { 'content-type': 'application/json' };
  return { status, body: JSON.stringify(body), headers: { ...type, ...headers } };
}

export function problem(status: number, code: string, more: object = {}): Raw {
  return json(status, { code, message: code, traceId: 'trace-1', ...more });
}

export async function startPlatform(): Promise<Platform> {
  const received: Received[] = [];
  const answers: Answer[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      received.push({ method, path: url, headers, body: Buffer.concat(chunks).toString() });
      const answer = answers.shift() ?? { status: 500, body: 'nothing is prepared' };
      const wait = typeof answer === 'string' ? 0 : (answer.wait ?? 0);
      if (wait === 0) send(response, answer);
      else setTimeout(() => send(response, answer), wait);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    received,
    answers,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function send(response: ServerResponse, answer: Answer): void {
  if (answer === 'silent') return;
  if (answer === 'lost') {
    response.destroy();
    return;
  }
  const { status = 200, body = '', headers = {}, cutAfter } = answer;
  response.writeHead(status, { 'content-length': Buffer.byteLength(body), ...headers });
  if (cutAfter === undefined) {
    response.end(status === 204 ? undefined : body);
    return;
  }
  response.write(Buffer.from(body).subarray(0, cutAfter), () => response.destroy());
}

/** The site's own client against that server, without waits between its attempts. */
export function callTo(
  { origin }: Platform,
  options: Partial<CallOptions> = {},
  create = createCall,
): Call {
  return create({
    baseUrl: origin,
    siteId: '2',
    tokens: { forCall: () => Promise.resolve(TOKENS), current: () => 'session' },
    onSessionStart: () => Promise.resolve(),
    onSessionEnd: () => undefined,
    sleep: () => Promise.resolve(),
    ...options,
  });
}
