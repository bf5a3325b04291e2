import { sql } from 'drizzle-orm';
import type { Executor } from '../../../backend/platform/database.ts';

/** The result of an audit of the whole ledger; an empty list of findings is a clean ledger. */
export interface AuditReport {
  readonly findings: readonly string[];
  readonly movements: number;
  /** Successful deposits and their sums, all currencies added up: for comparing runs. */
  readonly deposits: number;
  readonly deposited: number;
}

/** What suppliers of games told, each with its change of the main balance, and of the pocket of bonus money. */
const ACTS = sql`(SELECT *,
    CASE WHEN status <> 'OK' THEN 0
      WHEN kind = 'BET' THEN -amount + bonus_amount + fund_amount
      ELSE amount - bonus_amount - fund_amount END AS change,
    CASE WHEN kind = 'BET' THEN -bonus_amount ELSE bonus_amount END AS bonus_change
  FROM game_acts)`;

/** Each query returns a row per offence, with its words. */
const OFFENCES = [
  sql`SELECT format('movement %s: %s entries, sum %s', m.reference, count(e.amount), coalesce(sum(e.amount), 0)) AS finding
      FROM ledger_movements m LEFT JOIN ledger_entries e ON e.movement_id = m.id
      GROUP BY m.id, m.reference HAVING count(e.amount) < 2 OR coalesce(sum(e.amount), 0) <> 0`,
  sql`SELECT format('movement %s mixes currencies', m.reference) AS finding
      FROM ledger_movements m JOIN ledger_entries e ON e.movement_id = m.id
      JOIN ledger_accounts a ON a.id = e.account_id
      GROUP BY m.id, m.reference HAVING count(DISTINCT a.currency) > 1`,
  sql`SELECT format('account %s keeps %s, its entries sum to %s', a.id, a.balance, coalesce(sum(e.amount), 0)) AS finding
      FROM ledger_accounts a LEFT JOIN ledger_entries e ON e.account_id = a.id
      WHERE a.balance IS NOT NULL
      GROUP BY a.id HAVING a.balance <> coalesce(sum(e.amount), 0)`,
  sql`SELECT format('account %s is negative: %s', id, balance) AS finding
      FROM ledger_accounts WHERE balance < 0`,
  sql`SELECT format('deposit %s is %s but moved %s', t.reference_id, t.status, coalesce(sum(e.amount), 0)) AS finding
      FROM transactions t
      LEFT JOIN ledger_movements m ON m.reference = 'deposit:' || t.reference_id
      LEFT JOIN (ledger_entries e JOIN ledger_accounts a ON a.id = e.account_id AND a.kind = 'MAIN')
        ON e.movement_id = m.id AND a.player_id = t.player_id
      WHERE t.type = 'DEPOSIT' GROUP BY t.reference_id
      HAVING coalesce(sum(e.amount), 0) <> CASE WHEN t.status = 'SUCCESS' THEN t.amount ELSE 0 END`,
  sql`SELECT format('movement %s has no deposit', m.reference) AS finding
      FROM ledger_movements m
      WHERE m.reference LIKE 'deposit:%' AND NOT EXISTS (
        SELECT FROM transactions t WHERE 'deposit:' || t.reference_id = m.reference)`,
  sql`SELECT format('player %s: %s in %s deposits are kept, %s in %s counted', player_id,
        k.counted, k.succeeded, t.counted, t.succeeded) AS finding
      FROM deposit_totals k FULL JOIN (
        SELECT player_id, sum(amount) AS counted, count(*) FILTER (WHERE status = 'SUCCESS') AS succeeded
        FROM transactions
        WHERE type = 'DEPOSIT' AND category = 'PAYMENT' AND status IN ('PENDING', 'SUCCESS')
        GROUP BY player_id) t USING (player_id)
      WHERE coalesce(k.counted, 0) <> coalesce(t.counted, 0)
        OR coalesce(k.succeeded, 0) <> coalesce(t.succeeded, 0)`,
  sql`SELECT format('withdrawal %s of %s is %s but took %s out of the main balance and locked %s',
        w.reference_id, w.amount, w.state, coalesce(e.main, 0), coalesce(e.locked, 0)) AS finding
      FROM withdrawals w JOIN transactions t USING (reference_id)
      LEFT JOIN LATERAL (
        SELECT -sum(e.amount) FILTER (WHERE a.kind = 'MAIN') AS main,
          sum(e.amount) FILTER (WHERE a.kind = 'LOCKED') AS locked
        FROM ledger_movements m JOIN ledger_entries e ON e.movement_id = m.id
        JOIN ledger_accounts a ON a.id = e.account_id AND a.player_id = w.player_id
        WHERE m.reference IN ('withdrawal:' || w.reference_id, 'withdrawal-end:' || w.reference_id)
      ) e ON true
      WHERE coalesce(e.main, 0) <> CASE WHEN w.state IN ('DECLINED', 'CANCELLED') THEN 0 ELSE w.amount END
        OR coalesce(e.locked, 0) <> CASE WHEN w.state IN ('REQUESTED', 'APPROVED') THEN w.amount ELSE 0 END
        OR t.amount <> -w.amount
        OR t.status <> CASE w.state WHEN 'PAID' THEN 'SUCCESS' WHEN 'DECLINED' THEN 'FAILED'
          WHEN 'CANCELLED' THEN 'CANCELLED' ELSE 'PENDING' END`,
  sql`SELECT format('withdrawal %s of %s is %s, and its history shows %s coming back',
        w.reference_id, w.amount, w.state, coalesce(b.amount, 0)) AS finding
      FROM withdrawals w LEFT JOIN transactions b ON b.reference_id = 'back_' || w.reference_id
      WHERE coalesce(b.amount, 0) <>
        CASE WHEN w.state IN ('DECLINED', 'CANCELLED') THEN w.amount ELSE 0 END`,
  sql`SELECT format('movement %s has no withdrawal', m.reference) AS finding
      FROM ledger_movements m
      WHERE (m.reference LIKE 'withdrawal:%' OR m.reference LIKE 'withdrawal-end:%') AND NOT EXISTS (
        SELECT FROM withdrawals w WHERE w.reference_id = split_part(m.reference, ':', 2))`,
  sql`SELECT format('player %s, %s: %s and %s are kept, %s and %s counted', player_id, day,
        coalesce(k.net_position, 0), coalesce(k.win_loss, 0), coalesce(t.net, 0), coalesce(t.won, 0)) AS finding
      FROM player_days k FULL JOIN (
        SELECT player_id, (transacted_at AT TIME ZONE 'UTC')::date AS day,
          sum(net_position_of(type, category, status, wallet, amount)) AS net,
          sum(win_loss_of(type, category, status, wallet, amount)) AS won
        FROM transactions GROUP BY 1, 2) t USING (player_id, day)
      WHERE coalesce(k.net_position, 0) <> coalesce(t.net, 0)
        OR coalesce(k.win_loss, 0) <> coalesce(t.won, 0)`,
  sql`SELECT format('%s of a game moved %s in %s and should have moved %s', reference, coalesce(moved, 0),
        pocket, coalesce(told, 0)) AS finding
      FROM (SELECT player_id, pocket, sum(part) AS told,
          CASE kind WHEN 'BET' THEN 'bet' WHEN 'WIN' THEN 'win' ELSE 'void' END || ':' || supplier
            || ':' || CASE kind WHEN 'ROLLBACK' THEN bet_id ELSE id END AS reference
        FROM ${ACTS} a, LATERAL (VALUES ('MAIN', a.change), ('BONUS', a.bonus_change)) v(pocket, part)
        GROUP BY 1, 2, 4) a
      FULL JOIN (SELECT account.player_id, account.kind AS pocket, m.reference, sum(e.amount) AS moved
        FROM ledger_movements m JOIN ledger_entries e ON e.movement_id = m.id
        JOIN ledger_accounts account ON account.id = e.account_id AND account.kind IN ('MAIN', 'BONUS')
        -- A history that is seeded names no supplier.
        WHERE m.reference SIMILAR TO '(bet|win|void):%:%' GROUP BY 1, 2, 3) b
        USING (player_id, pocket, reference)
      WHERE coalesce(told, 0) <> coalesce(moved, 0)`,
  sql`SELECT format('act %s changed %s and %s, and the history shows %s and %s', a.id, a.change, a.bonus_change,
        coalesce(t.amount, 0), coalesce(b.amount, 0)) AS finding
      FROM ${ACTS} a LEFT JOIN transactions t USING (reference_id, player_id)
      LEFT JOIN transactions b ON b.reference_id = a.reference_id || '_bonus' AND b.player_id = a.player_id
      WHERE a.change <> coalesce(t.amount, 0) OR a.bonus_change <> coalesce(b.amount, 0)`,
  sql`SELECT format('act %s of %s left %s, and the history shows %s', reference, pocket, after, shown) AS finding
      FROM (SELECT m.reference, account.kind AS pocket, e.balance_after AS after, t.balance_after AS shown
        FROM ${ACTS} a
        JOIN ledger_movements m ON m.reference = CASE a.kind WHEN 'BET' THEN 'bet' WHEN 'WIN' THEN 'win'
          ELSE 'void' END || ':' || a.supplier || ':' || CASE a.kind WHEN 'ROLLBACK' THEN a.bet_id ELSE a.id END
        JOIN ledger_entries e ON e.movement_id = m.id
        JOIN ledger_accounts account ON account.id = e.account_id AND account.player_id = a.player_id
        LEFT JOIN transactions t ON t.reference_id = a.reference_id
          || CASE account.kind WHEN 'BONUS' THEN '_bonus' ELSE '' END
        WHERE a.reference_id IS NOT NULL) r
      WHERE after IS DISTINCT FROM shown`,
  sql`SELECT format('bonus %s of %s was wagered of %s, and its rounds say %s', b.id, b.player_id,
        b.wagering_left, coalesce(sum(a.wagered), 0)) AS finding
      FROM player_bonuses b JOIN campaigns c ON c.id = b.campaign_id
      LEFT JOIN game_acts a ON a.player_id = b.player_id AND a.bonus_id = b.id
      GROUP BY b.id, c.wagering_multiplier
      HAVING b.wagering_left <> b.amount * c.wagering_multiplier - coalesce(sum(a.wagered), 0)`,
  sql`SELECT format('free spins %s: %s rounds are played, %s were taken and %s came back', g.award_id, g.played,
        b.taken, b.back) AS finding
      FROM (SELECT award_id, sum(played) AS played FROM free_spin_games GROUP BY 1) g
      JOIN free_spin_awards s ON s.id = g.award_id
      LEFT JOIN LATERAL (SELECT count(*) FILTER (WHERE kind = 'BET') AS taken,
        count(*) FILTER (WHERE kind = 'ROLLBACK') AS back
        FROM game_acts WHERE award_id = s.id AND status = 'OK') b ON true
      -- Of free spins that are over, no round comes back.
      WHERE g.played NOT BETWEEN b.taken - b.back AND b.taken OR (s.status = 'ACTIVE' AND g.played <> b.taken - b.back)`,
  sql`SELECT format('free spins %s won %s, became a bonus of %s and paid %s', s.id, s.won, b.amount, p.paid) AS finding
      FROM free_spin_awards s JOIN campaigns c ON c.id = s.campaign_id
      LEFT JOIN player_bonuses b ON b.player_id = s.player_id AND b.campaign_id = s.campaign_id
      LEFT JOIN LATERAL (SELECT coalesce(sum(amount - fund_amount), 0) AS paid FROM game_acts
        WHERE award_id = s.id AND kind = 'WIN' AND status = 'OK') p ON true
      WHERE CASE WHEN c.wagering_multiplier > 0 AND s.status IN ('ACTIVE', 'FORFEITED')
        THEN b.amount IS NOT NULL OR p.paid > 0 ELSE s.won <> coalesce(b.amount, 0) + p.paid END`,
  sql`SELECT format('bonus %s has ended, and its pocket has %s', b.id, w.balance) AS finding
      FROM ledger_accounts w JOIN player_bonuses b USING (player_id, vertical)
      WHERE w.kind = 'BONUS' AND w.balance > 0 AND NOT EXISTS (SELECT FROM player_bonuses o
        WHERE o.player_id = w.player_id AND o.vertical = w.vertical AND o.status = 'ACTIVE')`,
];

