import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { SILENCE } from './silence.ts';

/**
 * The news that instances tell each other. Payloads name the change, never personal data, and fit in
 * PostgreSQL's 8,000 bytes: a listener reads the state itself.
 */
export interface EventMap {
  'clock.changed': { readonly offset: number; readonly frozenAt: number | null };
  'rules.changed': Record<string, never>;
  'session.ended': { readonly sessionId: string; readonly playerId: string };
  'player.changed': { readonly playerId: string };
  /** A higher loyalty level, once. */
  'level.reached': { readonly playerId: string };
  /** Money of the player has moved: published by the ledger itself. */
  'wallet.changed': { readonly playerId: string };
  /** The name of the person who writes to support: no secret, and no personal data. */
  'support.changed': { readonly guest: string };
  /** Something came into an inbox, or was read there; null: perhaps into anybody's. */
  'inbox.changed': { readonly playerId: string | null };
  'data.reset': Record<string, never>;
  'content.published': Record<string, never>;
  /** Nobody tells it: this instance did not hear for a while, and does not know what the others told. */
  'news.missed': Record<string, never>;
}

export type Topic = keyof EventMap;
type Listener<T extends Topic> = (payload: EventMap[T]) => void;

/** Publish and subscribe across all instances on one database (PostgreSQL LISTEN/NOTIFY). */
export interface Events {
  /**
   * Tells this instance's listeners at once and every other instance soon. Call it after the commit
   * that it speaks about.
   */
  publish<T extends Topic>(topic: T, payload: EventMap[T]): void;
  /** @returns unsubscribe */
  subscribe<T extends Topic>(topic: T, listener: Listener<T>): () => void;
  /** Resolves when everything published so far has been handed to the database. */
  flushed(): Promise<void>;
  /** False while the listening connection is down, that is while news may be missed. */
  readonly connected: boolean;
  close(): Promise<void>;
}

const channel = 'croupier';

interface Message {
  /** The instance that sent it: its own listeners have heard it already. */
  readonly from: string;
  readonly topic: Topic;
  readonly payload: EventMap[Topic];
}

function parse(text: string | undefined): Message | null {
  try {
    return JSON.parse(text ?? '') as Message;
  } catch {
    return null;
  }
}

/**
 * Opens the bus on its own listening connection, which is opened again when it breaks, or when the server says
 * nothing. Publishing goes through the pool, many messages in one statement.
 * @param silenceMs how long the server may owe an answer, see `openDatabase`
 */
export async function openEvents(
  url: string,
  pool: pg.Pool,
  onError: (error: unknown) => void,
  silenceMs = SILENCE,
): Promise<Events> {
  const listeners = new Map<Topic, Set<Listener<Topic>>>();
  let queue: string[] = [];
  let sending: Promise<void> = Promise.resolve();
  let connected = false;
  let closed = false;
  let client: pg.Client | undefined;

  const self = randomUUID();

  const deliver = (message: Message) => {
    for (const listener of listeners.get(message.topic) ?? []) {
      try {
        listener(message.payload);
      } catch (error) {
        onError(error);
      }
    }
  };

  const hear = ({ payload }: pg.Notification) => {
    const message = parse(payload);
    if (message && message.from !== self) deliver(message);
  };

  const connect = async () => {
    const opening = new pg.Client({
      connectionString: url,
      application_name: 'croupier-events',
      connectionTimeoutMillis: 10_000,
      keepAlive: true,
      // With it, a question without an answer ends the connection.
      pipeline: true,
      query_timeout: silenceMs,
    });
    opening.on('notification', hear);
    opening.on('error', onError);
    try {
      await opening.connect();
      await opening.query(`LISTEN ${channel}`);
    } catch (error) {
      await opening.end().catch(() => undefined);
      throw error;
    }
    client = opening;
    connected = true;
    // Who only listens never learns that nobody is there.
    const beat = setInterval(() => {
      opening.query('SELECT').catch(onError);
    }, silenceMs / 2).unref();
    // Only a connection that stood is opened again here; a failed attempt is its caller's.
    opening.once('end', () => {
      clearInterval(beat);
      connected = false;
      if (!closed) void reconnect();
    });
  };

  const reconnect = async (wait = 100): Promise<void> => {
    await sleep(wait, undefined, { ref: false });
    if (closed) return;
    try {
      await connect();
      if (closed) await client?.end();
      else deliver({ from: self, topic: 'news.missed', payload: {} });
    } catch (error) {
      onError(error);
      void reconnect(Math.min(wait * 2, 5_000));
    }
  };

  const flush = async () => {
    const batch = queue;
    queue = [];
    if (batch.length === 0) return;
    await pool
      .query('SELECT pg_notify($1, message) FROM unnest($2::text[]) AS message', [channel, batch])
      .catch(onError);
  };

  await connect();
  return {
    publish(topic, payload) {
      const message: Message = { from: self, topic, payload };
      deliver(message);
      // The first message of a turn schedules one statement for all that follow in it.
      if (queue.length === 0) {
        sending = sending.then(() => new Promise((done) => setImmediate(done))).then(flush);
      }
      queue.push(JSON.stringify(message));
    },
    subscribe(topic, listener) {
      const set = listeners.get(topic) ?? new Set();
      listeners.set(topic, set);
      // Listeners of one topic get that topic's payload: the map's key and value agree.
      set.add(listener as Listener<Topic>);
      return () => void set.delete(listener as Listener<Topic>);
    },
    flushed: () => sending,
    get connected() {
      return connected;
    },
    async close() {
      closed = true;
      await sending;
      await client?.end().catch(onError);
    },
  };
}
