import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { outboxMessages } from '../../../backend/platform/tables.ts';
import { players } from '../../../backend/players/tables.ts';
import { openDeposit, pay, readDeposit } from '../banking/payment-pages.ts';
import { newPlayer, openBank, type Bank } from '../banking/support.ts';
import { runCampaign } from '../games/bonus.support.ts';
import { claimSpins, runSpins } from './spins.support.ts';

let bank: Bank;
beforeAll(async () => void (bank = await openBank()));
afterAll(() => bank.close());

test('a bonus that was chosen and did not come with the deposit is said to be missing', async () => {
  const { db } = bank.platform;
  await runCampaign(bank.platform, 'match');
  await runSpins(bank.platform, 'meanwhile');
  const paid = async (act: (player: string) => Promise<unknown>) => {
    const player = await newPlayer(bank.platform, { languageCode: 'en' });
    const opened = await openDeposit(bank, player, { selectedBonusId: 'match' });
    expect(await readDeposit(bank, player, opened.referenceId)).toMatchObject({ bonusId: 'match' });
    await act(player);
    await pay(bank, opened.redirectUrl);
    const [mail] = await db
      .select({ body: outboxMessages.body })
      .from(outboxMessages)
      .innerJoin(players, eq(players.email, outboxMessages.recipient))
      .where(eq(players.id, player));
    return { deposit: await readDeposit(bank, player, opened.referenceId), said: mail?.body };
  };
  const came = await paid(() => Promise.resolve());
  expect(came.deposit).toMatchObject({ status: 'SUCCESS', bonusId: 'match' });
  expect(came.said).not.toContain('The bonus that you chose');
  const missed = await paid((player) => claimSpins(bank.platform, player, 'meanwhile'));
  expect(missed.deposit).toMatchObject({ status: 'SUCCESS' });
  expect(missed.deposit).not.toHaveProperty('bonusId');
  expect(missed.said).toContain('The bonus that you chose was not added');
});
