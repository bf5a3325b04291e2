import { randomBytes } from 'node:crypto';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { operations as table } from '../../../openapi/operations.gen.ts';
import { problemBody, problems } from './problem.ts';

/**
 * The time for the other side to read the answer and close, ms. An immediate end would make the other side,
 * which is still sending, throw the answer away.
 */
const FAREWELL = 1_000;

const answered = new WeakSet<Socket>();

/**
 * Answers a request that Node could not read, or whose rest never came: a short answer, and the connection is
 * over. Without the end it would stay open for as long as the other side likes.
 */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  // More bytes after the mistake are no new mistake.
  if (answered.has(socket)) return;
  answered.add(socket);
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const problem = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? problems.tooLate : problems.invalid();
  const reason = problem.status === 408 ? 'Request Timeout' : 'Bad Request';
  const body = JSON.stringify(problemBody(problem, randomBytes(8).toString('hex')));
  const head = [
    `HTTP/1.1 ${problem.status} ${reason}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'Connection: close',
  ];
  const end = setTimeout(() => socket.destroy(), FAREWELL).unref();
  socket.once('close', () => clearTimeout(end));
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

/**
 * Closes connections whose request was answered before all of it came: nobody reads the rest, which may take as
 * long as a file, or never end.
 */
export function endAnswered(app: FastifyInstance): void {
  app.addHook('onResponse', async ({ raw }) => {
    const { socket } = raw;
    if (raw.complete || !(socket instanceof Socket)) return;
    const end = setTimeout(() => {
      if (!raw.complete) socket.destroy();
    }, FAREWELL).unref();
    // Of the request and not of its connection, which may have thousands one after the other.
    raw.once('close', () => clearTimeout(end));
  });
}

/**
 * Answers when a body does not come in time, except of an operation with a file. The server itself waits for
 * files, and so for every request, much longer.
 * @param ms from the head on
 */
export function hurryBodies(app: FastifyInstance, ms: number): void {
  app.addHook('onRequest', async ({ raw, routeOptions }) => {
    const { headers, socket } = raw;
    const hasBody =
      headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
    const id = routeOptions.config.operationId;
    // An injected request has all of its body, and no connection that could be over.
    if (!hasBody || !(socket instanceof Socket)) return;
    if (id !== undefined && table[id].carriesFile) return;
    const late = setTimeout(() => {
      if (raw.complete) return;
      const error = Object.assign(new Error('Too late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
      answerBrokenRequest(error, socket);
    }, ms).unref();
    raw.once('close', () => clearTimeout(late));
  });
}
