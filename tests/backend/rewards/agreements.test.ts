import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { players } from '../../../backend/players/tables.ts';
import { handlers } from '../../../backend/rewards/handlers.ts';
import { campaignConsents, campaigns } from '../../../backend/rewards/tables.ts';
import { callOf, newPlayer, NOON } from '../banking/support.ts';
import { bonusesOf, depositWith, runCampaign } from '../games/bonus.support.ts';
import { openWallet, type Wallet } from '../games/wallet.support.ts';
import { claim, runGift } from './gifts.support.ts';
import { codes } from './spins.support.ts';

const DAY = 86_400_000;
const refused = (code: string) => ({ status: 409, code: `error.${code}` });
const inTheWay = refused('bonus.active.triggered.already.exists');

let wallet: Wallet;
beforeAll(async () => {
  wallet = await openWallet();
  await runCampaign(wallet.platform, 'reload', { code: 'RELOAD' });
  await runGift(wallet.platform, 'gift');
});
afterAll(() => wallet.close());

const player = (different?: Parameters<typeof newPlayer>[1]) =>
  newPlayer(wallet.platform, different);
const verify = async (playerId: string, bonusCode: string) =>
  (await codes.verifyBonusCode(callOf(wallet.platform, playerId, { body: { bonusCode } }))).brings;
const say = (
  playerId: string,
  body: { campaignId?: string; bonusCode?: string; agreed: boolean },
) => handlers.agreeToCampaign(callOf(wallet.platform, playerId, { body }));
const agree = (playerId: string, bonusCode = 'RELOAD') =>
  say(playerId, { bonusCode, agreed: true });
const takeBack = (playerId: string, campaignId = 'reload') =>
  say(playerId, { campaignId, agreed: false });
const offered = async (playerId: string) =>
  (await handlers.getDepositBonuses(callOf(wallet.platform, playerId))).campaigns.map(
    ({ campaignId }) => campaignId,
  );
const forfeit = (playerId: string, assignmentId: string) =>
  handlers.forfeitBonus(
    callOf(wallet.platform, playerId, {
      params: { assignmentId },
      body: { state: 'FORFEITED', wageringProgress: 0, balance: 1_000 },
    }),
  );

describe('[API-138] [API-113] [DEP-18] the bonus of a deposit with a code', () => {
  test('shows all of its terms, and waits for a yes; nothing is credited by that', async () => {
    const one = await player();
    expect(await verify(one, 'reload')).toMatchObject({
      kind: 'DEPOSIT_BONUS',
      isAgreed: false,
      campaign: {
        campaignId: 'reload',
        percentage: 100,
        minimumDeposit: 1,
        maximumBonus: 100_000,
        wrMultiplier: 10,
        daysToWager: 30,
        maximumStake: 500,
        maximumWin: 5_000,
      },
    });
    expect(await offered(one)).toEqual([]);
    expect(await agree(one)).toEqual({
      campaignId: 'reload',
      agreed: true,
      agreedAt: new Date(NOON).toISOString(),
    });
    expect(await offered(one)).toEqual(['reload']);
    expect(await verify(one, 'reload')).toMatchObject({ isAgreed: true });
    expect(await bonusesOf(wallet.platform, one)).toEqual([]);
    expect(await offered(await player())).toEqual([]);
  });

  test('comes with the deposit of who agreed, and its code is used then', async () => {
    const [one, other] = [await player(), await player()];
    await agree(one);
    for (const who of [one, other]) await depositWith(wallet.platform, who, 'reload', 2_000);
    expect(await bonusesOf(wallet.platform, one)).toMatchObject([{ amount: 2_000 }]);
    expect(await bonusesOf(wallet.platform, other)).toEqual([]);
    for (const act of [verify, agree])
      await expect(act(one, 'RELOAD')).rejects.toMatchObject(refused('bonus_code.used'));
  });

  test('is agreed to once, however many yeses come at once', async () => {
    const one = await player();
    const answers = await Promise.all(Array.from({ length: 50 }, () => agree(one)));
    expect(new Set(answers.map(({ agreedAt }) => agreedAt)).size).toBe(1);
    const rows = await wallet.platform.db
      .select()
      .from(campaignConsents)
      .where(eq(campaignConsents.playerId, one));
    expect(rows).toHaveLength(1);
  });

  test('is not offered, nor credited, once the yes is taken back; it can be given anew', async () => {
    const one = await player();
    await agree(one);
    for (let n = 0; n < 2; n += 1)
      expect(await takeBack(one)).toEqual({ campaignId: 'reload', agreed: false });
    expect(await offered(one)).toEqual([]);
    await depositWith(wallet.platform, one, 'reload', 2_000);
    expect(await bonusesOf(wallet.platform, one)).toEqual([]);
    await agree(one);
    expect(await offered(one)).toEqual(['reload']);
    await say(one, { bonusCode: 'RELOAD', agreed: false });
    expect(await offered(one)).toEqual([]);
  });

  test('can be taken back by its code, though the bonus has come, and by whatever clock', async () => {
    const one = await player();
    await agree(one);
    await depositWith(wallet.platform, one, 'reload', 2_000);
    await wallet.platform.movableClock?.set(NOON - 1, true);
    expect(await say(one, { bonusCode: 'RELOAD', agreed: false })).toMatchObject({ agreed: false });
    await wallet.platform.movableClock?.set(NOON, true);
  });

  test('needs the code of the very campaign that was read', async () => {
    await runCampaign(wallet.platform, 'another', { code: 'ANOTHER', vertical: 'LIVE_CASINO' });
    const one = await player();
    for (const [body, why] of [
      [{ campaignId: 'reload' }, 'bonus.not_eligible'],
      [{ campaignId: 'reload', bonusCode: 'ANOTHER' }, 'bonus.not_eligible'],
      [{ campaignId: 'reload', bonusCode: 'RELOAD1' }, 'bonus_code.unknown'],
      [{ campaignId: 'gift' }, 'bonus.not_eligible'],
    ] as const)
      await expect(say(one, { ...body, agreed: true })).rejects.toMatchObject(refused(why));
    await expect(say(one, { agreed: true })).rejects.toMatchObject({ status: 400 });
    expect(await offered(one)).toEqual([]);
    const { agreedAt } = await agree(one);
    expect(await say(one, { campaignId: 'reload', agreed: true })).toMatchObject({ agreedAt });
  });

  test('is refused where the law, the market, the level or the deposit is another', async () => {
    await runCampaign(wallet.platform, 'foreign', { code: 'FOREIGN', markets: ['CA'] });
    await runCampaign(wallet.platform, 'loyal', { code: 'LOYAL', leastLevel: 3 });
    await runCampaign(wallet.platform, 'second', { code: 'SECOND', trigger: 'SECOND_DEPOSIT' });
    await runGift(wallet.platform, 'no-deposit', { code: 'NODEPOSIT' });
    const one = await player();
    for (const code of ['FOREIGN', 'LOYAL', 'SECOND', 'NODEPOSIT'])
      await expect(agree(one, code)).rejects.toMatchObject(refused('bonus.not_eligible'));
    const brazilian = await player({ countryCode: 'BR', market: 'BR', currency: 'BRL' });
    await expect(agree(brazilian)).rejects.toMatchObject(refused('bonus.not_eligible'));
  });

  test.each<readonly [string, Partial<typeof players.$inferInsert>]>([
    ['excluded themselves', { status: 'SELF_EXCLUDED' }],
    ['took a break', { status: 'TIMEOUT', statusUntil: new Date(NOON + DAY) }],
    ['may enter no codes any more', { manualClaimAllowed: false }],
  ])('is not offered to who agreed and then %s, who can still take that back', async (_, then) => {
    const one = await player();
    await agree(one);
    await wallet.platform.db.update(players).set(then).where(eq(players.id, one));
    expect(await offered(one)).toEqual([]);
    await depositWith(wallet.platform, one, 'reload', 2_000);
    expect(await bonusesOf(wallet.platform, one)).toEqual([]);
    await expect(agree(one)).rejects.toMatchObject(refused('bonus.not_eligible'));
    expect(await takeBack(one)).toMatchObject({ agreed: false });
  });
});

