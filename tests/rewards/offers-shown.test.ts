import { describe, expect, test } from 'vitest';
import type { GuardedPlayer } from '../../machines/site/guard/decide.ts';
import { USUAL_OFFERS } from '../../reference/offer-rules.ts';
import type { PromotionCard } from '../../src/content/promotion-types.ts';
import { isOffered, type OfferReader } from '../../src/runtime/offers/choose.ts';
import type { OwnLimit } from '../../src/runtime/offers/own-facts.ts';
import { offersReach } from '../../src/runtime/offers/reach.ts';

/** Whom offers reach, where a fact is missing or a limit is used up. */

const promotion = (isFirst: boolean): PromotionCard => ({
  slug: 'a',
  category: { id: 'casino', label: 'Casino' },
  tags: [],
  title: 'A',
  summary: undefined,
  terms: 'Terms',
  picture: { asset: '', alt: '' },
  button: undefined,
  urlAction: undefined,
  bonus: { isFirst, wagering: 10, days: 60 },
  markets: [],
  startDate: undefined,
  endDate: undefined,
  authorized: 'both',
  targetAudienceOption: 'no-limit',
  depositGroups: [],
  playerIds: [],
});
const reader = (viewer: OfferReader['viewer']): OfferReader => ({
  viewer,
  market: 'UN',
  now: 0,
  rules: USUAL_OFFERS,
});
const player = (deposits: number | undefined) =>
  reader({ kind: 'player', playerId: '100123', deposits });

describe('a bonus of the first deposit [TARGET-03] [PROMO-01]', () => {
  test('shows to visitors and to players who have made none, and to nobody of whom it is not known', () => {
    const first = promotion(true);
    expect(isOffered(first, reader({ kind: 'visitor' }))).toBe(true);
    expect([0, 1, undefined].map((deposits) => isOffered(first, player(deposits)))).toEqual([
      true,
      false,
      false,
    ]);
    expect(isOffered(promotion(false), player(undefined))).toBe(true);
  });
});

describe('offers [TARGET-01]', () => {
  const PLAYER: GuardedPlayer = {
    riskPayout: false,
    suspended: false,
    manualClaimAllowed: true,
    restricted: false,
    account: { flags: { bonuses: true, deposit: true } },
  };
  const left = (remaining: number): OwnLimit => ({
    kind: 'deposit',
    period: 'D',
    currency: 'EUR',
    facts: {
      amount: 1_000,
      used: 1_000 - remaining,
      remaining,
      pending: undefined,
      locked: false,
      resetAt: undefined,
    },
  });

  test('reach nobody who has used up one of their limits, nor whose limits are not known', () => {
    const reach = (...value: readonly OwnLimit[]) =>
      offersReach(PLAYER, { status: 'ready', value });
    expect(reach()).toBe(true);
    expect(reach(left(1), left(700))).toBe(true);
    expect(reach(left(1), left(0))).toBe(false);
    expect(offersReach(PLAYER, { status: 'loading' })).toBe(false);
  });
});
