import type { IncomingMessage } from 'node:http';
import type { Server, Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { addressSubject } from '../rate-limits.ts';

/**
 * Leaves room for others: a connection beyond its address's share is closed without an answer, like one beyond
 * the instance's own limit.
 * @param most of one address at once; of IPv6 the first 64 bits count as one
 */
export function shareConnections(server: Server, most: number): void {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const who = addressSubject(socket.remoteAddress ?? '');
    const count = (open.get(who) ?? 0) + 1;
    open.set(who, count);
    socket.once('close', () => {
      const left = (open.get(who) ?? 1) - 1;
      if (left === 0) open.delete(who);
      else open.set(who, left);
    });
    if (count > most) socket.destroy();
  });
}

/**
 * Ends every connection with the server. Node waits for each without an end: for one that a client keeps open after
 * its last answer, and for one whose request never comes whole, which Node no longer times once the server closes.
 * @param ms for calls that are under way; what takes longer is cut off
 */
export function endConnections(app: FastifyInstance, ms: number): void {
  const open = new Set<Socket>();
  const underWay = new Set<IncomingMessage>();
  let isClosing = false;
  app.server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  app.addHook('onRequest', async ({ raw }) => {
    underWay.add(raw);
  });
  app.addHook('onResponse', async ({ raw }) => {
    underWay.delete(raw);
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    const busy = new Set([...underWay].map(({ socket }) => socket));
    for (const socket of open) if (!busy.has(socket)) socket.destroy();
    setTimeout(() => open.forEach((socket) => socket.destroy()), ms).unref();
  });
}
