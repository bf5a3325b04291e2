import { useState } from 'react';
import { LEVELS, type Level } from '../../../replay/level.ts';
import type { AtlasTransition, FlowData, Run } from '../../data.ts';
import { commitWords, LEVEL_WORDS, runOf, summaryOf, transitionStanding } from '../coverage.ts';
import { Mark } from '../mark.tsx';
import { ProofCounts } from '../proof.tsx';
import * as css from '../styles.css.ts';
import { Ids, Requirements, TransitionLine } from '../words.tsx';
import { Misfits, Part, type Props } from './parts.tsx';

export function OfFlow({ flow, runs }: Props) {
  const { chart, journeys } = flow;
  const standings = chart.transitions.map((edge) => transitionStanding(flow, undefined, edge));
  const gaps = chart.transitions.filter((_, index) => standings[index] === 'open');
  const waived = chart.transitions.filter((_, index) => standings[index] === 'waived');
  return (
    <>
      <h2>Overview</h2>
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
      <Part title="Requirements">
        <Held flow={flow} />
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
      {flow.misfits.length > 0 && (
        <Part title={`Paths that do not fit this chart (${flow.misfits.length})`}>
          <Misfits of={flow.misfits} />
        </Part>
      )}
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

/** How the requirements that the chart and its journeys name are held. */
function Held({ flow }: { flow: FlowData }) {
  const ids = Object.keys(flow.proofs).toSorted();
  const open = ids.filter((id) => flow.proofs[id] !== 'proven');
  return (
    <>
      <p>
        <ProofCounts proofs={Object.values(flow.proofs)} />
      </p>
      {open.length > 0 && (
        <details>
          <summary>Not proven ({open.length})</summary>
          <Requirements flow={flow} ids={open} />
        </details>
      )}
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
    <Part title={`Left out on the ${LEVEL_WORDS[run.level]} level (${edges.length})`}>
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
  level: Level;
}) {
  const summary = summaryOf(
    run,
    flow.id,
    flow.paths.map(({ id }) => id),
  );
  if (run === undefined || summary === undefined)
    return (
      <>
        <Mark standing="idle" /> {LEVEL_WORDS[level]}: not run yet
      </>
    );
  const { passed, failed, missing, outdated } = summary;
  const standing =
    failed > 0 ? 'failed' : outdated !== undefined ? 'outdated' : missing > 0 ? 'idle' : 'passed';
  return (
    <>
      <Mark standing={standing} /> {LEVEL_WORDS[level]}: {outdated}
      {outdated !== undefined && passed + failed > 0 && '; '}
      {(outdated === undefined || passed + failed > 0) &&
        `${passed} of ${passed + failed} paths passed`}
      {missing > 0 && `, ${missing} not run yet`}
      <span className={css.small}>
        {' '}
        last run at commit {commitWords(run.commit)}, {run.at.slice(0, 16).replace('T', ' ')} UTC
      </span>
    </>
  );
}
