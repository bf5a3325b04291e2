import { GAME_KINDS, type GameRules } from '../../reference/game-rules.ts';
import {
  gameRulesFor,
  type GameChannel,
  type GameViewer,
} from '../../reference/game-visibility.ts';

/** The law as a query of content takes it. */
export type LawParams = {
  readonly types: readonly string[];
  readonly kinds: readonly string[];
  /** Whether games with a jackpot may be shown. */
  readonly jackpots: boolean;
  /** Basis points; 0 where the law asks for none. */
  readonly leastReturn: number;
  /** Whether only the games of `permitted` may be shown, `slug@version`. */
  readonly needsPermit: boolean;
  readonly permitted: readonly string[];
  readonly channels: readonly GameChannel[];
  /** Whether the law forbids kinds of games, or all but some: categories may be left without any. */
  readonly isSelective: boolean;
};

/**
 * A condition on a game, or on its card in a field of that name, that lets pass what the law of {@link lawParams}
 * allows: so pages and counts are those of games that show. What passes goes through `offeredTo` all the same,
 * which decides.
 * @param at `game.` for a card, or a game's document, in the field `game`
 */
export const lawful = (at: 'game.' | '' = ''): string => `${at}_type in $types
  && ${at}gameType in $kinds && ${at}returnToPlayer >= $leastReturn
  && select($jackpots => true, ${at}jackpotExist != true && ${at}gameType != "jackpotSlot")
  && select($needsPermit => ${at}gameSlug + "@" + ${at}version in $permitted, true)
  && array::intersects(${at}channels, $channels)`;

const paramsOf = (
  { gameKinds, liveCasino, jackpots, leastReturn, gameAllowList }: GameRules,
  channels: readonly GameChannel[],
): LawParams => ({
  types: liveCasino ? ['casinoGames', 'liveCasinoGames'] : ['casinoGames'],
  kinds: gameKinds,
  jackpots,
  leastReturn: leastReturn ?? 0,
  needsPermit: gameAllowList !== null,
  permitted: (gameAllowList ?? []).map(({ slug, version }) => `${slug}@${version}`),
  channels,
  isSelective:
    !liveCasino || !jackpots || gameAllowList !== null || gameKinds.length < GAME_KINDS.length,
});

/** The law that somebody is under, for the queries that use {@link lawful}. */
export const lawParams = (viewer: GameViewer): LawParams =>
  paramsOf(gameRulesFor(viewer), viewer.channels);
