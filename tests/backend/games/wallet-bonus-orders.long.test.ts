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

/** Each part has players of its own, so that one that fails says where. */
const PARTS = Array.from({ length: 10 }, (_, part) => part + 1);

test.each(PARTS)(
  'bonus money and own money stay apart as the books say: part %i',
  { tags: 'long' },
  async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (script) => {
        await follow(wallet, script);
      }),
      { numRuns: 200 },
    );
  },
);
