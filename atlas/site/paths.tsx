import { plain } from '../../machines/chart/words.ts';
import { LEVELS } from '../../replay/level.ts';
import { addressOf, hashOf } from '../address.ts';
import type { AtlasPath, FlowData, Run } from '../data.ts';
import {
  commitWords,
  LEVEL_WORDS,
  pathsOf,
  runOf,
  standingOf,
  STANDING_WORDS,
} from './coverage.ts';
import { go } from './hash.ts';
import { Mark } from './mark.tsx';
import { stepsInWords } from './path-list.tsx';
import { titlesOf } from './path-titles.ts';
import * as css from './styles.css.ts';

/** One path, step by step; the diagram shows the step that is chosen. */
export function PathSteps({
  flow,
  runs,
  path,
  at,
}: {
  flow: FlowData;
  runs: readonly Run[];
  path: AtlasPath;
  at: number;
}) {
  const to = (step: number): void => go(hashOf({ view: 'paths', path: path.id, step }));
  const last = path.steps.length - 1;
  return (
    <>
      <p>
        <a href={hashOf({ view: 'paths' })}>All paths</a>
      </p>
      <h2>{titlesOf(pathsOf(flow, runs)).get(path.id)}</h2>
      <p className={`${css.small} ${css.row}`}>
        <code>{path.id}</code>
        <span>{stepsInWords(path)}</span>
      </p>
      <ul className={css.list}>
        {LEVELS.map((level) => {
          const result = runOf(runs, level)?.results[path.id];
          return (
            <li key={level}>
              <Mark standing={standingOf(runOf(runs, level), path.id)} text={LEVEL_WORDS[level]} />
              {result === undefined ? (
                <span className={css.small}> not run yet</span>
              ) : (
                <span className={css.small}>
                  {' '}
                  {result.verdict === 'outdated'
                    ? STANDING_WORDS.outdated
                    : `${result.verdict} in ${Math.round(result.durationMs)} ms`}
                  {result.verdict !== 'outdated' &&
                    result.step !== undefined &&
                    ` at step ${result.step}`}
                  , commit {commitWords(result.commit)}
                  {result.verdict !== 'outdated' && result.message !== undefined && (
                    <>: {result.message}</>
                  )}
                </span>
              )}
            </li>
          );
        })}
      </ul>
      {flow.watched.some(({ id }) => id === path.id) ? (
        <p>
          <a href={`../${addressOf(flow.id, { view: 'watch', path: path.id })}`}>Watch it run</a>
        </p>
      ) : (
        <p className={css.small}>
          It cannot be watched: {whyBlocked(flow, path)} A transition names the paths that take it
          and can be watched.
        </p>
      )}
      <p className={`${css.row} ${css.apart}`}>
        <button type="button" className={css.button} disabled={at === 0} onClick={() => to(at - 1)}>
          Back
        </button>
        <button
          type="button"
          className={css.button}
          disabled={at >= last}
          onClick={() => to(at + 1)}
        >
          Next step
        </button>
        <span className={css.number}>
          {at} of {last}
        </span>
      </p>
      <ol>
        {path.steps.map((step, index) => (
          // The same thing may happen twice on a path: the place is what tells steps apart.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <button
              type="button"
              className={css.step}
              aria-current={index === at ? 'step' : undefined}
              onClick={() => to(index)}
            >
              <span className={css.number}>{index}</span>
              <span>
                {step.words}
                <span className={css.small}>
                  {' '}
                  → {plain(step.screen)}
                  {step.facts.length > 0 && `, announces ${step.facts.join(', ')}`}
                  {step.calls.length > 0 && `, asks ${step.calls.join(', ')}`}
                  {step.told.length > 0 && `, tells ${step.told.join(', ')}`}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}

/** The step that nobody can bring about on the site, and why. */
function whyBlocked({ blocked }: FlowData, { id, steps }: AtlasPath): string {
  const found = blocked.find(({ path }) => path === id);
  if (found === undefined) return 'it was planned for another level.';
  return `step ${found.step}, “${steps[found.step]?.words}”, cannot come about on the site. ${found.reason}`;
}
