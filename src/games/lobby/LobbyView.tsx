import { memo, useMemo } from 'react';
import type { LobbyContent, LobbyReader } from '../../../machines/games/lobby/lobby.ts';
import type { LobbyScreen } from '../../../machines/games/lobby/screen.ts';
import type { LobbyEvent } from '../../../machines/games/lobby/setup.ts';
import type { LobbyId } from '../../../reference/lobbies.ts';
import { offeredTo } from '../../../reference/game-visibility.ts';
import { list } from '../../content/decode.ts';
import { FailureNotice } from '../../runtime/flows/failure-notice.tsx';
import { useT } from '../../texts/index.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { failureWords } from '../../ui/failure-words.ts';
import { EmptyState } from '../../ui/States.tsx';
import { Title } from '../../ui/Title.tsx';
import { readCard } from '../card.ts';
import { KeptGames } from '../own/KeptGames.tsx';
import { OwnGames } from '../own/OwnGames.tsx';
import { GameSearch } from '../search/GameSearch.tsx';
import type { Elsewhere } from '../search/SearchPanel.tsx';
import { Filters } from './Filters.tsx';
import * as css from './lobby.css.ts';
import { Jackpots } from './Jackpots.tsx';
import { LongGrid } from './LongGrid.tsx';
import { ActiveFilters, CategoryMenu } from './Menu.tsx';
import { Sections } from './Sections.tsx';
import { useTilesFor } from '../tile/OneTile.tsx';
import { useSeated } from './seats.ts';
import { TilesComing } from './TilesComing.tsx';
import { useLobbyAddress } from './use-lobby-address.ts';

interface LobbyViewProps {
  readonly screen: LobbyScreen;
  readonly reader: LobbyReader;
  readonly send: (event: LobbyEvent) => void;
  readonly onPanelClosed: () => void;
}

const TITLES = { casino: 'lobby.casino.title', live: 'lobby.live.title' } as const;

/** A lobby as its chart has it. */
export function LobbyView({ screen, reader, send, onPanelClosed }: LobbyViewProps) {
  const t = useT();
  const content = 'content' in screen ? screen.content : undefined;
  const popular = usePopular(screen.lobby, content);
  const title = titleOf(screen, content, t('lobby.studios.title')) ?? t(TITLES[screen.lobby]);
  return (
    <div className={css.lobby}>
      <Title of={title} />
      <div className={css.head}>
        <h1>{title}</h1>
        <div className={css.tools}>
          <GameSearch flow={screen.search} viewer={reader.viewer} elsewhere={popular} />
          <Filters screen={screen} content={content} send={send} onClose={onPanelClosed} />
        </div>
      </div>
      <CategoryMenu lobby={screen.lobby} content={content} current={currentOf(screen)} />
      <ActiveFilters screen={screen} content={content} send={send} />
      <Shown screen={screen} reader={reader} title={title} send={send} />
    </div>
  );
}

/** The way to the first category of the menu, which editors lead with. */
function usePopular(lobby: LobbyId, content: LobbyContent | undefined): Elsewhere | undefined {
  const addressOf = useLobbyAddress();
  const first = content?.categories.find(({ visibleInMenu }) => visibleInMenu);
  return first && { href: addressOf(lobby, first.id), label: first.label };
}

/** The name of what the address asks for; undefined for the lobby itself. */
function titleOf(
  { place }: LobbyScreen,
  content: LobbyContent | undefined,
  ofStudios: string,
): string | undefined {
  if (place.studios.length > 0) return ofStudios;
  return content?.categories.find(({ id }) => id === place.category)?.label;
}

const currentOf = ({ place }: LobbyScreen): string | undefined =>
  place.studios.length > 0 ? undefined : (place.category ?? '');

type ShownProps = Pick<LobbyViewProps, 'screen' | 'reader' | 'send'> & { readonly title: string };

