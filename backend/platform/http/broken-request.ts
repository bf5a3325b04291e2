import { randomBytes } from 'node:crypto';
import type { Socket } from 'node:net';
import { problemBody, problems } from './problem.ts';

/**
 * How long the other side may take to read the answer and close, ms. Not at once, because what it
 * still sends would make its side throw the answer away.
 */
const FAREWELL = 1_000;

const answered = new WeakSet<Socket>();

/**
 * What Node could not make a request of, or waited for in vain: a short answer, and the connection
 * is over. Ending alone would leave it open for as long as the other side likes.
 */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  // What comes behind the mistake is one more mistake.
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
