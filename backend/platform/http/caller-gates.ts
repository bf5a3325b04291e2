import { rateLimitRules, type RateLimitName, type RateLimits } from '../rate-limits.ts';
import { tooManyRequests } from '../refusal.ts';
import { floodGate } from './rate-limit.ts';

/** Counts the calls of a third party's stand-in as the platform's own are counted, apart from those. */
export interface CallerGates {
  /** @param address of a caller who proves nothing @throws Refusal 429 */
  bad(address: string): void;
  /** @param address of a visitor @throws Refusal 429 */
  visitor(address: string): void;
  /** @throws Refusal 429 */
  account(playerId: string): void;
}

export function createCallerGates(limits: RateLimits): CallerGates {
  const gate = (name: RateLimitName) => {
    const flood = floodGate({ most: limits[name], windowMs: rateLimitRules[name].windowMs });
    return (subject: string): void => {
      const wait = flood.count(subject);
      if (wait !== null) throw tooManyRequests(wait);
    };
  };
  return {
    bad: gate('badTokens'),
    visitor: gate('addressCalls'),
    account: gate('accountCalls'),
  };
}
