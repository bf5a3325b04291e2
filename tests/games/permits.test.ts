import { expect, test } from 'vitest';
import { createContentStore, DATASETS } from '../../backend/third-parties/content/store.ts';
import { PERMITS } from '../../reference/game-permits.ts';
import { offeredTo } from '../../reference/game-visibility.ts';
import { playerOf, studio } from './game-visibility.support.ts';

const { documents } = createContentStore();

test.each(DATASETS)(
  'the catalogue of %s has the games that Germany permits, all but one in the very version',
  (dataset) => {
    const games = documents[dataset].flatMap((each) =>
      each._type === 'casinoGames' ? [each] : [],
    );
    const permitted = PERMITS.GGL.map(({ slug, version }) => {
      const game = games.find(({ gameSlug }) => gameSlug === slug);
      expect(game, slug).toMatchObject({ gameType: 'slot', jackpotExist: false });
      return { slug, studio: game?.provider._ref, isCurrent: game?.version === version };
    });
    expect(new Set(permitted.map(({ slug }) => slug)).size).toBe(permitted.length);
    expect(permitted.length).toBeGreaterThan(60);
    expect(new Set(permitted.map((each) => each.studio)).size).toBeGreaterThan(7);
    const current = permitted.filter(({ isCurrent }) => isCurrent).map(({ slug }) => slug);
    expect(permitted.filter(({ isCurrent }) => !isCurrent).map(({ slug }) => slug)).toEqual([
      'violet-sun',
    ]);
    // On any device: a few are for phones alone.
    const isOffered = offeredTo(playerOf('DE', { channels: ['desktop', 'mobile', 'tablet'] }));
    const shown = games.filter((game) =>
      isOffered({ ...game, provider: studio(), subProvider: null }),
    );
    expect(new Set(shown.map(({ gameSlug }) => gameSlug))).toEqual(new Set(current));
  },
);
