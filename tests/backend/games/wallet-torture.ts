import { spawn, type ChildProcess } from 'node:child_process';
import { generateKeyPairSync, randomInt, randomUUID, sign } from 'node:crypto';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify from 'fastify';
import { openPlatform, type Platform } from '../../../backend/platform/platform.ts';
import { auditLedger } from '../banking/audit.ts';
import { newPlayer } from '../banking/support.ts';
import { makeConfig } from '../../setup/platform-config.ts';
import {
  betOf,
  give,
  heldBy,
  openGame,
  rollbackOf,
  winOf,
  type Seat,
  type Told,
} from './wallet.support.ts';

interface Size {
  readonly players: number;
  /** At least so many calls. */
  readonly acts: number;
  readonly kills: number;
}

export interface WalletTorture {
  /** What was lost, doubled, or answered in two ways; none: all is well. */
  readonly findings: readonly string[];
  readonly acts: number;
  readonly kills: number;
  /** Calls that nobody answered. */
  readonly unanswered: number;
  readonly undone: number;
  /** Minor units, of all players together. */
  readonly staked: number;
  readonly won: number;
}

const BEGUN = 100_000;
const SERVER = resolve(import.meta.dirname, 'wallet-server.ts');

/** A server of the wallet that is killed and started again, and the supplier who calls it. */
class Supplier {
  readonly #pair = generateKeyPairSync('rsa', { modulusLength: 2048 });
  readonly #databaseUrl: string;
  #child: ChildProcess | undefined;
  /** The server's origin, once it is there. */
  #origin = Promise.withResolvers<string>();
  acts = 0;
  unanswered = 0;

  constructor(databaseUrl: string) {
    this.#databaseUrl = databaseUrl;
  }

