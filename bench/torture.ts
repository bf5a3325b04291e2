import { testDatabase } from '../tests/setup/database.ts';
import { torture } from '../tests/backend/banking/torture.ts';

/**
 * Tortures the ledger: random deposits, withdrawals, cancellations, decisions and callbacks, two tabs of each
 * of 20 players at once, while the server is killed again and again. `--operations=100000 --kills=200`
 */
const numberOf = (name: string, usual: number): number => {
  const asked = process.argv.find((argument) => argument.startsWith(`--${name}=`));
  return Number(asked?.split('=')[1] ?? usual);
};
const size = {
  players: numberOf('players', 20),
  operations: numberOf('operations', 100_000),
  kills: numberOf('kills', 200),
};

const database = await testDatabase();
const began = performance.now();
const minutes = () => ((performance.now() - began) / 60_000).toFixed(1);
try {
  const report = await torture(database.url, size, ({ done, findings }, killed) => {
    if (killed % Math.ceil(size.kills / 20) !== 0) return;
    console.log(
      `${minutes()} min: ${done} operations, ${killed} kills, ${findings.length} findings`,
    );
  });
  const { findings, counts, ...figures } = report;
  console.table(
    [...counts]
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([ended, times]) => ({ 'operation: how it ended': ended, times })),
  );
  console.log(
    `${minutes()} min`,
    JSON.stringify(figures).replaceAll(/[{}"]/g, '').replaceAll(',', '  '),
  );
  for (const finding of findings.slice(0, 50)) console.error(finding);
  console.log(
    findings.length === 0 ? 'Balanced, none lost, none doubled.' : `${findings.length} findings.`,
  );
  process.exitCode = findings.length === 0 ? 0 : 1;
} finally {
  await database.drop();
}
