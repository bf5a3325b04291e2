import { useCallback, useMemo, useState } from 'react';
import { LEVELS, type Level } from '../../review/paths/level.ts';
import { fileOf, hashOf, policyFile, type View } from '../address.ts';
import type { FlowData, Run } from '../data.ts';
import type { PolicySummary } from '../policy-data.ts';
import { Canvas } from './canvas.tsx';
import {
  changeCount,
  ChangeLegend,
  Changes,
  changeTones,
  changedPart,
  type Side,
} from './changes.tsx';
import {
  LEVEL_WORDS,
  runOf,
  STANDING_WORDS,
  stateStanding,
  transitionStanding,
  type Standing,
} from './coverage.ts';
import { Details } from './details/details.tsx';
import type { Tone } from './diagram.css.ts';
import { Exports } from './exports.tsx';
import { formerOf } from '../former.ts';
import { go, useView } from './hash.ts';
import { LineSample } from './mark.tsx';
import { marketInWords, marketOption, useMarket } from './market.ts';
import { SameInMarkets } from './market-rules.tsx';
import { PathList } from './path-list.tsx';
import { PathSteps } from './paths.tsx';
import { usePrinting } from './printing.ts';
import { MeetingPanel } from './details/meetings.tsx';
import { PromisePanel } from './details/promise-panel.tsx';
import { foundHere, useVerifying } from './details/verified.ts';
import * as css from './styles.css.ts';
import { ChartTable } from './table.tsx';

interface Props {
  readonly flow: FlowData;
  readonly runs: readonly Run[];
}

/** One flow: its chart beside the facts of the selection, its table, its paths. */
export function FlowPage({
  flow,
  runs,
  policies,
}: Props & { readonly policies: readonly PolicySummary[] }) {
  const view = useView();
  const [policy, setPolicy] = useMarket(view);
  const known = policies.filter(({ id }) => flow.policies.includes(id));
  const [heat, setHeat] = useState<Level | ''>('');
  const [side, setSide] = useState<Side>('both');
  return (
    <main className={css.flow}>
      <FlowHead flow={flow} view={view.view} />
      {view.view === 'changes' ? (
        flow.comparisons.some(({ drawn }) => drawn !== undefined) ? (
          <ChangeLegend side={side} onSide={setSide} />
        ) : (
          <div className={css.tools} />
        )
      ) : (
        <div className={css.tools}>
          {flow.policies.length === 0 ? (
            <SameInMarkets flow={flow} />
          ) : (
            <label className={css.choice}>
              Market policy
              <select
                className={css.select}
                value={policy}
                onChange={(event) => setPolicy(event.target.value)}
              >
                <option value="">all together</option>
                {known.map(({ id, name, residents }) => (
                  <option key={id} value={id}>
                    {marketOption(name, residents.short)}
                  </option>
                ))}
              </select>
              {policy !== '' && <a href={`../${policyFile(policy)}`}>Its rules</a>}
            </label>
          )}
          {view.view !== 'table' && (
            <label className={css.choice}>
              Coverage
              <select
                className={css.select}
                value={heat}
                onChange={(event) => setHeat(event.target.value as Level | '')}
              >
                <option value="">not shown</option>
                {LEVELS.map((level) => (
                  <option key={level} value={level}>
                    {`${LEVEL_WORDS[level]} level`}
                  </option>
                ))}
              </select>
            </label>
          )}
          <Legend
            flow={flow}
            policy={policy}
            name={known.find(({ id }) => id === policy)?.name ?? policy}
            heat={view.view === 'table' ? '' : heat}
          />
        </div>
      )}
      {view.view === 'table' ? (
        <div className={css.scroll}>
          <ChartTable flow={flow} runs={runs} policy={policy} />
        </div>
      ) : (
        <ChartView flow={flow} runs={runs} view={view} policy={policy} heat={heat} side={side} />
      )}
    </main>
  );
}

/** Title and parts of a flow's pages. */
export function FlowHead({ flow, view }: { flow: FlowData; view: View['view'] }) {
  const parts = [
    ['chart', 'Chart', `../${fileOf(flow.id)}#/`],
    ['table', 'Table', `../${fileOf(flow.id)}#/table`],
    ['paths', `Paths (${flow.paths.length})`, `../${fileOf(flow.id)}#/paths`],
    ['changes', changesTitle(flow), `../${fileOf(flow.id)}#/changes`],
    ['dossier', 'Dossier', `../${fileOf(flow.id, 'dossier')}`],
    ['exports', 'Export', `../${fileOf(flow.id)}#/exports`],
    ['simulate', 'Simulate', `../${fileOf(flow.id, 'simulate')}`],
    ['watch', 'Watch', `../${fileOf(flow.id, 'watch')}`],
  ] as const;
  return (
    <header className={css.flowHead}>
      <h1>{flow.chart.title}</h1>
      <p className={css.quiet}>{flow.chart.description}</p>
      <span className={css.grow} />
      <nav className={css.nav} aria-label="Parts of this flow">
        {parts.map(([name, words, href]) => (
          <a
            key={name}
            className={css.navLink}
            href={href}
            aria-current={name === view ? 'page' : undefined}
          >
            {words}
          </a>
        ))}
      </nav>
    </header>
  );
}

/** Where an answer is waited for. */
const answeredAt = (flow: FlowData, answer: string | undefined): string | undefined =>
  answer === undefined
    ? undefined
    : flow.chart.transitions.find(({ outcomes }) => outcomes.includes(answer))?.id;

