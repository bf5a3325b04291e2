import type { JourneysOf } from '../../flow.ts';
import type { favouritesMachine } from './machine.ts';
import type { favouritesSamples } from './samples.ts';
import type { FavouritesScreen } from './setup.ts';

export const favouritesJourneys: JourneysOf<
  typeof favouritesMachine,
  typeof favouritesSamples,
  FavouritesScreen
> = [
  {
    title: 'A guest presses a heart, logs in, and the game is a favourite',
    requirements: ['FAV-03', 'FAV-02'],
    input: 'visitor',
    start: 'guest',
    steps: [
      { send: 'heart.pressed', see: 'guest', emits: ['login.asked'] },
      { send: 'login.shown', see: 'guest' },
      { send: 'session.authorized', see: 'waiting' },
      { answer: 'getFavouriteGames', with: 'none', see: 'list' },
      { answer: 'addFavouriteGame', with: 'success', see: 'list' },
      { answer: 'getFavouriteGames', with: 'success', see: 'list' },
    ],
  },
  {
    title: 'A guest presses a heart, leaves the page to log in, and the game is a favourite',
    requirements: ['FAV-03'],
    input: 'back',
    start: 'waiting',
    steps: [
      { answer: 'getFavouriteGames', with: 'none', see: 'list' },
      { answer: 'addFavouriteGame', with: 'success', see: 'list' },
      { answer: 'getFavouriteGames', with: 'success', see: 'list' },
    ],
  },
  {
    title: 'A guest who comes back without a log-in, and closes the question, wants no favourite',
    requirements: ['FAV-03'],
    input: 'stillGuest',
    start: 'guest',
    steps: [
      { send: 'login.closed', see: 'guest' },
      { send: 'session.authorized', see: 'waiting' },
      { answer: 'getFavouriteGames', with: 'none', see: 'list' },
      { send: 'favourites.doubted', see: 'list' },
    ],
  },
  {
    title: 'A heart that is pressed twice is sent twice, and is as it was',
    requirements: ['FAV-02', 'FAV-05'],
    start: 'waiting',
    steps: [
      { answer: 'getFavouriteGames', with: 'none', see: 'list' },
      { send: 'heart.pressed', see: 'list' },
      { send: 'heart.pressed', see: 'list' },
      { answer: 'addFavouriteGame', with: 'success', see: 'list' },
      { answer: 'removeFavouriteGame', with: 'success', see: 'list' },
      { answer: 'getFavouriteGames', with: 'none', see: 'list' },
    ],
  },
  {
    title: 'A heart that is pressed while the favourites are read is sent only if they lack it',
    requirements: ['FAV-02'],
    start: 'waiting',
    steps: [
      { send: 'heart.pressed', case: 'listed', see: 'waiting' },
      { answer: 'getFavouriteGames', with: 'success', see: 'list' },
      { send: 'favourites.doubted', see: 'list' },
      { answer: 'getFavouriteGames', with: 'none', see: 'list' },
    ],
  },
  {
    title: 'A heart that is pressed twice while the favourites are read asks for nothing',
    requirements: ['FAV-02', 'API-084'],
    start: 'waiting',
    steps: [
      { send: 'heart.pressed', see: 'waiting' },
      { send: 'heart.pressed', see: 'waiting' },
      { fail: 'getFavouriteGames', with: 'unreachable', see: 'unread' },
    ],
  },
  {
    title: 'Favourites that cannot be read take hearts all the same',
    requirements: ['FAV-01', 'FAV-02'],
    start: 'waiting',
    steps: [
      { fail: 'getFavouriteGames', with: 'unreachable', see: 'unread' },
      { send: 'heart.pressed', see: 'waiting' },
      { fail: 'addFavouriteGame', with: 'unreachable', see: 'waiting', emits: ['heart.restored'] },
      { fail: 'getFavouriteGames', with: 'unreachable', see: 'unread' },
      { send: 'retry.requested', see: 'waiting' },
      { answer: 'getFavouriteGames', with: 'success', see: 'list' },
    ],
  },
];
