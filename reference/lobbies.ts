/** The two lobbies; each has the games of one type. */
export const LOBBIES = ['casino', 'live'] as const;

export type LobbyId = (typeof LOBBIES)[number];
