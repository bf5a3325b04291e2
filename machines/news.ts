import type { Success } from '../openapi/types.ts';
import type { SessionScreen } from './access/session/setup.ts';

/** News of the player, which the chart of an open page takes as events, if they concern it. */
export type PlayerNews =
  /** The platform told of a change, or may have done so while nobody listened. */
  | { type: 'player.changed' }
  /** The account has changed since it was read before. */
  | { type: 'account.changed'; account: Success<'getAccessDetails'> }
  /** The reading of the account has ended, well or not. */
  | { type: 'account.read' }
  /** By a sister brand (GUARD-15). */
  | { type: 'player.suspended' }
  | { type: 'suspension.lifted' }
  /** The wallet's balance has changed, polled or pushed (WAL-06). */
  | { type: 'balance.changed' }
  /** The session is ending: calls under way are given up, and nothing is left for the next player. */
  | { type: 'session.ended' };

/** Some of the news, as a chart names them among its events. */
export type News<Type extends PlayerNews['type']> = Extract<PlayerNews, { type: Type }>;

/** The state that the news is read off. */
export interface Standing {
  readonly session: SessionScreen;
  /** The wallet's version, 0 before it was read. */
  readonly version: number;
}

/** Whether a player is suspended, as the token or the platform says. */
export const isSuspended = (session: SessionScreen): boolean =>
  session.name === 'player' &&
  (session.access.multibrand.suspended || session.session.multibrand.suspended);

/** The news between two standings. The account comes first: it decides about the others. */
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
