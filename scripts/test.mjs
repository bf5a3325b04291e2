// `npm test` on whatever Node a newcomer has: installs, then hands over to the pinned Node.
import { ensureInstalled, pinnedNode, run, toolEnv } from '../tools/lib/setup.mjs';

await ensureInstalled();
const [flag, ...rest] = process.argv.slice(2);
const script =
  flag === '--changed'
    ? ['scripts/changed.ts', ...rest]
    : ['scripts/tests.ts', ...process.argv.slice(2)];
const { code } = await run(pinnedNode(), script, { env: toolEnv() });
process.exitCode = code;
