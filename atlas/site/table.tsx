import type { ReactNode } from 'react';
import { LEVELS } from '../../review/paths/level.ts';
import { hashOf } from '../address.ts';
import type { FlowData, Run } from '../data.ts';
import { LEVEL_WORDS, runOf, transitionStanding } from './coverage.ts';
import { DECIDERS } from './decider.ts';
import { Mark } from './mark.tsx';
import * as css from './styles.css.ts';
import * as tables from './tables.css.ts';
import { nameOf } from './names.ts';
import { Ids, StateLink } from './words.tsx';

/** A name in capitals, broken where its words end. */
const breakable = (name: string): ReactNode[] =>
  name.split(/(?<=_)/).flatMap((word) => [word, <wbr key={word} />]);

/** The chart in words: every state, and every transition that leaves it. */
export function ChartTable({
  flow,
  runs,
  policy,
}: {
  flow: FlowData;
  runs: readonly Run[];
  policy: string;
}) {
  const { states, transitions } = flow.chart;
  return (
    <>
      <h2>States</h2>
      <div className={tables.wide}>
        <table className={tables.ledger}>
          <thead>
            <tr>
              <th scope="col">State</th>
              <th scope="col">Part of</th>
              <th scope="col">What the player meets</th>
              <th scope="col">Status value</th>
              <th scope="col">Runs meanwhile</th>
              <th scope="col">Requirements</th>
            </tr>
          </thead>
          <tbody>
            {states.map((state) => (
              <tr key={state.id}>
                <th scope="row">
                  <StateLink flow={flow} id={state.id} />
                </th>
                <td data-head="Part of">
                  {state.parent !== undefined &&
                    `${nameOf(flow, state.parent)}${state.initial ? ' (begins here)' : ''}`}
                </td>
                <td data-head="The player meets">{state.description}</td>
                <td data-head="Status value">
                  {state.status !== undefined && <code>{breakable(state.status)}</code>}
                </td>
                <td data-head="Runs meanwhile">
                  {state.invokes.map(({ id, operation, words }) => (
                    <code key={id}>{operation ?? words}</code>
                  ))}
                </td>
                <td data-head="Requirements">
                  {state.requirements.length > 0 && (
                    <span>
                      <Ids ids={state.requirements} />
                    </span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <h2 className={css.area}>Transitions</h2>
      <div className={tables.wide}>
        <table className={tables.ledger}>
          <thead>
            <tr>
              <th scope="col">From</th>
              <th scope="col">What happens</th>
              <th scope="col">Who decides</th>
              <th scope="col">Only if</th>
              <th scope="col">To</th>
              <th scope="col">Announces</th>
              {LEVELS.map((level) => (
                <th key={level} scope="col">
                  {LEVEL_WORDS[level]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {transitions.map((edge) => (
              <tr key={edge.id}>
                <th scope="row">{nameOf(flow, edge.source)}</th>
                <td data-head="What happens">
                  <span>
                    <a href={hashOf({ view: 'chart', transition: edge.id })}>{edge.words}</a>{' '}
                    {edge.outcomes.join(', ')}
                    {edge.absentUnder.includes(policy) && <strong> absent under {policy}</strong>}
                  </span>
                </td>
                <td data-head="Who decides">{DECIDERS[edge.by]}</td>
                <td data-head="Only if">{edge.guard?.words}</td>
                <td data-head="To">
                  {edge.targets.length === 0
                    ? 'stays'
                    : edge.targets.map((target) => nameOf(flow, target)).join(', ')}
                </td>
                <td data-head="Announces">{edge.facts.join(', ')}</td>
                {LEVELS.map((level) => (
                  <td key={level} data-head={LEVEL_WORDS[level]}>
                    <Mark standing={transitionStanding(flow, runOf(runs, level), edge)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
