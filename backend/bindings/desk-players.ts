import { isDeepStrictEqual } from 'node:util';
import { and, asc, desc, eq, ilike, sql } from 'drizzle-orm';
import { currentStatus, isBreak, statusBeforeBreak } from '../access/status.ts';
import { standingOf } from '../banking/deposit-rules.ts';
import { askWhoTheyAre } from '../banking/document-requests.ts';
import { ledgerAccounts, ledgerEntries, ledgerMovements } from '../banking/ledger-tables.ts';
import { breaksOf } from '../limits/break-record.ts';
import { changesOf, limitsOf, lockLimit, refusedAt } from '../limits/limit-record.ts';
import type { OwnLimit } from '../../reference/own-limits.ts';
import { ACCENTS_FOR_APOSTROPHE } from '../../reference/person-name.ts';
import { timeZoneOf } from '../../reference/time-zones.ts';
import { isNamed, shortOf } from './named-player.ts';
import type { Executor } from '../platform/database.ts';
import type { Platform } from '../platform/platform.ts';
import { residenceOf } from '../players/residence.ts';
import { players, type KycLevel } from '../players/tables.ts';
import { isAsSeen } from '../back-office/seen.ts';
import type {
  DeskPlayer,
  LimitLine,
  PlayersPorts,
  Standing,
} from '../back-office/players/ports.ts';

/** Players that a search lists. */
const MOST_FOUND = 20;
/** Rows of the ledger that the desk shows of a player. */
const LEDGER_ROWS = 100;

/** Every level of the contract: a new one does not compile until it is here. */
const KYC_LEVELS = Object.keys({
  NOT_VERIFIED: true,
  DATA_VERIFIED: true,
  PENDING: true,
  'FULLY VERIFIED': true,
  'ENHANCED KYC': true,
  EDD_PENDING: true,
  EDD_UNDER_REVIEW: true,
  ENHANCED: true,
  RESTRICTED: true,
  SUSPENDED: true,
  PENDING_EXPIRED: true,
  NOT_REQUIRED: true,
} satisfies Record<KycLevel, true>) as KycLevel[];

/** Levels of the questionnaire on the source of funds: it proves no identity, and opens nothing. */
const ASKED_OF_MONEY: ReadonlySet<KycLevel> = new Set(['EDD_PENDING', 'EDD_UNDER_REVIEW']);

/** What stands for an apostrophe in names; keyboards have the first. */
const APOSTROPHES = `'’ʼ${ACCENTS_FOR_APOSTROPHE}`;
const withPlainApostrophes = (text: string): string =>
  text.replaceAll(new RegExp(`[${APOSTROPHES}]`, 'gu'), "'");

/** Searched under a collation of its own: that of the database may know the capitals of ASCII only. */
const nameAndAddress = sql`translate(concat_ws(' ', ${players.firstName}, ${players.lastName}, ${players.email}), ${APOSTROPHES}, ${"'".repeat(APOSTROPHES.length)}) collate "und-x-icu"`;

const accountName = ({ kind, vertical }: { kind: string; vertical: string | null }): string =>
  vertical === null ? kind : `${kind} ${vertical}`;

/** What the desk shows and changes of how a player stands. */
const standingAt = (player: typeof players.$inferSelect): Standing => ({
  riskPayout: player.riskPayout,
  multibrandSuspended: player.multibrandSuspended,
  hiddenFromWinners: player.hiddenFromWinners,
  kycStatus: player.kycStatus,
  flags: Object.fromEntries(
    Object.entries(player.flags).filter(
      (one): one is [string, boolean] => typeof one[1] === 'boolean',
    ),
  ),
});

/** A limit as the desk shows it, without a lock that is over. */
const lineOf =
  (now: number) =>
  ({ kind, period, limit, used, pending, lockedUntil }: OwnLimit): LimitLine => ({
    kind,
    period,
    limit,
    used,
    pending: pending && { ...pending, from: new Date(pending.from) },
    lockedUntil: (lockedUntil ?? 0) > now ? new Date(lockedUntil ?? 0) : null,
  });

