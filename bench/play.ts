import { randomInt, randomUUID, sign } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { inArray } from 'drizzle-orm';
import { players } from '../backend/players/tables.ts';
import type { Database } from '../backend/platform/database.ts';
import { openStudioKey, SUPPLIER, type StudioKey } from '../backend/third-parties/studio/keys.ts';
import { auditLedger } from '../tests/backend/banking/audit.ts';
import {
  betOf,
  heldBy,
  openGame,
  winOf,
  type Seat,
  type Told,
} from '../tests/backend/games/wallet.support.ts';
import { cpuOf, cpuOfDatabase } from './lib/cpu.ts';
import { at, report } from './lib/figures.ts';
import { FUNDS } from './lib/mix.ts';
import { openPlatform, option } from './lib/opened.ts';
import { addFunds, addPlayers } from './lib/players.ts';

/**
 * Players who all play a slot for money at once, as its studio asks the wallet: over HTTP, signed, each round a bet
 * and a win, on a database on disk with full durability. First at the pace of play, a round every 2.5 s each; then
 * with no pause, which tells what the machine can do. Beside each round a twin that no product can do without is
 * timed: one row held and one inserted, committed. The ratio of the two says more than ms on a busy machine. Players
 * and twins run on the same machine as the backend. `--players=200 --rounds=10 --pace=2500`
 */
const PLAYERS = Number(option('players', '200'));
const ROUNDS = Number(option('rounds', '10'));
/** From one round of a player to the next, ms. */
const PACE = Number(option('pace', '2500'));
/** A slot of the catalogue: bets on any other are refused. */
const GAME = { slug: 'crimson-planet', gameId: 'game.crimson-planet' } as const;

/** A call that is ready to be sent. */
interface Call {
  readonly path: string;
  readonly body: string;
  readonly signature: string;
}

interface Round {
  readonly calls: readonly Call[];
  /** What it adds to the player's money, minor units. */
  readonly net: number;
}

/** A round, signed before its time: to sign costs the studio more than to send. */
function roundOf(seat: Seat, { privateKey }: StudioKey): Round {
  const stake = randomInt(10, 500);
  const won = randomInt(2) === 0 ? 0 : randomInt(1, 900);
  const bet = betOf(seat, stake, { round: randomUUID(), game_code: GAME.slug });
  const calls = [
    { path: 'bet', act: bet },
    { path: 'win', act: winOf(bet, won, { round_closed: true }) },
  ].map(({ path, act }) => {
    const body = JSON.stringify({ request_uuid: randomUUID(), ...act });
    const signature = sign('RSA-SHA256', Buffer.from(body), privateKey).toString('base64');
    return { path, body, signature };
  });
  return { calls, net: won - stake };
}

const backend = await openPlatform('bench-play');
const { db, pool, origin, pid, dataDir } = backend;
/** Answers other than OK, and how often they came. */
const asides = new Map<string, number>();

/** Sends a call until it is answered, as studios do. */
async function ask(call: Call): Promise<void> {
  const { path, body, signature } = call;
  const headers = {
    'content-type': 'application/json',
    'x-wallet-supplier': SUPPLIER,
    'x-wallet-signature': signature,
  };
  const url = `${origin}/wallet/v1/transaction/${path}`;
  const answer = await fetch(url, { method: 'POST', headers, body }).catch(() => undefined);
  const told = answer && ((await answer.json()) as Told);
  if (told?.status === 'OK') return;
  const what = `${path}: ${told?.status ?? 'not answered'}`;
  asides.set(what, (asides.get(what) ?? 0) + 1);
  if (told && told.status !== 'UNKNOWN') throw new Error(what);
  await ask(call);
}

const TWIN = { hold: 'twin_hold', insert: 'twin_insert' } as const;

/** The least that a stake costs: a row is held, a row is inserted, and both are on disk. */
async function twin(n: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const hold = 'SELECT n FROM bench_twins WHERE n = $1 FOR UPDATE';
    await client.query({ name: TWIN.hold, text: hold, values: [n] });
    const insert = 'INSERT INTO bench_twin_rows (n) VALUES ($1)';
    await client.query({ name: TWIN.insert, text: insert, values: [n] });
    await client.query('COMMIT');
  } finally {
    client.release();
  }
}

