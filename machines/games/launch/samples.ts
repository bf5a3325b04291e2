import { outcomes } from '../../../openapi/outcomes.gen.ts';
import type { GameArea } from '../../../reference/game-area.ts';
import { PROVIDER_LISTS, type CatalogueGame } from '../../../reference/game-visibility.ts';
import type { Samples } from '../../samples.ts';
import type { Device, Visit } from './decide.ts';
import type { launchMachine } from './machine.ts';

/** A game of Northlight's catalogue, whose provider bars it in some countries. */
const GAME: CatalogueGame = {
  _type: 'casinoGames',
  gameSlug: 'crimson-planet',
  version: '3.3.0',
  gameType: 'slot',
  jackpotExist: false,
  returnToPlayer: 9_524,
  channels: ['desktop', 'mobile', 'tablet'],
  provider: {
    _id: 'provider.tin-parade',
    restrictedCountry: ['CA', 'NZ'],
    removeRestrictedCountryOverlay: false,
  },
};

const told: Visit['told'] = {
  platform: 'desktop',
  locale: 'en-UN',
  language: 'en',
  currency: 'EUR',
  ip: '192.0.2.10',
};

const GUEST: Visit = {
  viewer: { market: 'UN', channels: ['desktop'] },
  areasOff: [],
  lists: PROVIDER_LISTS,
  told,
};

const PHONE: Visit = {
  ...GUEST,
  viewer: { ...GUEST.viewer, channels: ['mobile'] },
  lists: { ...PROVIDER_LISTS, mobilePrompt: ['provider.tin-parade'] },
  told: { ...told, platform: 'mobile' },
};

interface Different {
  readonly isAgeVerified?: boolean;
  readonly areasOff?: readonly GameArea[];
}

const playerIn = (
  countryCode: string,
  { isAgeVerified = true, areasOff = [] }: Different = {},
): Visit => ({
  viewer: { ...GUEST.viewer, player: { residence: { countryCode }, isAgeVerified } },
  areasOff,
  lists: PROVIDER_LISTS,
  told: { ...told, playerCountryCode: countryCode },
});

const device: Device = {
  origin: 'https://site.example',
  isLimitationHidden: false,
  isSwiped: false,
};

export const launchSamples = {
  inputs: {
    typical: { game: GAME, visit: GUEST, device },
    player: { game: GAME, visit: playerIn('FI'), device },
    walled: {
      game: GAME,
      device,
      visit: {
        ...GUEST,
        viewer: { ...GUEST.viewer, market: 'CA' },
        told: { ...told, locale: 'en-CA', currency: 'CAD' },
      },
    },
    unlawful: { game: GAME, visit: playerIn('DE'), device },
    reloaded: {
      game: GAME,
      // Not quite the one who comes by `visit.changed`: that is news to a game that runs.
      visit: playerIn('FI', { areasOff: ['liveCasino'] }),
      device: { ...device, ranBefore: 'money' },
    },
    reloadedFree: { game: GAME, visit: GUEST, device: { ...device, ranBefore: 'free' } },
    /** Nobody has been logged in since. */
    reloadedOut: { game: GAME, visit: GUEST, device: { ...device, ranBefore: 'money' } },
    /** The studio wants them to be told of the log-in first. */
    reloadedPhone: { game: GAME, visit: PHONE, device: { ...device, ranBefore: 'free' } },
  },
  events: {
    'money.chosen': { by: 'player', words: 'wants to play' },
    'demo.chosen': { by: 'player', words: 'wants to try for free' },
    'balance.changed': { by: 'site', words: 'the balance changes' },
    'player.changed': {
      by: 'platform',
      words: 'the platform tells that something of the player has changed',
    },
    'session.ended': { by: 'site', words: 'the session ends' },
    'visit.changed': {
      by: 'site',
      words: 'somebody else looks, or more is known of them',
      cases: {
        typical: { visit: playerIn('FI') },
        guest: { visit: GUEST },
        fussy: {
          visit: { ...GUEST, lists: { ...PROVIDER_LISTS, needLogin: ['provider.tin-parade'] } },
        },
        onPhone: { visit: PHONE },
        unverified: { visit: playerIn('GB', { isAgeVerified: false }) },
        walled: { visit: playerIn('CA') },
        unlawful: { visit: playerIn('DE') },
        shut: { visit: playerIn('FI', { areasOff: ['casino'] }) },
        otherShut: { visit: playerIn('FI', { areasOff: ['liveCasino'] }) },
      },
    },
  },
  outcomes: {
    startGame: { words: 'the start for money', answers: outcomes.startGame },
    startDemo: { words: 'the free start', answers: outcomes.startDemo },
    play: {
      words: 'the open game',
      answers: { left: { isLimitationHidden: false } },
    },
  },
  unfailing: ['play'],
  projection: ({
    visit,
    device,
    mode,
    detail,
    reason,
    failure,
    isOpened,
    isPrompted,
    isMoneyWanted,
  }) => ({
    visit,
    ranBefore: device.ranBefore,
    mode,
    detail,
    reason,
    failure: failure?.kind,
    isOpened,
    isPrompted,
    isMoneyWanted,
  }),
} as const satisfies Samples<typeof launchMachine>;
