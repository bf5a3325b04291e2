import type { ReactNode } from 'react';
import { Users } from 'lucide-react';
import { useAddress, useBrand, useRuntime } from '../../runtime/context.tsx';
import { useT } from '../../texts/index.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/Icon.tsx';
import { formatMoney } from '../../money/format.ts';
import type { BetLimit, GameCard, TileSize } from '../../../reference/game-card.ts';
import * as css from './tile.css.ts';
import { tilePicture } from './tile-sizes.ts';

/** Another size of a tile, in a window where the grid has no place for its own. */
export interface OtherSize {
  /** A media condition. */
  readonly window: string;
  readonly size: TileSize;
}

interface GameTileProps {
  readonly card: GameCard;
  readonly size?: TileSize;
  readonly instead?: readonly OtherSize[];
  /** Of a round, for the one who looks. */
  readonly stakes: BetLimit | undefined;
  /** Whether an overlay tells that it cannot be played here (GAME-08): `isUnderOverlay` knows. */
  readonly isRestricted?: boolean;
  /** Whether it is on the first screen: its picture is fetched before the others. */
  readonly isFirst?: boolean;
  /** A button beside the link, in the corner of the picture; it takes 44 px each way. */
  readonly heart?: ReactNode;
  /** The amount of its jackpot, in place of the word. */
  readonly jackpot?: ReactNode;
}

/** A game in a list: one link to its page, with a picture of a size that is known before it comes (GAME-07). */
export function GameTile({
  card,
  size = '1x',
  instead = [],
  stakes,
  isRestricted = false,
  isFirst = false,
  heart,
  jackpot,
}: GameTileProps) {
  const t = useT();
  const { dataset } = useBrand();
  const { visitor } = useRuntime();
  const address = useAddress();
  const { name, gameSlug, provider, subProvider, jackpotExist } = card;
  const studio = (subProvider ?? provider).title || provider.title;
  const own = tilePicture(card.images, size, dataset);
  const others = instead.map(({ window, size: other }) => ({
    window,
    ...tilePicture(card.images, other, dataset),
  }));
  return (
    <div className={css.tile} data-game={gameSlug}>
      <a href={address('/play/$slug', { params: { slug: gameSlug } })} className={css.link}>
        {/* First, so that the link is named after the game, and not after an amount that changes. */}
        <span className={css.words}>
          <span className={css.name}>{name}</span>
          {studio !== '' && <span className={css.line}>{studio}</span>}
          {stakes && <Stakes {...stakes} />}
        </span>
        <span className={css.frame}>
          {visitor && isFirst && <Ahead own={own} others={others} />}
          <OneOf pictures={others}>
            <img
              {...own}
              alt=""
              className={classes(css.picture, isRestricted && css.dimmed)}
              decoding="async"
              loading={isFirst ? 'eager' : 'lazy'}
              {...(isFirst && { fetchPriority: 'high' as const })}
            />
          </OneOf>
          {isRestricted && <span className={css.restricted}>{t('games.tile.restricted')}</span>}
          {jackpotExist && <span className={css.badge}>{jackpot ?? t('games.tile.jackpot')}</span>}
          <Seats card={card} />
        </span>
      </a>
      {heart}
    </div>
  );
}

function Stakes({ currency, min, max }: BetLimit) {
  const t = useT();
  const money = (amount: number) => formatMoney({ amount, currency }, { round: true });
  return (
    <span className={css.limits}>
      {t('games.tile.limits', { min: money(min), max: money(max) })}
    </span>
  );
}

type Picture = ReturnType<typeof tilePicture>;
type InWindow = Picture & { readonly window: string };

/**
 * Fetches the picture of the window before the scripts, on a page that the server renders. React does so by itself
 * for a picture that is the same in every window.
 */
function Ahead({ own, others }: { own: Picture; others: readonly InWindow[] }) {
  if (others.length === 0) return null;
  const window = others.map((other) => `(not (${other.window}))`).join(' and ');
  return [...others, { ...own, window }].map(({ src, srcSet = src, sizes, window: media }) => (
    <link
      key={media}
      rel="preload"
      as="image"
      href={src}
      imageSrcSet={srcSet}
      imageSizes={sizes}
      media={media}
      fetchPriority="high"
    />
  ));
}

/** A picture for which some windows have another. Most tiles have none, and are spared an element. */
function OneOf({ pictures, children }: { pictures: readonly InWindow[]; children: ReactNode }) {
  if (pictures.length === 0) return children;
  return (
    <picture>
      {pictures.map(({ window, src, srcSet = src, sizes }) => (
        <source key={window} media={window} srcSet={srcSet} sizes={sizes} />
      ))}
      {children}
    </picture>
  );
}

/** The places at a live table, and how many of them are taken where the studio tells (LOBBY-14). */
function Seats({ card: { seats, seatsTaken } }: { card: GameCard }) {
  const t = useT();
  if (seats === null || seats <= 0) return null;
  return (
    <span className={css.badge}>
      <Icon of={Users} size={16} />
      {seatsTaken === null
        ? t('games.tile.seats', { seats })
        : t('games.tile.seatsTaken', { seats, taken: Math.min(seatsTaken, seats) })}
    </span>
  );
}
