import type { Pool } from 'pg';
import type { EventMap, Events, Topic } from './events.ts';

type News = { readonly [T in Topic]: { readonly topic: T; readonly payload: EventMap[T] } }[Topic];

const publishers = new WeakMap<Pool, Events['publish']>();
/** By transaction. */
const pending = new WeakMap<object, News[]>();

/** From now on, what transactions of this pool have to tell is published. */
export function publishCommitted(pool: Pool, publish: Events['publish']): void {
  publishers.set(pool, publish);
}

/**
 * Publishes when the transaction is committed, and not when it is undone: for what no caller may forget to
 * tell, however the transaction came about. The same news is told once.
 */
export function tellAfterCommit(tx: object, news: News): void {
  const known = pending.get(tx) ?? [];
  const text = JSON.stringify(news);
  if (!known.some((one) => JSON.stringify(one) === text)) pending.set(tx, [...known, news]);
}

/** Called by whoever has committed a transaction. */
export function committed(pool: Pool, tx: object): void {
  const publish = publishers.get(pool);
  for (const { topic, payload } of pending.get(tx) ?? []) publish?.(topic, payload);
}
