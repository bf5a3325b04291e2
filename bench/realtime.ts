import { randomUUID } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import { WebSocket } from 'ws';
import { lockWallet, post } from '../backend/banking/ledger.ts';
import { players } from '../backend/players/tables.ts';
import { publishCommitted } from '../backend/platform/after-commit.ts';
import type { Database } from '../backend/platform/database.ts';
import { openEvents } from '../backend/platform/events.ts';
import type { Schemas } from '../openapi/types.ts';
import { RECONNECT_INTERVAL } from '../machines/banking/realtime/setup.ts';
import { startBackendProcess, type BackendProcess } from '../tools/lib/backend-process.ts';
import { removeData } from '../tools/lib/data.mjs';
import { at, report } from './lib/figures.ts';
import { openPlatform, option } from './lib/opened.ts';
import { addPlayers, headersOf, logIn, PASSWORD, type Tokens } from './lib/players.ts';

/**
 * 1,000 players with a channel each at one process; money of each moves once, at another instance. Then the
 * process is killed and started again ten times, and all of them come back as the site does: by the phase of
 * their page. Client and movements run on the same machine. `--sockets=1000 --storms=10`
 */
const SOCKETS = Number(option('sockets', '1000'));
const STORMS = Number(option('storms', '10'));
const ADDRESSES = 50;
/** For a channel to open, ms. */
const PATIENCE = 20_000;
/** Log ins and tokens that are asked for at once. */
const AT_ONCE = 20;

const quantiles = (times: readonly number[]) => {
  const within = (share: number) => Math.round(at(times, share));
  return { 'p50 ms': within(0.5), 'p99 ms': within(0.99), 'max ms': within(1) };
};

async function inTurns<T, R>(all: readonly T[], work: (one: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const queue = all.entries();
  const worker = async (): Promise<void> => {
    for (const [index, one] of queue) results[index] = await work(one);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return results;
}

interface Page {
  readonly tokens: Tokens;
  readonly playerId: string;
  /** This machine's, from where it connects: one address may have 250 connections. */
  readonly address: string;
  /** As the site draws it, ms. */
  readonly phase: number;
  socket: WebSocket | undefined;
  /** Versions of the balances that came. */
  versions: number[];
  arrived: number;
}

async function connect(origin: string, page: Page): Promise<void> {
  const answer = await fetch(`${origin}/api/v1/player/realtime/token`, {
    method: 'POST',
    headers: { ...headersOf(page.tokens), 'content-type': 'application/json' },
    body: '{}',
  });
  if (!answer.ok) throw new Error(`There is no token: ${answer.status} ${await answer.text()}`);
  const { token } = (await answer.json()) as { readonly token: string };
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/realtime?token=${token}`, {
    localAddress: page.address,
    handshakeTimeout: PATIENCE,
  });
  page.socket = socket;
  page.versions = [];
  await new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('A channel says nothing.')), PATIENCE);
    const heard = (): void => {
      clearTimeout(late);
      resolve();
    };
    socket.on('message', (data) => {
      const { body } = JSON.parse((data as Buffer).toString()) as Schemas['RealtimeMessage'];
      if (body.type !== 'WALLET_BALANCE') return;
      page.versions.push(body.balanceMap.version);
      page.arrived = performance.now();
      heard();
    });
    socket.on('error', reject);
    socket.on('close', (code) => reject(new Error(`The channel was closed with ${code}.`)));
  });
}

async function move(db: Database, playerId: string): Promise<number> {
  await db.transaction(async (tx) => {
    const wallet = await lockWallet(tx, playerId);
    if (!wallet) throw new Error('There is no such player');
    const entries = [
      { account: 'MAIN', amount: 100 },
      { account: 'ADJUSTMENTS', amount: -100 },
    ] as const;
    await post(tx, wallet, { reference: `bench:${randomUUID()}`, at: Date.now(), entries });
  });
  return performance.now();
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The most that came within any 100 ms, of times in ms. */
function peak(times: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const time of times) {
    const slot = Math.floor(time / 100);
    counts.set(slot, (counts.get(slot) ?? 0) + 1);
  }
  return Math.max(0, ...counts.values());
}

let failed = false;
const platform = await openPlatform('bench-realtime');
const { dataDir, db, origin, pool, url } = platform;
const again = { DATA_DIR: dataDir, LIMITS: 'off', PORT: new URL(origin).port };
let backend: Pick<BackendProcess, 'end'> = platform;
const events = await openEvents(url, pool, console.error);
publishCommitted(pool, (topic, payload) => events.publish(topic, payload));
try {
  const emails = await addPlayers(db, 'realtime', SOCKETS, 'cheap');
  const rows = await db
    .select({ id: players.id, email: players.email })
    .from(players)
    .where(inArray(players.email, emails));
  let next = 0;
  const pages = await inTurns(rows, async ({ id, email }): Promise<Page> => {
    const tokens = await logIn(origin, { email: email ?? '', password: PASSWORD });
    const phase = Math.random() * RECONNECT_INTERVAL;
    const place = { address: `127.0.0.${2 + (next++ % ADDRESSES)}`, phase };
    return { ...place, tokens, playerId: id, socket: undefined, versions: [], arrived: 0 };
  });
  const began = performance.now();
  await inTurns(pages, (page) => connect(origin, page));
  report('channels opened', { sockets: pages.length, ms: Math.round(performance.now() - began) });

  const moved = new Map<Page, number>();
  await inTurns(pages, async (page) => moved.set(page, await move(db, page.playerId)));
  await sleep(2_000);
  const lost = pages.filter(({ versions }) => versions.length < 2).length;
  const doubled = pages.filter(({ versions }) => new Set(versions).size < versions.length).length;
  const beyond = pages.filter(({ versions }) => versions.length > 2).length;
  const delays = pages.map((page) => Math.max(0, page.arrived - (moved.get(page) ?? 0)));
  report('one push each, commit to arrival', { lost, doubled, beyond, ...quantiles(delays) });
  failed ||= lost + doubled + beyond > 0;

  for (let storm = 1; storm <= STORMS; storm += 1) {
    const closed = pages.map(
      ({ socket }) => new Promise<void>((resolve) => socket?.once('close', () => resolve())),
    );
    await backend.end('SIGKILL');
    backend = await startBackendProcess(again);
    await Promise.all(closed);
    const since = performance.now();
    const asked: number[] = [];
    const stood: number[] = [];
    const comeBack = async (page: Page): Promise<void> => {
      await sleep(page.phase);
      asked.push(performance.now() - since);
      for (let tries = 1; ; tries += 1) {
        const isBack = await connect(origin, page).then(
          () => true,
          () => false,
        );
        if (isBack) break;
        if (tries === 10) throw new Error('A page did not come back in ten tries');
        await sleep(RECONNECT_INTERVAL);
      }
      stood.push(performance.now() - since);
    };
    await Promise.all(pages.map(comeBack));
    report(`storm ${storm}`, {
      'most in 100 ms': peak(asked),
      'were it at once': pages.length,
      back: stood.length,
      ...quantiles(stood),
    });
  }
  for (const { socket } of pages) socket?.terminate();
} finally {
  await events.close();
  await pool.end();
  await backend.end('SIGTERM');
  await removeData(dataDir);
}
process.exitCode = failed ? 1 : 0;
