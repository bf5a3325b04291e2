import { jackpotHandlers } from './jackpots.ts';
import { launchHandlers } from './launch.ts';
import { limitationHandlers } from './limitations.ts';
import { listHandlers } from './lists.ts';
import { ownGameHandlers } from './own-games.ts';
import type { GamePorts } from './ports.ts';
import { sessionHandlers } from './session-handlers.ts';
import { tournamentHandlers } from './tournaments.ts';
import { winnerHandlers } from './winners.ts';

/** The handlers of area games. */
export const gameHandlers = (ports: GamePorts) => ({
  ...listHandlers(ports),
  ...ownGameHandlers(ports),
  ...winnerHandlers(ports),
  ...jackpotHandlers(ports),
  ...tournamentHandlers(ports),
  ...launchHandlers(ports),
  ...sessionHandlers,
  ...limitationHandlers(ports.catalogueOf),
});
