import { describe, expect, it } from 'vitest';
import { markets as platform } from '../../backend/seeds/markets.ts';
import { MARKETS } from '../../src/locale/markets.ts';

/** The platform may know more markets than the site runs. */
const run = Object.values(MARKETS).filter((market) => market.isMarketEnabled);

describe('MARKET-01: a market of the site is one of the platform', () => {
  it.each(run)('$id, with the same languages and currency', ({ id, languages, currency }) => {
    const theirs = platform.get(id);
    expect(theirs).toMatchObject({ isMarketEnabled: true, currency });
    expect(theirs?.languages.toSorted()).toEqual(languages.toSorted());
  });
});
