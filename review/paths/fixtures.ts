import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Path } from '../../machines/engine/fixture.ts';

/** The committed paths of one flow. */
export interface PathFile {
  readonly flow: string;
  readonly paths: readonly Path[];
}

const folder = join(import.meta.dirname, '..', '..', 'machines', 'engine', 'fixtures');
const fileOf = (flow: string): string => join(folder, `${flow}.gen.json`);

/** The committed paths of a flow; none for a flow that has not been planned yet. */
export function readPaths(flow: string): readonly Path[] {
  const file = fileOf(flow);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PathFile).paths : [];
}

/** The text of a flow's file: one step a line, so that a change reads as a change. */
function pathFileText(flow: string, paths: readonly Path[]): string {
  return `{\n  "flow": ${JSON.stringify(flow)},\n  "paths": [\n${paths.map(pathText).join(',\n')}\n  ]\n}\n`;
}

function pathText({ steps, start, ...head }: Path): string {
  const lines = [
    ...Object.entries(head).map(([key, value]) => `      "${key}": ${JSON.stringify(value)},`),
    `      "start": ${JSON.stringify(start)},`,
    '      "steps": [',
    steps.map((step) => `        ${JSON.stringify(step)}`).join(',\n'),
    '      ]',
  ];
  return `    {\n${lines.join('\n')}\n    }`;
}

export function writePaths(flow: string, paths: readonly Path[]): void {
  mkdirSync(dirname(fileOf(flow)), { recursive: true });
  writeFileSync(fileOf(flow), pathFileText(flow, paths));
}

/** Whether the committed file equals the text of the paths. */
export const isFresh = (flow: string, paths: readonly Path[]): boolean =>
  existsSync(fileOf(flow)) && readFileSync(fileOf(flow), 'utf8') === pathFileText(flow, paths);
