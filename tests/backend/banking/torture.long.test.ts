import { expect, test } from 'vitest';
import { testDatabase } from '../../setup/database.ts';
import { torture } from './torture.ts';

/** A sample of `npm run bench torture`, which does the same for 100,000 operations and 200 kills. */
test(
  '[WDR-11] [WDR-08] [DEP-20] whatever happens to the server, no money is lost and none is made',
  { tags: 'long' },
  async () => {
    const database = await testDatabase();
    try {
      const report = await torture(database.url, { players: 6, operations: 500, kills: 2 });
      expect(report.findings).toEqual([]);
      expect(report.operations).toBeGreaterThanOrEqual(500);
      expect(report.paidOut).toBeGreaterThan(0);
      for (const ended of [
        'cancelWithdrawal: 200',
        'desk approve: 303 approved',
        'desk decline: 303 declined',
      ]) {
        expect(report.counts.get(ended), ended).toBeGreaterThan(0);
      }
    } finally {
      await database.drop();
    }
  },
);
