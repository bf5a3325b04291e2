import type { FastifyInstance, FastifyRequest } from 'fastify';
import { problems, sendProblem } from '../http/problem.ts';

/**
 * Whether the browser says that a foreign page sent this. Another port of this machine is the same _site_ to a
 * browser, so only our own origin counts.
 */
export function isSentByOtherPage({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  const { origin } = headers;
  return origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host);
}

/**
 * A form or a plain `fetch` of another page can POST without asking first, but it can send neither JSON nor a
 * header of ours.
 */
function isOrderedFromElsewhere(request: FastifyRequest): boolean {
  if (isSentByOtherPage(request)) return true;
  const { method, headers } = request;
  if (method !== 'POST') return false;
  const isJson = /^application\/json\s*(?:;|$)/i.test(headers['content-type'] ?? '');
  return !isJson && headers['x-control-session'] === undefined;
}

/** Gives control of this instance to our own pages and to programs, and to nobody else's pages. */
export function orderedFromHere(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (isOrderedFromElsewhere(request)) return sendProblem(reply, problems.notFound);
  });
}
