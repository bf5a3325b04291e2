import { eq, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../platform/database.ts';
import type { Call, Success } from '../platform/operation.ts';
import { Refusal } from '../platform/refusal.ts';
import { players } from '../players/tables.ts';
import { marketingPreferences } from './tables.ts';

type Preferences = Success<'getMarketingPreferences'>;

const CHANNELS = ['EMAIL', 'SMS', 'MAIL', 'PHONE', 'PUSH_NOTIFICATION'] as const;
const TOPICS = ['BONUS_OFFER', 'NEWSLETTER', 'CASINO', 'RESPONSIBLE_GAMING'] as const;

/** The consents of the sign-up's box: offers and news by e-mail and SMS. */
const OPTED_INTO: ReadonlySet<string> = new Set(['EMAIL', 'SMS', 'BONUS_OFFER', 'NEWSLETTER']);
/** Protects the player, so it is no marketing that could be refused (PROF-10). */
const MANDATORY = 'RESPONSIBLE_GAMING';

/** The marketing that a player wants. */
export async function preferencesOf(executor: Executor, playerId: string): Promise<Preferences> {
  const [player] = await executor
    .select({ marketingOptIn: players.marketingOptIn })
    .from(players)
    .where(eq(players.id, playerId));
  if (!player) throw new Refusal(403, 'error.session.forbidden', 'There is no such player.');
  const rows = await executor
    .select()
    .from(marketingPreferences)
    .where(eq(marketingPreferences.playerId, playerId));
  const chosen = new Map(rows.map(({ name, isWanted }) => [name, isWanted]));
  const wants = (name: string): boolean =>
    name === MANDATORY || (chosen.get(name) ?? (player.marketingOptIn && OPTED_INTO.has(name)));
  const all = <Name extends string>(names: readonly Name[]) =>
    Object.fromEntries(names.map((name) => [name, wants(name)])) as Record<Name, boolean>;
  return { channels: all(CHANNELS), topics: all(TOPICS) };
}

/** Answers which marketing the player wants (PROF-10). */
export const getMarketingPreferences = ({
  platform,
  session,
}: Call<'getMarketingPreferences'>): Promise<Preferences> =>
  preferencesOf(platform.db, session.playerId);

/** Changes only the choices that are sent: another tab may have changed the rest meanwhile. */
export async function updateMarketingPreferences({
  platform,
  body,
  session,
}: Call<'updateMarketingPreferences'>): Promise<Preferences> {
  const changes = Object.entries({ ...body.channels, ...body.topics });
  if (body.topics?.[MANDATORY] === false) {
    throw new Refusal(422, 'error.marketing.mandatory_topic', 'This topic cannot be switched off.');
  }
  const changedAt = platform.clock.date();
  return platform.db.transaction(async (tx) => {
    if (changes.length > 0) {
      await tx
        .insert(marketingPreferences)
        .values(
          changes.map(([name, isWanted]) => ({
            playerId: session.playerId,
            name,
            isWanted,
            changedAt,
          })),
        )
        .onConflictDoUpdate({
          target: [marketingPreferences.playerId, marketingPreferences.name],
          set: { isWanted: sql`excluded.is_wanted`, changedAt },
        });
    }
    return preferencesOf(tx, session.playerId);
  });
}

/**
 * A player who takes a break is sent no marketing: the consent is withdrawn, on record, and comes back only
 * when the player says so.
 */
export async function withdrawMarketing(
  tx: Transaction,
  playerId: string,
  changedAt: Date,
): Promise<void> {
  const names = [...CHANNELS, ...TOPICS].filter((name) => name !== MANDATORY);
  await tx
    .insert(marketingPreferences)
    .values(names.map((name) => ({ playerId, name, isWanted: false, changedAt })))
    .onConflictDoUpdate({
      target: [marketingPreferences.playerId, marketingPreferences.name],
      set: { isWanted: false, changedAt },
    });
}
