import type { Server } from 'node:net';
import { addressSubject } from '../rate-limits.ts';

/**
 * Leaves room for others: a connection beyond the share of its address is closed without an answer, as
 * one beyond the instance's own is.
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
