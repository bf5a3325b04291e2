import { useState, type ReactNode } from 'react';
import {
  LEVELS,
  type AtlasOperation,
  type AtlasPath,
  type AtlasTransition,
  type FlowData,
  type Run,
} from '../data.ts';
import { hashOf } from '../address.ts';
import {
  pathsIn,
  pathsOf,
  pathsThrough,
  resultsOf,
  runOf,
  standingOf,
  transitionStanding,
} from './coverage.ts';
import { Mark } from './mark.tsx';
import * as css from './styles.css.ts';
import {
  Ids,
  nameOf,
  Requirements,
  stateById,
  StateLink,
  transitionById,
  TransitionLine,
} from './words.tsx';

interface Props {
  readonly flow: FlowData;
  readonly runs: readonly Run[];
}

/** What is known of the selected state or transition; of the flow when nothing is selected. */
export function Details({
  flow,
  runs,
  state,
  transition,
  answer,
}: Props & {
  readonly state?: string | undefined;
  readonly transition?: string | undefined;
  readonly answer?: string | undefined;
}) {
  if (answer !== undefined) return <OfAnswer flow={flow} runs={runs} answer={answer} />;
  if (transition !== undefined) return <OfTransition flow={flow} runs={runs} id={transition} />;
  if (state !== undefined) return <OfState flow={flow} runs={runs} id={state} />;
  return <OfFlow flow={flow} runs={runs} />;
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.section}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function OfFlow({ flow, runs }: Props) {
  const { chart, journeys } = flow;
  const standings = chart.transitions.map((edge) => transitionStanding(flow, undefined, edge));
  const gaps = chart.transitions.filter((_, index) => standings[index] === 'open');
  const waived = chart.transitions.filter((_, index) => standings[index] === 'waived');
  return (
    <>
      <h2>{chart.title}</h2>
      <p>{chart.description}</p>
      <p className={css.small}>
        Select a state or a transition to see what it means, what asks for it and what proves it.
      </p>
      <Part title="Facts">
        <dl className={css.facts}>
          <dt>Flow</dt>
          <dd>
            <code>{flow.id}</code>
          </dd>
          <dt>Regulated</dt>
          <dd>{chart.regulated ? 'Yes: a change needs an approval' : 'No'}</dd>
          <dt>Approval</dt>
          <dd>
            <a href="#/changes">{approvalWords(flow)}</a>
          </dd>
          <dt>States</dt>
          <dd>{chart.states.length}</dd>
          <dt>Transitions</dt>
          <dd>{chart.transitions.length}</dd>
          <dt>Paths</dt>
          <dd>
            <a href="#/paths">{flow.paths.length}</a>
          </dd>
        </dl>
      </Part>
      <Part title="Last runs">
        <ul className={css.list}>
          {LEVELS.map((level) => (
            <li key={level}>
              <LevelSummary flow={flow} run={runOf(runs, level)} level={level} />
            </li>
          ))}
        </ul>
      </Part>
      <Part title="Not covered">
        {gaps.length === 0 && waived.length === 0 && <p>Every transition is on a path.</p>}
        {gaps.length > 0 && <Gaps flow={flow} edges={gaps} />}
        <ul className={css.list}>
          {waived.map((edge) => (
            <li key={edge.id}>
              <Mark standing="waived" /> <TransitionLine flow={flow} edge={edge} from />
              <p className={css.small}>Waived: {edge.waived}</p>
            </li>
          ))}
        </ul>
      </Part>
      {runs.map((run) => (
        <LeftOut key={run.level} flow={flow} run={run} />
      ))}
      <Part title="Journeys pinned by hand">
        <ul className={css.list}>
          {journeys.map(({ title, requirements }) => (
            <li key={title}>
              {title}{' '}
              <span className={css.small}>
                <Ids ids={requirements} />
              </span>
            </li>
          ))}
        </ul>
      </Part>
    </>
  );
}

/** More than that are named on demand: a long list would keep the chart waiting. */
const FEW = 20;