/** The account's status; of a break also what lies under it, which holds alone once the break is over. */
async function standingAtDesk(
  db: Executor,
  player: typeof players.$inferSelect,
  now: number,
): Promise<string> {
  const { status } = player;
  if (!isBreak(status)) return status;
  const beneath = await statusBeforeBreak(db, player.id);
  return currentStatus(player, now) === status ? `${status}, ${beneath} before the break` : beneath;
}

/** Binds the ports of the desk's page of players to the platform. */
export function playersPorts(platform: Platform): PlayersPorts {
  const { db, clock, events } = platform;
  return {
    kycLevels: KYC_LEVELS,
    lock: (playerId, { limit, until, seen }, by) =>
      lockLimit(platform, playerId, limit, by, {
        until: until?.getTime() ?? null,
        seen: seen?.getTime() ?? null,
      }),
    async find(who): Promise<DeskPlayer | undefined> {
      const [player] = await db.select().from(players).where(isNamed(who));
      if (!player) return undefined;
      const own = eq(ledgerAccounts.playerId, player.id);
      const [limits, limitRefusedAt, limitRecord, breaks, accounts, entries] = await Promise.all([
        limitsOf(db, player, clock.now()),
        refusedAt(db, player.id),
        changesOf(db, player.id),
        breaksOf(db, player.id, clock.date()),
        db.select().from(ledgerAccounts).where(own).orderBy(ledgerAccounts.id),
        db
          .select({ entry: ledgerEntries, movement: ledgerMovements, account: ledgerAccounts })
          .from(ledgerEntries)
          .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
          .innerJoin(ledgerMovements, eq(ledgerMovements.id, ledgerEntries.movementId))
          .where(own)
          .orderBy(desc(ledgerEntries.movementId), ledgerEntries.accountId)
          .limit(LEDGER_ROWS),
      ]);
      return {
        ...shortOf(player),
        accountStatus: await standingAtDesk(db, player, clock.now()),
        currency: player.currency,
        standing: standingAt(player),
        balances: accounts.map((account) => ({
          account: accountName(account),
          balance: account.balance ?? 0,
        })),
        limits: limits.map(lineOf(clock.now())),
        limitRefusedAt,
        limitRecord,
        breaks,
        timeZone: timeZoneOf(residenceOf(player)),
        ledger: entries.map(({ entry, movement, account }) => ({
          movement: movement.id,
          reference: movement.reference,
          at: movement.at,
          account: accountName(account),
          amount: entry.amount,
          balanceAfter: entry.balanceAfter ?? 0,
        })),
      };
    },
    async search(text) {
      const words = withPlainApostrophes(text.normalize('NFC').replaceAll('\0', ''))
        .trim()
        .split(/\s+/u);
      const rows = await db
        .select()
        .from(players)
        .where(
          and(
            ...words.map((word) =>
              ilike(nameAndAddress, `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`),
            ),
          ),
        )
        .orderBy(asc(players.email), asc(players.id))
        .limit(MOST_FOUND);
      return rows.map(shortOf);
    },
    async change(playerId, wanted, seen) {
      const { kycStatus, flags, ...marks } = wanted;
      const level = KYC_LEVELS.find((one) => one === kycStatus);
      const isDone = await db.transaction(async (tx) => {
        const [player] = await tx
          .select()
          .from(players)
          .where(eq(players.id, playerId))
          .for('update');
        if (!player || !level) return false;
        const now = standingAt(player);
        // Two who judge alike are of one mind.
        if (!isAsSeen(seen, now)) return isDeepStrictEqual(now, wanted);
        await tx
          .update(players)
          .set({ ...marks, flags: { ...player.flags, ...flags }, kycStatus: level })
          .where(eq(players.id, playerId));
        if (
          level !== player.kycStatus &&
          ASKED_OF_MONEY.has(level) &&
          standingOf(player.kycStatus) === 'unverified'
        ) {
          await askWhoTheyAre(tx, playerId, clock.now());
        }
        return true;
      });
      if (isDone) events.publish('player.changed', { playerId });
      return isDone;
    },
  };
}
