import type { Currency } from '../../reference/currencies.ts';
import { isAgeVerified } from '../../reference/age-verified.ts';
import type { GameChannel, GameViewer } from '../../reference/game-visibility.ts';
import { GLOBAL_MARKET, isMarketCode, MARKETS, type MarketCode } from '../../reference/markets.ts';
import { currentStatus } from '../access/status.ts';
import { playerOfSession } from '../access/session-player.ts';
import type { Origin, Session } from '../platform/operation.ts';
import type { Platform } from '../platform/platform.ts';
import { invalidField, Refusal } from '../platform/refusal.ts';
import { residenceOf } from '../players/residence.ts';
import type { players } from '../players/tables.ts';

export type Player = typeof players.$inferSelect;

/** What a call tells of the one who asks. */
export interface Asking {
  readonly platform: Platform;
  readonly session: Session | null;
  readonly origin: Origin;
}

/** The player of the session, if there is one. @throws Refusal 403 where it is over meanwhile */
export async function playerOf({
  platform,
  session,
}: Pick<Asking, 'platform' | 'session'>): Promise<Player | undefined> {
  if (!session) return undefined;
  const player = await playerOfSession(platform, session.sessionId);
  if (!player) throw new Refusal(403, 'error.session.forbidden', 'The session is over.');
  return player;
}

/**
 * Whether the account may play: nobody restricted it, holds its payouts, or suspended it at another brand (GUARD-10,
 * GUARD-11).
 */
export const mayPlay = (player: Player, now: number): boolean =>
  currentStatus(player, now) === 'REGISTERED' && !player.riskPayout && !player.multibrandSuspended;

/**
 * The market that a call names.
 * @param field of the call that names it
 * @throws Refusal 400
 */
export function marketOf(market: string, field: 'locale' | 'market'): MarketCode {
  if (!isMarketCode(market)) throw invalidField(field, 'unknown', 'There is no such market.');
  return market;
}

/** The market of a page, by its locale. @throws Refusal 400 */
export const marketOfLocale = (locale: string): MarketCode => marketOf(locale.slice(3), 'locale');

/**
 * The one who asks, as the rules of games look at them: where they are the platform knows itself.
 * @param market of the page; it decides about guests alone
 */
export const viewerOf = (
  { origin }: Pick<Asking, 'origin'>,
  player: Player | undefined,
  market: string,
  channels: readonly GameChannel[],
): GameViewer => ({
  player: player && {
    residence: residenceOf(player),
    isAgeVerified: isAgeVerified(player.kycStatus),
  },
  market,
  country: origin.country ?? undefined,
  channels,
});

/** Somebody who asks for a list of games. */
export interface Asker {
  readonly viewer: GameViewer;
  /** In which amounts are told. */
  readonly currency: Currency;
  readonly player: Player | undefined;
}

const EVERY_CHANNEL: readonly GameChannel[] = ['desktop', 'mobile', 'tablet'];

/**
 * The one who asks, with the session if there is one.
 * @param market of the page
 * @param channel the device; without one, games for any are open
 * @throws Refusal 403 where the session is over meanwhile
 */
export async function askerOf(
  call: Asking,
  market: MarketCode,
  channel?: GameChannel,
): Promise<Asker> {
  const player = await playerOf(call);
  const channels = channel === undefined ? EVERY_CHANNEL : [channel];
  return {
    viewer: viewerOf(call, player, market, channels),
    currency: player?.currency ?? MARKETS[market].currency,
    player,
  };
}

/** The player of a call that asks for one: the market of a page decides nothing about players. */
export const askingPlayer = (
  call: Asking & { readonly session: Session },
  channel?: GameChannel,
): Promise<Asker> => askerOf(call, GLOBAL_MARKET, channel);
