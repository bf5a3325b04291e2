import { randomInt } from 'node:crypto';
import { count, eq, inArray, sql } from 'drizzle-orm';
import { DEFAULT_BRAND } from '../../reference/brands.ts';
import { countryByCode } from '../../reference/countries.ts';
import { marketOfCountry } from '../../reference/markets.ts';
import { policyOfResidence } from '../../reference/policies.ts';
import { hashPassword } from '../access/password.ts';
import { accountCurrency } from '../access/countries.ts';
import { isBreak } from '../access/status.ts';
import { loginHistory, statusChanges } from '../access/tables.ts';
import { players } from '../players/tables.ts';
import { termsAcceptances } from '../site/tables.ts';
import { documentRequests } from '../banking/tables.ts';
import { ownerOfData, takeDataOver } from '../platform/data-of.ts';
import type { Database, Transaction } from '../platform/database.ts';
import type { Platform } from '../platform/platform.ts';
import { refusePersonas } from '../platform/stand-ins.ts';
import { campaigns } from '../rewards/tables.ts';
import { seedBanking } from './banking.ts';
import { seedGift } from './bonus.ts';
import { cashbacks, codedDeposits, depositCampaigns, freeSpins, gifts } from './campaigns.ts';
import { personaPassword, personas, REGISTERED_BEFORE, type Persona } from './personas.ts';
import { renewPersonas } from './renew.ts';
import { newPlayerFlags } from '../players/flags.ts';

const day = 86_400_000;

/** Any constant; instances that start together on an empty database take turns. */
const lock = 727_003;

/** Street, city, postal code, and a phone number without its last two digits, that fit the personas' countries. */
const homes: Readonly<Record<string, readonly [string, string, string, string]>> = {
  FI: ['Mannerheimintie 1', 'Helsinki', '00100', '4012345'],
  BR: ['Avenida Paulista 1000', 'São Paulo', '01310-100', '119876543'],
  CA: ['Rue Saint-Jean 12', 'Québec', 'G1R 1S1', '41855501'],
  'CA-ON': ['King Street West 100', 'Toronto', 'M5X 1A9', '41655501'],
  DE: ['Lange Straße 8', 'Hamburg', '20095', '151234567'],
  GB: ['High Street 24', 'Bristol', 'BS1 4DJ', '74001234'],
  MT: ['Triq ir-Repubblika 15', 'Valletta', 'VLT 1111', '969612'],
  SE: ['Storgatan 3', 'Stockholm', '111 29', '7012345'],
  CL: ['Avenida Providencia 500', 'Santiago', '7500000', '9612345'],
};

/** A CPF with right check digits, for personas of markets that ask for one. */
function randomCpf(): string {
  const digits = Array.from({ length: 9 }, () => randomInt(10));
  for (let length = 9; length < 11; length++) {
    const sum = digits.reduce((total, digit, index) => total + digit * (length + 1 - index), 0);
    digits.push(((sum * 10) % 11) % 10);
  }
  return digits.join('');
}

async function seedPersona(
  tx: Transaction,
  persona: Persona,
  passwordHash: string,
  index: number,
  now: number,
): Promise<void> {
  const [street = '', city = '', postalCode = '', phone = ''] =
    homes[`${persona.country}-${persona.province}`] ?? homes[persona.country] ?? [];
  const registeredAt = new Date(now - (persona.loggedInBefore ? REGISTERED_BEFORE : 0));
  const { statusFor } = persona;
  const [row] = await tx
    .insert(players)
    .values({
      siteId: DEFAULT_BRAND.siteId,
      email: persona.email,
      passwordHash,
      status: persona.status,
      statusUntil: statusFor === undefined ? null : new Date(now + statusFor),
      statusInitiator: statusFor === undefined ? null : 'PLAYER',
      cooling: persona.cooling ?? false,
      kycStatus: persona.kycStatus,
      market: marketOfCountry(persona.country),
      countryCode: persona.country,
      provinceCode: persona.province ?? null,
      languageCode: persona.language,
      currency: accountCurrency(persona.country),
      firstName: persona.firstName,
      lastName: persona.lastName,
      dateOfBirth: '1985-06-15',
      mobilePhone: `+${countryByCode(persona.country)?.isd ?? ''}${phone}${String(index).padStart(2, '0')}`,
      phoneVerified: true,
      street,
      city,
      postalCode,
      cpf: policyOfResidence({
        countryCode: persona.country,
        provinceCode: persona.province,
      }).taxNumberRequired
        ? randomCpf()
        : null,
      termsVersion: persona.termsVersion,
      marketingOptIn: false,
      firstLogin: !persona.loggedInBefore,
      migrationRequired: persona.migrationRequired ?? false,
      riskPayout: persona.riskPayout ?? false,
      multibrandSuspended: persona.multibrandSuspended ?? false,
      manualClaimAllowed: persona.manualClaimAllowed ?? true,
      flags: { ...newPlayerFlags, ...persona.flags },
      registeredAt,
    })
    .returning({ id: players.id });
  if (!row) throw new Error(`${persona.email} was not stored`);
  const playerId = row.id;
  if (isBreak(persona.status)) {
    const until = statusFor === undefined ? null : new Date(now + statusFor);
    const change = { to: persona.status, until, initiator: 'PLAYER', at: new Date(now) } as const;
    await tx.insert(statusChanges).values({ playerId, from: 'REGISTERED', ...change });
  }
  const { termsVersion: version } = persona;
  await tx.insert(termsAcceptances).values({ playerId, version, at: registeredAt });
  if (persona.loggedInBefore) {
    const at = new Date(now - 2 * day);
    await tx
      .insert(loginHistory)
      .values({ playerId, at, ip: '203.0.113.7', countryCode: persona.country });
  }
  for (const { type, status, dueIn } of persona.documents ?? []) {
    const dueAt = dueIn === null ? null : new Date(now + dueIn);
    await tx.insert(documentRequests).values({ playerId, documentType: type, status, dueAt });
  }
  await seedBanking(tx, playerId, persona, now);
  if (persona.gift !== undefined) await seedGift(tx, playerId, persona.gift, now);
}

