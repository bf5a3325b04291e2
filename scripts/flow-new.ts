import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { resolveConfig } from 'vite';
import { readArguments, refuse } from '../tools/lib/command-line.ts';
import { lastWords } from '../tools/flow/last-words.ts';
import { writeFlow } from '../tools/flow/write.ts';

const USAGE = `npm run flow:new -- <area.flow> <operationId>

  profile.addressChange updateAddress   writes a flow of one operation of the contract: chart, screen,
                                        samples, safety, journeys, view, route, texts and driver,
                                        and its lines in the lists; plans its paths

It is a start, from what the contract says; what no contract can say is printed at the end.`;

const LISTS = ['machines/registry.ts', 'replay/drivers.ts', 'src/routeTree.gen.ts', 'src/texts/**'];
const root = join(import.meta.dirname, '..');
const { positionals } = readArguments(USAGE, {}, 2);
const [id, operation] = positionals;
if (id === undefined || operation === undefined) refuse(USAGE, 'Which flow, of which operation?');

/** Files that other tools write, and the lists: how many lines each had. */
const before = new Map(globSync(LISTS, { cwd: root }).map((path) => [path, linesIn(path)]));
const { plan, made, changed } = written(id, operation);
const built = ['src/routeTree.gen.ts', `machines/engine/fixtures/${plan.id}.gen.json`];
// The plugin of the router writes the tree of routes when it hears of the configuration.
await resolveConfig({ root, logLevel: 'error' }, 'build');
run(join(root, 'node_modules', '.bin', 'oxfmt'), [...made, ...changed]);
run(process.execPath, ['scripts/paths.ts', plan.id, '--update']);
const all = [...made, ...changed, ...built];
const added = all.reduce((sum, path) => sum + linesIn(path) - (before.get(path) ?? 0), 0);
console.log(`
${all.length} files, ${added} lines
written  ${made.join('\n         ')}
changed  ${changed.join('\n         ')}

${lastWords(plan)}`);

/** How many lines a file has; a folder has none. */
function linesIn(path: string): number {
  const file = join(root, path);
  return statSync(file).isFile() ? readFileSync(file, 'utf8').split('\n').length - 1 : 0;
}

function written(flow: string, of: string): ReturnType<typeof writeFlow> {
  try {
    return writeFlow(root, flow, of);
  } catch (error) {
    return refuse(USAGE, (error as Error).message);
  }
}

function run(program: string, args: readonly string[]): void {
  const { status } = spawnSync(program, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
