import type { FastifyInstance } from 'fastify';
import { isLoopback } from '../stand-ins.ts';
import { problems, sendProblem } from './problem.ts';

const nameOf = (host: string): string => host.toLowerCase().replace(/\.?(?::\d{1,5})?$/, '');

/**
 * Whether a host is one of ours: this machine's names, or listed. A name that somebody else makes
 * lead to our address (DNS rebinding) is not.
 * @param host as in the header, with or without a port
 * @param listed whole names, or `.example.com` for all below
 */
export function isKnownHost(host: string, listed: readonly string[]): boolean {
  const name = nameOf(host);
  if (isLoopback(name) || name.endsWith('.localhost')) return true;
  return listed.some((entry) =>
    entry.startsWith('.') ? name.endsWith(entry) && name.length > entry.length : name === entry,
  );
}

/** Refuses every request that names another host, or more than one. */
export function answerKnownHosts(app: FastifyInstance, listed: readonly string[]): void {
  const hosts = listed.map((entry) => entry.toLowerCase());
  app.addHook('onRequest', async (request, reply) => {
    const { rawHeaders } = request.raw;
    const named = rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host');
    if (named.length > 1) return sendProblem(reply, problems.invalid());
    if (!isKnownHost(request.host, hosts)) return sendProblem(reply, problems.host);
  });
}
