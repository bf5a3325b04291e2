import { bonusPart, stakeShares } from '../backend/rewards/shares.ts';
import { wageredBy } from '../backend/rewards/wagering.ts';
import { depositCampaigns, gifts } from '../backend/seeds/campaigns.ts';
import type { GameMath } from '../backend/third-parties/studio/math/round.ts';
import { unbiased } from '../backend/third-parties/studio/math/random.ts';
import { slotMath } from '../backend/third-parties/studio/math/slot/slot.ts';
import { SLOT_VARIANTS } from '../backend/third-parties/studio/math/slot/variants.ts';
import { USUAL_OFFERS } from '../reference/offer-rules.ts';
import { meanOf, quick } from './lib/draw.ts';
import { report } from './lib/figures.ts';
import { option } from './lib/opened.ts';

/**
 * What each seeded campaign costs, in euro: what of its bonus becomes a player's own money, and what the operator keeps
 * of the deposit, by playing the studio's slots by the rules of the wallet until the bonus ends. The player deposits
 * for the largest bonus, plays it at the highest stake that it allows or at a tenth of it, and goes on to the end.
 * Intervals are of 99 %. `--sessions=500`
 */
const sessions = Number(option('sessions', '500'));

type Campaign = (typeof depositCampaigns)[number];

/** Of these the studio has games. */
const PLAYED = new Set(['CASINO']);
const SLOT = { type: 'casinoGames', kind: 'slot' } as const;
/** A slot of each volatility. */
const ONE_OF_EACH = ['low', 'medium', 'high'].flatMap((volatility) =>
  SLOT_VARIANTS.filter((variant) => variant.volatility === volatility).slice(0, 1),
);
const euro = (cents: number): string => (cents / 100).toFixed(2);

/** What a player brings and gets, euro cents. */
function begun({ gift, maxBonus = 0, matchPercent = 0, minDeposit = 0 }: Campaign) {
  if (typeof gift === 'number') return { deposit: 0, bonus: gift };
  const deposit = Math.max(Math.ceil((maxBonus * 100) / matchPercent), minDeposit);
  return { deposit, bonus: Math.min(Math.floor((deposit * matchPercent) / 100), maxBonus) };
}

/** Plays a bonus to its end. @returns what of it became own money, and what is kept of the deposit; euro cents */
function playOut(campaign: Campaign, wanted: number, math: GameMath, from: (n: number) => number) {
  const { deposit, bonus } = begun(campaign);
  let [main, pocket, left] = [deposit, bonus, bonus * campaign.wageringMultiplier];
  while (left > 0 && pocket > 0) {
    const most = Math.min(wanted, main + pocket);
    const stake = most - (most % math.unit);
    // Less than the smallest stake stays with the house when the bonus expires.
    if (stake === 0) return { paidOut: 0, kept: deposit - main };
    const shares = stakeShares(stake, main, pocket);
    const { won } = math.play([{ spot: 'spin', amount: stake }], math.draw(from), []);
    const part = bonusPart(won, { staked: stake, ofBonus: shares.bonus });
    main += won - part - shares.own;
    pocket += part - shares.bonus;
    const round = { staked: stake, counted: stake, paid: won, isClosed: true };
    left -= wageredBy(round, SLOT, USUAL_OFFERS);
  }
  const paidOut = Math.min(pocket, campaign.maxWin ?? pocket);
  return { paidOut, kept: deposit - main - paidOut };
}

for (const campaign of [...depositCampaigns, ...gifts]) {
  if (!PLAYED.has(campaign.vertical)) {
    report(campaign.id, { 'not played': `no game of ${campaign.vertical} is played here` });
    continue;
  }
  const { deposit, bonus } = begun(campaign);
  const highest = campaign.maxStake ?? 500;
  for (const variant of ONE_OF_EACH)
    for (const stake of [highest, highest / 10]) {
      const from = unbiased(quick(20_261_130));
      const math = slotMath(variant);
      const played = Array.from({ length: sessions }, () => playOut(campaign, stake, math, from));
      const cost = meanOf(played.map(({ paidOut }) => paidOut));
      const kept = meanOf(played.map((one) => one.kept));
      report(`${campaign.id}, ${variant.volatility}, ${euro(stake)} a round`, {
        deposit: euro(deposit),
        bonus: euro(bonus),
        'becomes own': `${euro(cost.mean)} ± ${euro(cost.error)}`,
        'of the bonus': (cost.mean / bonus).toFixed(2),
        ...(deposit > 0 && { 'house keeps': `${euro(kept.mean)} ± ${euro(kept.error)}` }),
      });
    }
}
