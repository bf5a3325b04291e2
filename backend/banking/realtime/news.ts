import type { Schemas } from '../../../openapi/types.ts';
import { describeError, type Log } from '../../platform/log.ts';

/** A message of the channel, as it is sent. */
export const messageText = (body: Schemas['RealtimeMessage']['body']): string =>
  JSON.stringify({ body } satisfies Schemas['RealtimeMessage']);

/**
 * Looks for a player's news, one look at a time. Any number of changes during a look cause one more look. So a
 * flood of changes costs only as many looks as the database answers.
 */
export function createLooks(log: Log, look: (playerId: string) => Promise<void>) {
  const looking = new Map<string, 'once' | 'again'>();
  const run = async (playerId: string): Promise<void> => {
    do {
      looking.set(playerId, 'once');
      await look(playerId);
    } while (looking.get(playerId) === 'again');
  };
  return (playerId: string): void => {
    if (looking.has(playerId)) {
      looking.set(playerId, 'again');
      return;
    }
    run(playerId)
      // The page's own poll tells what was missed here.
      .catch((error: unknown) => log.warn(describeError(error), 'realtime'))
      .finally(() => looking.delete(playerId));
  };
}
