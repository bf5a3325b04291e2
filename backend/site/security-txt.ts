import type { FastifyInstance } from 'fastify';
import type { Clock } from '../platform/clock.ts';

/** The time for which the file holds, ms: less than the year that is allowed. */
const HOLDS = 180 * 86_400_000;

/**
 * The contact for a person who found a weakness (RFC 9116).
 * @param contact `mailto:` or `https:`
 */
export function registerSecurityTxt(app: FastifyInstance, contact: string, clock: Clock): void {
  app.get('/.well-known/security.txt', (_request, reply) => {
    const expires = new Date(clock.now() + HOLDS).toISOString();
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(`Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: en\n`);
  });
}
