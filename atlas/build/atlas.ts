import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AnyFlow } from '../../machines/flow.ts';
import type { Path } from '../../machines/engine/fixture.ts';
import { FLOWS } from '../../machines/registry.ts';
import { approvalOf, booksHere } from '../../review/approvals/approval.ts';
import { signableFlow } from '../../review/approvals/signable.ts';
import { describing } from '../../review/charts/describe.ts';
import { readJson, sha256 } from '../../review/charts/hash.ts';
import { flowsOf } from '../../review/charts/revisions.ts';
import { readPaths } from '../../review/paths/fixtures.ts';
import { readScreens } from '../../replay/screen-store.ts';
import { RESULTS } from '../../review/paths/results.ts';
import { requirementIndex } from '../../review/requirements/index.ts';
import { atOnce } from '../../machines/engine/at-once.ts';
import type { AtlasGlobal, FlowData, Run } from '../data.ts';
import { PAGE, TYPE, type Layout } from '../layout.ts';
import { countingRun } from '../site/coverage.ts';
import { drawnChart } from '../verify/differences.ts';
import { readBuilt } from './built.ts';
import { dossiersOf, type Evidence } from './dossier/compose.ts';
import { constantsOf } from './dossier/constants.ts';
import { dossierPdf, type Lately } from './dossier/pdf.ts';
import { exportsOf, type Exported } from './exports/files.ts';
import { flowData, type Sources } from './flow-data.ts';
import type { Charted } from './chart.ts';
import { indexData, pathRows, requirementRows } from './index-data.ts';
import { place } from './lay-out.ts';
import { plannedPaths } from './planned-paths.ts';
import { policyData } from './policy-data.ts';
import { provenApart } from './proven-subjects.ts';
import { rulesData } from './rules-data.ts';
import { readRuns, replayModel, writeRuns } from './runs.ts';
import { writeAtlas } from './write.ts';

const root = join(import.meta.dirname, '..', '..');
const cache = join(root, '.cache', 'atlas');

/** Everything that pages and documents are made of. */
interface Gathered extends Evidence {
  readonly flows: readonly AnyFlow[];
  readonly data: readonly FlowData[];
  readonly sources: Sources;
  readonly times: NonNullable<AtlasGlobal['times']>;
  readonly searched: NonNullable<AtlasGlobal['searched']>;
  readonly runs: readonly Run[];
  readonly lately: Lately;
}

async function gather(
  against: readonly string[],
  flows: readonly AnyFlow[],
  results = RESULTS,
  other: Partial<Sources> = {},
): Promise<Gathered> {
  const proving = provenApart(flows.map(({ id }) => id));
  // The rejection is handled later, where the promise is awaited.
  proving.catch(() => undefined);
  const read = { ...(await readSources(against)), ...other };
  const plannedOf = once((flow: AnyFlow) => read.plannedOf(flow, read.pathsOf(flow.id)));
  const sources: Sources = { ...read, plannedOf };
  const data: FlowData[] = [];
  const searched = { at: new Date().toISOString(), ms: {} as Record<string, number> };
  for (const flow of flows) {
    const began = performance.now();
    sources.describedOf(flow);
    searched.ms[flow.id] = Math.round(performance.now() - began);
    data.push(await flowData(flow, sources));
  }
  const requirements = requirementRows(data, sources);
  const known = new Set(requirements.map(({ id }) => id));
  const { policies, times } = policyData(flows, known, await proving);
  replayModel(flows, plannedOf, results);
  const runs = readRuns(results);
  return {
    flows,
    data,
    sources,
    requirements,
    policies,
    times,
    searched,
    constants: new Map(flows.map((flow) => [flow.id, constantsOf(flow)])),
    runs,
    lately: { runs: runs.map((run) => countingRun(run, data)), screens: readScreens() },
    built: readBuilt(),
  };
}

/**
 * Builds the atlas into a folder, and replays all paths on the model on the way.
 * @param against git revisions that every flow is compared with
 * @param flows those of the registry, unless others are wanted
 * @param results the folder of results
 * @param other sources in other places than usual
 * @returns the number of flows
 */
