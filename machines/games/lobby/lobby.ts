import type { Currency } from '../../../reference/currencies.ts';
import type { CardStudio, GameCard, TileSize } from '../../../reference/game-card.ts';
import type { LobbyId, LobbySection } from '../../../reference/lobbies.ts';
import type { GameChannel, GameViewer } from '../../../reference/game-visibility.ts';

/** A category of games (LOBBY-03). */
export interface Category {
  /** In addresses. */
  readonly id: string;
  readonly label: string;
  readonly lobby: LobbyId;
  /** Name of a pictogram. */
  readonly icon: string;
  /** Editors want it there, and the law leaves it games. */
  readonly visibleInMenu: boolean;
  readonly visibleInLobby: boolean;
}

/** A game with the size of its tile on each kind of device (LOBBY-05). */
export interface Tile {
  readonly card: GameCard;
  readonly sizes: Readonly<Record<GameChannel, TileSize>>;
}

export interface Section {
  readonly key: string;
  readonly section: LobbySection;
  /** Absent of a section that shows no games. */
  readonly category: Category | null;
  readonly tiles: readonly Tile[];
}

/** A lobby as content describes it (LOBBY-01, LOBBY-04). */
export interface LobbyContent {
  /** In the editors' order. */
  readonly categories: readonly Category[];
  readonly sections: readonly Section[];
  /** Those whose games a filter may name. */
  readonly providers: readonly CardStudio[];
  readonly subProviders: readonly CardStudio[];
  /** Ids of sub-providers that no filter and no search names. */
  readonly exclusionSubProviders: readonly string[];
}

/** The reader of a lobby, and what follows for its questions. */
export interface LobbyReader {
  readonly lobby: LobbyId;
  /** Language of the texts, and language and market of the address. */
  readonly lang: string;
  readonly locale: string;
  /** Of the bet limits. */
  readonly currency: Currency;
  readonly viewer: GameViewer;
  readonly channel: GameChannel;
}

/** A game as content and platform answer it. More of it is read where it shows. */
export interface ListedGame {
  readonly gameId: string;
}

/** Games of a page of a category, by lobby (LOBBY-06, LOBBY-07). Tablets count as mobile (NS-78). @specification */
const PAGE_SIZES = {
  casino: { mobile: 15, desktop: 30 },
  live: { mobile: 30, desktop: 60 },
} as const satisfies Readonly<Record<LobbyId, object>>;

export const pageSize = ({ lobby, channel }: Pick<LobbyReader, 'lobby' | 'channel'>): number =>
  PAGE_SIZES[lobby][channel === 'desktop' ? 'desktop' : 'mobile'];
