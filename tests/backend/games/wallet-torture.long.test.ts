import { expect, test } from 'vitest';
import { testDatabase } from '../../setup/database.ts';
import { tortureWallet } from './wallet-torture.ts';

/** The size of each part, a twentieth of `npm run bench wallet`. */
const SIZE = { players: 12, acts: 5_000, kills: 10 } as const;
/** Each part has players and a database of its own, so that one that hangs or fails says where. */
const PARTS = [1, 2];

test.each(PARTS)(
  'whatever happens to the server, no stake is lost and no win is doubled: part %i',
  { tags: 'long' },
  async () => {
    const database = await testDatabase();
    try {
      const tortured = await tortureWallet(database.url, SIZE);
      expect(tortured.findings).toEqual([]);
      expect(tortured.kills).toBe(SIZE.kills);
      expect(tortured.acts).toBeGreaterThanOrEqual(SIZE.acts);
      for (const figure of ['unanswered', 'undone', 'won'] as const)
        expect(tortured[figure], figure).toBeGreaterThan(0);
    } finally {
      await database.drop();
    }
  },
);