function changesTitle({ comparisons }: FlowData): string {
  const since = comparisons.find(({ against }) => against === 'approval');
  return since === undefined || since.changes.length === 0
    ? 'Approval'
    : `Approval (${changeCount(since.changes)})`;
}

function Legend({
  flow,
  policy,
  name,
  heat,
}: {
  flow: FlowData;
  policy: string;
  name: string;
  heat: string;
}) {
  return (
    <output className={css.legend}>
      {policy !== '' && marketInWords(flow, policy, name)}
      {heat !== '' &&
        (Object.keys(STANDING_WORDS) as Standing[]).map((standing) => (
          <LineSample key={standing} tone={standing} text={STANDING_WORDS[standing]} />
        ))}
    </output>
  );
}

function ChartView({
  flow,
  runs,
  view,
  policy,
  heat,
  side,
}: Props & { view: View; policy: string; heat: Level | ''; side: Side }) {
  const verifying = useVerifying();
  const promise = view.view === 'promise' ? view.promise : undefined;
  const meeting = view.view === 'meeting' ? view.meeting : undefined;
  const path =
    view.view === 'paths'
      ? flow.paths.find(({ id }) => id === view.path)
      : meeting !== undefined
        ? flow.meetings.find(({ id }) => id === meeting)?.path
        : promise === undefined
          ? undefined
          : (flow.promises.find(({ id }) => id === promise)?.broken ??
            foundHere(verifying, flow.id, promise)?.broken);
  const asked = 'step' in view ? view.step : undefined;
  // A meeting opens at its end, any other path at its begin.
  const at = asked ?? (meeting === undefined ? 0 : (path?.steps.length ?? 1) - 1);
  const state = view.view === 'chart' ? view.state : undefined;
  const transition = view.view === 'chart' ? view.transition : undefined;
  const answer = view.view === 'chart' ? view.answer : undefined;
  const comparing = view.view === 'changes';
  const [chosen, setChosen] = useState(flow.comparisons[0]);
  const compared = comparing ? chosen : undefined;
  const part = view.view === 'changes' ? view.part : undefined;
  const tones = useMemo(() => {
    if (compared !== undefined) return changeTones(compared, side);
    const found = new Map<string, Tone>();
    if (heat !== '') {
      const run = runOf(runs, heat);
      for (const edge of flow.chart.transitions)
        found.set(edge.id, transitionStanding(flow, run, edge));
      for (const one of flow.chart.states)
        if (one.kind === 'atomic' || one.kind === 'final')
          found.set(one.id, stateStanding(flow, run, one.id));
    }
    for (const edge of flow.chart.transitions)
      if (edge.absentUnder.includes(policy)) found.set(edge.id, 'absent');
    const step = path?.steps[at];
    for (const id of step?.states.slice(1) ?? []) found.set(id, 'active');
    for (const id of step?.transitions ?? []) found.set(id, 'active');
    return found;
  }, [flow, runs, policy, heat, path, at, compared, side]);
  const selection = useMemo(
    () =>
      new Set(
        [
          state,
          transition,
          part,
          ...flow.chart.transitions.flatMap(({ id, outcomes, targets }) =>
            answer !== undefined && outcomes.includes(answer) ? [id, ...targets] : [],
          ),
        ].filter((id) => id !== undefined),
      ),
    [flow, state, transition, part, answer],
  );
  const select = useCallback(
    (what: { state?: string; transition?: string }) => {
      const asked = what.transition ?? what.state ?? '';
      const changed = compared?.changes.find(({ id }) => id === (formerOf(asked) ?? asked));
      // A removed state has a place in the comparison alone.
      go(
        hashOf(
          changed === undefined
            ? { view: 'chart', ...what }
            : { view: 'changes', part: changed.id },
        ),
      );
    },
    [compared],
  );
  const printing = usePrinting();
  return (
    <div className={view.view === 'chart' ? css.split : css.splitToRead}>
      <Canvas
        key={compared?.drawn === undefined ? 'chart' : compared.against}
        flow={compared?.drawn ?? flow}
        tones={tones}
        selection={selection}
        focus={
          changedPart(compared, part) ??
          state ??
          transition ??
          answeredAt(flow, answer) ??
          path?.steps[at]?.states.at(-1)
        }
        selectedState={state}
        onSelect={select}
      />
      <aside className={css.panel} aria-label="Details" aria-live="polite">
        {comparing ? (
          <Changes flow={flow} comparison={chosen} part={part} onCompare={setChosen} />
        ) : meeting !== undefined ? (
          <MeetingPanel flow={flow} id={meeting} at={at} />
        ) : promise !== undefined ? (
          <PromisePanel flow={flow} id={promise} at={at} />
        ) : view.view === 'exports' ? (
          <Exports flow={flow} />
        ) : view.view === 'paths' ? (
          path === undefined ? (
            <PathList flow={flow} runs={runs} unknown={view.path} />
          ) : (
            <PathSteps flow={flow} runs={runs} path={path} at={at} />
          )
        ) : (
          <Details flow={flow} runs={runs} state={state} transition={transition} answer={answer} />
        )}
      </aside>
      {printing && (
        <div className={css.printOnly}>
          <ChartTable flow={flow} runs={runs} policy={policy} />
        </div>
      )}
    </div>
  );
}
