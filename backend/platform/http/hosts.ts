import type { FastifyInstance } from 'fastify';
import { isLoopback, type Mode } from '../stand-ins.ts';
import { problems, refuseRequest } from './problem.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The caller proves itself by a signature, so any name may have led here. */
    readonly anyHost?: true;
  }
}

const label = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?';
/** A name or an address with at most a port: nothing that a URL reads as a user, a path or a query. */
const written = new RegExp(`^(${label}(?:\\.${label})*|\\[[0-9a-f:.]+\\])\\.?(?::(\\d{1,5}))?$`);

/** The name in a host, lower case; undefined for a text that is no host. */
function nameOf(host: string): string | undefined {
  const [, name, port = '0'] = written.exec(host.toLowerCase()) ?? [];
  return Number(port) <= 65_535 ? name : undefined;
}

/**
 * Whether a host is one of ours: listed or, in development, a name of this machine. A foreign name that leads
 * to our address (DNS rebinding) is not.
 * @param host as in the header, with or without a port
 * @param listed whole names, or `.example.com` for all below
 */
export function isKnownHost(host: string, listed: readonly string[], mode: Mode): boolean {
  const name = nameOf(host);
  if (name === undefined) return false;
  if (mode === 'development' && (isLoopback(name) || name.endsWith('.localhost'))) return true;
  return listed.some((entry) => (entry.startsWith('.') ? name.endsWith(entry) : name === entry));
}

/** Refuses every request that names another host, more than one, or a scheme other than the web's. */
export function answerKnownHosts(
  app: FastifyInstance,
  listed: readonly string[],
  mode: Mode,
): void {
  const hosts = listed.map((entry) => entry.toLowerCase());
  app.addHook('onRequest', async (request, reply) => {
    const { rawHeaders } = request.raw;
    const named = rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host');
    if (named.length > 1) return refuseRequest(reply, problems.invalid());
    // Behind a proxy a header says it.
    if (!/^https?$/.test(request.protocol)) return refuseRequest(reply, problems.invalid());
    if (request.routeOptions.config.anyHost) return;
    if (!isKnownHost(request.host, hosts, mode)) return refuseRequest(reply, problems.host);
  });
}
