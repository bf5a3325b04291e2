import type { FastifyInstance } from 'fastify';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database.ts';
import { takeSigned, type Signatures } from '../../platform/http/signed.ts';
import { verifySignature } from '../../platform/http/signature.ts';
import { activityFile } from './tables.ts';

export const OPERATOR_HEADER = 'x-operator';
/** Of the exact bytes of the body, as {@link verifySignature} reads it. */
export const FILE_SIGNATURE_HEADER = 'x-activity-signature';
export const FILE_PATH = '/activity-file/v1';

/** How long somebody waits who has played at another operator, ms. */
const WAIT = 5 * 60_000;

/** What the file answers an operator. */
export interface FileAnswer {
  readonly status: 'ACTIVE' | 'ENDED' | 'ELSEWHERE';
  /** ISO 8601, UTC; absent while the person plays elsewhere. */
  readonly opensAt?: string;
}

/** What the file is run with. */
export interface FileContext {
  readonly db: Database;
  readonly clock: Clock;
  /** The secret of an operator; undefined for a stranger. */
  readonly secretOf: (operator: string) => Promise<string | undefined>;
}

interface Told {
  readonly person: string;
  readonly operator: string;
  readonly now: number;
}

async function begin(tx: Transaction, { person, operator, now }: Told): Promise<FileAnswer> {
  const others = await tx
    .select({ endedAt: activityFile.endedAt })
    .from(activityFile)
    .where(and(eq(activityFile.person, person), ne(activityFile.operator, operator)));
  if (others.some(({ endedAt }) => endedAt === null)) return { status: 'ELSEWHERE' };
  const opensAt = Math.max(0, ...others.map(({ endedAt }) => (endedAt?.getTime() ?? 0) + WAIT));
  if (opensAt > now) return { status: 'ELSEWHERE', opensAt: new Date(opensAt).toISOString() };
  const set = { beganAt: new Date(now), endedAt: null };
  await tx
    .insert(activityFile)
    .values({ person, operator, ...set })
    .onConflictDoUpdate({ target: [activityFile.person, activityFile.operator], set });
  return { status: 'ACTIVE' };
}

async function end(tx: Transaction, { person, operator, now }: Told): Promise<FileAnswer> {
  await tx
    .update(activityFile)
    .set({ endedAt: new Date(now) })
    .where(
      and(
        eq(activityFile.person, person),
        eq(activityFile.operator, operator),
        sql`${activityFile.endedAt} IS NULL`,
      ),
    );
  return { status: 'ENDED' };
}

function personIn(body: unknown): string | undefined {
  const { person }: Record<string, unknown> = { ...Object(body) };
  return typeof person === 'string' && /^[0-9a-f]{64}$/.test(person) ? person : undefined;
}

/** Real time, as for each signed call: the window is about the network between two machines. */
const byOperator = (secretOf: FileContext['secretOf']): Signatures<string> => ({
  async signerOf(headers, bytes) {
    const operator = headers[OPERATOR_HEADER];
    const signature = headers[FILE_SIGNATURE_HEADER];
    if (typeof operator !== 'string' || typeof signature !== 'string') return undefined;
    const secret = await secretOf(operator);
    if (secret === undefined) return undefined;
    return verifySignature(secret, signature, bytes.toString(), Date.now()) ? operator : undefined;
  },
  unsigned: { error: 'signature' },
  bodyLimit: 1_024,
});

/**
 * Stands in for a central file of activity, such as the German one: operators say who begins and ends to play, and
 * nobody plays at two of them, nor at another within five minutes. Calls are signed by the operator.
 */
export function activityFilePlugin({ db, clock, secretOf }: FileContext) {
  return (app: FastifyInstance): Promise<void> => {
    const serve = (path: string, act: (tx: Transaction, told: Told) => Promise<FileAnswer>) => {
      takeSigned(
        app,
        `${FILE_PATH}/${path}`,
        byOperator(secretOf),
        async (body, _request, reply, operator) => {
          const person = personIn(body);
          if (person === undefined) return reply.code(400).send({ error: 'person' });
          return db.transaction(async (tx) => {
            // Two operators at once take turns: one of them finds the other's word.
            await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${person}, 0))`);
            return act(tx, { person, operator, now: clock.now() });
          });
        },
      );
    };
    serve('begin', begin);
    serve('end', end);
    return Promise.resolve();
  };
}
