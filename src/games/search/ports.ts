import { fromPromise } from 'xstate';
import type { FindInput, Found } from '../../../machines/games/search/setup.ts';
import type { GameViewer } from '../../../reference/game-visibility.ts';
import type { Failure } from '../../../machines/operations.ts';

const UNREACHABLE: Failure = { kind: 'unreachable' };

/** Reads the names ahead, for a search that has been opened. Whether it fails shows when somebody asks. */
export async function readAhead(viewer: GameViewer, dataset: string): Promise<void> {
  try {
    const { readNames } = await import('./find.ts');
    await readNames(viewer, dataset);
  } catch {
    // Then they are asked for again.
  }
}

/** The ports of the chart of the search; what they need is fetched when somebody looks for something. */
export const searchPorts = ({ dataset }: { readonly dataset: string }) => ({
  findGames: fromPromise<Found, FindInput>(async ({ input }) => {
    const { findGames } = await import('./find.ts').catch(() => {
      throw UNREACHABLE;
    });
    return findGames(input, dataset);
  }),
});
