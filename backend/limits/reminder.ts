import { eq } from 'drizzle-orm';
import { mayHaveReminder, reminderOf, type ReminderSetting } from '../../reference/activity.ts';
import { policyOfResidence, type MarketPolicy } from '../../reference/policies.ts';
import type { Schemas } from '../../openapi/types.ts';
import { sessions } from '../access/tables.ts';
import type { Executor } from '../platform/database.ts';
import type { Call, Handlers, OperationId } from '../platform/operation.ts';
import { invalidField, Refusal } from '../platform/refusal.ts';
import { players } from '../players/tables.ts';
import { reminderSettings, sessionReminders } from './tables.ts';

type Timer = Schemas['ActivityTimer'];
type ReminderCall = Call<Extract<OperationId, `${string}Activity${string}`>>;

const MINUTE = 60_000;

const settingOf = ({ activityTimer, activityTimerOn }: Timer): ReminderSetting => ({
  minutes: activityTimer,
  isOn: activityTimerOn,
});

const timerOf = ({ minutes, isOn }: ReminderSetting): Timer => ({
  activityTimer: minutes,
  activityTimerOn: isOn && minutes !== null,
});

interface Reminders {
  readonly policy: MarketPolicy;
  /** The setting of every new session. */
  readonly settings: ReminderSetting;
  /** The setting of this session. */
  readonly running: ReminderSetting;
  readonly startedAt: Date;
}

/** The asking player's reminders, as their policy has them, whatever was stored under another. */
async function readReminders(db: Executor, session: ReminderCall['session']): Promise<Reminders> {
  const [row] = await db
    .select({
      countryCode: players.countryCode,
      provinceCode: players.provinceCode,
      begunAt: sessions.createdAt,
      settings: reminderSettings,
      running: sessionReminders,
    })
    .from(sessions)
    .innerJoin(players, eq(players.id, sessions.playerId))
    .leftJoin(reminderSettings, eq(reminderSettings.playerId, players.id))
    .leftJoin(sessionReminders, eq(sessionReminders.sessionId, sessions.id))
    .where(eq(sessions.id, session.sessionId));
  if (!row) throw new Refusal(401, 'error.session.expired', 'Token expired');
  const { countryCode, provinceCode } = row;
  const policy = policyOfResidence({ countryCode, ...(provinceCode !== null && { provinceCode }) });
  const settings = reminderOf(policy, row.settings ?? undefined);
  return {
    policy,
    settings,
    running: row.running ? reminderOf(policy, row.running) : settings,
    startedAt: row.running?.startedAt ?? row.begunAt,
  };
}

/** @throws Refusal 400 for a setting that the player's policy does not allow */
function checked(policy: MarketPolicy, asked: Timer): ReminderSetting {
  const setting = settingOf(asked);
  // On without an interval is a reminder that never comes.
  if (setting.isOn && setting.minutes === null)
    throw invalidField('activityTimer', 'required', 'A reminder needs an interval.');
  if (!mayHaveReminder(policy, setting))
    throw invalidField('activityTimer', 'not_allowed', 'The law of the player asks for another.');
  return setting;
}

async function getActivitySettings({ platform, session }: Call<'getActivitySettings'>) {
  return timerOf((await readReminders(platform.db, session)).settings);
}

/** Stores the setting that holds from the next session on; another call changes the running one (ACT-03). */
async function updateActivitySettings(call: Call<'updateActivitySettings'>) {
  const { platform, session, body } = call;
  const { policy } = await readReminders(platform.db, session);
  const set = { ...checked(policy, body), changedAt: platform.clock.date() };
  await platform.db
    .insert(reminderSettings)
    .values({ playerId: session.playerId, ...set })
    .onConflictDoUpdate({ target: reminderSettings.playerId, set });
  return timerOf(set);
}

async function getActivityTimer({ platform, session }: Call<'getActivityTimer'>) {
  return timerOf((await readReminders(platform.db, session)).running);
}

/**
 * The interval begins anew only with another value: the same value again does not put it off. Where the law
 * wants an answer (EDD-07) nothing else puts it off: it counts from the last answer, whatever is set.
 */
async function updateActivityTimer({ platform, session, body }: Call<'updateActivityTimer'>) {
  const { policy, running, startedAt } = await readReminders(platform.db, session);
  const asked = checked(policy, body);
  const isSame = asked.minutes === running.minutes && asked.isOn === running.isOn;
  const isUnanswered = policy.realityCheck === 'answer' && running.isOn;
  await setRunning(platform.db, session.sessionId, {
    ...asked,
    startedAt: isSame || isUnanswered ? startedAt : platform.clock.date(),
  });
  return timerOf(asked);
}

/**
 * The player has read the reminder and goes on: the next one comes after a whole interval (ACT-03). Where the
 * law wants an answer (EDD-07), a question that was not asked yet takes none.
 */
async function resetActivityTimer({ platform, session }: Call<'resetActivityTimer'>) {
  await answerReminder(platform.db, session, platform.clock.now());
  return {};
}

/** The same, where the player answers in another place. `now` in ms. */
export async function answerReminder(
  db: Executor,
  session: ReminderCall['session'],
  now: number,
): Promise<void> {
  const { policy, running, startedAt } = await readReminders(db, session);
  const isAsked = minutesLeft(running, startedAt, now) <= AHEAD;
  if (isAsked || policy.realityCheck === 'reminder')
    await setRunning(db, session.sessionId, { ...running, startedAt: new Date(now) });
}

async function setRunning(
  db: Executor,
  sessionId: string,
  set: ReminderSetting & { readonly startedAt: Date },
): Promise<void> {
  await db
    .insert(sessionReminders)
    .values({ sessionId, ...set })
    .onConflictDoUpdate({ target: sessionReminders.sessionId, set });
}

/** The longest and the shortest that the contract can say. */
const MOST = 120;
const LEAST = -525_600;
/** The minutes by which a device that asks by its own clock may be early. */
const AHEAD = 1;

/** Rounded up: 0 is due (ACT-04). Without a reminder, as much as there can be. */
function minutesLeft({ minutes, isOn }: ReminderSetting, startedAt: Date, now: number): number {
  if (!isOn || minutes === null) return MOST;
  const left = Math.ceil((startedAt.getTime() + minutes * MINUTE - now) / MINUTE);
  return Math.max(LEAST, Math.min(MOST, left)) + 0;
}

async function getActivityMinutesRemaining(call: Call<'getActivityMinutesRemaining'>) {
  const { db, clock } = call.platform;
  const { running, startedAt } = await readReminders(db, call.session);
  return { minutesRemaining: minutesLeft(running, startedAt, clock.now()) };
}

/** Whether the law wants an answer to the reminder before play goes on, and it is due (EDD-07). `now` in ms. */
export async function owesReminderAnswer(
  db: Executor,
  session: ReminderCall['session'],
  now: number,
): Promise<boolean> {
  const { policy, running, startedAt } = await readReminders(db, session);
  return policy.realityCheck === 'answer' && minutesLeft(running, startedAt, now) <= 0;
}

export const reminderHandlers = {
  getActivitySettings,
  updateActivitySettings,
  getActivityTimer,
  updateActivityTimer,
  resetActivityTimer,
  getActivityMinutesRemaining,
} satisfies Handlers<
  | 'getActivitySettings'
  | 'updateActivitySettings'
  | 'getActivityTimer'
  | 'updateActivityTimer'
  | 'resetActivityTimer'
  | 'getActivityMinutesRemaining'
>;
