import { plain } from '../../machines/engine/words.ts';
import { hashOf } from '../address.ts';
import type { AtlasPath } from '../data.ts';
import { Command, replayCommand } from './command.tsx';
import { toNearest } from './into-view.ts';
import { Mark } from './mark.tsx';
import { stepsInWords } from './path-list.tsx';
import * as css from './styles.css.ts';
import type { Walk, Walking } from './walk.ts';
import * as own from './watch.css.ts';

/** The paths to choose from, where none is chosen yet. */
export function PathChoices({
  paths,
  titles,
}: {
  paths: readonly AtlasPath[];
  titles: ReadonlyMap<string, string>;
}) {
  return (
    <ul>
      {paths.map((path) => (
        <li key={path.id} className={own.step}>
          <span />
          <span>
            <a href={hashOf({ view: 'watch', path: path.id })}>{titles.get(path.id)}</a>{' '}
            <code className={css.small}>{path.id.slice(path.id.indexOf('#'))}</code>
          </span>
          <span className={css.small}>{stepsInWords(path)}</span>
        </li>
      ))}
    </ul>
  );
}

export function Choice<Value extends string>({
  name,
  value,
  options,
  wordsOf = (option) => option,
  onChoose,
}: {
  name: string;
  value: Value | undefined;
  options: readonly Value[];
  wordsOf?: (option: Value) => string;
  onChoose: (value: Value) => void;
}) {
  return (
    <label className={css.choice}>
      {name}
      <select
        className={`${css.select} ${own.choice}`}
        value={value ?? ''}
        onChange={({ target }) => onChoose(target.value as Value)}
      >
        {value === undefined && (
          <option value="" disabled>
            choose one
          </option>
        )}
        {options.map((option) => (
          <option key={option} value={option}>
            {wordsOf(option)}
          </option>
        ))}
      </select>
    </label>
  );
}

export function WatchControls({
  walk,
  walking,
  onAgain,
}: {
  walk: Walk;
  walking: Walking;
  onAgain: () => void;
}) {
  const { phase } = walking;
  return (
    <span className={css.row}>
      <button
        type="button"
        className={css.button}
        disabled={phase === 'idle' || phase === 'passed' || phase === 'failed'}
        onClick={phase === 'paused' ? walk.goOn : walk.pause}
      >
        {phase === 'paused' ? 'Go on' : 'Pause'}
      </button>
      <button
        type="button"
        className={css.button}
        disabled={phase !== 'paused'}
        onClick={walk.next}
      >
        Next step
      </button>
      <button type="button" className={css.button} onClick={onAgain}>
        From the start
      </button>
    </span>
  );
}

/** The progress of a walk, in words. */
export function standing(
  { phase, step, failure }: Walking,
  { steps }: AtlasPath,
  from: number,
): string {
  const last = steps.length - 1;
  switch (phase) {
    case 'idle':
      return '';
    case 'passed':
      return 'Walked to its end: every screen was the one that the chart names.';
    case 'failed':
      return `Step ${failure?.step} did not go as the chart says.`;
    case 'forwarding':
      return `Going to step ${from} …`;
    default:
      return step === undefined
        ? 'Opening the site …'
        : `${phase === 'paused' ? 'Paused at' : 'At'} step ${step} of ${last}`;
  }
}

export function Steps({ path, walking }: { path: AtlasPath; walking: Walking }) {
  const { step, failure } = walking;
  const now = failure?.step ?? step;
  return (
    <ol aria-label="Steps of the path">
      {path.steps.map(({ words, screen }, index) => (
        // The same thing may happen twice: only the place tells steps apart.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index} ref={index === now ? toNearest : undefined}>
          <div className={own.step} aria-current={index === now ? 'step' : undefined}>
            <span className={css.number}>{index}</span>
            <span>
              {words}
              <span className={css.small}> → {plain(screen)}</span>
              {index === failure?.step && <span className={own.failure}>{failure.message}</span>}
              {index > 0 && (
                <a
                  className={own.fromHere}
                  href={hashOf({ view: 'watch', path: path.id, step: index })}
                  aria-label={`Watch from here, step ${index}`}
                >
                  from here
                </a>
              )}
            </span>
            {index === failure?.step ? (
              <Mark standing="failed" />
            ) : (
              step !== undefined && index <= step && <Mark standing="passed" />
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Why nothing can be watched here, and how to change that. */
export function NotHere({ path, step }: { path: string | undefined; step: number }) {
  return (
    <div className={own.notice}>
      <h2>Watching is switched off here</h2>
      <p>
        A path is walked on the real site, whose answers are ordered on the way. This copy of the
        atlas stands alone, without such a site.
      </p>
      <p>
        In the project’s folder <code>npm start</code> runs the site with the atlas beside it, under{' '}
        <code>/atlas/</code>: there it is switched on.
      </p>
      {path !== undefined && (
        <>
          <p>
            Or watch the path in a browser window of its own
            {step > 0 && `, in which step ${step} follows on those before it`}:
          </p>
          <Command line={`${replayCommand(path, 'browser')} --headed --slow`} />
        </>
      )}
    </div>
  );
}
