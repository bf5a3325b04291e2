import { describe, expect, it } from 'vitest';
import { problemsOf } from '../../backend/third-parties/content/source/files.ts';
import { createContentStore } from '../../backend/third-parties/content/store.ts';
import { cashbacks, depositCampaigns } from '../../backend/seeds/campaigns.ts';
import { documentsOf } from '../brands/content.ts';

const { northlight } = createContentStore().sources;

/** The fields at fault of a document that ships, with other values. */
function faults(id: string, differs: Readonly<Record<string, unknown>>): readonly string[] {
  const source = northlight.get(id);
  if (source === undefined) throw new Error(`There is no ${id}`);
  return problemsOf({ ...source, ...differs }, 'northlight', northlight).map(({ path }) => path);
}

describe('[PROMO-01] [CONT-12] a promotion is published', () => {
  const welcome = 'promotion.welcome-bonus';

  it('with its significant terms, in English at least', () => {
    expect(faults(welcome, {})).toEqual([]);
    expect(faults(welcome, { terms: undefined })).toEqual(['terms']);
    expect(faults(welcome, { terms: { fi: 'Ehdot' } })).toEqual(['terms.en']);
  });

  it('under the name of its id, which is not the word before tags [ROUTE-26]', () => {
    expect(faults(welcome, { promotionSlug: 'other' })).toEqual(['promotionSlug']);
    expect(faults(welcome, { _id: 'promotion.tag', promotionSlug: 'tag' })).toEqual([
      'promotionSlug',
    ]);
    expect(faults('promotionCategory.casino', { categoryId: 'other' })).toEqual(['categoryId']);
    expect(faults('promotionTag.bonus', { tagSlug: 'other' })).toEqual(['tagSlug']);
    expect(faults('landingPage.first-steps', { landingId: 'other' })).toEqual(['landingId']);
  });

  it('in a category, with tags, and for an audience that there is', () => {
    expect(faults(welcome, { category: 'promotionCategory.none' })).toEqual(['category']);
    expect(faults(welcome, { tags: ['promotionTag.none'] })).toEqual(['tags.0']);
    expect(faults(welcome, { targetAudienceOption: 'targeted' })).toEqual(['targetAudience']);
  });

  it('with a time that has an end after its beginning', () => {
    const times = { startDate: '2026-12-02T00:00:00Z', endDate: '2026-12-01T00:00:00Z' };
    expect(faults(welcome, times)).toEqual(['endDate']);
    expect(faults('tournamentBox.week', times)).toEqual(['endDate']);
  });

  it('with a button that has words and leads somewhere', () => {
    expect(faults(welcome, { button: undefined })).toEqual(['button']);
    expect(faults(welcome, { urlAction: undefined })).toEqual(['urlAction']);
    expect(faults('contentBox.limits', { urlAction: undefined })).toEqual(['urlAction']);
  });

  it('with a bonus of which everything is said that laws ask for', () => {
    const bonus = { campaignId: 'welcome-100', isFirst: true, wagering: 30 };
    expect(faults(welcome, { bonus })).toEqual(['bonus.days']);
  });
});

it('the seeded cashbacks give more at games that there are, at each brand [CASH-04]', () => {
  const ids = cashbacks.flatMap(({ boosterGames = [] }) => boosterGames);
  expect(ids.length).toBeGreaterThan(0);
  for (const source of Object.values(createContentStore().sources))
    expect(ids.filter((id) => source.get(id) === undefined)).toEqual([]);
});

describe.each(['northlight', 'sol-alta'])('the promotions of %s', (dataset) => {
  it('promise what the platform’s campaigns give, and no more', () => {
    const given = documentsOf(dataset, 'promotion').flatMap(({ bonus, terms }) =>
      bonus ? [{ bonus, terms: terms.en ?? '' }] : [],
    );
    expect(given).toHaveLength(3);
    for (const { bonus, terms } of given) {
      const campaign = depositCampaigns.find(({ id }) => id === bonus.campaignId);
      if (campaign === undefined) throw new Error(`There is no ${bonus.campaignId}`);
      expect(bonus).toEqual({
        campaignId: campaign.id,
        isFirst: campaign.trigger === 'FIRST_DEPOSIT',
        wagering: campaign.wageringMultiplier,
        days: campaign.daysToWager,
      });
      const euros = (cents: number | null | undefined): string =>
        `€${((cents ?? 0) / 100).toLocaleString('en-GB')}`;
      for (const words of [
        `at least ${euros(campaign.minDeposit)}`,
        `${campaign.matchPercent}\u00a0%`,
        `at most ${euros(campaign.maxBonus)}`,
        `${campaign.wageringMultiplier} times within ${campaign.daysToWager} days`,
        `stakes of at most ${euros(campaign.maxStake)}`,
        `At most ${euros(campaign.maxWin)} can be won`,
      ])
        expect(terms, campaign.id).toContain(words);
    }
  });
});
