import { LEVELS } from '../../review/paths/level.ts';
import { addressOf, hashOf } from '../address.ts';
import type { AtlasPath, FlowData, Run } from '../data.ts';
import { Command, replayCommand } from './command.tsx';
import { LEVEL_WORDS, pathStanding, ranAt, runOf, STANDING_WORDS } from './coverage.ts';
import { go } from './hash.ts';
import { Mark } from './mark.tsx';
import { NeverRan } from './never-ran.tsx';
import { stepsInWords } from './path-list.tsx';
import { titlesOf } from './path-titles.ts';
import { FailureFacts, whenWords } from './result-facts.tsx';
import { StepList } from './step-list.tsx';
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
  const unwatched = flow.unwatched[path.id];
  const watchAt = (step: number): string =>
    `../${addressOf(flow.id, { view: 'watch', path: path.id, ...(step > 0 && { step }) })}`;
  /** The reason why a level does not replay it shows although nothing ever ran there. */
  const levels = LEVELS.filter(
    (level) => ranAt(runs).includes(level) || flow.levels[level].skipped[path.id] !== undefined,
  );
  return (
    <>
      <p>
        <a href={hashOf({ view: 'paths' })}>All paths</a>
      </p>
      <h2>{titlesOf(flow.paths).get(path.id)}</h2>
      <p className={`${css.small} ${css.row}`}>
        <code>{path.id}</code>
        <span>{stepsInWords(path)}</span>
      </p>
      <ul className={css.list}>
        {levels.map((level) => (
          <li key={level}>
            <OnLevel flow={flow} run={runOf(runs, level)} path={path.id} />
          </li>
        ))}
      </ul>
      <NeverRan runs={runs} />
      <ul className={`${css.list} ${css.apart}`}>
        {LEVELS.filter((level) => flow.levels[level].skipped[path.id] === undefined).map(
          (level) => (
            <li key={level}>
              <Command line={replayCommand(path.id, level)} />
            </li>
          ),
        )}
      </ul>
      {unwatched === undefined ? (
        <p className={css.row}>
          <a href={watchAt(0)}>Watch it run</a>
          {at > 0 && <a href={watchAt(at)}>Watch from step {at}</a>}
        </p>
      ) : (
        <p className={css.small}>
          It cannot be watched. {unwatched} A transition names the paths that take it and can be
          watched.
        </p>
      )}
      <StepList path={path} at={at} to={to} apart />
    </>
  );
}

/** How a path ended on a level, when, and how to say why; or why it is not replayed there. */
function OnLevel({ flow, run, path }: { flow: FlowData; run: Run; path: string }) {
  const result = run.results[path];
  const standing = pathStanding(flow, run, path);
  return (
    <>
      <Mark standing={standing} text={LEVEL_WORDS[run.level]} />{' '}
      <span className={css.small}>
        {standing === 'waived' ? flow.levels[run.level].skipped[path] : STANDING_WORDS[standing]}
        {standing !== 'waived' && result !== undefined && <>; {whenWords(result)}</>}
      </span>
      {standing === 'failed' && result !== undefined && <FailureFacts result={result} up="../" />}
    </>
  );
}
