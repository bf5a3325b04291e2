import { createHmac, timingSafeEqual } from 'node:crypto';
import { asc, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { html, type Html } from '../../platform/html.ts';
import { isUuid } from '../../platform/uuid.ts';
import type { StudioContext } from './context.ts';
import type { Step } from './math/round.ts';
import { studioRounds, studioSessions, studioTransactions } from './tables.ts';

type Waiting = Pick<typeof studioTransactions.$inferSelect, 'kind' | 'amount' | 'attempts'>;

/** What an operator is told of a round. */
export interface Recalled {
  /** What the wallet has yet to be told. */
  readonly waiting: readonly Waiting[];
  /** The page that shows the round, without the studio's origin. */
  readonly path: string;
}

/** Opens the page of one round: nobody who has no key of the studio's can make it. */
async function passOf({ key }: StudioContext, roundId: string): Promise<string> {
  const { privateKey } = await key();
  const secret = privateKey.export({ type: 'pkcs8', format: 'der' });
  return createHmac('sha256', secret).update(`recall ${roundId}`).digest('base64url');
}

/** What the studio has of rounds, by their ids; of one that it does not have, nothing. */
export async function recall(
  context: StudioContext,
  roundIds: readonly string[],
): Promise<ReadonlyMap<string, Recalled>> {
  const { db } = context;
  const ids = roundIds.filter(isUuid);
  if (ids.length === 0) return new Map();
  const [rounds, waiting] = await Promise.all([
    db.select({ id: studioRounds.id }).from(studioRounds).where(inArray(studioRounds.id, ids)),
    db.select().from(studioTransactions).where(inArray(studioTransactions.roundId, ids)),
  ]);
  const told = rounds.map(async ({ id }) => {
    const open = waiting.filter(({ roundId, state }) => roundId === id && state === 'WAITING');
    const path = `/recall/${id}?pass=${await passOf(context, id)}`;
    return [id, { path, waiting: open }] as const;
  });
  return new Map(await Promise.all(told));
}

/** An amount as the page writes it: whole minor units with their currency. */
const minor = (amount: number, currency: string): string =>
  `${amount} (minor units of ${currency})`;

function inWords(step: Step, currency: string): string {
  const amountOf = (amount: number) => minor(amount, currency);
  switch (step.type) {
    case 'reels': {
      const rows = step.reels.map((reel) => reel.join(', ')).join(' | ');
      return `${step.isFree ? 'Free spin' : 'Spin'}, reel by reel from the top: ${rows}`;
    }
    case 'lines': {
      const wins = step.wins.map(
        ({ line, symbol, count, amount }) =>
          `line ${line}, ${count} of ${symbol}: ${amountOf(amount)}`,
      );
      return `Lines that pay, ${step.multiplier} times: ${wins.join('; ')}`;
    }
    case 'freeSpins':
      return `Free spins: ${step.awarded} awarded, ${step.left} left`;
    case 'ball':
      return `The ball: ${step.number}`;
    case 'spots':
      return `Spots that pay: ${step.paid.map(({ spot, amount }) => `${spot}: ${amountOf(amount)}`).join('; ')}`;
    case 'card':
      return `Card to ${step.to}: ${step.card ?? 'face down'}`;
    case 'turn':
      return `The dealer turns ${step.card}`;
    case 'split':
      return 'The hand is split';
    case 'result':
      return `${step.hand}: ${step.outcome}, pays ${amountOf(step.amount)}`;
  }
}

const fact = (name: string, value: string | Html): Html =>
  html`<dt>${name}</dt>
    <dd>${value}</dd>`;

const list = (items: readonly string[]): Html =>
  html`<ol>
    ${items.map((item) => html`<li>${item}</li>`)}
  </ol>`;

async function pageOf({ db }: StudioContext, roundId: string): Promise<Html | undefined> {
  const [found] = await db
    .select({ round: studioRounds, session: studioSessions })
    .from(studioRounds)
    .innerJoin(studioSessions, eq(studioSessions.id, studioRounds.sessionId))
    .where(eq(studioRounds.id, roundId));
  if (!found) return undefined;
  const { round, session } = found;
  const { currency } = session.launch;
  const acts = await db
    .select()
    .from(studioTransactions)
    .where(eq(studioTransactions.roundId, roundId))
    .orderBy(asc(studioTransactions.createdAt), studioTransactions.id);
  // The hole card of a hand that is under way is nobody's to see, nor is what chance has yet to show.
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>Round ${round.id}</title>
      </head>
      <body>
        <h1>Round ${round.id}</h1>
        <dl>
          ${fact('Game', `${round.slug} ${round.version}`)}
          ${fact('Mathematics', `${round.title}, SHA-256 ${round.configuration}`)}
          ${fact('Begun', round.startedAt.toISOString())} ${fact('State', round.state)}
          ${round.refusal === null ? undefined : fact('Why it is void', round.refusal)}
          ${fact('Stake', minor(round.stake, currency))} ${fact('Won', minor(round.won, currency))}
        </dl>
        <h2>Bets</h2>
        ${list(round.bets.map(({ spot, amount }) => `${spot}: ${minor(amount, currency)}`))}
        <h2>What the player did</h2>
        ${list(round.acts.map(({ act }) => act))}
        <h2>What was shown</h2>
        ${list(round.steps.map((step) => inWords(step, currency)))}
        <h2>Calls of the wallet</h2>
        ${list(
          acts.map(
            ({ kind, amount, state, attempts }) =>
              `${kind}: ${minor(amount, currency)}, ${state}, tries: ${attempts}`,
          ),
        )}
      </body>
    </html>`;
}

/** The page on which an operator's people see a round again, `/recall/<round>`. */
export function recallPages(context: StudioContext) {
  return (app: FastifyInstance): Promise<void> => {
    app.get<{ Params: { roundId: string }; Querystring: { pass?: string | string[] } }>(
      '/recall/:roundId',
      async ({ params: { roundId }, query }, reply) => {
        reply.headers({
          'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
          'cache-control': 'no-store',
          'referrer-policy': 'no-referrer',
          'x-content-type-options': 'nosniff',
          'x-robots-tag': 'noindex, nofollow',
        });
        const [shown, pass] = [
          Buffer.from(String(query.pass)),
          Buffer.from(await passOf(context, roundId)),
        ];
        const isOpen =
          isUuid(roundId) && shown.length === pass.length && timingSafeEqual(shown, pass);
        const found = isOpen ? await pageOf(context, roundId) : undefined;
        if (!found) return reply.code(404).type('text/plain; charset=utf-8').send('No such round.');
        return reply.type('text/html; charset=utf-8').send(found.text);
      },
    );
    return Promise.resolve();
  };
}
