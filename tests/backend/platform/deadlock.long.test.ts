import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  openDatabase,
  type OpenDatabase,
  type Transaction,
} from '../../../backend/platform/database.ts';
import { statement } from '../../../backend/platform/statement.ts';
import { rateCounts } from '../../../backend/platform/tables.ts';
import { transact } from '../../../backend/platform/transaction.ts';
import { testDatabase, type TestDatabase } from '../../setup/database.ts';

let database: TestDatabase;
let open: OpenDatabase;
beforeAll(async () => {
  database = await testDatabase();
  open = openDatabase(database.url, 4, () => undefined);
});
afterAll(async () => {
  await open.pool.end();
  await database.drop();
});

/** Two transactions that hold a row each and then want the other's, the first time that they try. */
async function inEachOthersWay(run: (own: string, other: string) => Promise<unknown>) {
  const at = new Date(0);
  const subjects = ['one', 'two'];
  await open.db.delete(rateCounts);
  await open.db
    .insert(rateCounts)
    .values(subjects.map((subject) => ({ subject, count: 0, endsAt: at })));
  const ended = await Promise.allSettled([run('one', 'two'), run('two', 'one')]);
  const rows = await open.db.select({ count: rateCounts.count }).from(rateCounts);
  return [ended.map(({ status }) => status), rows.map(({ count }) => count)];
}

/** Lets nobody through before both are there. */
function barrier() {
  let waiting = 2;
  let go: () => void;
  const both = new Promise<void>((resolve) => (go = resolve));
  return () => {
    waiting -= 1;
    if (waiting <= 0) go();
    return both;
  };
}

const add = (tx: Transaction, subject: string) =>
  tx
    .update(rateCounts)
    .set({ count: sql`${rateCounts.count} + 1` })
    .where(eq(rateCounts.subject, subject));
const addLast = statement(
  'add_last',
  'UPDATE rate_counts SET count = count + 1 WHERE subject = $1',
);

test('of two transactions in each other’s way both are done, each once', async () => {
  const bothThere = barrier();
  const ended = await inEachOthersWay((own, other) =>
    open.db.transaction(async (tx) => {
      await add(tx, own);
      await bothThere();
      await add(tx, other);
    }),
  );
  expect(ended).toEqual([
    ['fulfilled', 'fulfilled'],
    [2, 2],
  ]);
});

test('the same for those whose last statements travel with the commit', async () => {
  const bothThere = barrier();
  const ended = await inEachOthersWay((own, other) =>
    transact(open.db, async (tx) => {
      await add(tx, own);
      await bothThere();
      return { value: null, writes: [addLast.bind([other])] };
    }),
  );
  expect(ended).toEqual([
    ['fulfilled', 'fulfilled'],
    [2, 2],
  ]);
});
