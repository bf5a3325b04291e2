import { PassThrough } from 'node:stream';
import type { CrmContext } from './crm.ts';
import { findInbox, type OpenInbox } from './inboxes.ts';

/** Open lines of one player, in as many tabs and devices. */
const LINES_PER_PLAYER = 10;
/** Open lines of an instance. */
const MOST_LINES = 2_000;
/** How often a line proves that it lives and that its inbox may still be open, in ms. */
const HEARTBEAT = 25_000;

interface Line {
  readonly playerId: string;
  readonly sessionId: string;
  readonly stream: PassThrough;
}

/** The lines by which open inboxes hear that something is new; they ask for it themselves. */
export function createLines(context: CrmContext) {
  const lines = new Set<Line>();
  // News may follow the end of a session: a finished line would be cut off by it.
  const write = ({ stream }: Pick<Line, 'stream'>, text: string): void => {
    if (!stream.writableEnded) stream.write(text);
  };
  const tell = (line: Line): void => {
    write(line, 'changed\n');
  };
  const unsubscribe = [
    context.events.subscribe('inbox.changed', ({ playerId }) => {
      for (const line of lines) {
        if (playerId === null || line.playerId === playerId) tell(line);
      }
    }),
    context.events.subscribe('news.missed', () => {
      for (const line of lines) tell(line);
    }),
    context.events.subscribe('session.ended', ({ sessionId }) => {
      for (const line of lines) if (line.sessionId === sessionId) line.stream.end();
    }),
    // A change of a player's wishes or details may change whom a message is for.
    context.events.subscribe('player.changed', ({ playerId }) => {
      for (const line of lines) if (line.playerId === playerId) tell(line);
    }),
  ];

  return {
    /** @returns undefined when there are too many */
    open(id: string, { sessionId, recipient: { playerId } }: OpenInbox): PassThrough | undefined {
      const own = [...lines].filter((line) => line.playerId === playerId);
      if (own.length >= LINES_PER_PLAYER || lines.size >= MOST_LINES) return undefined;
      const stream = new PassThrough();
      const line = { playerId, sessionId, stream };
      lines.add(line);
      const beat = setInterval(() => {
        write(line, '\n');
        findInbox(context, id).then(
          (inbox) => {
            if (!inbox) stream.end();
          },
          // Nothing is known of it now; the next beat asks again.
          () => undefined,
        );
      }, HEARTBEAT);
      stream.once('close', () => {
        clearInterval(beat);
        lines.delete(line);
      });
      stream.write('\n');
      return stream;
    },
    close(): void {
      for (const end of unsubscribe) end();
      for (const { stream } of lines) stream.end();
    },
  };
}