function Gaps({ flow, edges }: { flow: FlowData; edges: readonly AtlasTransition[] }) {
  const [all, setAll] = useState(edges.length <= FEW);
  return (
    <>
      <ul className={css.list}>
        {edges.slice(0, all ? undefined : FEW).map((edge) => (
          <li key={edge.id}>
            <Mark standing="open" /> <TransitionLine flow={flow} edge={edge} from />
          </li>
        ))}
      </ul>
      {!all && (
        <p>
          <button type="button" className={css.button} onClick={() => setAll(true)}>
            Name all {edges.length}
          </button>
        </p>
      )}
    </>
  );
}

/** What cannot come about at a level, and why. */
function LeftOut({ flow, run }: { flow: FlowData; run: Run }) {
  const edges = flow.chart.transitions.filter(({ id }) => run.leftOut[id] !== undefined);
  if (edges.length === 0) return null;
  return (
    <Part title={`Left out at the ${run.level} level (${edges.length})`}>
      <ul className={css.list}>
        {edges.map((edge) => (
          <li key={edge.id}>
            <TransitionLine flow={flow} edge={edge} from />
            <p className={css.small}>{run.leftOut[edge.id]}</p>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function approvalWords({ approval, comparisons }: FlowData): string {
  if (approval === undefined) return 'not yet approved';
  const since = comparisons.find(({ against }) => against === 'approval')?.changes.length ?? 0;
  return `${approval.by}, ${approval.at.slice(0, 10)}${since === 0 ? '; unchanged since' : `; ${since} changes since`}`;
}

function LevelSummary({
  flow,
  run,
  level,
}: {
  flow: FlowData;
  run: Run | undefined;
  level: string;
}) {
  const results = resultsOf(run, flow.id);
  const failed = results.filter(({ verdict }) => verdict === 'failed').length;
  if (run === undefined || results.length === 0)
    return (
      <>
        <Mark standing="idle" /> {level}: not run yet
      </>
    );
  return (
    <>
      <Mark standing={failed > 0 ? 'failed' : 'passed'} /> {level}: {results.length - failed} of{' '}
      {results.length} paths passed
      <span className={css.small}>
        {' '}
        at <code>{run.commit}</code>, {run.at.slice(0, 16).replace('T', ' ')} UTC
      </span>
    </>
  );
}

function OfState({ flow, runs, id }: Props & { id: string }) {
  const state = stateById(flow, id);
  if (state === undefined) return <p>This chart has no state {id}.</p>;
  const { transitions, states } = flow.chart;
  const inner = states.filter(({ parent }) => parent === id);
  return (
    <>
      <h2>{nameOf(flow, id)}</h2>
      <p>{state.description}</p>
      <Part title="Facts">
        <dl className={css.facts}>
          <dt>State</dt>
          <dd>
            <code>{id}</code>
          </dd>
          {state.status !== undefined && (
            <>
              <dt>Status value</dt>
              <dd>
                <code>{state.status}</code>
              </dd>
            </>
          )}
          <dt>Kind</dt>
          <dd>{KINDS[state.kind]}</dd>
          {state.parent !== undefined && (
            <>
              <dt>Part of</dt>
              <dd>
                <StateLink flow={flow} id={state.parent} />
              </dd>
            </>
          )}
          <dt>Screens</dt>
          <dd>{state.screens.join(', ') || 'passed through at once'}</dd>
          {[...state.entry, ...state.exit].length > 0 && (
            <>
              <dt>Does</dt>
              <dd>{[...state.entry, ...state.exit].join(', ')}</dd>
            </>
          )}
          <dt>Source</dt>
          <dd>
            <code>{state.line}</code>
          </dd>
        </dl>
      </Part>
      <Part title="Requirements">
        <Requirements flow={flow} ids={state.requirements} />
      </Part>
      {state.invokes.map((invoke) => (
        <Part key={invoke.id} title="Runs meanwhile">
          <Operation
            operation={flow.operations.find((one) => one.id === invoke.operation)}
            words={invoke.words}
          />
        </Part>
      ))}
      <Part title="What can happen here">
        <Lines flow={flow} edges={transitions.filter(({ source }) => source === id)} />
      </Part>
      <Part title="How it is reached">
        <Lines flow={flow} edges={transitions.filter(({ targets }) => targets.includes(id))} from />
      </Part>
      {inner.length > 0 && (
        <Part title="States inside">
          <ul className={css.list}>
            {inner.map((one) => (
              <li key={one.id}>
                <StateLink flow={flow} id={one.id} /> {one.description}
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Proofs
        flow={flow}
        runs={runs}
        paths={pathsIn(pathsOf(flow, runs), id)}
        ids={state.requirements}
      />
    </>
  );
}

const KINDS = {
  atomic: 'state',
  compound: 'frame: one of the states inside is active',
  parallel: 'frame: all regions inside are active at once',
  final: 'final: the flow, or this part of it, ends here',
  history: 'history: where it was left',
} as const;

function Lines({
  flow,
  edges,
  from = false,
}: {
  flow: FlowData;
  edges: FlowData['chart']['transitions'];
  from?: boolean;
}) {
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

/** What an answer of the platform leads to, who gives it, what asks for it and what proves it. */
function OfAnswer({ flow, runs, answer }: Props & { answer: string }) {
  const edges = flow.chart.transitions.filter(({ outcomes }) => outcomes.includes(answer));
  if (edges.length === 0) return <p>Nothing in this chart is answered {answer}.</p>;
  const targets = [...new Set(edges.flatMap((edge) => edge.targets))];
  const operations = new Set(edges.map((edge) => operationOf(flow, edge)));
  const asked = edges.flatMap((edge) => askedOf(flow, edge));
  const paths = pathsOf(flow, runs).filter(({ steps }) =>
    steps.some(({ words }) => words.endsWith(` answers ${answer}`)),
  );
  return (
    <>
      <h2>{answer}</h2>
      <p className={css.small}>An answer of the platform, and what the chart makes of it.</p>
      <Part title="Leads along">
        <Lines flow={flow} edges={edges} from />
      </Part>
      {targets.map((target) => (
        <Part key={target} title="Reached by it">
          <p>
            <StateLink flow={flow} id={target} />: {stateById(flow, target)?.description}
          </p>
          <p className={css.small}>From there:</p>
          <Lines
            flow={flow}
            edges={flow.chart.transitions.filter(
              ({ source }) => source === target || source.startsWith(`${target}.`),
            )}
          />
        </Part>
      ))}
      <Part title="Requirements">
        <Requirements flow={flow} ids={[...new Set(asked)]} />
      </Part>
      {[...operations].map((id) => (
        <Part key={id ?? ''} title="Decided by">
          <Operation
            operation={flow.operations.find((one) => one.id === id)}
            words={edges[0]?.words ?? ''}
          />
        </Part>
      ))}
      <Proofs flow={flow} runs={runs} paths={paths} ids={asked} />
    </>
  );
}

/** The API operation whose answer takes a transition. */
function operationOf(flow: FlowData, { trigger, source }: AtlasTransition): string | undefined {
  return 'src' in trigger
    ? stateById(flow, source)?.invokes.find(({ id }) => id === trigger.invokeId)?.operation
    : undefined;
}

/** What asks for a transition: its own requirements, and those of where it leads. */
const askedOf = (flow: FlowData, { requirements, targets }: AtlasTransition): string[] => [
  ...requirements,
  ...targets.flatMap((target) => stateById(flow, target)?.requirements ?? []),
];

function OfTransition({ flow, runs, id }: Props & { id: string }) {
  const edge = transitionById(flow, id);
  if (edge === undefined) return <p>This chart has no transition {id}.</p>;
  const operationId = operationOf(flow, edge);
  const asked = askedOf(flow, edge);
  return (
    <>
      <h2>{edge.words}</h2>
      <p>
        From <StateLink flow={flow} id={edge.source} />{' '}
        {edge.targets.length === 0 ? (
          'and stays there'
        ) : (
          <>
            to{' '}
            {edge.targets.map((target) => (
              <StateLink key={target} flow={flow} id={target} />
            ))}
          </>
        )}
        .
      </p>
      {edge.description !== undefined && <p>{edge.description}</p>}
      <Part title="Facts">
        <dl className={css.facts}>
          <dt>Transition</dt>
          <dd>
            <code>{id}</code>
          </dd>
          {edge.guard !== undefined && (
            <>
              <dt>Only if</dt>
              <dd>{edge.guard.words}</dd>
            </>
          )}
          {edge.outcomes.length > 0 && (
            <>
              <dt>On answers</dt>
              <dd>
                {edge.outcomes.map((answer) => (
                  <p key={answer}>
                    <a href={hashOf({ view: 'chart', answer })}>{answer}</a>
                  </p>
                ))}
              </dd>
            </>
          )}
          {edge.facts.length > 0 && (
            <>
              <dt>Announces</dt>
              <dd>{edge.facts.join(', ')}</dd>
            </>
          )}
          {edge.actions.length > 0 && (
            <>
              <dt>Does</dt>
              <dd>{edge.actions.join(', ')}</dd>
            </>
          )}
          {edge.absentUnder.length > 0 && (
            <>
              <dt>Absent under</dt>
              <dd>{edge.absentUnder.join(', ')}</dd>
            </>
          )}
          {edge.waived !== undefined && (
            <>
              <dt>Waived</dt>
              <dd>{edge.waived}</dd>
            </>
          )}
          <dt>Source</dt>
          <dd>
            <code>{edge.line}</code>
          </dd>
        </dl>
      </Part>
      {edge.causes.length > 0 && (
        <Part title="Taken when">
          <ul className={css.list}>
            {edge.causes.map((cause) => (
              <li key={cause}>{cause}</li>
            ))}
          </ul>
        </Part>
      )}
      <Part title="Requirements">
        <Requirements flow={flow} ids={[...new Set(asked)]} />
      </Part>
      {operationId !== undefined && (
        <Part title="Decided by">
          <Operation
            operation={flow.operations.find((one) => one.id === operationId)}
            words={operationId}
          />
        </Part>
      )}
      <Part title="On each level">
        <ul className={css.list}>
          {LEVELS.map((level) => (
            <li key={level}>
              <Mark standing={transitionStanding(flow, runOf(runs, level), edge)} text={level} />{' '}
              <span className={css.small}>{runOf(runs, level)?.leftOut[id]}</span>
            </li>
          ))}
        </ul>
      </Part>
      <Proofs flow={flow} runs={runs} paths={pathsThrough(pathsOf(flow, runs), id)} ids={asked} />
    </>
  );
}

function Operation({ operation, words }: { operation: AtlasOperation | undefined; words: string }) {
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

function Proofs({
  flow,
  runs,
  paths,
  ids,
}: Props & { readonly paths: readonly AtlasPath[]; readonly ids: readonly string[] }) {
  const tests = [...new Set(ids.flatMap((id) => flow.tests[id] ?? []))].toSorted();
  return (
    <>
      <Part title={`Paths that prove it (${paths.length})`}>
        {paths.length === 0 && <p className={css.small}>No path comes here.</p>}
        <ul className={css.list}>
          {paths.map((path) => (
            <li key={path.id} className={css.row}>
              <a href={hashOf({ view: 'paths', path: path.id })}>
                <code>{path.id}</code>
              </a>
              <Standings runs={runs} path={path.id} />
            </li>
          ))}
        </ul>
      </Part>
      {tests.length > 0 && (
        <Part title="Tests that name its requirements">
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

/** How the last run of a path ended on each level. */
export function Standings({ runs, path }: { runs: readonly Run[]; path: string }) {
  return LEVELS.map((level) => (
    <Mark key={level} standing={standingOf(runOf(runs, level), path)} text={level} />
  ));
}
