import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { AnyFlow } from '../machines/flow.ts';
import type { Path } from '../machines/engine/fixture.ts';
import type { Taken } from './browser/camera.ts';
import { fingerprintOf } from '../review/charts/fingerprint.ts';
import { sha256 } from '../review/charts/hash.ts';
import type { LevelPaths } from '../review/paths/paths.ts';
import { revision } from '../review/paths/results.ts';
import { screenPaths, unreachedStates } from './screen-paths.ts';
import {
  SCREEN_BRANDS,
  SCREENS_LIMIT,
  type FlowScreens,
  type MissedScreen,
  type ScreenBrand,
  type ScreenPicture,
  type Sight,
} from './screens.ts';
import { StepFailure } from './walk.ts';

/** The folder of pictures: `files` by their content, `manifest.json` with their subjects. */
export const SCREENS_FOLDER = join(import.meta.dirname, '..', '.cache', 'results', 'screens');

/** The result of the walk along one path in one brand. */
export interface ScreenWalk {
  readonly flow: string;
  readonly fingerprint: string;
  readonly path: string;
  readonly brand: ScreenBrand;
  readonly pictures: readonly ScreenPicture[];
  readonly missed: readonly MissedScreen[];
}

/** Reads the pictures of each flow's last walk; nothing before the first. */
export function readScreens(folder = SCREENS_FOLDER): readonly FlowScreens[] {
  const file = join(folder, 'manifest.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as FlowScreens[]) : [];
}

/** Where a picture's file lies. */
export const pictureFile = ({ file }: ScreenPicture, folder = SCREENS_FOLDER): string =>
  join(folder, 'files', file);

/** The size of all pictures of these flows, in bytes; one of several states counts once. */
export function bytesOf(flows: readonly FlowScreens[], folder = SCREENS_FOLDER): number {
  const files = new Map(
    flows.flatMap(({ pictures }) => pictures.map((one) => [one.file, pictureFile(one, folder)])),
  );
  return [...files.values()].reduce((sum, file) => sum + statSync(file).size, 0);
}

/** Says by how much the pictures are too large together; undefined where they are small enough. */
export function oversize(
  flows: readonly FlowScreens[],
  folder = SCREENS_FOLDER,
  limit = SCREENS_LIMIT,
): string | undefined {
  const bytes = bytesOf(flows, folder);
  return bytes > limit
    ? `The pictures take ${mebibytes(bytes)} MiB together, and may take ${mebibytes(limit)}.`
    : undefined;
}

export const mebibytes = (bytes: number): string => (bytes / 1024 / 1024).toFixed(1);

/** Forgets walks that an earlier run did not put together. */
export const forgetWalks = (folder = SCREENS_FOLDER): void =>
  rmSync(join(folder, 'walks'), { recursive: true, force: true });

/**
 * Keeps the pictures of a walk where the end of the run finds them, and each missed one with the reason.
 * @param sights after which steps pictures are to be taken
 * @throws the walk's own error
 */
export async function keepWalk(
  {
    flow,
    brand,
    path,
  }: { readonly flow: AnyFlow; readonly brand: ScreenBrand; readonly path: Path },
  sights: ReadonlyMap<number, Sight>,
  walk: (keep: (step: number, taken: readonly Taken[]) => void) => Promise<void>,
  folder = SCREENS_FOLDER,
): Promise<void> {
  for (const name of ['files', 'walks']) mkdirSync(join(folder, name), { recursive: true });
  const pictures: ScreenPicture[] = [];
  const failure = await walk((step, taken) => {
    for (const { width, size, bytes } of taken) {
      const file = `${sha256(bytes)}.avif`;
      writeFileSync(join(folder, 'files', file), bytes);
      const sight = sights.get(step) as Sight;
      pictures.push({ ...sight, brand, width, size, file, path: path.id, step });
    }
  }).catch((error: unknown) => error);
  const reason = reasonOf(failure, path.id);
  const missed = [...sights]
    .filter(([step]) => !pictures.some((one) => one.step === step))
    .map(([, sight]) => ({ ...sight, brand, reason }));
  const kept: ScreenWalk = {
    flow: flow.id,
    fingerprint: fingerprintOf(flow),
    path: path.id,
    brand,
    pictures,
    missed,
  };
  const name = `${path.id.replace('#', '-')}-${brand}.json`;
  writeFileSync(join(folder, 'walks', name), JSON.stringify(kept));
  if (failure !== undefined) throw failure;
}

function reasonOf(failure: unknown, path: string): string {
  if (failure === undefined) return 'The site leaves it before anybody can look.';
  if (!(failure instanceof StepFailure)) return `The walk along ${path} failed.`;
  const [problem = ''] = stripVTControlCharacters(failure.problem).split('\n');
  return `The walk along ${path} failed at step ${failure.step}: ${problem}`;
}

/** Puts the walks of a run together, beside the pictures of other flows, and removes files that nobody names. */
export function collectWalks(
  planned: readonly (LevelPaths & { readonly flow: AnyFlow })[],
  folder = SCREENS_FOLDER,
): readonly FlowScreens[] {
  const parts = join(folder, 'walks');
  const walks = existsSync(parts)
    ? readdirSync(parts)
        .toSorted()
        .map((name) => JSON.parse(readFileSync(join(parts, name), 'utf8')) as ScreenWalk)
    : [];
  const now = planned
    .filter(({ flow }) => walks.some((walk) => walk.flow === flow.id))
    .map((one) => screensOf(one, walks));
  const walked = new Set(now.map(({ flow }) => flow));
  const all = [...readScreens(folder).filter(({ flow }) => !walked.has(flow)), ...now];
  mkdirSync(join(folder, 'files'), { recursive: true });
  writeFileSync(join(folder, 'manifest.json'), `${JSON.stringify(all, null, 1)}\n`);
  const named = new Set(all.flatMap(({ pictures }) => pictures.map(({ file }) => file)));
  for (const file of readdirSync(join(folder, 'files')))
    if (!named.has(file)) rmSync(join(folder, 'files', file));
  forgetWalks(folder);
  return all;
}

function screensOf(
  { flow, ...planned }: LevelPaths & { readonly flow: AnyFlow },
  walks: readonly ScreenWalk[],
): FlowScreens {
  const fingerprint = fingerprintOf(flow);
  // A chart that was edited during the run is not the one that was walked.
  const own = walks.filter((walk) => walk.flow === flow.id && walk.fingerprint === fingerprint);
  const unwalked = (Object.keys(SCREEN_BRANDS) as ScreenBrand[]).flatMap((brand) =>
    screenPaths(flow, planned.paths)
      .filter(({ path }) => !own.some((walk) => walk.path === path.id && walk.brand === brand))
      .flatMap(({ path, sights }) =>
        [...sights.values()].map((sight) => ({
          ...sight,
          brand,
          reason: `The last run did not walk along ${path.id}.`,
        })),
      ),
  );
  return {
    flow: flow.id,
    fingerprint,
    commit: revision(),
    at: new Date().toISOString(),
    pictures: own.flatMap(({ pictures }) => pictures),
    missed: [...own.flatMap(({ missed }) => missed), ...unwalked],
    unreached: unreachedStates(flow, planned),
  };
}
