import { lifetimeOf } from './claims.ts';

/** Tokens are renewed this long before they expire, in ms, so that a call never meets an expired one. */
const RENEWAL_MARGIN = 3 * 60_000;
/**
 * They are also renewed in the last of so many parts of their lifetime: short ones, as a session's last, would
 * otherwise be due as they come.
 */
const RENEWAL_PARTS = 5;

/** For how long a token is valid when it is issued, in ms. */
const spanOf = ({ iat, exp }: { readonly iat: number; readonly exp: number }): number =>
  (exp - iat) * 1_000;

/** Times in ms. */
export interface Clocks {
  /** The device's clock, which may be wrong and may jump. */
  readonly now: () => number;
  /** Time since the page began, which never jumps but may stand still while the device sleeps. */
  readonly elapsed: () => number;
}

/** The part of a session that says how long it holds. */
interface Held {
  readonly idToken: string;
  readonly accessToken: string;
  /** How far the device's clock was ahead of the platform's when the tokens came, in ms. */
  readonly clockSkew: number;
}

/** Tells whether the tokens of a session hold, and in how many ms they are to be renewed. */
export function createValidity({ now, elapsed }: Clocks) {
  /** Until when tokens hold by {@link Clocks.elapsed}, once this page has seen them. */
  let lease: { readonly of: string; readonly until: number } | undefined;

  return (held: Held): { readonly holds: boolean; readonly renewIn: number } => {
    const lifetimes = [lifetimeOf(held.idToken), lifetimeOf(held.accessToken)];
    const left = lifetimes.map((lifetime) =>
      lifetime === undefined
        ? 0
        : // However far a clock is set back, nothing is valid for longer than it was issued.
          Math.min(lifetime.exp * 1_000 + held.clockSkew - now(), spanOf(lifetime)),
    );
    const byClock = Math.min(...left);
    if (lease?.of !== held.accessToken) {
      lease = { of: held.accessToken, until: elapsed() + byClock };
    }
    const sinceSeen = lease.until - elapsed();
    const spans = lifetimes.map((lifetime) => (lifetime === undefined ? 0 : spanOf(lifetime)));
    const margin = Math.min(RENEWAL_MARGIN, Math.min(...spans) / RENEWAL_PARTS);
    // A clock that jumped ends nothing: the tokens are exchanged, and the platform judges.
    return {
      holds: sinceSeen > 0,
      renewIn: Math.max(0, Math.min(byClock, sinceSeen) - margin),
    };
  };
}
