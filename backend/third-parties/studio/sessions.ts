import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { and, desc, eq, ne } from 'drizzle-orm';
import type { components } from '../../../openapi/schema.gen.ts';
import type { StudioContext } from './context.ts';
import type { Launch, StakeLimits } from './launch.ts';
import { mathOf } from './math/games.ts';
import { payTableOf } from './math/slot/slot.ts';
import { variantOf } from './math/slot/variants.ts';
import { noteBalance } from './queue.ts';
import { mathIn, tellRound } from './record.ts';
import { refused } from './refusals.ts';
import { lastBalance } from './staking.ts';
import { defaultStakeOf, ladderOf } from './stakes.ts';
import { studioRounds, studioSessions, type Session, type StoredRound } from './tables.ts';
import { askBalance } from './wallet.ts';

type GamePlay = components['schemas']['GamePlay'];

/** How long a session takes calls, ms. */
const SESSION_LASTS = 24 * 3_600_000;

/** Play money at the start, in stakes of the first choice. */
const PLAY_STAKES = 1_000;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** What a mathematics is known again by. */
const configurationOf = (launch: Launch): string =>
  sha256(JSON.stringify(mathOf(launch.game.kind, launch.game.slug).configuration));

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
  const bearer = randomBytes(32).toString('base64url');
  const id = randomUUID();
  await db.insert(studioSessions).values({
    id,
    hash: sha256(bearer),
    mode: launch.mode,
    player: launch.mode === 'money' ? `${launch.siteId} ${launch.user ?? ''}` : `free ${id}`,
    slug,
    launch,
    stakes: ladder.stakes,
    highestStake: ladder.highest,
    configuration: configurationOf(launch),
    balance: launch.mode === 'free' ? PLAY_STAKES * defaultStakeOf(ladder) : 0,
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
  if (!session || session.createdAt.getTime() + SESSION_LASTS <= now()) {
    throw refused('error.studio.session_ended');
  }
  return session;
}

/** Whether the mathematics of the game is still the one that the session began with. */
export const isAsBegun = ({ launch, configuration }: Session): boolean =>
  configurationOf(launch) === configuration;

/** The player's rounds of the game: what is still to be shown, and the latest that were, newest first. */
async function roundsOf({ db }: StudioContext, { player, slug }: Session) {
  const own = and(
    eq(studioRounds.player, player),
    eq(studioRounds.slug, slug),
    ne(studioRounds.state, 'VOID'),
  );
  const [[current], shown] = await Promise.all([
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
  return { current, shown };
}

/** The balance as the wallet tells it. Who has a round under way sees it end, whatever became of their session. */
export async function balanceOf(
  context: StudioContext,
  session: Session,
  current: StoredRound | undefined,
): Promise<number> {
  if (session.mode === 'free') return lastBalance(context, session);
  const answer = await askBalance(context, session);
  if (answer?.status === 'OK') return (await noteBalance(context, session, answer)) ?? 0;
  if (current) return lastBalance(context, session);
  switch (answer?.status) {
    case 'INVALID_TOKEN':
    case 'TOKEN_EXPIRED':
      throw refused('error.studio.session_ended');
    case 'USER_DISABLED':
      throw refused('error.studio.not_allowed');
    default:
      throw refused('error.studio.wallet_unreachable');
  }
}

/** All that the client begins with. */
export async function openPlay(context: StudioContext, session: Session): Promise<GamePlay> {
  const { launch, stakes, mode, slug } = session;
  const { game, currency, language, lobbyUrl, depositUrl, terms } = launch;
  const { current, shown } = await roundsOf(context, session);
  const balance = await balanceOf(context, session, current);
  const { title, returnBasisPoints, topWin } = mathIn(session);
  const { shortestRoundMs, highestStake, autoplayRounds, speedUps } = terms;
  const { winEffects, returnShownAt } = terms;
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
      ...(picture !== undefined && { picture }),
      ...(kind === 'slot' && { slot: payTableOf(variantOf(slug)) }),
    },
    mode,
    currency,
    language,
    balance,
    stakes: [...stakes],
    defaultStake: defaultStakeOf({ stakes }),
    terms: {
      shortestRoundMs,
      ...(highestStake !== null && { highestStake }),
      autoplayRounds,
      speedUps,
      winEffects,
      returnShownAt,
    },
    links: { lobby: lobbyUrl, deposit: depositUrl },
    ...(current && { round: tellRound(session, current) }),
    rounds: shown.map((round) => tellRound(session, round)),
  };
}