describe('[FORF-02] [REW-10] a bonus in the way of a yes', () => {
  test('is named with all that giving it up needs; the yes follows the forfeit', async () => {
    const one = await player();
    const { assignmentId } = await claim(wallet.platform, one, 'gift');
    await expect(agree(one)).rejects.toMatchObject({
      ...inTheWay,
      details: { reward: { assignmentId, campaignId: 'gift', balance: 1_000 } },
    });
    await forfeit(one, assignmentId);
    expect(await agree(one)).toMatchObject({ agreed: true });
  });

  test('that came after the yes keeps the bonus from the deposit, and not the yes from the player', async () => {
    const one = await player();
    const { agreedAt } = await agree(one);
    await claim(wallet.platform, one, 'gift');
    expect(await offered(one)).toEqual([]);
    expect(await agree(one)).toMatchObject({ agreedAt });
  });

  test('is told only where the campaign is still to be had: it ends between card and yes', async () => {
    const differs = { code: 'ENDS', vertical: 'CASINO' } as const;
    await runCampaign(wallet.platform, 'ends', differs);
    await runCampaign(wallet.platform, 'few', { code: 'FEW', budget: 1, claimed: 1 });
    const [one, before] = [await player(), await player()];
    await agree(before, 'ENDS');
    await claim(wallet.platform, one, 'gift');
    expect(await verify(one, 'ENDS')).toMatchObject({ campaign: { campaignId: 'ends' } });
    await wallet.platform.db
      .update(campaigns)
      .set({ endsAt: new Date(NOON) })
      .where(eq(campaigns.id, 'ends'));
    await expect(agree(one, 'ENDS')).rejects.toMatchObject(refused('bonus.campaign.ended'));
    await expect(agree(one, 'FEW')).rejects.toMatchObject(refused('bonus.campaign.used_up'));
    expect(await offered(before)).toEqual([]);
    await expect(agree(before, 'ENDS')).rejects.toMatchObject(refused('bonus.campaign.ended'));
  });

  test('is given up in one tab while another says yes: the yes is taken after it, or names it', async () => {
    const one = await player();
    const { assignmentId } = await claim(wallet.platform, one, 'gift');
    const [given, said] = await Promise.allSettled([forfeit(one, assignmentId), agree(one)]);
    expect(given.status).toBe('fulfilled');
    if (said.status === 'rejected')
      expect(said.reason).toMatchObject({ ...inTheWay, details: { reward: { assignmentId } } });
    expect(await agree(one)).toMatchObject({ agreed: true });
    expect(await offered(one)).toEqual(['reload']);
  });
});
