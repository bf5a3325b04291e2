import { CURRENCIES } from '../../../../reference/currencies.ts';
import { TILE_SIZES } from '../../../../reference/game-card.ts';
import { GAME_KINDS } from '../../../../reference/game-rules.ts';
import { GAME_CHANNELS, VOLATILITIES } from '../../../../reference/game-visibility.ts';
import { LOBBIES, LOBBY_SECTIONS } from '../../../../reference/lobbies.ts';
import { POLICIES } from '../../../../reference/policies.ts';
import { STYLES } from '../art/games/index.ts';
import { CATEGORY_ICONS, type GameDocument } from '../game-documents.ts';
import type { Field, Fields, Schema } from './field.ts';
import { flag, localized, picture, SLUG, text } from './parts.ts';

/** The smallest return to player that any law asks for, in basis points. */
const [LEAST_RETURN = 1] = POLICIES.map(({ leastReturn }) => leastReturn)
  .filter((least) => least !== null)
  .toSorted((one, other) => one - other);

/** Bet limits up to a million euros' worth in the smallest units of any currency. */
const MAX_AMOUNT = 999_999_999;

const choice = (label: string, of: readonly string[]): Field => ({ kind: 'choice', label, of });
const number = (label: string, min: number, max: number): Field => ({
  kind: 'number',
  label,
  min,
  max,
});

const STUDIO: Fields = {
  title: text('Name', 60),
  restrictedCountry: {
    kind: 'names',
    label: 'Not for players of these countries, two letters each, one a line',
  },
  removeRestrictedCountryOverlay: flag(
    'Shows its games there like any others',
    'They are refused only when they are opened.',
  ),
  mark: picture('Mark', 'studio', 160, 160),
};

const GAME: Fields = {
  name: text('Name', 60),
  gameSlug: text('In addresses', 64, SLUG),
  provider: { kind: 'reference', label: 'Provider', to: 'provider' },
  subProvider: { kind: 'reference', label: 'Sub-provider', to: 'subProvider', optional: true },
  categories: { kind: 'references', label: 'Categories', to: 'gameCategory' },
  gameType: choice('Type', GAME_KINDS),
  channels: { kind: 'choices', label: 'Runs on', of: GAME_CHANNELS },
  betLimits: {
    kind: 'list',
    label: 'Bet limits',
    help: 'One for each currency, in its minor units: 10 is 0.10 EUR, and 10 CLP.',
    fields: {
      currency: choice('Currency', Object.keys(CURRENCIES)),
      min: number('Least of a round', 1, MAX_AMOUNT),
      max: number('Most of a round', 1, MAX_AMOUNT),
    },
  },
  returnToPlayer: {
    ...number('Return to player', LEAST_RETURN, 9_999),
    help: 'In hundredths of a percent: 9612 is 96.12 %.',
  },
  volatility: { kind: 'choice', label: 'Volatility, of slots', of: VOLATILITIES, optional: true },
  jackpotExist: flag('Has a jackpot'),
  version: text('Version', 16, /^\d+\.\d+\.\d+$/),
  releasedAt: { kind: 'instant', label: 'Released (UTC)' },
  picture: picture('Picture', 'game', 800, 800),
};

const SETTINGS: Fields = {
  sections: {
    kind: 'list',
    label: 'Sections',
    fields: {
      section: choice('Section', LOBBY_SECTIONS),
      category: {
        kind: 'reference',
        label: 'Games of this category',
        to: 'gameCategory',
        optional: true,
      },
    },
  },
  availableProviders: { kind: 'references', label: 'Providers in the filter', to: 'provider' },
  exclusionSubProviders: {
    kind: 'references',
    label: 'Sub-providers that are not in the filter',
    to: 'subProvider',
  },
};

/** The types of the games side. */
export const GAME_SCHEMAS: Readonly<Record<GameDocument['_type'], Schema>> = {
  casinoGames: { name: 'Casino game', title: 'name', fields: GAME },
  liveCasinoGames: {
    name: 'Live table',
    title: 'name',
    fields: {
      ...GAME,
      seats: { ...number('Seats', 0, 999), help: '0 means any number of players.' },
    },
  },
  provider: {
    name: 'Provider',
    title: 'title',
    fields: { ...STUDIO, style: choice('Its games are drawn as', STYLES) },
  },
  subProvider: {
    name: 'Sub-provider',
    title: 'title',
    fields: {
      ...STUDIO,
      provider: { kind: 'reference', label: 'Provider that delivers it', to: 'provider' },
    },
  },
  gameCategory: {
    name: 'Category of games',
    title: 'label',
    fields: {
      categoryId: text('In addresses', 64, SLUG),
      label: localized('Label', 40),
      lobby: choice('Lobby', LOBBIES),
      icon: choice('Pictogram', CATEGORY_ICONS),
      visibleInMenu: flag('In the menu'),
      visibleInLobby: flag('In the lobby'),
      order: number('Position', 0, 999),
    },
  },
  casinoSettings: { name: 'Casino lobby', title: '_type', fields: SETTINGS },
  liveCasinoSettings: { name: 'Live casino lobby', title: '_type', fields: SETTINGS },
  lobbyGrid: {
    name: 'Grid of a category',
    title: '_id',
    fields: {
      category: { kind: 'reference', label: 'Category', to: 'gameCategory' },
      tiles: {
        kind: 'list',
        label: 'Tiles',
        fields: {
          game: { kind: 'reference', label: 'Game', to: ['casinoGames', 'liveCasinoGames'] },
          desktop: choice('On a desktop', TILE_SIZES),
          tablet: choice('On a tablet', TILE_SIZES),
          mobile: choice('On a phone', TILE_SIZES),
        },
      },
    },
  },
};
