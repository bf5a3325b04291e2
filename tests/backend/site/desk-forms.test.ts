import { afterAll, beforeAll, expect, test } from 'vitest';
import { DESK_MENU } from '../../../backend/back-office/layout.ts';
import { withdrawalBody } from '../banking/payouts.ts';
import { formsIn } from '../desk-form.ts';
import { openInstance, type Instance } from '../instance.ts';

let site: Instance;
beforeAll(async () => {
  site = await openInstance();
});
afterAll(() => site.close());

/** Forms that decide nothing about how a player stands. */
const OTHERS: ReadonlySet<string> = new Set([
  '/desk/logout',
  '/desk/inbox',
  '/desk/campaigns',
  '/desk/documents/ask',
]);

/** What a person types or ticks, where a decision needs that. */
const TYPED: Readonly<Record<string, object>> = {
  // Who wishes for what is so already is of one mind with whoever did it.
  '/desk/players': { riskPayout: 'on' },
  '/desk/withdrawals': { reason: 'OTHER' },
  '/desk/documents': { reason: 'BAD_QUALITY' },
  '/desk/questionnaires': { note: 'Which employer?' },
};

/** Makes something wait where the seeds leave nothing. */
async function handIn(): Promise<void> {
  await site.call('requestWithdrawal', {
    session: await site.logIn('demo@croupier.test'),
    body: withdrawalBody({ amount: 1_500 }),
    headers: { 'Idempotency-Key': 'desk-forms' },
  });
  await site.call('claimReward', {
    session: await site.logIn('limited@croupier.test'),
    path: { campaignId: 'gift-casino-10' },
    body: {},
  });
  await site.call('claimFreeSpins', {
    session: await site.logIn('limited@croupier.test'),
    path: { campaignId: 'spins-tour-20' },
    query: { ifActive: 'QUEUE' },
  });
  await site.call('submitQuestionnaireAnswer', {
    session: await site.logIn('edd@croupier.test'),
    body: { occupation: 'Herder', salaryRangeId: 2, sourceOfFunds: 'Salary' },
  });
}

test('each form about how a player stands says what it was made from; without that it does nothing', async () => {
  await handIn();
  const asked: string[] = [];
  for (const { path, acts } of DESK_MENU) {
    if (acts.length === 0) continue;
    const page = await site.desk({ url: path, query: { player: 'limited@croupier.test' } });
    const forms = formsIn(page.body).filter(({ action }) => !OTHERS.has(action));
    for (const { action, fields, decisions } of forms) {
      asked.push(action);
      const { seen = '', ...unsaid } = fields;
      expect([action, seen]).not.toEqual([action, '']);
      for (const decision of decisions) {
        const late = await site.desk({
          method: 'POST',
          url: action,
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload: new URLSearchParams({ ...unsaid, ...TYPED[action], ...decision }).toString(),
        });
        expect([action, decision, late.statusCode]).toEqual([action, decision, 409]);
        expect(formsIn(late.body)).toContainEqual({ action, fields, decisions });
      }
    }
  }
  expect([...new Set(asked)]).toEqual([
    '/desk/players',
    '/desk/players/limits',
    '/desk/bonuses/revoke',
    '/desk/bonuses/spins',
    '/desk/bonuses',
    '/desk/campaigns/offer',
    '/desk/withdrawals',
    '/desk/documents',
    '/desk/questionnaires',
  ]);
});
