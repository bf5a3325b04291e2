import type { Pool } from 'pg';
import type { EventMap, Events, Topic } from './events.ts';

type News = { readonly [T in Topic]: { readonly topic: T; readonly payload: EventMap[T] } }[Topic];

const publishers = new WeakMap<Pool, Events['publish']>();
/** The news by the session of a transaction. */
const pending = new WeakMap<object, News[]>();

/** A transaction inside another one uses the other's session, and is committed with it. */
const sessionOf = (tx: object): object => {
  const session: unknown = Reflect.get(tx, 'session');
  if (typeof session !== 'object' || session === null) throw new Error('It has no session.');
  return session;
};

/** From now on, news of this pool's transactions is published. */
export function publishCommitted(pool: Pool, publish: Events['publish']): void {
  publishers.set(pool, publish);
}

/**
 * Publishes when the transaction is committed, and not when it is undone. It is for news that no caller may
 * forget, whatever started the transaction, and however deep it is nested. News of an undone part is told with
 * the rest: it says where to look, not what is there. The same news is told once.
 */
export function tellAfterCommit(tx: object, news: News): void {
  const session = sessionOf(tx);
  const known = pending.get(session) ?? [];
  const text = JSON.stringify(news);
  if (!known.some((one) => JSON.stringify(one) === text)) pending.set(session, [...known, news]);
}

/** The caller has committed a transaction, the outermost one. */
export function committed(pool: Pool, tx: object): void {
  const publish = publishers.get(pool);
  for (const { topic, payload } of pending.get(sessionOf(tx)) ?? []) publish?.(topic, payload);
}
