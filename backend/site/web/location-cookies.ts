import type { FastifyRequest } from 'fastify';
import { cookie, countryIn } from '../../platform/http/origin.ts';

const ATTRIBUTES = 'Path=/; Secure; SameSite=None';

/** The text where a pattern allows it. */
const matching = (pattern: RegExp) => (text: string) => (pattern.test(text) ? text : null);

/** The cookies that carry a visitor's place, by the header of an edge in front. */
const PLACE = {
  'country-code': { header: 'x-country', read: countryIn },
  'region-code': { header: 'x-region', read: matching(/^[0-9A-Za-z-]{1,16}$/) },
  city: { header: 'x-city', read: matching(/^[^\p{Cc}]{1,80}$/u) },
} as const;

/** Where a visitor is, as far as the edge or an earlier page said. */
export interface VisitorPlace {
  /** ISO 3166-1 alpha-2. */
  readonly country: string | undefined;
  readonly region: string | undefined;
}

type PlaceName = keyof typeof PLACE;

/** The visitor's place as the edge says, when it is one. */
function toldByEdge(
  request: FastifyRequest,
  anyoneIsEdge: boolean,
): ReadonlyMap<PlaceName, string> {
  const isBehindEdge = anyoneIsEdge || request.ips !== undefined;
  const told = new Map<PlaceName, string>();
  if (!isBehindEdge) return told;
  for (const name of ['country-code', 'region-code', 'city'] as const) {
    const value = request.headers[PLACE[name].header];
    const read = typeof value === 'string' ? PLACE[name].read(value) : null;
    if (read !== null) told.set(name, read);
  }
  return told;
}

/**
 * The place of a visitor, by the edge, else by their location cookies (LOC-07). A cookie may hold anything: it
 * only decides where the bare address leads.
 */
export function placeOf(request: FastifyRequest, anyoneIsEdge: boolean): VisitorPlace {
  const told = toldByEdge(request, anyoneIsEdge);
  const country = told.get('country-code');
  // A region says something only beside its country.
  if (country !== undefined) return { country, region: told.get('region-code') };
  return {
    country: cookie(request, 'country-code') ?? undefined,
    region: cookie(request, 'region-code') ?? undefined,
  };
}

/**
 * The location cookies that a page brings to the site (SESS-03), as `Set-Cookie` values; none that the browser
 * has already. They prefill forms of the site. Nothing here believes them: the address of a caller is the
 * connection's, through the proxies that the configuration trusts.
 *
 * @param anyoneIsEdge whether the headers of a place are believed from any caller; otherwise only behind a
 * trusted proxy. Development only
 */
export function locationCookies(request: FastifyRequest, anyoneIsEdge: boolean): string[] {
  return [['ip-address', request.ip] as const, ...toldByEdge(request, anyoneIsEdge)]
    .filter(([name, value]) => cookie(request, name) !== value)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}; ${ATTRIBUTES}`);
}
