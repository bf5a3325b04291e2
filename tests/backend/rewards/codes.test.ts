import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeHandlers } from '../../../backend/rewards/codes.ts';
import { handlers } from '../../../backend/rewards/handlers.ts';
import { campaigns } from '../../../backend/rewards/tables.ts';
import { callOf, newPlayer, NOON } from '../banking/support.ts';
import { bonusesOf, pocketsOf, runCampaign } from '../games/bonus.support.ts';
import { openGame, openWallet, type Wallet } from '../games/wallet.support.ts';
import { claim, listedFor, runGift } from './gifts.support.ts';
import { claimSpins, codes, FERN, runSpins, spinsOf } from './spins.support.ts';

const DAY = 86_400_000;
const refused = (code: string) => ({ status: 409, code: `error.${code}` });

let wallet: Wallet;
beforeAll(async () => {
  wallet = await openWallet();
  await runGift(wallet.platform, 'harbour', { code: 'HARBOUR15' });
});
afterAll(() => wallet.close());

const player = (different?: Parameters<typeof newPlayer>[1]) =>
  newPlayer(wallet.platform, different);
const verify = (playerId: string, bonusCode: string) =>
  codes.verifyBonusCode(callOf(wallet.platform, playerId, { body: { bonusCode } }));
const claimCode = (playerId: string, bonusCode: string) =>
  codes.claimBonusCode(
    callOf(wallet.platform, playerId, { body: { bonusCode, state: 'ACTIVATED' } }),
  );
const isAvailable = async (playerId: string) =>
  (await codes.getManualClaim(callOf(wallet.platform, playerId))).isAvailable;

describe('[BCODE-01] [BCODE-05] a bonus code', () => {
  test('shows its gift with all terms and gives nothing, until it is claimed', async () => {
    const one = await player();
    expect(await verify(one, 'HARBOUR15')).toMatchObject({
      bonusCodeValue: 'HARBOUR15',
      brings: {
        kind: 'GIFT',
        gift: {
          campaignId: 'harbour',
          amount: 1_000,
          wageringRequired: 10_000,
          maximumStake: 500,
        },
      },
    });
    expect(await bonusesOf(wallet.platform, one)).toEqual([]);
    expect(await claimCode(one, 'HARBOUR15')).toMatchObject({
      campaignId: 'harbour',
      balance: 1_000,
    });
    expect(await pocketsOf(wallet.platform, one)).toMatchObject({ bonus: 1_000 });
  });

  test.each([
    'harbour15',
    ' Harbour 15 ',
    'HARB-OUR15',
    'harbour–15',
    'HARBOUR−15',
    'ＨＡＲＢＯＵＲ１５',
    'HARBOUR١٥',
    // Copied from a page that may break it.
    'HARBOUR\u00AD15\u200B',
  ])('is taken as it was meant: %j', async (typed) => {
    expect(await verify(await player(), typed)).toMatchObject({ bonusCodeValue: 'HARBOUR15' });
  });

  test.each(['HARBOUR1', 'HARBOURI5', '%', "' OR 1=1 --", 'harbour'])(
    'that nobody gave out is unknown: %j',
    async (typed) => {
      const one = await player();
      await expect(verify(one, typed)).rejects.toMatchObject(refused('bonus_code.unknown'));
      await expect(claimCode(one, typed)).rejects.toMatchObject(refused('bonus_code.unknown'));
    },
  );

  test('is unknown before its campaign begins, and over after it', async () => {
    await runGift(wallet.platform, 'later', { code: 'LATER', startsAt: new Date(NOON + DAY) });
    await runGift(wallet.platform, 'over', { code: 'OVER', endsAt: new Date(NOON) });
    const one = await player();
    await expect(verify(one, 'LATER')).rejects.toMatchObject(refused('bonus_code.unknown'));
    await expect(claimCode(one, 'OVER')).rejects.toMatchObject(refused('bonus.campaign.ended'));
    await expect(verify(one, 'OVER')).rejects.toMatchObject(refused('bonus.campaign.ended'));
  });

  test('that ran is used, and one that runs is claimed once, however many claims come at once', async () => {
    await runGift(wallet.platform, 'once', { code: 'ONCE', budget: 1 });
    const one = await player();
    const answers = await Promise.all(Array.from({ length: 50 }, () => claimCode(one, 'ONCE')));
    expect(new Set(answers.map(({ assignmentId }) => assignmentId)).size).toBe(1);
    await expect(verify(one, 'ONCE')).rejects.toMatchObject(refused('bonus_code.used'));
    const [answer] = answers;
    if (!answer) throw new Error('Nothing was answered');
    await handlers.forfeitBonus(
      callOf(wallet.platform, one, {
        params: { assignmentId: answer.assignmentId },
        body: { state: 'FORFEITED', wageringProgress: 0, balance: 1_000 },
      }),
    );
    await expect(claimCode(one, 'ONCE')).rejects.toMatchObject(refused('bonus_code.used'));
    await expect(claimCode(await player(), 'ONCE')).rejects.toMatchObject(
      refused('bonus.campaign.used_up'),
    );
  });

  test('says what stands in its way, with all that giving it up needs', async () => {
    await runGift(wallet.platform, 'listed');
    const one = await player();
    await claim(wallet.platform, one, 'listed');
    await expect(claimCode(one, 'HARBOUR15')).rejects.toMatchObject({
      ...refused('bonus.active.already.exists'),
      details: { reward: { campaignId: 'listed', wageringAmount: 0, balance: 1_000 } },
    });
    expect(await verify(one, 'HARBOUR15')).toMatchObject({
      brings: { gift: { campaignId: 'harbour' } },
    });
  });

  test('keeps its gift out of the list, and from a claim without it', async () => {
    const one = await player();
    expect((await listedFor(wallet.platform, one)).available).not.toContain('harbour');
    await expect(claim(wallet.platform, one, 'harbour')).rejects.toMatchObject(
      refused('bonus.not_eligible'),
    );
  });

  test('of another market is not for the player', async () => {
    await runGift(wallet.platform, 'elsewhere', { code: 'ELSEWHERE', markets: ['CA'] });
    const one = await player();
    await expect(verify(one, 'ELSEWHERE')).rejects.toMatchObject(refused('bonus.not_eligible'));
    await expect(claimCode(one, 'ELSEWHERE')).rejects.toMatchObject(refused('bonus.not_eligible'));
  });
});

