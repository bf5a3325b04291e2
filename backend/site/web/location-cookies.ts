import type { FastifyRequest } from 'fastify';
import { cookie } from '../../platform/http/origin.ts';

const ATTRIBUTES = 'Path=/; Secure; SameSite=None';

/** What an edge in front says of a visitor's place, by cookie. */
const PLACE = {
  'country-code': { header: 'x-country', pattern: /^[A-Z]{2}$/ },
  'region-code': { header: 'x-region', pattern: /^[0-9A-Za-z-]{1,16}$/ },
  city: { header: 'x-city', pattern: /^[^\p{Cc}]{1,80}$/u },
} as const;

/**
 * The location cookies that a page brings to the site (SESS-03), as `Set-Cookie` values; none that the
 * browser has already. They tell the site what to prefill. Nothing here believes them: the address of
 * a caller is the connection's, through the proxies that the configuration trusts.
 *
 * @param anyoneIsEdge whether the headers of a place are believed from whoever calls; otherwise only
 *   behind a trusted proxy. Development only
 */
export function locationCookies(request: FastifyRequest, anyoneIsEdge: boolean): string[] {
  const isBehindEdge = anyoneIsEdge || request.ips !== undefined;
  const places = isBehindEdge ? Object.entries(PLACE) : [];
  const known = places.flatMap(([name, { header, pattern }]) => {
    const value = request.headers[header];
    return typeof value === 'string' && pattern.test(value) ? [[name, value] as const] : [];
  });
  return [['ip-address', request.ip] as const, ...known]
    .filter(([name, value]) => cookie(request, name) !== value)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}; ${ATTRIBUTES}`);
}
