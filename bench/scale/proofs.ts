import { randomUUID } from 'node:crypto';
import { openEvents } from '../../backend/platform/events.ts';
import { operations } from '../../openapi/operations.gen.ts';
import { persona } from '../../replay/browser/players.ts';
import { depositRequest } from '../lib/mix.ts';
import type { Books } from '../lib/opened.ts';
import { headersOf, logIn, type Tokens } from '../lib/players.ts';

/** Deposits that one account may request in an hour, over all instances together. */
export const MOST_DEPOSITS = 5;

/** How long an instance may answer a plain read from what it knew of a session, ms. */
const TRUST = 1_000;

/** A claim that holds across instances, and its figures. */
interface Proof {
  readonly what: string;
  readonly holds: boolean;
  readonly figures: string;
}

const call = (
  origin: string,
  id: keyof typeof operations,
  tokens?: Tokens,
  body?: object,
  headers: Record<string, string> = {},
) =>
  fetch(`${origin}${operations[id].path}`, {
    method: operations[id].method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(tokens && headersOf(tokens)),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  });

async function statusOf(answer: Promise<Response>): Promise<number> {
  const response = await answer;
  await response.arrayBuffer();
  return response.status;
}

/** SESS-05: begun on the first, read on every one, ended on the last; the news reaches the others. */
async function sessions(origins: readonly string[], { url, pool }: Books): Promise<Proof[]> {
  const [first = ''] = origins;
  const last = origins.at(-1) ?? '';
  const tokens = await logIn(first, persona('demo'));
  const read = (origin: string) => statusOf(call(origin, 'getAccessContext', tokens));
  const events = await openEvents(url, pool, () => undefined);
  let heardAt = Number.NaN;
  events.subscribe('session.ended', () => (heardAt = performance.now()));
  const before = await Promise.all(origins.map(read));
  const endedAt = performance.now();
  await statusOf(call(last, 'signOut', tokens));
  const change = await statusOf(call(first, 'migratePlayer', tokens));
  // Every instance has just read that the session stands, and would believe it for a while.
  const gone = origins.map(async (origin) => {
    while ((await read(origin)) !== 401) if (performance.now() - endedAt > 5_000) return Infinity;
    return performance.now() - endedAt;
  });
  const slowest = Math.max(...(await Promise.all(gone)));
  await events.close();
  return [
    {
      what: 'a session begun on one is read on all',
      holds: before.every((status) => status === 200),
      figures: before.join(' '),
    },
    {
      what: 'ended on another, it changes nothing any more',
      holds: change === 401,
      figures: String(change),
    },
    {
      what: 'session.ended reaches who listens, and ends reads at all',
      holds: heardAt - endedAt < TRUST && slowest < TRUST,
      figures: `heard after ${Math.round(heardAt - endedAt)} ms, no read after ${Math.round(slowest)} ms`,
    },
  ];
}

/** One refresh token, handed in everywhere at once, is good once. */
async function renewals(origins: readonly string[]): Promise<Proof> {
  const { refreshToken } = await logIn(origins[0] ?? '', persona('verified'));
  const statuses = await Promise.all(
    [...origins, ...origins].map((origin) =>
      statusOf(call(origin, 'refreshSession', undefined, { refreshToken })),
    ),
  );
  return {
    what: 'a refresh token used at all at once is good once',
    holds: statuses.filter((status) => status === 200).length === 1,
    figures: statuses.join(' '),
  };
}

/** A limit that is counted in the database is one, however the calls are spread. */
async function limits(origins: readonly string[]): Promise<Proof> {
  const tokens = await logIn(origins[0] ?? '', persona('demo'));
  const statuses: number[] = [];
  for (let n = 0; n < MOST_DEPOSITS + origins.length; n += 1) {
    const headers = { 'idempotency-key': randomUUID() };
    const at = origins[n % origins.length] ?? '';
    statuses.push(await statusOf(call(at, 'requestDeposit', tokens, depositRequest(), headers)));
  }
  const expected = statuses.map((_, n) => (n < MOST_DEPOSITS ? 201 : 429));
  return {
    what: `${MOST_DEPOSITS} deposits an hour over all, and not at each`,
    holds: statuses.join() === expected.join(),
    figures: statuses.join(' '),
  };
}

/** @param origins instances on one database, each with {@link MOST_DEPOSITS} */
export async function proveTogether(
  origins: readonly string[],
  books: Books,
): Promise<readonly Proof[]> {
  return [...(await sessions(origins, books)), await renewals(origins), await limits(origins)];
}
