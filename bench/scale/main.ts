import { parseArgs } from 'node:util';
import { runScale } from './run.ts';

/** `npm run scale -- 3`, `--seconds=10` of load for each number of instances. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: 'string', default: '10' } },
});
const count = Number(positionals[0] ?? 3);
const seconds = Number(values.seconds);
if (!Number.isInteger(count) || count < 1 || count > 9 || !(seconds > 0)) {
  throw new Error('npm run scale -- <instances, 1 to 9> [--seconds=10]');
}
if (!(await runScale(count, seconds))) process.exitCode = 1;