/** Players, each with money and a game open. */
async function openSeats(group: string): Promise<Seat[]> {
  const emails = await addPlayers(db, group, PLAYERS, 'cheap');
  await addFunds(db, emails, FUNDS);
  const found = await db
    .select({ id: players.id })
    .from(players)
    .where(inArray(players.email, emails));
  const seats: Seat[] = [];
  for (const { id } of found) seats.push(await openGame({ db }, id, GAME, new Date()));
  return seats;
}

/** Processor time so far, ms: of the backend, and of the database. */
const used = () => [cpuOf(pid), cpuOfDatabase(dataDir)] as const;

/** Lets everybody play their rounds. @param pace ms; 0: without a pause */
async function play(name: string, seats: readonly Seat[], key: StudioKey, pace: number) {
  const games = seats.map((seat) => ({
    seat,
    rounds: Array.from({ length: ROUNDS }, () => roundOf(seat, key)),
  }));
  const times = { bet: [] as number[], win: [] as number[], twin: [] as number[] };
  const timed = async (kind: keyof typeof times, work: Promise<void>) => {
    const began = performance.now();
    await work;
    times[kind].push(performance.now() - began);
  };
  const before = used();
  const began = performance.now();
  await Promise.all(
    games.map(async ({ rounds }, n) => {
      for (const [place, { calls }] of rounds.entries()) {
        const due = began + pace * (place + n / games.length);
        if (pace > 0) await sleep(Math.max(0, due - performance.now()));
        const [bet, win] = calls;
        if (bet) await timed('bet', ask(bet));
        if (win) await timed('win', ask(win));
        if (pace > 0) await timed('twin', twin(n));
      }
    }),
  );
  const seconds = (performance.now() - began) / 1_000;
  const calls = times.bet.length + times.win.length;
  const [ofBackend, ofDatabase] = used().map((ms, part) =>
    Number((((ms - (before[part] ?? 0)) / calls) * 1_000).toFixed(0)),
  );
  report(name, {
    players: seats.length,
    calls,
    'calls/s': Math.round(calls / seconds),
    'CPU ms/1000': ofBackend,
    'of the database': ofDatabase,
  });
  for (const kind of ['bet', 'win', 'twin'] as const) {
    const ratio = (share: number) => (at(times[kind], share) / at(times.twin, share)).toFixed(2);
    if (times[kind].length > 0)
      report(`  ${kind}`, {
        'p50 ms': at(times[kind], 0.5).toFixed(1),
        'p99 ms': at(times[kind], 0.99).toFixed(1),
        ...(times.twin.length > 0 && { 'p50 ÷ twin': ratio(0.5), 'p99 ÷ twin': ratio(0.99) }),
        ...(pace > 0 && kind === 'bet' && { aim: 'p99 <= 50' }),
      });
  }
  return games.map(({ seat, rounds }) => ({
    playerId: seat.playerId,
    net: rounds.reduce((sum, { net }) => sum + net, 0),
  }));
}

/** Whether the ledger is clean, and everybody holds what their rounds left them. */
async function isBalanced(
  played: readonly { readonly playerId: string; readonly net: number }[],
  reader: Database,
): Promise<boolean> {
  const { findings, movements } = await auditLedger(reader);
  const wrong = new Set<string>();
  for (const { playerId, net } of played)
    if ((await heldBy({ db: reader }, playerId)) !== FUNDS + net) wrong.add(playerId);
  report('ledger', { findings: findings.length, movements, 'players who hold else': wrong.size });
  for (const finding of findings) console.error(finding);
  return findings.length === 0 && wrong.size === 0;
}

try {
  await pool.query('CREATE TABLE bench_twins (n integer PRIMARY KEY)');
  await pool.query('CREATE TABLE bench_twin_rows (n integer NOT NULL)');
  await pool.query('INSERT INTO bench_twins SELECT generate_series(0, $1::integer)', [PLAYERS]);
  const key = await openStudioKey(db);
  const [warming, paced, hasty] = [
    await openSeats('warming'),
    await openSeats('paced'),
    await openSeats('hasty'),
  ];
  const played = [
    ...(await play('warming up', warming, key, 0)),
    ...(await play('at the pace of play', paced, key, PACE)),
    ...(await play('without a pause', hasty, key, 0)),
  ];
  const isWell = await isBalanced(played, db);
  for (const [aside, times] of asides) console.error(`${times} times ${aside}, asked again`);
  process.exitCode = isWell ? 0 : 1;
} finally {
  await backend.close();
}
