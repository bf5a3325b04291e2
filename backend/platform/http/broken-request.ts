import { randomBytes } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { operations as table } from '../../../openapi/operations.gen.ts';
import { problemBody, problems, type ProblemContent } from './problem.ts';

/** The code of a body that goes on without end. */
export const BODY_TOO_LONG = 'BODY_TOO_LONG';

/**
 * The time for the other side to read the answer and close, ms. An immediate end would make the other side,
 * which is still sending, throw the answer away.
 */
const FAREWELL = 1_000;
/** The fewest bytes of a body that come in a second: a line that is slower keeps a place from others. */
export const SLOWEST_BODY = 4_096;
/** The time for the rest of a request that has its answer, seconds. */
const LONGEST_REST = 10;

/** By the code of the error; any other is a mistake of its form. */
const PROBLEM_OF = new Map<string | undefined, ProblemContent>([
  ['ERR_HTTP_REQUEST_TIMEOUT', problems.tooLate],
  ['HPE_HEADER_OVERFLOW', problems.headTooLarge],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', problems.tooLarge],
  [BODY_TOO_LONG, problems.tooLarge],
]);

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
  const problem = PROBLEM_OF.get(error.code) ?? problems.invalid();
  const body = JSON.stringify(problemBody(problem, randomBytes(8).toString('hex')));
  const head = [
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
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
 * Lets the other side read an answer that comes before all of its request: most write first and read afterwards, and a
 * connection that is closed meanwhile takes the answer with it. So the rest is read and thrown away, and the
 * connection is closed where the rest is slow or long: nobody needs it, and it may never end.
 */
export function endAnswered(app: FastifyInstance): void {
  app.addHook('onSend', async ({ raw }, reply) => {
    if (raw.complete || !(raw.socket instanceof Socket)) return;
    // Node closes at once where either side has asked for it.
    reply.removeHeader('connection');
    reply.raw.shouldKeepAlive = true;
    raw.unpipe();
    raw.resume();
  });
  app.addHook('onResponse', async ({ raw }) => {
    const { socket } = raw;
    if (raw.complete || !(socket instanceof Socket)) return;
    let [read, seconds] = [socket.bytesRead, 0];
    const look = setInterval(() => {
      seconds += 1;
      if (!raw.complete && (seconds === LONGEST_REST || socket.bytesRead - read < SLOWEST_BODY)) {
        socket.destroy();
      }
      read = socket.bytesRead;
    }, FAREWELL).unref();
    // Of the request and not of its connection, which may have thousands one after the other.
    raw.once('close', () => clearInterval(look));
  });
}

/**
 * Answers when a body does not come in time, except of an operation with a file. The server itself waits for
 * files, and so for every request, much longer.
 * @param ms from the head on
 */
export function hurryBodies(app: FastifyInstance, ms: number): void {
  app.addHook('onRequest', async ({ raw, routeOptions }, reply) => {
    const { headers, socket } = raw;
    const hasBody =
      headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
    const id = routeOptions.config.operationId;
    // An injected request has all of its body, and no connection that could be over.
    if (!hasBody || !(socket instanceof Socket)) return;
    if (id !== undefined && table[id].carriesFile) return;
    const late = setTimeout(() => {
      if (raw.complete || reply.sent) return;
      const error = Object.assign(new Error('Too late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
      answerBrokenRequest(error, socket);
    }, ms).unref();
    raw.once('close', () => clearTimeout(late));
  });
}
