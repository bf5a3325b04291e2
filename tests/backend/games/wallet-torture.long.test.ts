import { expect, test } from 'vitest';
import { testDatabase } from '../../setup/database.ts';
import { tortureWallet } from './wallet-torture.ts';

const ACTS = 100_000;
const KILLS = 200;
/** Each part has players and a database of its own, so that one that hangs or fails says where. */
const PARTS = Array.from({ length: 20 }, (_, part) => part + 1);

/** `npm run bench wallet` does the same in one piece, and prints how it goes. */
test.each(PARTS)(
  'whatever happens to the server, no stake is lost and no win is doubled: part %i',
  { tags: 'long' },
  async () => {
    const size = { players: 12, acts: ACTS / PARTS.length, kills: KILLS / PARTS.length };
    const database = await testDatabase();
    try {
      const tortured = await tortureWallet(database.url, size);
      expect(tortured.findings).toEqual([]);
      expect(tortured.kills).toBe(size.kills);
      expect(tortured.acts).toBeGreaterThanOrEqual(size.acts);
      for (const figure of ['unanswered', 'undone', 'won'] as const)
        expect(tortured[figure], figure).toBeGreaterThan(0);
    } finally {
      await database.drop();
    }
  },
);
