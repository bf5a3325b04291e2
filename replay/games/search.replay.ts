import type { Place } from '../person.ts';
import type { ReplayDriver, Stage } from '../stage.ts';
import { searchDriver } from './search.driver.ts';

const LOBBY = '/en-UN/online-casino';
const ADDRESSES: Readonly<Record<string, string>> = { shared: '?q=jade', tooShort: '?q=j' };

export function searchReplay<P extends Place<P>>(stage: Stage<P>): ReplayDriver {
  return {
    ...searchDriver(stage.person),
    arrange: {},
    ports: { findGames: (result) => stage.port('findGames', result) },
    // Of a real catalogue the answer comes at once.
    fleeting: (value) => stage.level === 'browser' && JSON.stringify(value).includes('asking'),
    begin: (input) => stage.open(`${LOBBY}${ADDRESSES[input] ?? ''}`),
  };
}