  async start(): Promise<void> {
    const SUPPLIER_KEY = this.#pair.publicKey.export({ type: 'spki', format: 'pem' }).toString();
    const env = { ...process.env, DATABASE_URL: this.#databaseUrl, SUPPLIER_KEY };
    const child = spawn(process.execPath, [SERVER], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    this.#child = child;
    const [line] = (await once(child.stdout, 'data')) as [Buffer];
    this.#origin.resolve(line.toString().trim());
  }

  async kill(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    // Who calls from now on waits for the next; who called before is left without an answer.
    this.#origin = Promise.withResolvers<string>();
    await gone;
  }

  /** @returns undefined: no answer came, or none that says anything */
  async ask(path: string, body: object): Promise<Told | undefined> {
    const origin = await this.#origin.promise;
    this.acts += 1;
    const bytes = JSON.stringify({ request_uuid: randomUUID(), ...body });
    const signature = sign('RSA-SHA256', Buffer.from(bytes), this.#pair.privateKey);
    const headers = {
      'content-type': 'application/json',
      'x-wallet-supplier': 'studio',
      'x-wallet-signature': signature.toString('base64'),
    };
    try {
      const url = `${origin}/wallet/v1/transaction/${path}`;
      const answer = await fetch(url, { method: 'POST', headers, body: bytes });
      const told = (await answer.json()) as Told;
      // Some answers are lost on the way.
      if (told.status !== 'UNKNOWN' && randomInt(20) > 0) return told;
    } catch {
      // The server died over it.
    }
    this.unanswered += 1;
    return undefined;
  }

  /** Asks until there is an answer. */
  async insist(path: string, body: object): Promise<Told> {
    for (;;) {
      const told = await this.ask(path, body);
      if (told) return told;
    }
  }
}

/** A player's money as the supplier's own books have it. */
interface Books {
  balance: number;
  staked: number;
  won: number;
  undone: number;
  readonly findings: string[];
}

/** One round: its stake, what it wins, and what is undone, in the orders that a network makes of them. */
async function playRound(supplier: Supplier, seat: Seat, books: Books): Promise<void> {
  const amount = randomInt(1, 500);
  const bet = betOf(seat, amount, { round: randomUUID() });
  const expected = (told: Told, statuses: readonly string[], what: string) => {
    if (!statuses.includes(told.status)) books.findings.push(`${what} was told ${told.status}`);
  };
  const isHasty = randomInt(25) === 0;
  if (isHasty) await supplier.insist('rollback', rollbackOf(bet));
  const taken = await supplier.ask('bet', bet);
  if (isHasty) {
    const again = await supplier.insist('bet', bet);
    expected(again, ['DUPLICATE_TRANSACTION'], 'a bet after its rollback');
    return;
  }
  if (!taken || (taken.status === 'OK' && randomInt(10) === 0)) {
    books.undone += 1;
    const rollback = rollbackOf(bet);
    const told = await Promise.all([
      supplier.insist('rollback', rollback),
      supplier.insist('rollback', rollback),
      supplier.insist('rollback', rollbackOf(bet)),
    ]);
    for (const one of told) expected(one, ['OK'], 'a rollback');
    expected(await supplier.insist('bet', bet), ['DUPLICATE_TRANSACTION'], 'a late bet');
    return;
  }
  expected(taken, ['OK', 'NOT_ENOUGH_MONEY'], 'a bet');
  if (randomInt(5) === 0) {
    const again = await supplier.insist('bet', bet);
    if (again.status !== taken.status || again.balance !== taken.balance)
      books.findings.push(`a bet was told ${JSON.stringify([taken, again])}`);
  }
  if (taken.status !== 'OK') return;
  books.balance -= amount;
  books.staked += amount;
  const won = randomInt(2) === 0 ? 0 : randomInt(1, 900);
  const win = winOf(bet, won, { round_closed: true });
  const told = await Promise.all(
    Array.from({ length: randomInt(1, 4) }, () => supplier.insist('win', win)),
  );
  for (const one of told) expected(one, ['OK'], 'a win');
  books.balance += won;
  books.won += won;
}

async function openSeats(platform: Platform, players: number): Promise<Seat[]> {
  const seats: Seat[] = [];
  for (let n = 0; n < players; n += 1) {
    const playerId = await newPlayer(platform);
    await give(platform, playerId, BEGUN);
    const at = new Date();
    seats.push(await openGame(platform, playerId, {}, at));
  }
  return seats;
}

/**
 * Rounds of several players at once, two of each at a time, while answers are lost and the server is killed again and
 * again; then what the supplier's books say is compared with the ledger.
 * @param tell is told after each kill how many calls were made
 */
export async function tortureWallet(
  databaseUrl: string,
  { players, acts, kills }: Size,
  tell: (acts: number, kills: number) => void = () => undefined,
): Promise<WalletTorture> {
  const log = Fastify({ logger: false }).log;
  const platform = await openPlatform(makeConfig({ databaseUrl, poolSize: 4 }), log);
  const supplier = new Supplier(databaseUrl);
  try {
    const seats = await openSeats(platform, players);
    const books = seats.map((): Books => ({
      balance: BEGUN,
      staked: 0,
      won: 0,
      undone: 0,
      findings: [],
    }));
    await supplier.start();
    let killed = 0;
    const lanes = [...seats.entries(), ...seats.entries()].map(async ([place, seat]) => {
      const kept = books[place];
      while (kept && (supplier.acts < acts || killed < kills))
        await playRound(supplier, seat, kept);
    });
    const playing = Promise.all(lanes);
    for (; killed < kills; killed += 1) {
      const next = (acts * (killed + 1)) / (kills + 1);
      while (supplier.acts < next) await sleep(5);
      await supplier.kill();
      await supplier.start();
      tell(supplier.acts, killed + 1);
    }
    await playing;
    const { findings } = await auditLedger(platform.db);
    const compared = await Promise.all(
      seats.map(async ({ playerId }, place) => {
        const held = await heldBy(platform, playerId);
        const balance = books[place]?.balance ?? 0;
        return held === balance ? [] : [`${playerId} holds ${held}, and the books say ${balance}`];
      }),
    );
    const sum = (of: (one: Books) => number) => books.reduce((total, one) => total + of(one), 0);
    return {
      findings: [...findings, ...compared.flat(), ...books.flatMap((one) => one.findings)],
      acts: supplier.acts,
      kills: killed,
      unanswered: supplier.unanswered,
      undone: sum(({ undone }) => undone),
      staked: sum(({ staked }) => staked),
      won: sum(({ won }) => won),
    };
  } finally {
    await supplier.kill();
    await platform.close();
  }
}
