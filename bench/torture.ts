import { testDatabase } from '../tests/setup/database.ts';
import { torture } from '../tests/backend/banking/torture.ts';
import { report } from './lib/figures.ts';
import { option } from './lib/opened.ts';

/**
 * Tortures the ledger: random deposits, withdrawals, cancellations, decisions and callbacks, two tabs of each
 * of 20 players at once, while the server is killed again and again. `--operations=100000 --kills=200`
 */
const size = {
  players: Number(option('players', '20')),
  operations: Number(option('operations', '100000')),
  kills: Number(option('kills', '200')),
};

const database = await testDatabase();
const began = performance.now();
const minutes = () => ((performance.now() - began) / 60_000).toFixed(1);
try {
  const tortured = await torture(database.url, size, ({ done, findings }, killed) => {
    if (killed % Math.ceil(size.kills / 20) !== 0) return;
    console.log(
      `${minutes()} min: ${done} operations, ${killed} kills, ${findings.length} findings`,
    );
  });
  const { findings, counts, ...figures } = tortured;
  console.table(
    [...counts]
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([ended, times]) => ({ 'operation: how it ended': ended, times })),
  );
  report(`${minutes()} min`, figures);
  for (const finding of findings.slice(0, 50)) console.error(finding);
  console.log(
    findings.length === 0 ? 'Balanced, none lost, none doubled.' : `${findings.length} findings.`,
  );
  process.exitCode = findings.length === 0 ? 0 : 1;
} finally {
  await database.drop();
}