export async function buildAtlas(
  folder: string,
  {
    against = [],
    flows = FLOWS,
    results = RESULTS,
    other = {},
  }: {
    readonly against?: readonly string[];
    readonly flows?: readonly AnyFlow[];
    readonly results?: string;
    readonly other?: Partial<Sources>;
  } = {},
): Promise<number> {
  const gathered = await gather(against, flows, results, other);
  const { data, sources, requirements, policies, times, searched, runs, lately, built } = gathered;
  const { screens } = lately;
  const remember = await rememberedBytes('exports', 'dossier', 'faces.ts');
  const exported = new Map<string, readonly Exported[]>();
  const documents = new Map<string, Uint8Array>();
  const dossiers = dossiersOf(data, gathered);
  for (const one of dossiers) {
    const { flow, dossier } = one;
    exported.set(flow.id, await exportsOf(drawnChart(flow), flow, dossier.stamp, remember));
    const taken = screens.filter((some) => some.flow === flow.id);
    const key = `dossier ${JSON.stringify([flow, dossier, lately.runs, taken])}`;
    documents.set(flow.id, await remember(key, () => dossierPdf([one], lately, built)));
  }
  await writeAtlas(folder, {
    flows: data,
    exported,
    requirements,
    policies,
    rules: rulesData(flows, policies),
    times,
    searched,
    dossiers,
    documents,
    index: indexData(data, requirements, policies, built),
    paths: pathRows(data),
    watched: new Map(flows.map((flow, index) => [flow.id, watchedIn(flow, data[index], sources)])),
    screens,
  });
  writeRuns(folder, runs, results);
  return flows.length;
}

/** The paths of a flow that can be watched, in the form that the watcher takes. */
const watchedIn = (flow: AnyFlow, data: FlowData | undefined, sources: Sources): Path[] =>
  sources
    .plannedOf(flow, sources.pathsOf(flow.id))
    .paths.filter(({ id }) => data?.unwatched[id] === undefined);

/**
 * The dossiers of some flows as one document: PDF/A on A4.
 * @param against git revisions that every flow is compared with
 */
export async function buildDossier(
  flows: readonly AnyFlow[],
  against: readonly string[] = [],
): Promise<Uint8Array> {
  const gathered = await gather(against, flows);
  const { data, lately, built } = gathered;
  return dossierPdf(dossiersOf(data, gathered), lately, built);
}

/** Everything that the atlas reads besides the charts. */
export async function readSources(against: readonly string[] = []): Promise<Sources> {
  const { wording, tested, claimed, proofs, faults, constants } = await requirementIndex();
  const books = booksHere();
  return {
    machines: join(root, 'machines'),
    contract: await readJson(join(root, 'openapi', 'bundle.gen.json')),
    wording,
    tests: tested,
    code: claimed,
    proofs,
    faults,
    constants,
    pathsOf: readPaths,
    plannedOf: plannedPaths,
    describedOf: once((flow) => atOnce(describing(flow))),
    approvalOf: (flow) => approvalOf(signableFlow(flow), books),
    revisions: against.map((name) => ({ name, flows: flowsOf(name) })),
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

const LAID_OUT_BY = [
  'chart.ts',
  'content.ts',
  'figures.ts',
  'geometry.ts',
  'graph.ts',
  'lay-out.ts',
  'main-way.ts',
  'measure.ts',
  'placed.ts',
  'said.ts',
  'set-text.ts',
  'sheet.ts',
  'stacks.ts',
  'ways.ts',
];

/** Laying out takes seconds: a chart that was laid out by the same code before keeps its places. */
async function rememberedPlace(): Promise<(charted: Charted) => Promise<Layout>> {
  const remember = await rememberedBytes(...LAID_OUT_BY);
  return async (charted) => {
    const bytes = await remember(JSON.stringify([charted, PAGE, TYPE]), async () =>
      Buffer.from(JSON.stringify(await place(charted))),
    );
    return JSON.parse(Buffer.from(bytes).toString()) as Layout;
  };
}

/**
 * Returns the bytes that the same code made from the same key before, or makes them.
 * @param made files or folders of `atlas/build`
 */
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
