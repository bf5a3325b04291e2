import type { FastifyRequest } from 'fastify';
import type { Origin } from '../operation.ts';

const countryPattern = /^[A-Z]{2}$/;

/** The value of a cookie, decoded; null when absent or not decodable. */
export function cookie(request: FastifyRequest, name: string): string | null {
  for (const part of (request.headers.cookie ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) {
      try {
        return decodeURIComponent(part.slice(at + 1).trim());
      } catch {
        return null;
      }
    }
  }
  return null;
}

const single = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

function siteId(request: FastifyRequest): string {
  const found = /^\{"siteId":"([0-9]{1,8})"\}$/.exec(single(request.headers['sitecontext']) ?? '');
  return found?.[1] ?? '2';
}

export function originOf(request: FastifyRequest): Origin {
  const named = single(request.headers['x-country']) ?? cookie(request, 'country-code');
  return {
    ip: request.ip,
    country: named !== null && countryPattern.test(named) ? named : null,
    region: cookie(request, 'region-code'),
    city: cookie(request, 'city'),
    userAgent: single(request.headers['user-agent']) ?? '',
    siteId: siteId(request),
  };
}
