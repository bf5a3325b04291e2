import { useId, useMemo, useState } from 'react';
import { plain, titled } from '../../machines/engine/words.ts';
import type { AtlasPath, FlowData, Run } from '../data.ts';
import { hashOf } from '../address.ts';
import { OutdatedPaths, Standings } from './details/parts.tsx';
import { NeverRan } from './never-ran.tsx';
import { titlesOf } from './path-titles.ts';
import * as css from './styles.css.ts';

/**
 * Every path of a flow, with the results of its last runs; a filter leaves those that take the wanted part.
 * @param unknown a path that was asked for and does not exist
 */
export function PathList({
  flow,
  runs,
  unknown,
}: {
  flow: FlowData;
  runs: readonly Run[];
  unknown: string | undefined;
}) {
  const [query, setQuery] = useState('');
  const field = useId();
  const { paths } = flow;
  const titles = titlesOf(paths);
  const texts = useMemo(() => textsOf(flow), [flow]);
  const looking = query.trim() !== '';
  const found = looking
    ? pathsWith(paths, query, texts)
    : paths.map((path) => ({ path, steps: [] }));
  return (
    <>
      <h2>Paths</h2>
      {unknown !== undefined && (
        <output>
          This flow has no path <code>{unknown}</code>: these are the paths it has.
        </output>
      )}
      <p className={css.small}>
        Together they take every transition of the chart. Each can be replayed alone. Where a level
        cannot bring something about, other paths of this list stand in; the path says why.
      </p>
      <NeverRan runs={runs} />
      <p className={`${css.section} ${css.apart}`}>
        <label htmlFor={field}>Find the path that takes a step</label>
        <input
          id={field}
          type="search"
          className={css.field}
          placeholder="what happens, a state, a screen, an answer …"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <output className={css.small}>
          {looking ? `${found.length} of ${paths.length} paths` : `${paths.length} paths`}
        </output>
      </p>
      <ul>
        {found.map(({ path, steps }) => (
          <li key={path.id} className={css.entry}>
            <a href={hashOf({ view: 'paths', path: path.id })}>{titles.get(path.id)}</a>
            <p className={`${css.small} ${css.row}`}>
              <code>{path.id}</code>
              <span>{stepsInWords(path)}</span>
            </p>
            <p className={css.row}>
              <Standings flow={flow} runs={runs} path={path.id} />
            </p>
            {steps.length > 0 && (
              <ol className={css.small}>
                {steps.slice(0, MOST).map((step) => (
                  <li key={step}>
                    {step}.{' '}
                    <a href={hashOf({ view: 'paths', path: path.id, step })}>
                      {path.steps[step]?.words}
                    </a>{' '}
                    → {plain(path.steps[step]?.screen ?? '')}
                  </li>
                ))}
                {steps.length > MOST && <li>and {steps.length - MOST} more</li>}
              </ol>
            )}
          </li>
        ))}
      </ul>
      {flow.outdated.length > 0 && (
        <>
          <h3>Paths that do not fit this chart</h3>
          <OutdatedPaths of={flow.outdated} />
        </>
      )}
    </>
  );
}

/** Steps that are named of one path. */
const MOST = 4;

export const stepsInWords = ({ steps }: AtlasPath): string =>
  steps.length === 2 ? '1 step' : `${steps.length - 1} steps`;

/** State or transition id → the texts that stand on the chart for it, without the answers: a step has its own. */
function textsOf({ chart }: FlowData): ReadonlyMap<string, readonly string[]> {
  const texts = new Map<string, readonly string[]>();
  for (const { id, parent, key, status } of chart.states)
    if (parent !== undefined) texts.set(id, [titled(key), status ?? '']);
  for (const { id, words, guard, place } of chart.transitions)
    texts.set(id, [words, guard?.words ?? (place > 1 ? 'otherwise' : '')]);
  return texts;
}

interface Found {
  readonly path: AtlasPath;
  /** Places of the steps that match the search. */
  readonly steps: readonly number[];
}

/** Paths with steps that have the query as a phrase; where there are none, with steps that have each word of it. */
function pathsWith(
  paths: readonly AtlasPath[],
  query: string,
  texts: ReadonlyMap<string, readonly string[]>,
): readonly Found[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const phrase = words.join(' ');
  const said = paths.map((path) => ({
    path,
    steps: path.steps.map(({ words: happening, screen, facts, calls, told, states, transitions }) =>
      [
        happening,
        screen,
        plain(screen),
        ...facts,
        ...calls,
        ...told,
        ...[...states, ...transitions].flatMap((id) => texts.get(id) ?? []),
      ].map((text) => text.toLowerCase()),
    ),
  }));
  const having = (has: (step: readonly string[]) => boolean): readonly Found[] =>
    said
      .map(({ path, steps }) => ({
        path,
        steps: steps.flatMap((step, index) => (has(step) ? index : [])),
      }))
      .filter(({ steps }) => steps.length > 0);
  const exact = having((step) => step.some((text) => text.includes(phrase)));
  if (exact.length > 0) return exact;
  return having((step) => words.every((word) => step.some((text) => text.includes(word))));
}
