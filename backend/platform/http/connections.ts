import type { Server } from 'node:net';
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
