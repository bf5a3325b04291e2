import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../backend/platform/database.ts';
import { card } from './payment-pages.ts';
import { withdrawalBody } from './payouts.ts';
import { depositBody } from './support.ts';
import type { Answer, TorturedServer } from './torture-server.ts';

type MoneyCall = 'requestDeposit' | 'requestWithdrawal' | 'cancelWithdrawal';

/** A player's request under a key, and its answer: status, space, body. */
export interface Intent {
  readonly player: number;
  readonly operation: MoneyCall;
  readonly key: string;
  readonly body: object;
  reply?: string;
}

/** An act of the desk, with its answer. */
interface Decision {
  readonly withdrawal: string;
  readonly as: 'approved' | 'declined';
}

/** A run as far as it got. */
export interface Progress {
  readonly intents: Intent[];
  readonly decisions: Decision[];
  /** The answers that should never have been given. */
  readonly findings: string[];
  /** Operations by kind and end. */
  readonly counts: Map<string, number>;
  /** All of them; and those without an answer, because the server died over them. */
  done: number;
  unanswered: number;
}

export interface Hands {
  readonly server: TorturedServer;
  readonly db: Database;
  readonly progress: Progress;
  readonly sessions: readonly Record<string, string>[];
}

export const jsonOf = (reply: string): Record<string, string> =>
  JSON.parse(reply.slice(4)) as Record<string, string>;

export const replyOf = ({ status, text }: Answer): string => `${status} ${text}`;

/** The end of an operation, in a word for the table of the run. */
function endOf({ status, text, location }: Answer): string {
  const done = /done=(\w+)/.exec(location)?.[1];
  const code = status >= 400 ? /"(?:code|error)":"([\w.]+)"/.exec(text)?.[1] : undefined;
  return [status, done ?? code].filter((part) => part !== undefined).join(' ');
}

/**
 * A server without time for a call says nothing about the money: not whether it moved, nor that it did not. The
 * same goes for any failure of the provider's pages.
 */
const saysNothing = ({ status, text }: Answer): boolean =>
  status === 503 || (status >= 500 && text.startsWith('<!doctype html>'));

const isWrong = (answer: Answer): boolean =>
  answer.status === 401 || (answer.status >= 500 && !saysNothing(answer));

/**
 * Does an operation and counts it, whether or not it is answered.
 * @throws TypeError when the server dies over it
 */
async function counted(
  { progress }: Hands,
  what: string,
  operation: () => Promise<Answer>,
): Promise<Answer> {
  progress.done += 1;
  const count = (end: string) => {
    const name = `${what}: ${end}`;
    progress.counts.set(name, (progress.counts.get(name) ?? 0) + 1);
  };
  try {
    const answer = await operation();
    count(endOf(answer));
    if (isWrong(answer)) {
      progress.findings.push(`${what} was answered ${replyOf(answer).slice(0, 200)}`);
    }
    return answer;
  } catch (error) {
    progress.unanswered += 1;
    count('no answer');
    throw error;
  }
}

export const send = (
  { server, sessions }: Hands,
  { operation, player, key, body }: Intent,
): Promise<Answer> => server.call(operation, sessions[player] ?? {}, key, body);

/** How often a client repeats a call after "no time". */
const PATIENCE = 20;

/** Much later a taken intention is told of instead of repeated, and a refused one is decided anew. */
const isOld = (before: string, now: string): boolean =>
  before.startsWith('4') || now.includes('error.idempotency.repeated');

/** Repeats an intention: an answered one gets the same answer, byte for byte, as long as it is no old one. */
export async function repeat(hands: Hands, intent: Intent): Promise<void> {
  let answer = await send(hands, intent);
  for (let tries = 1; saysNothing(answer) && tries < PATIENCE; tries += 1) {
    await sleep(500);
    answer = await send(hands, intent);
  }
  const reply = replyOf(answer);
  if (isWrong(answer) || saysNothing(answer)) {
    hands.progress.findings.push(`${intent.operation} is answered ${reply.slice(0, 200)}`);
  } else if (intent.reply !== undefined && reply !== intent.reply && !isOld(intent.reply, reply)) {
    hands.progress.findings.push(`${intent.operation}: ${intent.reply} came again as ${reply}`);
  }
  if (intent.reply === undefined || !isOld('', reply)) intent.reply = reply;
}

async function ask(
  hands: Hands,
  player: number,
  operation: MoneyCall,
  body: object,
): Promise<string> {
  const intent: Intent = { player, operation, key: randomUUID(), body };
  hands.progress.intents.push(intent);
  const answer = await counted(hands, operation, () => send(hands, intent));
  if (saysNothing(answer)) return '';
  const reply = replyOf(answer);
  intent.reply = reply;
  // Impatient people press it again.
  if (randomInt(4) === 0) await repeat(hands, intent);
  return reply;
}

/** Approved in most cases, else refused for two reasons, or approved after some seconds. */
const CARDS = ['0002', '9995', '0077'].map((end) => `4000 0000 0000 ${end}`);

