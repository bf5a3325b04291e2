import fc from 'fast-check';
import { afterAll, beforeAll, test } from 'vitest';
import { follow, runModelCampaigns, steps } from './bonus-orders.ts';
import { openWallet, type Wallet } from './wallet.support.ts';

let wallet: Wallet;
beforeAll(async () => {
  wallet = await openWallet();
  await runModelCampaigns(wallet);
});
afterAll(() => wallet.close());

test('[WDR-12] whatever happens in whatever order, bonus money and own money stay apart as the books say', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (script) => {
      await follow(wallet, script);
    }),
    { numRuns: 40 },
  );
});
