import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FLOWS } from '../../machines/registry.ts';
import { fingerprintOf } from '../../review/charts/fingerprint.ts';
import { pictureFile, SCREENS_FOLDER } from '../../replay/screen-store.ts';
import type { FlowScreens } from '../../replay/screens.ts';
import { dataScript } from './scripts.ts';

/** The folder of the pictures in the atlas, and the file that lists those of a flow. */
const PICTURES = 'screens';
export const screensScript = (flow: string): string => `data/${flow}.screens.js`;

/** Whether a file of the atlas comes and goes with the pictures, whose names are hashes. */
export const isOfScreens = (file: string): boolean =>
  file.startsWith(`${PICTURES}/`) || file.endsWith('.screens.js');

/** The pictures of a flow that count: those of another chart are reported, and not handed on. */
const screensOfChart = (screens: FlowScreens, fingerprint: string): FlowScreens =>
  screens.fingerprint === fingerprint ? screens : { ...screens, pictures: [], missed: [] };

/**
 * Writes pictures, and their lists, into an atlas.
 * @param flows those of the atlas, each with its fingerprint
 * @param from the folder of the pictures
 */
export function writeScreens(
  folder: string,
  flows: readonly { readonly id: string; readonly fingerprint: string }[],
  all: readonly FlowScreens[],
  from = SCREENS_FOLDER,
): void {
  const into = join(folder, PICTURES);
  mkdirSync(into, { recursive: true });
  const kept = new Set<string>();
  for (const { id, fingerprint } of flows) {
    const taken = all.find(({ flow }) => flow === id);
    const screens = taken && screensOfChart(taken, fingerprint);
    writeFileSync(join(folder, screensScript(id)), dataScript(screens ? { screens } : {}));
    for (const picture of screens?.pictures ?? []) {
      kept.add(picture.file);
      copyFileSync(pictureFile(picture, from), join(into, picture.file));
    }
  }
  for (const file of readdirSync(into)) if (!kept.has(file)) rmSync(join(into, file));
}

/** Puts pictures into the atlas that is built, where there is one. */
export function refreshScreens(all: readonly FlowScreens[]): void {
  const folder = join(import.meta.dirname, '..', '..', 'dist', 'atlas');
  if (!existsSync(join(folder, 'index.html'))) return;
  const flows = FLOWS.map((flow) => ({ id: flow.id, fingerprint: fingerprintOf(flow) }));
  writeScreens(folder, flows, all);
}
