import { join } from 'node:path';
import type { AtlasGlobal, Run } from '../data.ts';

/** A script that adds data to a page: a page from a disk may load nothing else. */
export const dataScript = (part: Partial<AtlasGlobal>): string =>
  `globalThis.atlas=Object.assign(globalThis.atlas??{},${JSON.stringify(part)});\n`;

/** Where the results of the last runs lie in the atlas' folder. */
export const RUNS = join('data', 'runs.js');

/** The folder of failed replays' files in it. */
export const EVIDENCE = 'failed';

export const runsScript = (runs: readonly Run[]): string => dataScript({ runs });

/** Where the times of proofs lie: they come and go, too. */
export const TIMES = join('data', 'times.js');
