import type { ReactNode } from 'react';
import { addressOf, hashOf } from '../../address.ts';
import type {
  AtlasOperation,
  AtlasPath,
  AtlasTransition,
  FlowData,
  OutdatedPath,
  Run,
} from '../../data.ts';
import { LEVEL_WORDS, pathStanding, ranAt, runOf, watchedOf } from '../coverage.ts';
import { Mark } from '../mark.tsx';
import { titlesOf } from '../path-titles.ts';
import * as css from '../styles.css.ts';
import { stateById, TransitionLine } from '../words.tsx';

export interface Props {
  readonly flow: FlowData;
  readonly runs: readonly Run[];
}

export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.section}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

export function Lines({
  flow,
  edges,
  from = false,
  none = true,
}: {
  flow: FlowData;
  edges: FlowData['chart']['transitions'];
  from?: boolean;
  /** Whether an empty list says so. */
  none?: boolean;
}) {
  if (edges.length === 0 && !none) return null;
  if (edges.length === 0) return <p className={css.small}>Nothing of its own.</p>;
  return (
    <ul className={css.list}>
      {edges.map((edge) => (
        <li key={edge.id}>
          <TransitionLine flow={flow} edge={edge} from={from} />
        </li>
      ))}
    </ul>
  );
}

/** The API operation whose answer takes a transition. */
export function operationOf(
  flow: FlowData,
  { trigger, source }: AtlasTransition,
): string | undefined {
  return 'src' in trigger
    ? stateById(flow, source)?.invokes.find(({ id }) => id === trigger.invokeId)?.operation
    : undefined;
}

/** The requirements of a transition: its own, and those of its target. */
export const askedOf = (flow: FlowData, { requirements, targets }: AtlasTransition): string[] => [
  ...requirements,
  ...targets.flatMap((target) => stateById(flow, target)?.requirements ?? []),
];

export function Operation({
  operation,
  words,
  chart,
}: {
  operation: AtlasOperation | undefined;
  words: string;
  /** Id of the flow, where it is one. */
  chart?: string | undefined;
}) {
  if (chart !== undefined) {
    return (
      <p>
        {words}: a flow with <a href={`../${addressOf(chart)}`}>a chart of its own</a>.
      </p>
    );
  }
  if (operation === undefined) return <p>{words}, which is no call to the platform.</p>;
  return (
    <div className={css.stack}>
      <p>
        <code>{operation.id}</code>: {operation.summary}
      </p>
      <p>
        <code>
          {operation.method} {operation.path}
        </code>
      </p>
      <p className={css.small}>{operation.description}</p>
      <details>
        <summary>Answers of the contract</summary>
        <ul className={css.list}>
          {operation.answers.map(({ status, description, examples }) => (
            <li key={status}>
              <code>{status}</code> {description}
              {examples.length > 0 && (
                <ul className={css.small}>
                  {examples.map(({ name, summary }) => (
                    <li key={name}>
                      {name}: {summary}
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

/** Committed paths that prove nothing, for they were planned for another chart. */
export function OutdatedPaths({ of }: { of: readonly OutdatedPath[] }) {
  return (
    <>
      <p className={css.small}>
        They were planned for another chart, and count for nothing until they are planned anew:{' '}
        <code>npm run paths -- --update</code>.
      </p>
      <ul className={css.list}>
        {of.map(({ id, step, words }) => (
          <li key={id}>
            <Mark standing="outdated" /> <code>{id}</code> does not fit this chart
            <p className={css.small}>
              Step {step}: {words}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

export function Proofs({
  flow,
  runs,
  paths,
  ids,
  isIt,
}: Props & {
  readonly paths: readonly AtlasPath[];
  readonly ids: readonly string[];
  /** Whether a step of a path is the one that it proves. */
  readonly isIt: (step: AtlasPath['steps'][number]) => boolean;
}) {
  const titles = titlesOf(flow.paths);
  const pinned = flow.journeys.filter(({ requirements }) =>
    requirements.some((id) => ids.includes(id)),
  );
  const watched = watchedOf(flow).filter(({ steps }) => steps.some(isIt));
  const tests = [...new Set(ids.flatMap((id) => flow.tests[id] ?? []))].toSorted();
  return (
    <>
      <Part title={`Paths through it (${paths.length})`}>
        {paths.length === 0 && <p className={css.small}>No path comes here.</p>}
        <ul className={css.list}>
          {paths.map((path) => (
            <li key={path.id}>
              <a href={hashOf({ view: 'paths', path: path.id, step: path.steps.findIndex(isIt) })}>
                {titles.get(path.id)}
              </a>
              <p className={`${css.small} ${css.row}`}>
                <code>{path.id}</code>
                <span>step {path.steps.findIndex(isIt)}</span>
              </p>
              <p className={`${css.small} ${css.row}`}>
                <Standings flow={flow} runs={runs} path={path.id} />
              </p>
            </li>
          ))}
        </ul>
      </Part>
      {pinned.length > 0 && (
        <Part title="Journeys pinned by hand that name its requirements">
          <ul className={css.list}>
            {pinned.map(({ title }) => (
              <li key={title}>{title}</li>
            ))}
          </ul>
        </Part>
      )}
      <Part title="Watch it on the site">
        {watched.length === 0 && (
          <p className={css.small}>No path that can be walked on the site takes it.</p>
        )}
        <ul>
          {watched.map((path) => (
            <li key={path.id}>
              <a
                href={`../${addressOf(flow.id, { view: 'watch', path: path.id, step: path.steps.findIndex(isIt) })}`}
              >
                {titles.get(path.id)}
              </a>
              <p className={css.small}>
                from step {path.steps.findIndex(isIt)} of <code>{path.id}</code>
              </p>
            </li>
          ))}
        </ul>
      </Part>
      {tests.length > 0 && (
        <Part title="Tests that name its requirements">
          <p className={css.small}>
            Naming alone proves nothing: which requirements are proven stands beside each of them.
          </p>
          <ul>
            {tests.map((file) => (
              <li key={file}>
                <code>{file}</code>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  );
}

/** How the last run of a path ended on each level that ever ran. */
export function Standings({ flow, runs, path }: Props & { path: string }) {
  return ranAt(runs).map((level) => (
    <Mark
      key={level}
      standing={pathStanding(flow, runOf(runs, level), path)}
      text={LEVEL_WORDS[level]}
    />
  ));
}