async function deposit(hands: Hands, player: number): Promise<void> {
  const { server } = hands;
  const body = depositBody({ amount: 2_000 + randomInt(3_000), returnUrl: '/en-UN/back' });
  const reply = await ask(hands, player, 'requestDeposit', body);
  if (!reply.startsWith('201')) return;
  const page = jsonOf(reply)['redirectUrl'] ?? '';
  const dice = randomInt(20);
  if (dice === 0) return;
  await server.form(`${page}/details`, card(CARDS[dice - 1]));
  const step = (name: string) =>
    counted(hands, `payment ${name}`, () => server.form(`${page}/${name}`));
  // Two presses that meet, of the same button or of two.
  await Promise.all([step('confirm'), step(dice === 19 ? 'cancel' : 'confirm')]);
}

/** Any of the providers' news so far: each is found by its key, from a random one on. */
async function someNews({ db }: Hands) {
  const from = randomUUID();
  const [told, paid] = await Promise.all([
    db.execute<{ body: string }>(sql`
      SELECT body FROM provider_callbacks WHERE event_id >= ${from} ORDER BY event_id LIMIT 3`),
    db.execute<{ news: object; status: string; hasEnded: boolean }>(sql`
      SELECT json_build_object('eventId', p.event_id, 'payoutId', p.id, 'reference',
          p.merchant_reference, 'amount', p.amount, 'currency', p.currency) AS news,
        p.status, w.ended_at IS NOT NULL AS "hasEnded"
      FROM provider_payouts p JOIN withdrawals w ON w.reference_id = p.merchant_reference
      WHERE p.merchant_reference >= ${`wd_${from.slice(0, 8)}`} AND p.status <> 'QUEUED'
      ORDER BY p.merchant_reference LIMIT 2`),
  ]);
  return { told: told.rows, paid: paid.rows };
}

/**
 * Callbacks come again, all at once, while the providers send their own; and a reported payout is reported with
 * the opposite result.
 */
async function repeatCallbacks(hands: Hands): Promise<void> {
  const { server } = hands;
  const { told, paid } = await someNews(hands);
  const payout = ({ news, status }: (typeof paid)[number], isTrue = true) =>
    JSON.stringify({
      ...news,
      ...(!isTrue && { eventId: randomUUID() }),
      type: (status === 'PAID') === isTrue ? 'payout.paid' : 'payout.failed',
    });
  const liedAbout = paid.find(({ hasEnded }) => hasEnded);
  await Promise.all([
    ...told.map(({ body }) =>
      counted(hands, 'payment callback again', () => server.callback('payment', body)),
    ),
    ...paid.map((one) =>
      counted(hands, 'payout callback again', () => server.callback('payout', payout(one))),
    ),
    liedAbout &&
      counted(hands, 'payout callback that lies', () =>
        server.callback('payout', payout(liedAbout, false)),
      ),
  ]);
}

async function decide(hands: Hands, id: string, as: Decision['as']): Promise<void> {
  const decision = as === 'approved' ? 'approve' : 'decline';
  const fields = { id, decision, reason: 'OTHER', seen: '"REGISTERED, FULLY VERIFIED"' };
  const { location } = await counted(hands, `desk ${fields.decision}`, () =>
    hands.server.desk('/desk/withdrawals', fields),
  );
  if (location.endsWith(`done=${as}`)) hands.progress.decisions.push({ withdrawal: id, as });
}

async function withdraw(hands: Hands, player: number): Promise<void> {
  const body = withdrawalBody({ amount: 1_000 + randomInt(300) });
  const reply = await ask(hands, player, 'requestWithdrawal', body);
  if (!reply.startsWith('201')) return;
  const id = jsonOf(reply)['pendingWithdrawalId'] ?? '';
  const cancellation = { pendingWithdrawalId: id, amount: body.amount, cancelByPlayer: true };
  const cancel = () => ask(hands, player, 'cancelWithdrawal', cancellation);
  const ways = [
    cancel,
    cancel,
    () => decide(hands, id, 'approved'),
    () => decide(hands, id, 'declined'),
  ]
    .map((way) => ({ way, at: randomInt(1_000) }))
    .toSorted((one, other) => one.at - other.at);
  // Some at once, so that they meet; without a decision, it goes out by itself.
  await Promise.all(ways.slice(0, randomInt(4)).map(({ way }) => way()));
}

/** Does something, again and again, until the server dies or `isOver`. */
export async function work(hands: Hands, player: number, isOver: () => boolean): Promise<void> {
  try {
    while (!isOver()) {
      const dice = randomInt(10);
      if (dice < 3) await deposit(hands, player);
      else if (dice === 3) await repeatCallbacks(hands);
      else await withdraw(hands, player);
    }
  } catch (error) {
    // The error of fetch for a server that is gone; anything else is ours.
    if (!(error instanceof TypeError)) throw error;
  }
}
