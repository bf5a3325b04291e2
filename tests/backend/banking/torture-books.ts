import { sql } from 'drizzle-orm';
import type { Database } from '../../../backend/platform/database.ts';
import { jsonOf, type Progress } from './torture-hands.ts';

/**
 * The two providers' own books beside the ledger: each player's deposits less the payouts are what is held; and
 * the platform knows every amount that a provider took or paid.
 */
async function compareBooks(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ finding: string }>(
    sql`SELECT format('%s holds %s: %s came in at the provider, %s went out', p.email,
        coalesce(held.sum, 0), coalesce(paid.sum, 0), coalesce(out.sum, 0)) AS finding
      FROM players p
      LEFT JOIN (SELECT player_id, sum(balance) FROM ledger_accounts GROUP BY 1) held
        ON held.player_id = p.id
      LEFT JOIN (SELECT d.player_id, sum(i.amount) FROM provider_payments i
        JOIN deposits d ON d.payment_id = i.id AND d.reference_id = i.merchant_reference
        WHERE i.status = 'SUCCEEDED' GROUP BY 1) paid ON paid.player_id = p.id
      LEFT JOIN (SELECT w.player_id, sum(o.amount) FROM provider_payouts o
        JOIN withdrawals w ON w.payout_id = o.id AND w.reference_id = o.merchant_reference
        WHERE o.status = 'PAID' GROUP BY 1) out ON out.player_id = p.id
      WHERE p.email LIKE 'torture-%' AND
        coalesce(held.sum, 0) <> coalesce(paid.sum, 0) - coalesce(out.sum, 0)
      UNION ALL
      SELECT format('payment %s of %s has no deposit', id, amount) FROM provider_payments i
      WHERE NOT EXISTS (SELECT FROM deposits d WHERE d.payment_id = i.id)
      UNION ALL
      SELECT format('payout %s of %s has no withdrawal', id, amount) FROM provider_payouts o
      WHERE NOT EXISTS (SELECT FROM withdrawals w WHERE w.payout_id = o.id)`,
  );
  return rows.map(({ finding }) => finding);
}

interface Withdrawn extends Record<string, unknown> {
  readonly id: string;
  readonly state: string;
  readonly reason: string | null;
  readonly amount: number;
}

/**
 * Compares the promises to players and the desk with the database: each holds, and nothing is there without
 * one.
 */
async function comparePromises(db: Database, { intents, decisions }: Progress): Promise<string[]> {
  const findings: string[] = [];
  const { rows: deposited } = await db.execute<{ id: string; amount: number }>(
    sql`SELECT t.reference_id AS id, t.amount::integer FROM transactions t
      JOIN players p ON p.id = t.player_id WHERE t.type = 'DEPOSIT' AND p.email LIKE 'torture-%'`,
  );
  const { rows: withdrawn } = await db.execute<Withdrawn>(
    sql`SELECT w.reference_id AS id, w.state, w.reason, w.amount::integer FROM withdrawals w
      JOIN players p ON p.id = w.player_id WHERE p.email LIKE 'torture-%'`,
  );
  const ends = new Map<string, string[]>();
  const promise = (id: string, end: string) => ends.set(id, [...(ends.get(id) ?? []), end]);
  for (const { withdrawal, as } of decisions) promise(withdrawal, as);
  /** Each once: the promises beside the rows, by id. */
  const compare = (
    operation: string,
    field: string,
    kept: readonly { id: string; amount: number }[],
  ) => {
    const there = new Map(kept.map(({ id, amount }) => [id, amount]));
    for (const { reply = '', body } of intents.filter((one) => one.operation === operation)) {
      if (!reply.startsWith('201')) continue;
      const id = jsonOf(reply)[field] ?? '';
      if (there.get(id) !== Reflect.get(body, 'amount')) {
        findings.push(`${operation} promised ${id}, which is lost, doubled or of another amount`);
      }
      there.delete(id);
    }
    findings.push(...[...there.keys()].map((id) => `${id} is there, and nobody was told`));
  };
  compare('requestDeposit', 'referenceId', deposited);
  compare('requestWithdrawal', 'pendingWithdrawalId', withdrawn);
  for (const { operation, reply = '', body } of intents) {
    if (operation !== 'cancelWithdrawal' || !reply.startsWith('200')) continue;
    promise(String(Reflect.get(body, 'pendingWithdrawalId')), 'cancelled');
  }
  for (const { id, state, reason } of withdrawn) {
    const told = ends.get(id) ?? [];
    const isByProvider = state === 'PAID' || (state === 'DECLINED' && reason === 'PROVIDER');
    const is = isByProvider ? 'approved' : state.toLowerCase();
    // Nobody need have approved it, and a decision of the desk may have been lost with its answer.
    const holds = told.every((end) => end === is) && told.length <= 1;
    if (!holds) findings.push(`${id} was ${told.join(' and ')}, and is ${state} ${reason ?? ''}`);
    if (state === 'CANCELLED' && told.length === 0) findings.push(`${id}: nobody cancelled it`);
  }
  return findings;
}

/** Everything that does not add up, once nothing is under way any more. */
export async function compareAll(db: Database, progress: Progress): Promise<string[]> {
  return [...(await compareBooks(db)), ...(await comparePromises(db, progress))];
}
