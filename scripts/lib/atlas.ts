import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Run } from '../../atlas/data.ts';
import { LEVELS } from '../../atlas/data.ts';
import { flowData, type Sources } from '../../atlas/build/flow-data.ts';
import type { Drawing } from '../../atlas/build/graph.ts';
import { indexData, requirementRows } from '../../atlas/build/index-data.ts';
import { place } from '../../atlas/build/place.ts';
import { readJson, sha256 } from '../../atlas/build/files.ts';
import { writeAtlas } from '../../atlas/build/write.ts';
import type { Layout } from '../../atlas/layout.ts';
import { FLOWS } from '../../machines/registry.ts';
import { readApproval } from './approvals.ts';
import { readPaths } from './fixtures.ts';
import type { ReplayRun } from './replay-results.ts';
import { chartsAt } from './revisions.ts';
import { requirementIndex } from './requirement-index.ts';

const root = join(import.meta.dirname, '..', '..');
const cache = join(root, '.cache', 'atlas');

/**
 * Builds the atlas into a folder.
 * @param against git revisions that every flow is compared with
 * @returns the number of flows
 */
export async function buildAtlas(folder: string, against: readonly string[] = []): Promise<number> {
  const sources = await readSources(against);
  const flows = [];
  for (const flow of FLOWS) flows.push(await flowData(flow, sources));
  const requirements = requirementRows(flows, sources);
  await writeAtlas(folder, {
    flows,
    requirements,
    index: indexData(flows, requirements),
    runs: await readRuns(),
  });
  return flows.length;
}

/** Everything that the atlas reads besides the charts. */
export async function readSources(against: readonly string[] = []): Promise<Sources> {
  const { tested, claimed } = await requirementIndex();
  return {
    machines: join(root, 'machines'),
    contract: await readJson(join(root, 'openapi', 'bundle.gen.json')),
    wording: await readJson(join(root, 'docs', 'requirements.json')),
    tests: tested,
    code: claimed,
    pathsOf: readPaths,
    approvalOf: (flow) => readApproval(flow),
    revisions: against.map((name) => ({ name, charts: chartsAt(name) })),
    place: await rememberedPlace(),
  };
}

/** Laying out takes seconds: a drawing that was laid out by the same code before keeps its places. */
async function rememberedPlace(): Promise<(drawing: Drawing) => Promise<Layout>> {
  const folder = join(root, 'atlas', 'build');
  const code = await Promise.all(
    (await readdir(folder)).toSorted().map((name) => readFile(join(folder, name), 'utf8')),
  );
  await mkdir(cache, { recursive: true });
  return async (drawing) => {
    const file = join(cache, `${sha256([...code, JSON.stringify(drawing)].join('\0'))}.json`);
    if (existsSync(file)) return readJson<Layout>(file);
    const layout = await place(drawing);
    await writeFile(file, JSON.stringify(layout));
    return layout;
  };
}

/** The last run of each level, where there was one. */
async function readRuns(): Promise<Run[]> {
  const runs = await Promise.all(
    LEVELS.map(async (level): Promise<Run[]> => {
      const file = join(root, '.cache', 'results', `replay-${level}.json`);
      if (!existsSync(file)) return [];
      const { commit, at, results } = await readJson<ReplayRun>(file);
      return [
        {
          level,
          commit,
          at,
          results: Object.fromEntries(
            results.map(({ path, verdict, step, message, durationMs }) => [
              path,
              {
                verdict,
                durationMs,
                ...(step === undefined ? {} : { step }),
                ...(message === undefined ? {} : { message }),
              },
            ]),
          ),
        },
      ];
    }),
  );
  return runs.flat();
}