async function countPersonas(db: Database): Promise<number> {
  const emails = personas.map(({ email }) => email);
  const [row] = await db
    .select({ found: count() })
    .from(players)
    .where(inArray(players.email, emails));
  return row?.found ?? 0;
}

/** Notes a database as production's; one that production refuses stays development's. */
async function takeForProduction({ config, db, clock }: Platform): Promise<void> {
  refusePersonas(await countPersonas(db), config.allowStandIns);
  if ((await ownerOfData(db, 'production', clock.date())) === 'production') return;
  // Where development was first it may be about to seed them.
  refusePersonas(personas.length, config.allowStandIns);
  await takeDataOver(db, clock.date());
}

/**
 * Fills an empty database: the running campaigns, and outside production gifts, free spins, cashbacks and the personas.
 * A database that holds any player keeps them; in development its personas move on with the clock. A database that production fills
 * or finds is marked as production's.
 * @throws ConfigError in production when it was development's, and personas are not allowed by name
 */
export async function seed(platform: Platform): Promise<void> {
  const { config, db, clock } = platform;
  const isEmpty = async (tx: Pick<Transaction, 'select'>) =>
    (await tx.select({ id: players.id }).from(players).limit(1)).length === 0;
  const isProduction = config.mode === 'production';
  if (isProduction) await takeForProduction(platform);
  const locked = (work: (tx: Transaction) => Promise<void>) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`SELECT pg_advisory_xact_lock(${lock})`);
      await work(tx);
    });
  if (!(await isEmpty(db))) {
    if (!isProduction) await locked((tx) => renewPersonas(tx, platform));
    return;
  }
  const wanted = isProduction ? [] : personas;
  // One hash for all: their password is public, and a start should not wait for thirty of them.
  const passwordHash = await hashPassword(personaPassword);
  await locked(async (tx) => {
    await tx
      .insert(campaigns)
      .values(
        isProduction
          ? [...depositCampaigns]
          : [...depositCampaigns, ...gifts, ...codedDeposits, ...freeSpins, ...cashbacks],
      )
      .onConflictDoNothing();
    if (!(await isEmpty(tx))) return;
    for (const [index, persona] of wanted.entries()) {
      await seedPersona(tx, persona, passwordHash, index, clock.now());
    }
  });
}

/** Empties tables, and those that refer to them; evidence and money are refused to whoever does not ask so. */
export async function emptied(tx: Transaction, ...names: readonly string[]): Promise<void> {
  await tx.execute(sql`SET LOCAL croupier.emptying = 'on'`);
  await tx.execute(sql.raw(`TRUNCATE ${names.join(', ')} RESTART IDENTITY CASCADE`));
}

/** Empties every table except an instance's identity (keys and secrets), and seeds afresh. */
export async function reset(platform: Platform): Promise<void> {
  const { db, events, movableClock } = platform;
  await movableClock?.reset();
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ tablename: string }>(sql`
      SELECT quote_ident(tablename) AS tablename FROM pg_tables
      WHERE schemaname = 'public' AND tablename NOT IN ('settings', '__drizzle_migrations')`);
    await emptied(tx, ...rows.map(({ tablename }) => tablename));
  });
  await seed(platform);
  events.publish('data.reset', {});
  await events.flushed();
}

/** A player who has not been asked for a while. @returns false when nobody has the address */
export async function acceptedTerms(
  { db, events }: Platform,
  email: string,
  version: number,
): Promise<boolean> {
  const [player] = await db
    .update(players)
    .set({ termsVersion: version })
    .where(eq(players.email, email.toLowerCase()))
    .returning({ playerId: players.id });
  if (player) events.publish('player.changed', player);
  return player !== undefined;
}

/** The facts about the personas that a tester needs. */
export const personaList = personas.map(({ email, shows, country, status, kycStatus }) => ({
  email,
  password: personaPassword,
  shows,
  country,
  status,
  kycStatus,
}));
