import type { WebSocket } from 'ws';
import type { Listener } from './ports.ts';

/** Channels of one player, in as many tabs and devices, and of an instance. */
const LINES_PER_PLAYER = 10;
const MOST_LINES = 5_000;
/** Bytes that may wait for a player's network: a page that takes them too slowly has to come back. */
export const MOST_WAITING = 64 * 1024;
/** What a page may send within a minute, texts and control frames: three pings and two pongs, with room. */
const MOST_HEARD = 60;
/** The interval of pings, in ms; a page that does not answer until the next one is gone. */
export const HEARTBEAT = 30_000;

/** Why a channel is closed, as a WebSocket says it. */
export const CLOSE = {
  /** The session is over, or the player is shut out. */
  ended: 4_401,
  /** It takes or sends as no page of ours does. */
  misused: 1_008,
  /** The instance goes; another one is there. */
  restart: 1_012,
  /** There are too many. */
  full: 1_013,
} as const;

export interface Line extends Listener {
  /** Sends a text, unless the line is too slow for it: then it is cut. */
  send(text: string): void;
  close(code: number): void;
}

/** The channels of an instance, by player. */
export interface Lines {
  /**
   * @param isOver whether the session has come to its end by itself, which nobody announces
   * @returns undefined when there are too many
   */
  add(socket: WebSocket, listener: Listener, isOver: () => boolean): Line | undefined;
  of(playerId: string): readonly Line[];
  closeSession(sessionId: string): void;
  closeAll(): void;
}

/** @param onLast the last channel of a player is gone */
export function createLines(onLast: (playerId: string) => void): Lines {
  const lines = new Map<string, Set<Line>>();
  let count = 0;
  const all = (): Line[] => [...lines.values()].flatMap((own) => [...own]);
  return {
    add(socket, listener, isOver) {
      const own = lines.get(listener.playerId) ?? new Set<Line>();
      if (own.size >= LINES_PER_PLAYER || count >= MOST_LINES) return undefined;
      const line: Line = {
        ...listener,
        send(text) {
          if (socket.readyState !== socket.OPEN) return;
          if (socket.bufferedAmount > MOST_WAITING) socket.terminate();
          else socket.send(text);
        },
        close: (code) => socket.close(code),
      };
      lines.set(listener.playerId, own.add(line));
      count += 1;
      const stop = watchOver(socket, isOver);
      socket.once('close', () => {
        stop();
        count -= 1;
        own.delete(line);
        if (own.size > 0) return;
        lines.delete(listener.playerId);
        onLast(listener.playerId);
      });
      return line;
    },
    of: (playerId) => [...(lines.get(playerId) ?? [])],
    closeSession(sessionId) {
      for (const line of all()) if (line.sessionId === sessionId) line.close(CLOSE.ended);
    },
    closeAll() {
      for (const line of all()) line.close(CLOSE.restart);
    },
  };
}

/** Answers pings, and ends lines of pages that are gone, have no session or speak as no page does. @returns stops */
function watchOver(socket: WebSocket, isOver: () => boolean): () => void {
  let [isThere, heard] = [true, 0];
  /** Counts whatever comes. @returns whether it is too much */
  const isTooMuch = (): boolean => {
    isThere = true;
    heard += 1;
    // A farewell waits for its answer, and would hear all that comes before that.
    if (heard > MOST_HEARD + 1) socket.terminate();
    else if (heard > MOST_HEARD) socket.close(CLOSE.misused);
    return heard > MOST_HEARD;
  };
  socket.on('pong', isTooMuch);
  socket.on('ping', isTooMuch);
  socket.on('message', (data, isBinary) => {
    if (isTooMuch()) return;
    const isPing = !isBinary && (data as Buffer).toString() === 'ping';
    if (!isPing) socket.close(CLOSE.misused);
    else if (isOver()) socket.close(CLOSE.ended);
    else socket.send('pong');
  });
  // A broken connection is followed by its close.
  socket.on('error', () => undefined);
  const beat = setInterval(() => {
    if (!isThere) {
      socket.terminate();
      return;
    }
    if (isOver()) socket.close(CLOSE.ended);
    isThere = false;
    heard = Math.max(0, heard - MOST_HEARD / 2);
    socket.ping();
  }, HEARTBEAT).unref();
  return () => clearInterval(beat);
}
