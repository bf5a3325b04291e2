import { desc, eq } from 'drizzle-orm';
import { depositSummary } from '../banking/deposit-summary.ts';
import { documentRequests } from '../banking/tables.ts';
import { cut } from '../platform/cut.ts';
import type { Executor } from '../platform/database.ts';
import type { Call, Origin, Success } from '../platform/operation.ts';
import { invalidField, Refusal } from '../platform/refusal.ts';
import { holdPerson, isKnownPerson } from './applicants.ts';
import * as rules from './rules.ts';
import { currentStatus } from './status.ts';
import { loginHistory, sessions } from './tables.ts';
import { areasOf } from '../players/areas.ts';
import { emailOf } from '../players/presented.ts';
import { players } from '../players/tables.ts';

type Player = typeof players.$inferSelect;
type Context = Success<'getAccessContext'>;
type Profile = Success<'getAccessDetails'>;

async function playerOf(executor: Executor, playerId: string): Promise<Player> {
  const [player] = await executor.select().from(players).where(eq(players.id, playerId));
  if (!player) throw new Refusal(403, 'error.session.forbidden', 'There is no such player.');
  return player;
}

const isIp = (text: string) => /^[0-9A-Fa-f:.]{2,45}$/.test(text);

/** The kind of device, by the browser's agent (SESS-16). */
function device(
  userAgent: string,
): Pick<Context['station'], 'isMobile' | 'isTablet' | 'isDesktop'> {
  const isTablet = /iPad|Tablet|Android(?!.*Mobile)/.test(userAgent);
  const isMobile = !isTablet && /Mobi|iPhone|Android/.test(userAgent);
  return { isMobile, isTablet, isDesktop: !isMobile && !isTablet };
}

const station = (player: Player, origin: Origin): Context['station'] => ({
  market: player.market,
  ...(isIp(origin.ip) ? { ipAddress: origin.ip } : {}),
  ...(origin.country === null ? {} : { autodetectedCountry: origin.country }),
  ...(origin.region === null ? {} : { autodetectedRegion: cut(origin.region, 16) }),
  ...(origin.city === null ? {} : { autodetectedCity: cut(origin.city, 80) }),
  ...device(origin.userAgent),
});

/** Tells the rights of the session (SESS-13, GUARD-13). */
export async function getAccessContext({
  platform,
  session,
  origin,
}: Call<'getAccessContext'>): Promise<Context> {
  const [player, [begun]] = await Promise.all([
    playerOf(platform.db, session.playerId),
    platform.db
      .select({ at: sessions.createdAt })
      .from(sessions)
      .where(eq(sessions.id, session.sessionId)),
  ]);
  const accountStatus = currentStatus(player, platform.clock.now());
  return {
    authorized: true,
    accountStatus,
    riskPayout: player.riskPayout || accountStatus === 'PAYOUT',
    restrictedAccess:
      accountStatus === 'RESTRICTED' ||
      (origin.country !== null && !rules.isServed(origin.country)),
    manualClaimAllowed: player.manualClaimAllowed,
    migrationRequired: player.migrationRequired,
    multibrand: { suspended: player.multibrandSuspended },
    station: station(player, origin),
    ...(begun ? { sessionStartedAt: begun.at.toISOString() } : {}),
  };
}

function address(player: Player): Pick<Profile, 'address'> {
  const { street, city, postalCode, provinceCode, countryCode } = player;
  if (street === null || city === null) return {};
  return {
    address: {
      street,
      city,
      ...(postalCode === null ? {} : { postalCode }),
      countryCode,
      ...(provinceCode === null ? {} : { provinceCode }),
    },
  };
}

/** The documents that a player is asked for (DOC-19), and the state of the questionnaire. */
export function documentStanding(
  documents: readonly Pick<typeof documentRequests.$inferSelect, 'documentType' | 'status'>[],
) {
  const questionnaire = documents.find(({ documentType }) => documentType === 'EDD_QUESTIONNAIRE');
  return {
    requestDocumentTypeStatus: documents
      .filter(({ status }) => status === 'REQUESTED' || status === 'EXPIRED')
      .map(({ documentType }) => documentType)
      .join(','),
    eddQuestionnaire: questionnaire?.status ?? 'UNREQUESTED',
  } satisfies Partial<Profile>;
}

