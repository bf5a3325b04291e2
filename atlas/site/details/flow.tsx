import { useState } from 'react';
import { LEVELS, type Level } from '../../../review/paths/level.ts';
import type { AtlasTransition, FlowData, Run } from '../../data.ts';
import {
  commitWords,
  leftOutAt,
  LEVEL_WORDS,
  ranAt,
  replayedAt,
  runOf,
  summaryOf,
  transitionStanding,
} from '../coverage.ts';
import { Mark } from '../mark.tsx';
import { MarketRules } from '../market-rules.tsx';
import { NeverAlways } from './never-always.tsx';
import { ProductProofs, ProofCounts } from '../proof.tsx';
import { NeverRan } from '../never-ran.tsx';
import * as css from '../styles.css.ts';
import { Ids, Requirements, TransitionLine } from '../words.tsx';
import { OutdatedPaths, Part, type Props } from './parts.tsx';
import { Signs } from './signs.tsx';

export function OfFlow({ flow, runs }: Props) {
  const { chart, journeys } = flow;
  const standings = chart.transitions.map((edge) => transitionStanding(flow, undefined, edge));
  const gaps = chart.transitions.filter((_, index) => standings[index] === 'open');
  const waived = chart.transitions.filter((_, index) => standings[index] === 'waived');
  return (
    <>
      <h2>Overview</h2>
      <NeverAlways flow={flow} />
      <p className={css.small}>
        Select a state or a transition to see what it means, what asks for it and what proves it.
      </p>
      <Part title="Facts">
        <dl className={css.facts}>
          <dt>Regulated</dt>
          <dd>{chart.regulated ? 'Yes: a change needs an approval' : 'No'}</dd>
          <dt>Approval</dt>
          <dd>
            <a href="#/changes">{flow.approval.words}</a>
          </dd>
          <dt>States</dt>
          <dd>{chart.states.length}</dd>
          <dt>Transitions</dt>
          <dd>{chart.transitions.length}</dd>
          <dt>Paths</dt>
          <dd>
            <a href="#/paths">{flow.paths.length}</a>
          </dd>
          <dt>Flow</dt>
          <dd>
            <code>{flow.id}</code>
          </dd>
        </dl>
      </Part>
      <MarketRules flow={flow} />
      <Part title="Requirements">
        <Held flow={flow} />
      </Part>
      <Part title="Last runs">
        <ul className={css.list}>
          {ranAt(runs).map((level) => (
            <li key={level}>
              <LevelSummary flow={flow} run={runOf(runs, level)} level={level} />
            </li>
          ))}
        </ul>
        <NeverRan runs={runs} />
      </Part>
      {flow.outdated.length > 0 && (
        <Part title={`Paths that do not fit this chart (${flow.outdated.length})`}>
          <OutdatedPaths of={flow.outdated} />
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
      {LEVELS.map((level) => (
        <LeftOut key={level} flow={flow} level={level} />
      ))}
      <Signs />
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
  const { index } = globalThis.atlas;
  return (
    <>
      <p>
        Of {ids.length} that this flow names: <ProofCounts proofs={Object.values(flow.proofs)} />
      </p>
      <ProductProofs proofs={index.proofs} untried={index.untried} />
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

/** The transitions that cannot come about at a level, and why. */
function LeftOut({ flow, level }: { flow: FlowData; level: Level }) {
  const leftOut = leftOutAt(flow, level);
  const edges = flow.chart.transitions.filter(({ id }) => leftOut[id] !== undefined);
  if (edges.length === 0) return null;
  return (
    <Part title={`Left out on the ${LEVEL_WORDS[level]} level (${edges.length})`}>
      <ul className={css.list}>
        {edges.map((edge) => (
          <li key={edge.id}>
            <TransitionLine flow={flow} edge={edge} from />
            <p className={css.small}>{leftOut[edge.id]}</p>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function LevelSummary({ flow, run, level }: { flow: FlowData; run: Run; level: Level }) {
  const planned = replayedAt(
    flow.paths.map(({ id }) => id),
    flow.levels[level].skipped,
  );
  const summary = summaryOf(run, flow.id, planned);
  if (summary === undefined)
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
