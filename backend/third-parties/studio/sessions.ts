import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { and, desc, eq, ne } from 'drizzle-orm';
import type { components } from '../../../openapi/schema.gen.ts';
import type { GameKind } from '../../../reference/game-rules.ts';
import { RAREST_TOLD } from '../../../reference/rarest-told.ts';
import { balanceOf } from './balance.ts';
import { configurationOf, endIfChanged, isAsBegun } from './changed.ts';
import type { StudioContext } from './context.ts';
import type { FreeRounds, Launch, Mode, StakeLimits } from './launch.ts';
import { isPlayed, mathOf } from './math/games.ts';
import { payTableOf } from './math/slot/slot.ts';
import { variantOf } from './math/slot/variants.ts';
import { mathIn, ownRounds, tellRound } from './record.ts';
import { freeRoundsIn } from './free-rounds.ts';
import { refused } from './refusals.ts';
import { ladderOf } from './stakes.ts';
import { studioRounds, studioSessions, type Session } from './tables.ts';

type GamePlay = components['schemas']['GamePlay'];

/** How long a session takes calls, ms. Who plays for free goes by the operator again before long. */
const SESSION_LASTS: Readonly<Record<Mode, number>> = { money: 24 * 3_600_000, free: 3_600_000 };

/** Play money at the start, in stakes of the first choice. */
const PLAY_STAKES = 1_000;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * Whose rounds a launch leads to: what the law says between two of them holds over all tabs, devices and brands. The
 * operator's name for a player is the same at all of its brands, and a page asks for whichever it likes.
 */
function playerOf({ mode, user }: Launch, sessionId: string): string {
  if (mode === 'money') return user ?? '';
  return `free ${user ?? sessionId}`;
}

/** Whether a game can be played at the stake of free rounds: a slot takes all of it with one bet. */
export function playsFree(kind: GameKind, slug: string, stake: number): boolean {
  if (!isPlayed(kind)) return false;
  const math = mathOf(kind, slug);
  return stake % math.unit === 0 && math.takes([{ spot: 'spin', amount: stake }]);
}

const isPlayable = ({ mode, game }: Launch, { stake }: FreeRounds, highest: number): boolean =>
  mode === 'money' && stake <= highest && playsFree(game.kind, game.slug, stake);

/**
 * Opens a session for a launch.
 * @param limits of the operator, in the currency of the launch
 * @returns what the client shows with each call; undefined where the law leaves no stake of the game
 */
export async function openSession(
  { db, now }: StudioContext,
  launch: Launch,
  limits: StakeLimits,
): Promise<string | undefined> {
  const { kind, slug } = launch.game;
  const ladder = ladderOf(limits, launch.terms.highestStake, mathOf(kind, slug).unit);
  if (!ladder) return undefined;
  const { freeRounds, ...plain } = launch;
  const free =
    freeRounds && isPlayable(launch, freeRounds, ladder.highest) ? freeRounds : undefined;
  const bearer = randomBytes(32).toString('base64url');
  const id = randomUUID();
  await db.insert(studioSessions).values({
    id,
    hash: sha256(bearer),
    mode: launch.mode,
    player: playerOf(launch, id),
    slug,
    launch: { ...plain, ...(free && { freeRounds: free }) },
    freeRoundsLeft: free?.left ?? 0,
    stakes: ladder.stakes,
    highestStake: ladder.highest,
    configuration: configurationOf(launch),
    balance: launch.mode === 'free' ? PLAY_STAKES * (ladder.stakes[0] ?? 0) : 0,
    createdAt: new Date(now()),
  });
  return bearer;
}

/** The session of a call. @throws Refusal where there is none any more */
export async function sessionOf(
  { db, now }: StudioContext,
  authorization: string | undefined,
): Promise<Session> {
  const [, bearer = ''] = /^Bearer ([A-Za-z0-9_-]{43})$/.exec(authorization ?? '') ?? [];
  const [session] = bearer
    ? await db
        .select()
        .from(studioSessions)
        .where(eq(studioSessions.hash, sha256(bearer)))
    : [];
  if (!session || session.createdAt.getTime() + SESSION_LASTS[session.mode] <= now()) {
    throw refused('error.studio.session_ended');
  }
  return session;
}

/** The player's rounds of the game: what is still to be shown, and the latest that were, newest first. */
async function roundsOf({ db, now }: StudioContext, session: Session) {
  const own = and(ownRounds(session), ne(studioRounds.state, 'VOID'));
  const [[found], shown] = await Promise.all([
    db
      .select()
      .from(studioRounds)
      .where(and(own, eq(studioRounds.isShown, false), ne(studioRounds.state, 'PLACING'))),
    db
      .select()
      .from(studioRounds)
      .where(and(own, eq(studioRounds.isShown, true)))
      .orderBy(desc(studioRounds.startedAt))
      .limit(50),
  ]);
  const current = found && (await db.transaction((tx) => endIfChanged(tx, session, found, now())));
  return { current: current?.state === 'VOID' ? undefined : current, shown };
}

/** Refuses free play to who may not play now: nobody on a break does. @throws Refusal */
export async function checkFreePlay({ mayPlay }: StudioContext, session: Session): Promise<void> {
  const { siteId, user } = session.launch;
  if (session.mode === 'free' && user !== undefined && !(await mayPlay(siteId, user)))
    throw refused('error.studio.not_allowed');
}

/** All that the client begins with. */
export async function openPlay(context: StudioContext, session: Session): Promise<GamePlay> {
  const { launch, stakes, mode, slug } = session;
  const { game, currency, language, lobbyUrl, depositUrl, terms } = launch;
  const { current, shown } = await roundsOf(context, session);
  // A round under way ends, whatever became of the game and of its player.
  if (!current) {
    if (!isAsBegun(context, session)) throw refused('error.studio.game_changed');
    await checkFreePlay(context, session);
  }
  const balance = await balanceOf(context, session, current);
  const { title, returnBasisPoints, topWin, topWinIn } = mathIn(session);
  const { highestStake, ...told } = terms;
  const { name, kind, version, picture } = game;
  return {
    game: {
      slug,
      name,
      kind,
      title,
      version,
      returnBasisPoints,
      topWin,
      ...(topWinIn !== undefined && {
        topWinIn: Number(topWinIn < RAREST_TOLD ? topWinIn : RAREST_TOLD),
      }),
      ...(picture !== undefined && { picture }),
      ...(kind === 'slot' && { slot: payTableOf(variantOf(slug)) }),
    },
    mode,
    currency,
    language,
    balance,
    stakes: [...stakes],
    terms: { ...told, ...(highestStake !== null && { highestStake }) },
    links: { lobby: lobbyUrl, deposit: depositUrl },
    ...(current && { round: tellRound(session, current) }),
    ...(await freeRoundsIn(context, session)),
    rounds: shown.map((round) => tellRound(session, round)),
  };
}
