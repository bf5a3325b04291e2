import type { FastifyInstance } from 'fastify';
import { cut } from '../../platform/cut.ts';

const PER_MINUTE = 20;
const MAX_BYTES = 16_384;

/** What stands behind a path in an address: keys of links and codes of payments, which no log may have. */
const BEHIND_PATH = /[?#][^"]*/g;

/**
 * Takes the browsers' reports of blocked content (`report-uri`) and logs at most 20 a minute, so
 * that a defect is seen and a flood is not. Answers 204 whatever the report says.
 */
export function registerReports(app: FastifyInstance): void {
  app.register(async (scope) => {
    let minute = 0;
    let logged = 0;
    scope.addContentTypeParser(
      ['application/csp-report', 'application/reports+json'],
      { parseAs: 'string', bodyLimit: MAX_BYTES },
      (_request, body, done) => done(null, body),
    );
    scope.post('/csp-report', { bodyLimit: MAX_BYTES }, async (request, reply) => {
      const now = Math.floor(performance.now() / 60_000);
      if (now !== minute) [minute, logged] = [now, 0];
      if (typeof request.body === 'string' && logged < PER_MINUTE) {
        logged += 1;
        const report = cut(request.body.replace(BEHIND_PATH, ''), 2_000);
        request.log.warn({ report }, 'content blocked by policy');
      }
      return reply.code(204).send();
    });
  });
}