function Shown({ screen, reader, title, send }: ShownProps) {
  const t = useT();
  const retry = () => {
    send({ type: 'retry.requested' });
  };
  switch (screen.name) {
    case 'loading':
    case 'readingGames':
      return <TilesComing />;
    case 'failed':
      return (
        <>
          <FailureNotice
            title={t('lobby.failed.title')}
            words={failureWords(screen.failure)}
            onRetry={retry}
          />
          {/* What the platform knows of a player needs no content (CONT-01). */}
          <KeptGames list="favourites" />
          <OwnLists />
        </>
      );
    case 'gamesFailed':
      return (
        <FailureNotice
          title={t('lobby.failed.title')}
          words={failureWords(screen.failure)}
          onRetry={retry}
        />
      );
    case 'home':
      return (
        <>
          <Sections content={screen.content} reader={reader} />
          {screen.lobby === 'casino' && <Jackpots />}
          <OwnLists />
        </>
      );
    case 'unknownCategory':
      return (
        <EmptyState
          title={t('lobby.unknownCategory.title')}
          action={<ToLobby lobby={screen.lobby} />}
        >
          {t('lobby.unknownCategory.body')}
        </EmptyState>
      );
    case 'unknownStudio':
      return (
        <EmptyState
          title={t('lobby.unknownStudio.title')}
          action={<ToLobby lobby={screen.lobby} />}
        >
          {t('lobby.unknownStudio.body')}
        </EmptyState>
      );
    case 'noGames':
      return <NoGames lobby={screen.lobby} />;
    case 'games':
    case 'readingMore':
    case 'moreFailed':
      return <Games screen={screen} reader={reader} title={title} send={send} />;
  }
}

/** A player's own games besides the favourites (LOBBY-15). */
const OwnLists = memo(function OwnLists() {
  return (
    <>
      <OwnGames list="recent" />
      <OwnGames list="lastPlayed" />
      <KeptGames list="mine" />
    </>
  );
});

const ToLobby = ({ lobby }: { lobby: LobbyScreen['lobby'] }) => {
  const t = useT();
  const addressOf = useLobbyAddress();
  return (
    <LinkButton look="secondary" href={addressOf(lobby)}>
      {t('lobby.toLobby')}
    </LinkButton>
  );
};

const NoGames = ({ lobby }: { lobby: LobbyScreen['lobby'] }) => {
  const t = useT();
  return (
    <EmptyState title={t('lobby.none.title')} action={<ToLobby lobby={lobby} />}>
      {t('lobby.none.body')}
    </EmptyState>
  );
};

type Listed = Extract<LobbyScreen, { name: 'games' | 'readingMore' | 'moreFailed' }>;

function Games({ screen, reader, title, send }: ShownProps & { screen: Listed }) {
  const t = useT();
  const { games, hasMore, lobby } = screen;
  const { viewer, currency } = reader;
  // The platform has left out what the law forbids; what content answered is looked at once more.
  const read = useMemo(() => list(games, readCard), [games]);
  const seated = useSeated(read);
  const cards = useMemo(() => read.map(seated).filter(offeredTo(viewer)), [read, seated, viewer]);
  const tilesFor = useTilesFor(viewer, currency);
  if (cards.length === 0 && !hasMore) return <NoGames lobby={lobby} />;
  return (
    <>
      <LongGrid cards={cards} reader={tilesFor} label={title} />
      <div className={css.foot}>
        {screen.name === 'moreFailed' && (
          <FailureNotice
            title={t('lobby.more.failed')}
            words={failureWords(screen.failure)}
            onRetry={() => {
              send({ type: 'retry.requested' });
            }}
          />
        )}
        {(hasMore || screen.name === 'readingMore') && screen.name !== 'moreFailed' && (
          <Button
            look="secondary"
            busy={screen.name === 'readingMore'}
            onClick={() => {
              send({ type: 'more.requested' });
            }}
          >
            {t('lobby.more')}
          </Button>
        )}
      </div>
    </>
  );
}
