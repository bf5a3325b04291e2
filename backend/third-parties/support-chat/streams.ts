import { PassThrough } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { describeError, type Log } from '../../platform/log.ts';

/** The interval of empty lines, by which listeners know that the server is there, ms. */
const HEARTBEAT = 15_000;

/** Connections that stay open, each a line of JSON for each piece of news. */
export interface Streams {
  /**
   * Answers with a stream.
   * @param who the name by which the listener is told; the address is where they listen from
   * @param next the news now; asked at once, and after each call of `tell` with the same name
   * @param holds whether the listener still may; asked before each piece of news, and every 15 s
   * @returns false when too many are open
   */
  open(
    reply: FastifyReply,
    who: { readonly name: string; readonly address: string },
    next: () => Promise<object>,
    holds?: () => Promise<boolean>,
  ): boolean;
  /** Those of this name look for news. */
  tell(name: string): void;
  /** Those of this name listen no longer. */
  end(name: string): void;
  close(): void;
}

interface Listener {
  readonly look: () => void;
  readonly end: () => void;
}

/** @param most of all together, from one address, and of one name */
export function openStreams(
  log: Log,
  most: { readonly all: number; readonly ofAddress: number; readonly each: number },
): Streams {
  const listeners = new Map<string, Set<Listener>>();
  const addresses = new Map<string, number>();
  const countAt = (address: string, more: number) => {
    const count = (addresses.get(address) ?? 0) + more;
    if (count === 0) addresses.delete(address);
    else addresses.set(address, count);
  };
  let count = 0;
  return {
    open(reply, { name, address }, next, holds = () => Promise.resolve(true)) {
      const own = listeners.get(name) ?? new Set();
      const isFull = (addresses.get(address) ?? 0) >= most.ofAddress;
      if (isFull || count >= most.all || own.size >= most.each) return false;
      const stream = new PassThrough();
      let state: 'quiet' | 'looking' | 'again' = 'quiet';
      // A function, because the awaited calls in between change it.
      const isAgain = (): boolean => state === 'again';
      const end = (): void => {
        stream.end();
      };
      const look = async (): Promise<void> => {
        if (state !== 'quiet') {
          state = 'again';
          return;
        }
        do {
          state = 'looking';
          if (!(await holds())) {
            end();
            return;
          }
          const news = await next();
          if (stream.writable) stream.write(`${JSON.stringify(news)}\n`);
        } while (isAgain());
        state = 'quiet';
      };
      const listener: Listener = {
        look: () => {
          look().catch((error: unknown) => {
            log.warn(describeError(error), 'support stream');
            end();
          });
        },
        end,
      };
      const beat = setInterval(() => {
        if (stream.writable) stream.write('\n');
        // Nothing is known of it when that fails; the next beat asks again.
        holds().then(
          (held) => held || end(),
          () => undefined,
        );
      }, HEARTBEAT).unref();
      count += 1;
      countAt(address, 1);
      listeners.set(name, own.add(listener));
      stream.once('close', () => {
        clearInterval(beat);
        count -= 1;
        countAt(address, -1);
        own.delete(listener);
        if (own.size === 0) listeners.delete(name);
      });
      void reply.type('application/x-ndjson').header('x-accel-buffering', 'no').send(stream);
      listener.look();
      return true;
    },
    tell(name) {
      for (const { look } of listeners.get(name) ?? []) look();
    },
    end(name) {
      for (const listener of listeners.get(name) ?? []) listener.end();
    },
    close() {
      for (const own of listeners.values()) for (const { end } of own) end();
    },
  };
}
