import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noRateLimits } from '../../../backend/platform/rate-limits.ts';
import { auditLedger } from '../banking/audit.ts';
import { openInstance, type Instance, type Tokens } from '../instance.ts';

/** In an hour: as many as one of these tests makes. */
const CALLS = 10;

let site: Instance;
let session: Tokens;
beforeAll(async () => {
  site = await openInstance({ limits: { ...noRateLimits, rewards: CALLS, bonusCodes: CALLS } });
  session = await site.logIn('bonus@croupier.test');
});
afterAll(() => site.close());

const rewards = async () => (await site.call('getRewards', { session })).body;
const claimOther = (path = { campaignId: 'gift-casino-5' }) =>
  site.call('claimReward', { session, path, query: { language: 'fi' } });

describe('[API-130] [API-131] [API-139] rewards', () => {
  test('of the persona are a gift that runs, and one that it stands in the way of', async () => {
    expect(await rewards()).toMatchObject({
      available: [{ campaignId: 'gift-casino-5', amount: 500, left: 1_000 }],
      active: [{ campaignId: 'gift-casino-10', balance: 1_000, wageringAmount: 0 }],
    });
  });

  test('are given up as they were shown, and the other is claimed; a repetition of both changes nothing', async () => {
    const refused = await claimOther();
    expect(refused).toMatchObject({ status: 409, code: 'error.bonus.active.already.exists' });
    const shown = refused.problem['reward'] as Awaited<
      ReturnType<typeof rewards>
    >['active'][number];
    expect(shown).toMatchObject({ campaignId: 'gift-casino-10', name: 'Pieni lisä' });
    const forfeit = (different: object = {}, assignmentId = shown.assignmentId) =>
      site.call('forfeitBonus', {
        session,
        path: { assignmentId },
        body: {
          state: 'FORFEITED',
          wageringProgress: shown.wageringAmount,
          balance: shown.balance,
          ...different,
        },
      });
    expect(await forfeit({ balance: 999 })).toMatchObject({
      status: 409,
      code: 'error.bonus.changed',
    });
    expect(await forfeit({}, 'bon_0')).toMatchObject({
      status: 404,
      code: 'error.bonus.not_found',
    });
    expect(await forfeit({ balance: undefined })).toMatchObject({ fields: ['balance:required'] });
    expect(await forfeit({ more: 1 })).toMatchObject({ status: 400 });
    for (let n = 0; n < 2; n += 1) expect((await forfeit()).status).toBe(200);
    const claimed = await claimOther();
    expect(claimed).toMatchObject({ status: 200, body: { balance: 500 } });
    expect((await claimOther()).body).toEqual(claimed.body);
    expect(await rewards()).toMatchObject({
      available: [],
      active: [{ campaignId: 'gift-casino-5' }],
    });
    const { body } = await site.call('getWallet', { session });
    expect(body.buckets).toMatchObject({
      main: [{ cashAmount: 5_000 }],
      bonus: [{ bonusAmount: 500, vertical: 'CASINO' }],
    });
    expect((await auditLedger(site.platform.db)).findings).toEqual([]);
  });

  test('ask for a session, and tell one player nothing of another', async () => {
    expect((await site.call('getRewards')).status).toBe(401);
    const other = await site.logIn('verified@croupier.test');
    expect((await site.call('getRewards', { session: other })).body).toMatchObject({
      active: [],
    });
  });

  test('are claimed and given up so often in an hour, and read as often as somebody likes', async () => {
    const other = await site.logIn('demo@croupier.test');
    const tries = Array.from({ length: CALLS }, (_, n) =>
      n % 2 === 0
        ? site.call('claimReward', { session: other, path: { campaignId: 'unknown' } })
        : site.call('forfeitBonus', {
            session: other,
            path: { assignmentId: 'bon_0' },
            body: { state: 'FORFEITED', wageringProgress: 0, balance: 0 },
          }),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses).not.toContain(429);
    const path = { campaignId: 'gift-casino-5' };
    expect((await site.call('claimReward', { session: other, path })).status).toBe(429);
    expect((await site.call('getRewards', { session: other })).status).toBe(200);
  });

  test('[API-114] [API-115] [API-116] [API-117] that give losses back are switched on and off, and tell what they brought', async () => {
    const other = await site.logIn('verified@croupier.test');
    const path = { campaignId: 'cashback-daily' };
    const list = async () => (await site.call('getCashbacks', { session: other })).body.cashbacks;
    expect(await list()).toMatchObject([
      { campaignId: 'cashback-daily', cashbackActivated: false, wrMultiplier: 0 },
      { campaignId: 'cashback-weekly', cashbackBooster: { percentage: 8 } },
    ]);
    expect((await site.call('activateCashback', { session: other, path })).status).toBe(200);
    expect(await list()).toMatchObject([{ cashbackActivated: true }, {}]);
    const progress = await site.call('getCashbackProgress', { session: other, path });
    expect(progress).toMatchObject({
      status: 200,
      body: { percentage: 5, periods: [{ netLoss: 0, amount: 0, isClaimable: false }] },
    });
    expect(await site.call('claimCashback', { session: other, path })).toMatchObject({
      status: 409,
      code: 'error.cashback.nothing',
    });
    expect((await site.call('deactivateCashback', { session: other, path })).status).toBe(200);
    expect(await list()).toMatchObject([{ cashbackActivated: false }, {}]);
    for (let n = 3; n < CALLS; n += 1)
      expect((await site.call('claimCashback', { session: other, path })).status).toBe(409);
    for (const id of ['activateCashback', 'deactivateCashback', 'claimCashback'] as const)
      expect((await site.call(id, { session: other, path })).status).toBe(429);
  });

  test('[API-144] [API-145] [API-146] with a code are told before they are claimed; codes are tried so often in an hour', async () => {
    const other = await site.logIn('edd@croupier.test');
    const verify = (bonusCode: string) =>
      site.call('verifyBonusCode', { session: other, body: { bonusCode } });
    expect(await verify('harbour-15')).toMatchObject({
      status: 200,
      body: { bonusCodeValue: 'HARBOUR15', brings: { kind: 'GIFT', gift: { amount: 1_500 } } },
    });
    expect(await verify('tenspins')).toMatchObject({
      body: { brings: { kind: 'FREE_SPINS', freeSpins: { games: [{ roundsGranted: 10 }] } } },
    });
    expect(await verify('a'.repeat(5_000))).toMatchObject({ fields: ['bonusCode:maxLength'] });
    const claims = { bonusCode: 'HARBOUR15', state: 'ACTIVATED' } as const;
    expect(await site.call('claimBonusCode', { session: other, body: claims })).toMatchObject({
      status: 200,
      body: { campaignId: 'code-casino-15', balance: 1_500 },
    });
    for (let n = 2; n < CALLS; n += 1) expect((await verify(`GUESS${n}`)).status).toBe(409);
    expect((await verify('GUESS')).status).toBe(429);
    const guess = { bonusCode: 'GUESS', state: 'ACTIVATED' } as const;
    expect((await site.call('claimBonusCode', { session: other, body: guess })).status).toBe(429);
    // Who was shown what a code brings is not kept from it by other tries.
    expect((await site.call('claimBonusCode', { session: other, body: claims })).status).toBe(200);
    const { body } = await site.call('getManualClaim', { session: other });
    expect(body).toEqual({ isAvailable: true });
  });

  test('[API-113] [API-138] of a deposit are agreed to over the wire, and offered with the deposit since', async () => {
    const other = await site.logIn('limit-left@croupier.test');
    const say = (body: { campaignId?: string; bonusCode?: string; agreed: boolean }) =>
      site.call('agreeToCampaign', { session: other, body });
    const offered = async () =>
      (await site.call('getDepositBonuses', { session: other })).body.campaigns.map(
        ({ campaignId }) => campaignId,
      );
    const campaignId = 'code-reload-25';
    expect(await say({ agreed: true })).toMatchObject({ fields: ['bonusCode:required'] });
    expect(await say({ campaignId, agreed: true })).toMatchObject({
      status: 409,
      code: 'error.bonus.not_eligible',
    });
    expect(await offered()).not.toContain(campaignId);
    expect(await say({ campaignId, agreed: true, bonusCode: 'reload-25' })).toMatchObject({
      status: 200,
      body: { campaignId, agreed: true },
    });
    expect(await offered()).toContain(campaignId);
    expect(await say({ campaignId, agreed: false })).toMatchObject({ body: { agreed: false } });
    expect(await offered()).not.toContain(campaignId);
    expect((await site.call('agreeToCampaign', { body: { agreed: true } })).status).toBe(401);
  });
});
