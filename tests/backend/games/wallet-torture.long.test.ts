import { expect, test } from 'vitest';
import { testDatabase } from '../../setup/database.ts';
import { tortureWallet } from './wallet-torture.ts';

/** A sample of `npm run bench wallet`, which does the same for 100,000 calls and 200 kills. */
test(
  'whatever happens to the server, no stake is lost and no win is doubled',
  { tags: 'long' },
  async () => {
    const database = await testDatabase();
    try {
      const tortured = await tortureWallet(database.url, { players: 6, acts: 1_500, kills: 4 });
      expect(tortured.findings).toEqual([]);
      expect(tortured.kills).toBe(4);
      for (const figure of ['unanswered', 'undone', 'won'] as const)
        expect(tortured[figure], figure).toBeGreaterThan(0);
    } finally {
      await database.drop();
    }
  },
);
