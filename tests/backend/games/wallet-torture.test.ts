import { expect, test } from 'vitest';
import { testDatabase } from '../../setup/database.ts';
import { tortureWallet } from './wallet-torture.ts';

/** The first calls of the torture of `npm run test:all`. */
test('a server that is killed in the middle of rounds loses no stake and doubles no win', async () => {
  const database = await testDatabase();
  try {
    const tortured = await tortureWallet(database.url, { players: 3, acts: 80, kills: 1 });
    expect(tortured.findings).toEqual([]);
    expect(tortured.kills).toBe(1);
  } finally {
    await database.drop();
  }
});
