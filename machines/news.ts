import type { Success } from '../openapi/types.ts';
import type { SessionScreen } from './access/session/setup.ts';

/** News of the player, which the chart of an open page takes as events, as far as they concern it. */
export type PlayerNews =
  /** The platform told that something is not as it was, or that may have been so while nobody listened. */
  | { type: 'player.changed' }
  /** The account reads otherwise than before. */
  | { type: 'account.changed'; account: Success<'getAccessDetails'> }
  /** Reading the account has come to its end, well or not. */
  | { type: 'account.read' }
  /** By a sister brand (GUARD-15). */
  | { type: 'player.suspended' }
  | { type: 'suspension.lifted' }
  /** The wallet holds something else than before, polled or pushed (WAL-06). */
  | { type: 'balance.changed' }
  /** The session is ending: calls under way are given up, and nothing is left for whoever logs in next. */
  | { type: 'session.ended' };

/** Some of the news, as a chart names them among its events. */
export type News<Type extends PlayerNews['type']> = Extract<PlayerNews, { type: Type }>;

/** The state that the news is read off. */
export interface Standing {
  readonly session: SessionScreen;
  /** Of the wallet, 0 before it was read. */
  readonly version: number;
}

/** Whether a player is suspended, as the token or the platform says. */
export const isSuspended = (session: SessionScreen): boolean =>
  session.name === 'player' &&
  (session.access.multibrand.suspended || session.session.multibrand.suspended);

/** The news between two standings. The account comes first: what follows is decided by it. */
export function newsBetween(before: Standing, now: Standing): readonly PlayerNews[] {
  const news: PlayerNews[] = [];
  if (now.session.name !== 'player') {
    if (before.session.name === 'player') news.push({ type: 'session.ended' });
    return news;
  }
  const { account } = now.session;
  const was = before.session.name === 'player' ? before.session : undefined;
  if (account !== undefined && account !== was?.account) {
    news.push({ type: 'account.changed', account });
  }
  if (was?.accountStatus === 'loading' && now.session.accountStatus !== 'loading') {
    news.push({ type: 'account.read' });
  }
  const suspended = isSuspended(now.session);
  if (suspended !== isSuspended(before.session)) {
    news.push({ type: suspended ? 'player.suspended' : 'suspension.lifted' });
  }
  if (before.version !== 0 && before.version !== now.version) {
    news.push({ type: 'balance.changed' });
  }
  return news;
}
