import type { Place } from '../person.ts';
import type { ReplayDriver, Stage } from '../stage.ts';
import { lobbyDriver } from './lobby.driver.ts';

const ADDRESSES: Readonly<Record<string, string>> = {
  category: '/en-UN/online-casino/slots',
  live: '/en-UN/live-casino-online/harbour-blackjack',
};

export function lobbyReplay<P extends Place<P>>(stage: Stage<P>): ReplayDriver {
  return {
    ...lobbyDriver(stage.person),
    arrange: {},
    // A table's own page opens at once.
    fleeting: (value) => JSON.stringify(value).includes('table'),
    ports: {
      readLobby: (result) => stage.port('readLobby', result),
      readStudioGames: (result) => stage.port('readStudioGames', result),
    },
    begin: (input) => stage.open(ADDRESSES[input] ?? '/en-UN/online-casino'),
  };
}
