import { LEVELS } from '../../review/paths/level.ts';
import type { FlowData, Run } from '../data.ts';
import type { Block, Cell, Dossier } from '../dossier.ts';
import { timeWords } from '../stamp.ts';
import {
  commitWords,
  leftOutAt,
  LEVEL_WORDS,
  pathStanding,
  runOf,
  STANDING_WORDS,
  transitionStanding,
} from './coverage.ts';
import { titlesOf } from './path-titles.ts';

/** The last runs of a flow: each level, every path, and the goals that no path covers. */
export function runsIn(flow: FlowData, runs: readonly Run[]): Block[] {
  const { paths } = flow;
  const titles = titlesOf(paths);
  const open = flow.chart.transitions.filter(
    (edge) => transitionStanding(flow, undefined, edge) === 'open',
  );
  return [
    {
      kind: 'facts',
      rows: LEVELS.map((level) => [LEVEL_WORDS[level], lastRun(runOf(runs, level))]),
    },
    {
      kind: 'table',
      caption: 'Every path, and how it ended on each level',
      head: ['Path', 'Steps', ...LEVELS.map((level) => LEVEL_WORDS[level])],
      shares: [46, 8, 15, 15, 16],
      rows: paths.map((path): Cell[] => [
        [path.id, titles.get(path.id) ?? ''],
        String(path.steps.length),
        ...LEVELS.map((level) => resultWords(flow, runOf(runs, level), path.id)),
      ]),
    },
    ...(open.length === 0
      ? [{ kind: 'text' as const, text: 'Every transition that can be walked is on a path.' }]
      : [
          { kind: 'heading' as const, text: 'On no path' },
          { kind: 'list' as const, items: open.map(({ id, words }) => `${words} (${id})`) },
        ]),
    ...(flow.outdated.length === 0
      ? []
      : [
          { kind: 'heading' as const, text: 'Paths that do not fit the chart' },
          {
            kind: 'list' as const,
            items: flow.outdated.map(({ id, step, words }) => `${id}, step ${step}: ${words}`),
          },
        ]),
    ...LEVELS.flatMap((level): Block[] => {
      const leftOut = leftOutAt(flow, level);
      const left = flow.chart.transitions.filter(({ id }) => leftOut[id] !== undefined);
      return left.length === 0
        ? []
        : [
            { kind: 'heading', text: `Left out on the ${LEVEL_WORDS[level]} level` },
            {
              kind: 'list',
              items: left.map(({ id, words }) => `${words} (${id}): ${leftOut[id]}`),
            },
          ];
    }),
  ];
}

/** Whether a level has run again since a document with its runs was made. */
export const ranSince = (ran: Dossier['ran'], runs: readonly Run[]): boolean =>
  runs.some(({ level, at }) => ran[level] !== at);

const lastRun = ({ at, commit }: Run): string =>
  at === '' ? STANDING_WORDS.idle : `last run at commit ${commitWords(commit)}, ${timeWords(at)}`;

function resultWords(flow: FlowData, run: Run, path: string): string[] {
  const standing = pathStanding(flow, run, path);
  const words = STANDING_WORDS[standing];
  const result = run.results[path];
  if (standing === 'waived') return [words, flow.levels[run.level].skipped[path] ?? ''];
  return result === undefined
    ? [words]
    : [
        words,
        `${timeWords(result.at)}, commit ${commitWords(result.commit)}`,
        ...(result.message === undefined ? [] : [result.message]),
      ];
}
