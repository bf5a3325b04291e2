import { memo, useMemo, type ComponentProps } from 'react';
import type { LobbyContent, LobbyReader, Section } from '../../../machines/games/lobby/lobby.ts';
import { offeredTo } from '../../../reference/game-visibility.ts';
import { useT } from '../../texts/index.ts';
import { EmptyState } from '../../ui/States.tsx';
import { Boxes } from '../boxes/Boxes.tsx';
import { KeptGames } from '../own/KeptGames.tsx';
import { LatestWinners, TopWinners } from '../winners/Winners.tsx';
import * as css from './lobby.css.ts';
import { useTilesFor } from '../tile/OneTile.tsx';
import { useSeated } from './seats.ts';
import { Tiles } from './Tiles.tsx';
import { useLobbyAddress } from './use-lobby-address.ts';

/** Tiles on the first screen of a phone, whose pictures come first. */
const FIRST = 6;

/** Sections of winners, by their names in content (LOBBY-11). */
const WINNERS = {
  'top-winners': TopWinners,
  'latest-winners': LatestWinners,
} as const satisfies Partial<Record<Section['section'], unknown>>;

const isOfWinners = (section: Section['section']): section is keyof typeof WINNERS =>
  Object.hasOwn(WINNERS, section);

/** A section as it shows: of winners, or of the games of a category. */
type Shown =
  | { readonly key: string; readonly winners: keyof typeof WINNERS }
  | {
      readonly key: string;
      readonly category: NonNullable<Section['category']>;
      readonly tiles: ComponentProps<typeof Tiles>['tiles'];
    };

/**
 * The sections of a lobby, in the editors' order, with what may be offered to the one who looks (LOBBY-11). Favourites
 * stand behind the first: games are what one sees first, also before one has any of one's own. None of it is drawn
 * anew while somebody searches above it.
 */
export const Sections = memo(function Sections({
  content,
  reader,
}: {
  content: LobbyContent;
  reader: LobbyReader;
}) {
  const t = useT();
  const { viewer, currency, channel } = reader;
  const cards = useMemo(
    () => content.sections.flatMap(({ tiles }) => tiles.map(({ card }) => card)),
    [content],
  );
  const seated = useSeated(cards);
  const shown = useMemo(() => {
    const isOffered = offeredTo(viewer);
    return content.sections.flatMap((section): readonly Shown[] => {
      const tiles = section.tiles
        .map(({ card, sizes }) => ({ card: seated(card), size: sizes[channel] }))
        .filter(({ card }) => isOffered(card));
      if (isOfWinners(section.section)) return [{ key: section.key, winners: section.section }];
      const isSeen = section.category?.visibleInLobby === true && tiles.length > 0;
      return isSeen ? [{ key: section.key, category: section.category, tiles }] : [];
    });
  }, [content, viewer, channel, seated]);
  const tilesFor = useTilesFor(viewer, currency);
  if (!shown.some((section) => 'category' in section)) {
    return (
      <>
        <EmptyState title={t('lobby.none.title')}>{t('lobby.none.body')}</EmptyState>
        <KeptGames list="favourites" />
      </>
    );
  }
  const sections = shown.map((section, at) => {
    if ('winners' in section) {
      const Winners = WINNERS[section.winners];
      return <Winners key={section.key} reader={reader} />;
    }
    const { key, category, tiles } = section;
    return (
      <section
        key={key}
        className={css.section}
        data-section={key}
        aria-labelledby={`section-${key}`}
      >
        <SectionHead id={`section-${key}`} category={category} />
        <Tiles
          tiles={tiles}
          reader={tilesFor}
          first={at === 0 ? FIRST : 0}
          label={category.label}
        />
      </section>
    );
  });
  return (
    <div className={css.sections}>
      {sections.slice(0, 1)}
      <KeptGames list="favourites" />
      {sections.slice(1)}
      {/* Last: they come when everything else is there already. */}
      <Boxes lobby={reader.lobby} />
    </div>
  );
});

function SectionHead(props: { id: string; category: NonNullable<Section['category']> }) {
  const { id, category } = props;
  const t = useT();
  const href = useLobbyAddress()(category.lobby, category.id);
  return (
    <div className={css.sectionHead}>
      <h2 id={id}>{category.label}</h2>
      <a
        href={href}
        className={css.all}
        aria-label={t('lobby.showAllOf', { category: category.label })}
      >
        {t('lobby.showAll')}
      </a>
    </div>
  );
}
