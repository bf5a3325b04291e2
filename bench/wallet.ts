import { testDatabase } from '../tests/setup/database.ts';
import { tortureWallet } from '../tests/backend/games/wallet-torture.ts';
import { report } from './lib/figures.ts';
import { option } from './lib/opened.ts';

/**
 * Tortures the wallet of suppliers: bets, wins and rollbacks of 20 players, two rounds of each at once, with repeats
 * and lost answers, while the server is killed again and again. `--acts=100000 --kills=200`
 */
const size = {
  players: Number(option('players', '20')),
  acts: Number(option('acts', '100000')),
  kills: Number(option('kills', '200')),
};

const database = await testDatabase();
const began = performance.now();
const seconds = () => Math.round((performance.now() - began) / 1_000);
try {
  const { findings, ...figures } = await tortureWallet(database.url, size, (acts, killed) => {
    if (killed % Math.ceil(size.kills / 20) === 0)
      console.log(`${seconds()} s: ${acts} calls, ${killed} kills`);
  });
  report(`${seconds()} s`, figures);
  for (const finding of findings.slice(0, 50)) console.error(finding);
  console.log(
    findings.length === 0 ? 'Balanced, none lost, none doubled.' : `${findings.length} findings.`,
  );
  process.exitCode = findings.length === 0 ? 0 : 1;
} finally {
  await database.drop();
}
