/** The two lobbies; each has the games of one type. */
export const LOBBIES = ['casino', 'live'] as const;

export type LobbyId = (typeof LOBBIES)[number];

/** The parts of a lobby that content may put into an order (LOBBY-11). */
export const LOBBY_SECTIONS = [
  'sportsCategory',
  'casinoGames',
  'liveCasinoGames',
  'topGames',
  'top-winners',
  'latest-winners',
] as const;

export type LobbySection = (typeof LOBBY_SECTIONS)[number];
