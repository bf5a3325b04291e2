import { useId, useState } from 'react';
import { plain } from '../../machines/chart/words.ts';
import type { AtlasPath, FlowData, Run } from '../data.ts';
import { hashOf } from '../address.ts';
import { pathsOf } from './coverage.ts';
import { Standings } from './details/parts.tsx';
import { titlesOf } from './path-titles.ts';
import * as css from './styles.css.ts';

/** Every path of a flow, with how its last runs ended; those that take what is looked for. */
export function PathList({ flow, runs }: { flow: FlowData; runs: readonly Run[] }) {
  const [query, setQuery] = useState('');
  const field = useId();
  const paths = pathsOf(flow, runs);
  const titles = titlesOf(paths);
  const wanted = query.toLowerCase().split(/\s+/).filter(Boolean);
  const found = paths
    .map((path) => ({ path, steps: wanted.length === 0 ? [] : stepsWith(path, wanted) }))
    .filter(({ steps }) => wanted.length === 0 || steps.length > 0);
  return (
    <>
      <h2>Paths</h2>
      <p className={css.small}>
        Together they take every transition of the chart. Each can be replayed alone. What a level
        cannot bring about is walked around by paths of its own.
      </p>
      <p className={`${css.section} ${css.apart}`}>
        <label htmlFor={field}>Find the path that takes a step</label>
        <input
          id={field}
          type="search"
          className={css.field}
          placeholder="what happens, a screen, an answer …"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <output className={css.small}>
          {wanted.length === 0
            ? `${paths.length} paths`
            : `${found.length} of ${paths.length} paths`}
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
              <Standings runs={runs} path={path.id} />
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
    </>
  );
}

/** Steps that are named of one path. */
const MOST = 4;

export const stepsInWords = ({ steps }: AtlasPath): string =>
  steps.length === 2 ? '1 step' : `${steps.length - 1} steps`;

/** Places of the steps in which every word occurs. */
function stepsWith({ steps }: AtlasPath, wanted: readonly string[]): number[] {
  return steps.flatMap((step, index) => {
    const all = [step.words, step.screen, plain(step.screen), ...step.facts, ...step.calls]
      .join(' ')
      .toLowerCase();
    return wanted.every((word) => all.includes(word)) ? [index] : [];
  });
}
