import type { FastifyRequest } from 'fastify';
import { createCallerGates } from '../../platform/http/caller-gates.ts';
import { addressSubject, type RateLimits } from '../../platform/rate-limits.ts';
import { Refusal } from '../../platform/refusal.ts';
import { guestOf, type Guest, type ReadClaim } from './guest.ts';

/**
 * Lets callers in, within the limits of the merchant's own calls. A visitor makes up their secret, so visitors
 * count by address. A player counts by account. A caller who proves nothing counts by address, too.
 */
export function createAdmission(limits: RateLimits, readClaim: ReadClaim) {
  const gates = createCallerGates(limits);
  /** @throws Refusal 401, 429 */
  return async (request: FastifyRequest): Promise<Guest> => {
    const address = addressSubject(request.ip);
    const guest = await guestOf(request, readClaim).catch((error: unknown) => {
      if (error instanceof Refusal) gates.bad(address);
      throw error;
    });
    if (guest.kind === 'player') gates.account(guest.playerId);
    else gates.visitor(address);
    return guest;
  };
}
