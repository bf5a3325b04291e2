import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createCallerGates } from '../../../backend/platform/http/caller-gates.ts';
import { noRateLimits } from '../../../backend/platform/rate-limits.ts';
import type { StudioContext } from '../../../backend/third-parties/studio/context.ts';
import type { Launch, Terms } from '../../../backend/third-parties/studio/launch.ts';
import { nameOf, SHOE } from '../../../backend/third-parties/studio/math/blackjack/cards.ts';
import type { PlayedKind } from '../../../backend/third-parties/studio/math/games.ts';
import { openSession, sessionOf } from '../../../backend/third-parties/studio/sessions.ts';
import { eq } from 'drizzle-orm';
import { actInRound } from '../../../backend/third-parties/studio/acts.ts';
import type { Act } from '../../../backend/third-parties/studio/math/round.ts';
import {
  studioRounds,
  studioTransactions,
  type Session,
} from '../../../backend/third-parties/studio/tables.ts';
import { openInstance } from '../instance.ts';

/** An act as it came to the wallet. */
export interface Came {
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/**
 * What becomes of the next call of a path: nothing reaches the wallet, its answer is lost, none comes as long as
 * somebody waits, it says this, or it answers when this has come about.
 */
type Fate =
  | 'lost'
  | 'unheard'
  | 'silence'
  | { readonly status: string; readonly highest_stake?: number }
  | Promise<void>;

const keys = generateKeyPairSync('rsa', { modulusLength: 2_048 });

/** A wallet over HTTP that does as suppliers are promised: each act once, the same answer again. */
async function openWallet() {
  const fates = new Map<string, Fate[]>();
  const came: Came[] = [];
  const answers = new Map<string, object>();
  const killed = new Set<unknown>();
  const wallet = { balance: 10_000, came, killed };
  const amounts = new Map<unknown, number>();

  function apply(path: string, body: Came['body']): object {
    const { transaction_uuid: id, reference_transaction_uuid: bet, amount } = body;
    const told = () => ({ status: 'OK', balance: wallet.balance });
    if (path === 'user/balance') return told();
    const known = answers.get(String(id));
    if (known) return known;
    // A free round is the operator's: it costs nothing, and what becomes of its win is not told at once.
    const stake = body['is_free'] === true ? 0 : Number(amount);
    if (path.endsWith('bet')) {
      if (killed.has(id)) return { status: 'DUPLICATE_TRANSACTION' };
      if (stake > wallet.balance) return { ...told(), status: 'NOT_ENOUGH_MONEY' };
      amounts.set(id, stake);
      wallet.balance -= stake;
    } else if (path.endsWith('win')) wallet.balance += stake;
    else {
      killed.add(bet);
      wallet.balance += amounts.get(bet) ?? 0;
    }
    answers.set(String(id), told());
    return told();
  }

  const server = createServer((request, response) => {
    void (async () => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      // A request that was read whole leaves its connection open when it is destroyed: its caller would wait.
      const hangUp = () => request.socket.destroy();
      const bytes = Buffer.concat(parts);
      const path = (request.url ?? '').replace('/wallet/v1/', '');
      const fate = fates.get(path)?.shift();
      const signature = Buffer.from(String(request.headers['x-wallet-signature']), 'base64');
      const key = createPublicKey(keys.privateKey);
      if (fate === 'silence') return undefined;
      if (fate === 'unheard') return hangUp();
      if (
        request.headers['x-wallet-supplier'] !== 'studio' ||
        !verify('RSA-SHA256', bytes, key, signature)
      ) {
        return response.writeHead(401).end('{"status":"INVALID_SIGNATURE"}');
      }
      const body = JSON.parse(bytes.toString()) as Came['body'];
      came.push({ path, body });
      if (fate instanceof Promise) await fate;
      const isTold = typeof fate === 'object' && 'status' in fate;
      const answer = isTold ? fate : apply(path, body);
      return fate === 'lost' ? hangUp() : response.end(JSON.stringify(answer));
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    ...wallet,
    get balance() {
      return wallet.balance;
    },
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/wallet/v1`,
    /** What becomes of the next calls of a path. */
    next: (path: string, ...next: Fate[]) => void fates.set(path, next),
    /** The acts since this was asked last, in short. */
    told() {
      return came
        .splice(0)
        .filter(({ path }) => path !== 'user/balance')
        .map(({ path, body }) => [
          path.replace('transaction/', ''),
          ...('amount' in body ? [body['amount']] : []),
          ...(body['round_closed'] === true ? ['closed'] : []),
          ...(body['is_free'] === true ? ['free'] : []),
        ]);
    },
    renew() {
      fates.clear();
      came.splice(0);
      wallet.balance = 10_000;
    },
    close: () => void server.close(),
  };
}

export const FREE_TERMS: Terms = {
  shortestRoundMs: 0,
  highestStake: null,
  autoplayRounds: 100,
  speedUps: true,
  returnShownAt: 'page',
  topWinChanceShown: false,
  oddsShown: false,
};

const cards = new Map(Array.from({ length: SHOE }, (_, card) => [nameOf(card), card]));

/** The studio's parts on a database of their own, with a wallet, a clock and a chance that the test holds. */
export async function openStudio() {
  const site = await openInstance();
  const wallet = await openWallet();
  const draws: number[] = [];
  const held = {
    now: Date.parse('2026-11-27T10:00:00Z'),
    version: '1.2.3',
    /** Who is on a break, by their name at suppliers. */
    away: new Set<string | undefined>(),
  };
  const context: StudioContext = {
    db: site.platform.db,
    log: site.platform.log,
    key: () =>
      Promise.resolve({
        privateKey: keys.privateKey,
        publicKey: createPublicKey(keys.privateKey),
      }),
    walletUrl: () => wallet.url,
    now: () => held.now,
    random: () => draws.shift() ?? 0,
    gates: createCallerGates(noRateLimits),
    versionOf: () => held.version,
    mayPlay: (_, user) => Promise.resolve(!held.away.has(user)),
  };
  let players = 0;
  /** Opens a session of a new player, or of a named one. @returns what the client shows with each call */
  async function bearer(
    kind: PlayedKind,
    differs: Partial<Launch> = {},
    limits = { min: 20, max: 2_000 },
  ): Promise<string> {
    players += 1;
    const mode = differs.mode ?? 'money';
    const opened = await openSession(
      context,
      {
        mode,
        siteId: '2',
        game: {
          gameId: `game.test-${kind}`,
          slug: `test-${kind}`,
          name: `Test ${kind}`,
          kind,
          version: '1.2.3',
        },
        ...(mode === 'money' && {
          token: 'token',
          user: `00000000-0000-4000-8000-${String(players).padStart(12, '0')}`,
        }),
        currency: 'EUR',
        language: 'en',
        notation: 'specified',
        device: 'desktop',
        lobbyUrl: 'http://localhost/en-FI/casino',
        depositUrl: 'http://localhost/en-FI/my-account/deposit',
        terms: FREE_TERMS,
        ...differs,
      },
      limits,
    );
    if (opened === undefined) throw new Error('No session');
    return opened;
  }
  return {
    context,
    wallet,
    clock: held,
    held,
    site,
    /** A test begins: the wallet is full, nothing is due, nobody is away. */
    async renew() {
      wallet.renew();
      draws.splice(0);
      held.away.clear();
      held.version = '1.2.3';
      await context.db.update(studioTransactions).set({ state: 'DONE', nextAttemptAt: null });
    },
    /** What chance gives next. */
    draw: (...numbers: readonly number[]) => void draws.splice(0, Infinity, ...numbers),
    /** The cards that are dealt next, in their order. */
    deal(names: string) {
      // A shuffle swaps the place with one behind it: what stands there now is followed through the swaps.
      const order = Array.from({ length: SHOE }, (_, card) => card);
      draws.splice(0);
      names.split(' ').forEach((name, place) => {
        const at = order.indexOf(cards.get(name) ?? -1, place);
        const from =
          at >= 0 ? at : order.findIndex((card, i) => i >= place && nameOf(card) === name);
        draws.push(from - place);
        [order[place], order[from]] = [order[from] ?? 0, order[place] ?? 0];
      });
    },
    bearer,
    session: async (...wanted: Parameters<typeof bearer>): Promise<Session> =>
      sessionOf(context, `Bearer ${await bearer(...wanted)}`),
    /** A decision in a round as the player sees it at this moment, or saw it. */
    async act(session: Session, roundId: string, act: Act, requestId: string, seen?: number) {
      const [row] = await context.db
        .select({ steps: studioRounds.steps })
        .from(studioRounds)
        .where(eq(studioRounds.id, roundId));
      const decision = { requestId, act, seen: seen ?? row?.steps.length ?? 0 };
      return actInRound(context, session, roundId, decision);
    },
    async close() {
      wallet.close();
      await site.close();
    },
  };
}
