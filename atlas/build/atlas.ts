import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AnyFlow } from '../../machines/flow.ts';
import type { Path } from '../../machines/paths/fixture.ts';
import { FLOWS } from '../../machines/registry.ts';
import { readApproval } from '../../replay/charts/approvals.ts';
import { readJson, sha256 } from '../../replay/charts/hash.ts';
import { chartsAt } from '../../replay/charts/revisions.ts';
import { readPaths } from '../../replay/fixtures.ts';
import { requirementIndex } from '../../replay/requirements/index.ts';
import type { FlowData } from '../data.ts';
import type { Layout } from '../layout.ts';
import { exportsOf, type Exported } from './exports/files.ts';
import { flowData, reviewedOf, type Sources } from './flow-data.ts';
import type { Drawing } from './graph.ts';
import { indexData, requirementRows } from './index-data.ts';
import { place } from './lay-out.ts';
import { policyData } from './policy-data.ts';
import { readRuns } from './runs.ts';
import { watchedPaths } from './watched-paths.ts';
import { writeAtlas } from './write.ts';

const root = join(import.meta.dirname, '..', '..');
const cache = join(root, '.cache', 'atlas');

/**
 * Builds the atlas into a folder.
 * @param against git revisions that every flow is compared with
 * @param flows those of the registry, unless a test wants fewer
 * @returns the number of flows
 */
export async function buildAtlas(
  folder: string,
  against: readonly string[] = [],
  flows: readonly AnyFlow[] = FLOWS,
): Promise<number> {
  const sources = await readSources(against);
  const remember = await rememberedBytes('exports');
  const data: FlowData[] = [];
  const exported = new Map<string, readonly Exported[]>();
  const watched = new Map<string, readonly Path[]>();
  for (const flow of flows) {
    const one = await flowData(flow, sources);
    data.push(one);
    const fitting = new Set(one.watched.map(({ id }) => id));
    watched.set(
      flow.id,
      sources.watchedOf(flow).paths.filter(({ id }) => fitting.has(id)),
    );
    exported.set(flow.id, await exportsOf(reviewedOf(one), one, remember));
  }
  const requirements = requirementRows(data, sources);
  const { policies, times } = policyData(flows, new Set(requirements.map(({ id }) => id)));
  const runs = readRuns();
  await writeAtlas(folder, {
    flows: data,
    exported,
    requirements,
    policies,
    times,
    index: indexData(data, requirements, policies, runs),
    runs,
    watched,
  });
  return flows.length;
}

/** Everything that the atlas reads besides the charts. */
export async function readSources(against: readonly string[] = []): Promise<Sources> {
  const { wording, tested, claimed, proofs, breaks, constants } = await requirementIndex();
  return {
    machines: join(root, 'machines'),
    contract: await readJson(join(root, 'openapi', 'bundle.gen.json')),
    wording,
    tests: tested,
    code: claimed,
    proofs,
    breaks,
    constants,
    pathsOf: readPaths,
    watchedOf: once(watchedPaths),
    approvalOf: (flow) => readApproval(flow),
    revisions: against.map((name) => ({ name, charts: chartsAt(name) })),
    place: await rememberedPlace(),
  };
}

/** Explores each flow once, however often its paths are asked for. */
function once<Found>(find: (flow: AnyFlow) => Found): (flow: AnyFlow) => Found {
  const known = new Map<AnyFlow, Found>();
  return (flow) => {
    const found = known.get(flow) ?? find(flow);
    known.set(flow, found);
    return found;
  };
}

/** Laying out takes seconds: a drawing that was laid out by the same code before keeps its places. */
async function rememberedPlace(): Promise<(drawing: Drawing) => Promise<Layout>> {
  const remember = await rememberedBytes('graph.ts', 'lay-out.ts', 'geometry.ts');
  return async (drawing) => {
    const bytes = await remember(JSON.stringify(drawing), async () =>
      Buffer.from(JSON.stringify(await place(drawing))),
    );
    return JSON.parse(Buffer.from(bytes).toString()) as Layout;
  };
}

/** What was made from the same key by the same code before is not made again. @param made files or folders of `atlas/build` */
async function rememberedBytes(
  ...made: readonly string[]
): Promise<(key: string, make: () => Promise<Uint8Array>) => Promise<Uint8Array>> {
  const folder = join(root, 'atlas', 'build');
  const names = (await readdir(folder, { recursive: true })).filter(
    (name) => name.endsWith('.ts') && made.some((part) => name.startsWith(part)),
  );
  const code = await Promise.all(
    [...names.toSorted().map((name) => join(folder, name)), join(root, 'package-lock.json')].map(
      (file) => readFile(file, 'utf8'),
    ),
  );
  const digest = sha256(code.join('\0'));
  await mkdir(cache, { recursive: true });
  return async (key, make) => {
    const file = join(cache, sha256(`${digest}${key}`));
    if (existsSync(file)) return readFile(file);
    const made = await make();
    await writeFile(file, made);
    return made;
  };
}