/** The player's profile with its product flags (PROF-01, PROF-02). */
export async function getAccessDetails({
  platform,
  session,
}: Call<'getAccessDetails'>): Promise<Profile> {
  const { db } = platform;
  const [player, deposits, documents] = await Promise.all([
    playerOf(db, session.playerId),
    depositSummary(db, session.playerId),
    db
      .select({ documentType: documentRequests.documentType, status: documentRequests.status })
      .from(documentRequests)
      .where(eq(documentRequests.playerId, session.playerId))
      .orderBy(documentRequests.documentType),
  ]);
  const { firstName, lastName, dateOfBirth, mobilePhone, provinceCode } = player;
  return {
    playerId: player.id,
    playerNumber: String(player.number),
    personid: player.accessId,
    email: emailOf(player) ?? '',
    ...(firstName === null ? {} : { firstName }),
    ...(lastName === null ? {} : { lastName }),
    ...(dateOfBirth === null ? {} : { dateOfBirth }),
    ...(mobilePhone === null ? {} : { mobilePhone }),
    ...address(player),
    currencyCode: player.currency,
    countryCode: player.countryCode,
    ...(provinceCode === null ? {} : { provinceCode }),
    languageCode: player.languageCode,
    kycStatus: player.kycStatus,
    ...documentStanding(documents),
    firstLogin: player.firstLogin,
    ...(deposits.firstAt === null ? {} : { firstDepositDate: deposits.firstAt.toISOString() }),
    termsAndConditionsAcceptedVersion: player.termsVersion,
    ...areasOf(player, platform.clock.now()),
  };
}

const bySupport = 'Only support can change this, because it decides about identity or currency.';

const notChangeable = (field: string, why = bySupport) =>
  invalidField(field, 'not_changeable', why);

/**
 * Changes the fields that are sent (PROF-03). A country decides market and currency, and a checked date of
 * birth decides about identity: both may be given again but not changed. One that is given later must not be that
 * of a person with another account. So may the number. Its own change
 * tells the owner of the old one, and nobody learns the owner of the new one (PHONE-08).
 */
export async function updateAccessDetails({
  platform,
  body,
  session,
}: Call<'updateAccessDetails'>): Promise<Record<string, never>> {
  const { db, clock, events } = platform;
  await db.transaction(async (tx) => {
    const [player] = await tx
      .select()
      .from(players)
      .where(eq(players.id, session.playerId))
      .for('update');
    if (!player) throw new Refusal(403, 'error.session.forbidden', 'There is no such player.');
    if (body.playerId !== player.id) {
      throw invalidField('playerId', 'other_player', 'Not the player of this session.');
    }
    const { countryCode, dateOfBirth, mobilePhone, languageCode } = body;
    if (countryCode !== undefined && countryCode !== player.countryCode) {
      throw notChangeable('countryCode');
    }
    if (dateOfBirth !== undefined && dateOfBirth !== player.dateOfBirth) {
      if (player.dateOfBirth !== null) throw notChangeable('dateOfBirth');
      const residence = {
        countryCode: player.countryCode,
        provinceCode: player.provinceCode ?? undefined,
      };
      rules.checkAge(dateOfBirth, residence, clock.now());
      // The account may be one of a person who is kept out of another: support finds out, and nobody is named here.
      const person = { ...player, dateOfBirth, mobilePhone: null };
      await holdPerson(tx, person);
      if (await isKnownPerson(tx, player, person)) throw notChangeable('dateOfBirth');
    }
    const postalCode =
      body.postalCode === undefined
        ? player.postalCode
        : rules.checkPostalCode(body.postalCode, player.countryCode, 'postalCode');
    if (mobilePhone !== undefined && mobilePhone !== player.mobilePhone) {
      if (rules.isPhone(mobilePhone))
        throw notChangeable('mobilePhone', 'It has a call of its own.');
      throw new Refusal(400, 'error.phone.invalid', 'Invalid phone number.');
    }
    if (languageCode !== undefined) rules.checkLanguage(languageCode, 'languageCode');
    await tx
      .update(players)
      .set({
        dateOfBirth: dateOfBirth ?? player.dateOfBirth,
        postalCode,
        languageCode: languageCode ?? player.languageCode,
      })
      .where(eq(players.id, player.id));
  });
  events.publish('player.changed', { playerId: session.playerId });
  return {};
}

const historyLength = 20;

/** The log ins, newest first; the last one before this session's (SESS-15). */
export async function getLatestActivityLog({
  platform,
  session,
}: Call<'getLatestActivityLog'>): Promise<Success<'getLatestActivityLog'>> {
  const rows = await platform.db
    .select()
    .from(loginHistory)
    .where(eq(loginHistory.playerId, session.playerId))
    .orderBy(desc(loginHistory.id))
    .limit(historyLength);
  const [, before] = rows;
  return {
    ...(before
      ? {
          lastLogin: {
            createdAt: before.at.toISOString(),
            ...(isIp(before.ip) ? { realIpAddress: before.ip } : {}),
            ...(before.countryCode === null ? {} : { realCountryCode: before.countryCode }),
          },
        }
      : {}),
    loginHistory: rows.map((row) => ({
      loginDate: row.at.toISOString(),
      ...(isIp(row.ip) ? { loginIp: row.ip } : {}),
      ...(row.countryCode === null ? {} : { loginCountry: row.countryCode }),
    })),
  };
}

/** Marks the account as moved to this platform (SESS-18); again is the same. */
export async function migratePlayer({ platform, session }: Call<'migratePlayer'>) {
  await platform.db
    .update(players)
    .set({ migrationRequired: false })
    .where(eq(players.id, session.playerId));
  return {};
}
