import { isPlayed, mathOf } from '../../backend/third-parties/studio/math/games.ts';
import { variantOf } from '../../backend/third-parties/studio/math/slot/variants.ts';
import { lookOf, VARIANTS } from '../../backend/third-parties/content/art/games/index.ts';
import type { BetLimit } from '../../backend/third-parties/content/game-documents.ts';
import type { GameKind } from '../../reference/game-rules.ts';
import { GAME_CHANNELS, VOLATILITIES, type GameChannel } from '../../reference/game-visibility.ts';
import { limitsOf, releaseOf, returnOf, versionOf } from './facts.ts';
import { nameOf, slugOf, type Named } from './names.ts';
import { diceOf, type Dice } from './random.ts';
import { STUDIOS, type Studio } from './studios.ts';
import type { Theme } from './words.ts';

/** A game of a studio, without what each brand adds. */
export interface Game {
  readonly studio: Studio;
  readonly subStudio: string | undefined;
  readonly isLive: boolean;
  readonly name: string;
  readonly slug: string;
  readonly type: GameKind;
  readonly theme: Theme | undefined;
  readonly motif: string;
  readonly seed: number;
  readonly channels: readonly GameChannel[];
  readonly betLimits: readonly BetLimit[];
  readonly returnToPlayer: number;
  readonly volatility: (typeof VOLATILITIES)[number] | undefined;
  readonly version: string;
  readonly releasedAt: string;
  /** For high stakes. */
  readonly isHigh: boolean;
  readonly seats: number;
}

/** The casino games of a studio: slots, and to so many of them some of these. */
const SLOTS = 33;
const OTHERS = [
  'roulette',
  'blackjack',
  'scratch',
  'videoPoker',
  'bingo',
  'crash',
  'blackjack',
  'baccarat',
  'scratch',
  'poker',
  'dice',
] as const satisfies readonly GameKind[];
const OTHER_GAMES = 8;
const JACKPOTS = 3;

const ROOMS = [
  'blackjack',
  'roulette',
  'blackjack',
  'baccarat',
  'roulette',
  'blackjack',
  'gameShow',
  'roulette',
  'poker',
  'baccarat',
  'blackjack',
  'dice',
] as const satisfies readonly GameKind[];

const typesOf = (place: number, slots: number): readonly GameKind[] => [
  ...Array.from({ length: slots }, (_, i): GameKind =>
    place % 2 === 0 && i < JACKPOTS ? 'jackpotSlot' : 'slot',
  ),
  ...Array.from(
    { length: Math.round((slots / SLOTS) * OTHER_GAMES) },
    (_, i): GameKind => OTHERS[(place * 3 + i) % OTHERS.length] ?? 'slot',
  ),
];

const roomsOf = (place: number, { tables = 0 }: Studio): readonly GameKind[] =>
  Array.from(
    { length: tables },
    (_, i): GameKind => ROOMS[(place + i) % ROOMS.length] ?? 'roulette',
  );

/** Every game of every studio, no two of one name or one picture. @param slots of each studio */
export function everyGame(slots = SLOTS): readonly Game[] {
  const slugs = new Set<string>();
  const pictures = new Set<string>();
  /** The first name of a dice that nobody has. */
  const named = (type: GameKind, dice: Dice, isLive: boolean): Named & { slug: string } => {
    for (;;) {
      const found = nameOf(type, dice, isLive);
      const slug = slugOf(found.name);
      if (slugs.has(slug)) continue;
      slugs.add(slug);
      return { ...found, slug };
    }
  };
  /** A variant that looks like none of the studio's pictures of that motif. */
  const seedOf = (style: string, motif: string, dice: Dice): number => {
    const first = dice.number(VARIANTS);
    const keyOf = (seed: number) => `${style} ${motif} ${lookOf(seed)}`;
    for (let i = 0; i < VARIANTS; i += 1) {
      const seed = (first + i) % VARIANTS;
      if (pictures.has(keyOf(seed))) continue;
      pictures.add(keyOf(seed));
      return seed;
    }
    throw new Error(`Too many games of ${style} show a ${motif}: two would look alike`);
  };
  const make = (studio: Studio, type: GameKind, key: string, isLive: boolean): Game => {
    const dice = diceOf(key);
    const { name, slug, motif, theme } = named(type, dice, isLive);
    const { subStudios = [] } = studio;
    const isSlot = type === 'slot' || type === 'jackpotSlot';
    const isHigh = !isSlot && dice.chance(isLive ? 0.18 : 0.06);
    return {
      studio,
      subStudio: dice.chance(0.3) ? subStudios[dice.number(subStudios.length)]?.slug : undefined,
      isLive,
      name,
      slug,
      type,
      theme,
      motif,
      seed: seedOf(studio.style, motif, dice),
      channels: isLive ? GAME_CHANNELS : channelsOf(dice),
      betLimits: limitsOf(type, dice, isHigh ? 10 : 1),
      ...mathIn(type, slug, dice),
      version: versionOf(dice),
      releasedAt: releaseOf(dice),
      isHigh,
      seats: isLive ? seatsOf(type, dice) : 0,
    };
  };
  return STUDIOS.flatMap((studio, place) => [
    ...typesOf(place, slots).map((type, i) => make(studio, type, `${studio.slug} ${i}`, false)),
    ...roomsOf(place, studio).map((type, i) =>
      make(studio, type, `${studio.slug} live ${i}`, true),
    ),
  ]);
}

/**
 * What a game returns, and how much its returns vary: of those that the studio plays what it has computed. The dice
 * are thrown for all: what they give next would be another catalogue.
 */
function mathIn(
  type: GameKind,
  slug: string,
  dice: Dice,
): Pick<Game, 'returnToPlayer' | 'volatility'> {
  const isSlot = type === 'slot' || type === 'jackpotSlot';
  const returned = returnOf(type, dice);
  const volatility = isSlot ? VOLATILITIES[dice.number(VOLATILITIES.length)] : undefined;
  if (!isPlayed(type)) return { returnToPlayer: returned, volatility };
  return {
    returnToPlayer: mathOf(type, slug).returnBasisPoints,
    volatility: type === 'slot' ? variantOf(slug).volatility : undefined,
  };
}

/** A few are made for phones alone, and a few for large screens. */
function channelsOf(dice: Dice): Game['channels'] {
  const share = dice.number(100);
  if (share < 2) return ['mobile'];
  if (share < 4) return ['mobile', 'tablet'];
  return share < 6 ? ['desktop', 'tablet'] : GAME_CHANNELS;
}

function seatsOf(type: GameKind, dice: Dice): number {
  if (type === 'blackjack') return dice.chance(0.2) ? 5 : 7;
  return type === 'baccarat' && dice.chance(0.5) ? 7 : 0;
}
