import type { FastifyRequest } from 'fastify';
import { floodGate } from '../../platform/http/rate-limit.ts';
import { addressSubject, limitRules, type LimitName, type Limits } from '../../platform/limits.ts';
import { Refusal, tooManyRequests } from '../../platform/refusal.ts';
import { guestOf, type Guest, type ReadClaim } from './guest.ts';

/**
 * Lets in whoever calls, as often as the merchant's own calls may be made: a visitor makes up their secret, so
 * they count by address, a player by account, and who proves nothing by address, too.
 */
export function createAdmission(limits: Limits, readClaim: ReadClaim) {
  const gate = (name: LimitName) =>
    floodGate({ most: limits[name], windowMs: limitRules[name].windowMs });
  const bad = gate('badTokens');
  const visits = gate('addressCalls');
  const accounts = gate('accountCalls');
  /** @throws Refusal 401, 429 */
  return async (request: FastifyRequest): Promise<Guest> => {
    const address = addressSubject(request.ip);
    const guest = await guestOf(request, readClaim).catch((error: unknown) => {
      const wait = error instanceof Refusal ? bad.count(address) : null;
      throw wait === null ? error : tooManyRequests(wait);
    });
    const wait = guest.kind === 'player' ? accounts.count(guest.playerId) : visits.count(address);
    if (wait !== null) throw tooManyRequests(wait);
    return guest;
  };
}
