import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor, toPromise, type PromiseActorLogic } from 'xstate';
import type { ListedGame } from '../../machines/games/lobby/lobby.ts';
import type { StudioGames } from '../../machines/games/lobby/setup.ts';
import { queryClient } from '../../src/runtime/query.ts';
import { lobbyPorts } from '../../src/games/lobby/ports.ts';
import { guestAt } from './game-visibility.support.ts';

/** Of one studio there are 250 games, of another the last five of these and one more. */
const ids = (from: number, until: number) =>
  Array.from({ length: until - from }, (_, at) => `game.${from + at}`);
const GAMES: Readonly<Record<string, readonly string[]>> = {
  'provider.fern': ids(0, 250),
  'subProvider.oak': ids(245, 251),
};

let asked: string[] = [];
beforeEach(() => {
  asked = [];
  queryClient.clear();
  vi.stubGlobal('fetch', (input: Request | string | URL) => {
    const { searchParams } = new URL(input instanceof Request ? input.url : input, 'http://site');
    const read = (name: string): unknown => JSON.parse(searchParams.get(`$${name}`) ?? 'null');
    const [studio, from, until] = [String(read('studio')), read('from'), read('until')];
    asked.push(`${studio} ${String(from)}`);
    const part = GAMES[studio]?.slice(Number(from), Number(until)) ?? [];
    const result = part.map((gameId) => ({ gameId }));
    return Promise.resolve(Response.json({ result, ms: 1 }));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function read(different: Partial<StudioGames>): Promise<readonly string[]> {
  const { readStudioGames } = lobbyPorts({ dataset: 'northlight', origin: 'http://site' });
  const input: StudioGames = {
    lobby: 'casino',
    lang: 'en',
    locale: 'en-FI',
    currency: 'EUR',
    viewer: guestAt('FI'),
    channel: 'desktop',
    studios: ['provider.fern'],
    excluded: [],
    offset: 0,
    limit: 31,
    ...different,
  };
  const logic = readStudioGames as PromiseActorLogic<readonly ListedGame[], StudioGames>;
  const games = await toPromise(createActor(logic, { input }).start());
  return games.map(({ gameId }) => gameId);
}

it('LOBBY-17: all games of a studio come page after page, and none is asked for twice', async () => {
  expect(await read({})).toEqual(ids(0, 31));
  expect(asked).toEqual(['provider.fern 0']);
  expect(await read({ offset: 90 })).toEqual(ids(90, 121));
  expect(await read({ offset: 240 })).toEqual(ids(240, 250));
  expect(asked).toEqual(['provider.fern 0', 'provider.fern 100', 'provider.fern 200']);
});

it('LOBBY-10: the games of several studios follow each other, each once', async () => {
  const studios = Object.keys(GAMES);
  expect(await read({ studios, offset: 240 })).toEqual(ids(240, 251));
  expect(await read({ studios, offset: 251 })).toEqual([]);
});