/**
 * Recomputes everything the ledger claims: each movement sums to zero in one currency; each kept balance is the
 * sum of its entries and not negative; each deposit moved its amount once if and only if it succeeded; each
 * withdrawal locked its amount once and let it out or back once, as the history says; the kept totals of each
 * player's deposits and days are their sum; and each act of a game moved what it says once, as the history says.
 * Reads the whole ledger: for tests, benchmarks and an operator's night.
 */
export async function auditLedger(db: Executor): Promise<AuditReport> {
  const findings: string[] = [];
  for (const offence of OFFENCES) {
    const { rows } = await db.execute<{ finding: string }>(offence);
    findings.push(...rows.map(({ finding }) => finding));
  }
  const { rows } = await db.execute<{ movements: string; deposits: string; deposited: string }>(
    sql`SELECT (SELECT count(*) FROM ledger_movements) AS movements,
          count(*) AS deposits, coalesce(sum(amount), 0) AS deposited
        FROM transactions WHERE type = 'DEPOSIT' AND status = 'SUCCESS'`,
  );
  return {
    findings,
    movements: Number(rows[0]?.movements),
    deposits: Number(rows[0]?.deposits),
    deposited: Number(rows[0]?.deposited),
  };
}

/** Closes a bank whose books must be right whatever its tests did. @throws with the offences */
export async function closeAudited(bank: {
  readonly platform: { readonly db: Executor };
  readonly close: () => Promise<void>;
}): Promise<void> {
  const { findings } = await auditLedger(bank.platform.db);
  await bank.close();
  if (findings.length > 0) throw new Error(findings.join('\n'));
}
