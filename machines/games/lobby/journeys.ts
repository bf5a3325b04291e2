import type { JourneysOf } from '../../flow.ts';
import type { lobbyMachine } from './machine.ts';
import type { lobbySamples } from './samples.ts';
import type { LobbyScreen } from './screen.ts';

export const lobbyJourneys: JourneysOf<typeof lobbyMachine, typeof lobbySamples, LobbyScreen> = [
  {
    title: 'The lobby shows, then a category page by page: no game twice, and the end is told',
    requirements: ['LOBBY-02', 'LOBBY-06', 'LOBBY-17', 'ROUTE-22'],
    start: 'loading',
    steps: [
      { answer: 'readLobby', with: 'casino', see: 'home' },
      { send: 'address.changed', see: 'readingGames' },
      { answer: 'getCategoryGames', with: 'full', see: 'games' },
      { send: 'more.requested', see: 'readingMore' },
      { answer: 'getCategoryGames', with: 'exact', see: 'games' },
      { send: 'address.changed', case: 'home', see: 'home' },
    ],
  },
  {
    title: 'A page that fails keeps what was read, and is asked for again',
    requirements: ['LOBBY-17', 'API-101', 'ERR-03'],
    input: 'category',
    start: 'loading',
    steps: [
      { answer: 'readLobby', with: 'casino', see: 'readingGames' },
      { fail: 'getCategoryGames', with: 'unreachable', see: 'gamesFailed' },
      { send: 'retry.requested', see: 'readingGames' },
      { answer: 'getCategoryGames', with: 'full', see: 'games' },
      { send: 'more.requested', see: 'readingMore' },
      { fail: 'getCategoryGames', with: 'unexpected', see: 'moreFailed' },
      { send: 'retry.requested', see: 'readingMore' },
      { answer: 'getCategoryGames', with: 'none', see: 'games' },
    ],
  },
  {
    title: 'Who comes back finds as many games as showed when they left',
    requirements: ['LOBBY-17'],
    start: 'loading',
    steps: [
      { answer: 'readLobby', with: 'casino', see: 'home' },
      { send: 'address.changed', case: 'back', see: 'readingGames' },
      { answer: 'getCategoryGames', with: 'full', see: 'readingMore' },
      { answer: 'getCategoryGames', with: 'exact', see: 'games' },
    ],
  },
  {
    title: 'A provider is chosen in the panel, its games show, and clearing leads back',
    requirements: ['LOBBY-09', 'LOBBY-10'],
    start: 'loading',
    steps: [
      { answer: 'readLobby', with: 'casino', see: 'home' },
      { send: 'panel.opened', see: 'home' },
      { send: 'studio.toggled', see: 'readingGames', emits: ['studios.chosen'] },
      { send: 'address.changed', case: 'studio', see: 'readingGames' },
      { answer: 'readStudioGames', with: 'some', see: 'games' },
      { send: 'panel.closed', see: 'games' },
      { send: 'filter.cleared', see: 'home', emits: ['filter.cleared'] },
    ],
  },
  {
    title: 'The address of a live table leads to the table',
    requirements: ['ROUTE-24', 'LIVE-06'],
    input: 'live',
    start: 'loading',
    steps: [{ answer: 'readLobby', with: 'live', see: 'loading', emits: ['table.opened'] }],
  },
];
