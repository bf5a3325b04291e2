import { asc, desc, eq, ne, sql } from 'drizzle-orm';
import { withdrawals } from '../banking/tables.ts';
import { approveWithdrawal, declineWithdrawal } from '../banking/withdrawal-ends.ts';
import { payoutsAreOff } from '../banking/withdrawal-rules.ts';
import { withdrawalPorts } from './payments.ts';
import type { Executor } from '../platform/database.ts';
import type { Platform } from '../platform/platform.ts';
import { players, type AccountStatus, type PlayerFlags } from '../players/tables.ts';
import { STATUS_BENEATH } from '../players/under-break.ts';
import { isAsSeen } from '../back-office/seen.ts';
import type { DeskWithdrawal, Refused } from '../back-office/withdrawals/page.ts';
import type { WithdrawalDesk } from '../back-office/withdrawals/plugin.ts';

const MOST_WAITING = 100;
const MOST_OTHERS = 20;

interface Account {
  readonly status: AccountStatus;
  /** What lies under a break. */
  readonly beneath: AccountStatus;
  readonly kycStatus: string;
  readonly multibrandSuspended: boolean;
  readonly riskPayout: boolean;
  readonly flags: PlayerFlags;
  /** Types and states of the documents that are asked for; null: none is. */
  readonly documents: string | null;
}

/** All of a player's standing that an approval rests on, in words: an approver who saw others is asked again. */
const accountOf = ({ flags, ...standing }: Account): string =>
  [
    standing.status,
    standing.beneath !== standing.status && `${standing.beneath} before the break`,
    standing.kycStatus,
    standing.multibrandSuspended && 'suspended at a sister brand',
    standing.riskPayout && 'payout risk',
    flags.isWithdrawalReview && 'each withdrawal is reviewed',
    !flags.payout && 'payouts are off',
    !flags.withdrawal && 'withdrawals are off',
    standing.documents !== null && `documents: ${standing.documents}`,
  ]
    .filter((fact) => fact !== false)
    .join(', ');

/** The decisions of an operator's people on withdrawals. */
export function withdrawalDesk(platform: Platform): WithdrawalDesk {
  const { db } = platform;
  const rows = (executor: Executor = db) =>
    executor
      .select({
        withdrawal: withdrawals,
        email: players.email,
        currency: players.currency,
        status: players.status,
        beneath: sql<AccountStatus>`(SELECT ${sql.raw(STATUS_BENEATH)} FROM players p WHERE p.id = ${players.id})`,
        kycStatus: players.kycStatus,
        multibrandSuspended: players.multibrandSuspended,
        riskPayout: players.riskPayout,
        flags: players.flags,
        documents: sql<
          string | null
        >`(SELECT string_agg(d.document_type || ' ' || d.status, ', ' ORDER BY d.document_type)
          FROM document_requests d WHERE d.player_id = ${players.id} AND d.status NOT IN ('UNREQUESTED', 'VERIFIED'))`,
      })
      .from(withdrawals)
      .innerJoin(players, eq(players.id, withdrawals.playerId))
      .$dynamic();
  const shown = (found: Awaited<ReturnType<typeof rows>>): DeskWithdrawal[] =>
    found.map(({ withdrawal: { referenceId: id, ...one }, email, currency, ...standing }) => ({
      ...one,
      id,
      email,
      currency,
      account: accountOf(standing),
    }));
  return {
    async list() {
      const [waiting, others] = await Promise.all([
        rows()
          .where(eq(withdrawals.state, 'REQUESTED'))
          .orderBy(desc(withdrawals.needsReview), asc(withdrawals.requestedAt))
          .limit(MOST_WAITING),
        rows()
          .where(ne(withdrawals.state, 'REQUESTED'))
          .orderBy(desc(withdrawals.requestedAt))
          .limit(MOST_OTHERS),
      ]);
      return { waiting: shown(waiting), others: shown(others) };
    },
    async decide(id, decision, by, seen) {
      // Unless what follows is asked, it did not wait any more.
      let refused: Refused | undefined = 'gone';
      const agrees = async (tx: Executor) => {
        const [one] = await rows(tx).where(eq(withdrawals.referenceId, id));
        if (!one || !isAsSeen(seen, accountOf(one))) refused = 'changed';
        else if (decision === 'approve' && payoutsAreOff(one)) refused = 'payoutsOff';
        else refused = undefined;
        return refused === undefined;
      };
      await (decision === 'approve'
        ? approveWithdrawal(platform, id, withdrawalPorts.payouts, by, agrees)
        : declineWithdrawal(platform, id, decision, by, agrees));
      return refused;
    },
  };
}