describe('[BCODE-01] [API-120] a code of free spins', () => {
  test('shows all of their terms, grants nothing, and is used once they were claimed by it', async () => {
    await runSpins(wallet.platform, 'spins', { code: 'SPINS3', budget: 2 });
    const one = await player();
    expect(await verify(one, 'spins 3')).toMatchObject({
      bonusCodeValue: 'SPINS3',
      brings: {
        kind: 'FREE_SPINS',
        freeSpins: {
          campaignId: 'spins',
          status: 'ELIGIBLE',
          bonusCode: 'SPINS3',
          stake: 20,
          games: [{ gameId: FERN, roundsGranted: 3, roundsPlayed: 0 }],
          wrMultiplier: 10,
          maximumStake: 500,
          maximumWin: 1_000,
          daysToWager: 60,
          left: 2,
        },
      },
    });
    expect(await spinsOf(wallet.platform, one)).toEqual([]);
    await expect(claimCode(one, 'SPINS3')).rejects.toMatchObject(refused('bonus.not_eligible'));
    await claimSpins(wallet.platform, one, 'spins', { bonusCode: 'SPINS3' });
    await expect(verify(one, 'SPINS3')).rejects.toMatchObject(refused('bonus_code.used'));
  });

  test('says before the claim that they are used up, over, or for nobody here', async () => {
    await runSpins(wallet.platform, 'none-left', { code: 'NONELEFT', budget: 1, claimed: 1 });
    await runSpins(wallet.platform, 'spun', { code: 'SPUN', endsAt: new Date(NOON) });
    await runSpins(wallet.platform, 'canadian', { code: 'CANADIAN', markets: ['CA'] });
    const one = await player();
    for (const [code, why] of [
      ['NONELEFT', 'used_up'],
      ['SPUN', 'ended'],
    ] as const)
      await expect(verify(one, code)).rejects.toMatchObject(refused(`bonus.campaign.${why}`));
    await expect(verify(one, 'CANADIAN')).rejects.toMatchObject(refused('bonus.not_eligible'));
  });

  test('brings nothing where the player’s brand has none of their games', async () => {
    await runSpins(wallet.platform, 'gone-games', { code: 'GONEGAMES' });
    const none = codeHandlers(() => Promise.resolve(() => []));
    await expect(
      none.verifyBonusCode(
        callOf(wallet.platform, await player(), { body: { bonusCode: 'GONEGAMES' } }),
      ),
    ).rejects.toMatchObject(refused('bonus.not_eligible'));
  });
});

describe('[BCODE-06] codes', () => {
  test.each<readonly [string, Parameters<typeof newPlayer>[1]]>([
    ['on a timeout', { status: 'TIMEOUT', statusUntil: new Date(NOON + DAY) }],
    ['whose law knows no offers', { countryCode: 'BR', market: 'BR', currency: 'BRL' }],
    ['whom the operator lets enter none', { manualClaimAllowed: false }],
  ])('can bring nothing to a player %s', async (_, different) => {
    const one = await player(different);
    expect(await isAvailable(one)).toBe(false);
    await expect(verify(one, 'HARBOUR15')).rejects.toMatchObject(refused('bonus.not_eligible'));
    await expect(claimCode(one, 'HARBOUR15')).rejects.toMatchObject(refused('bonus.not_eligible'));
  });

  test('of a first deposit are all that a law of first offers leaves, until the first stake', async () => {
    const first = { code: 'FIRST', trigger: 'FIRST_DEPOSIT', daysToWager: 60 } as const;
    await runCampaign(wallet.platform, 'first', first);
    const one = await player({ countryCode: 'SE', market: 'SE' });
    expect(await isAvailable(one)).toBe(true);
    expect(await verify(one, 'FIRST')).toMatchObject({ brings: { kind: 'DEPOSIT_BONUS' } });
    await expect(verify(one, 'HARBOUR15')).rejects.toMatchObject(refused('bonus.not_eligible'));
    await openGame(wallet.platform, one, { lastBetAt: new Date(NOON) });
    expect(await isAvailable(one)).toBe(false);
    await expect(verify(one, 'FIRST')).rejects.toMatchObject(refused('bonus.not_eligible'));
  });

  test('can bring something to others, even to whoever has used one', async () => {
    const one = await player();
    await claimCode(one, 'HARBOUR15');
    expect(await isAvailable(one)).toBe(true);
  });

  test('are stored as they are compared', async () => {
    const change = wallet.platform.db
      .update(campaigns)
      .set({ code: 'Harbour-15' })
      .where(eq(campaigns.id, 'harbour'));
    await expect(change).rejects.toMatchObject({ cause: { constraint: 'campaigns_code' } });
  });
});
