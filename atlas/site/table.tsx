import { LEVELS, type FlowData, type Run } from '../data.ts';
import { hashOf } from '../address.ts';
import { runOf, transitionStanding } from './coverage.ts';
import { Mark } from './mark.tsx';
import * as css from './styles.css.ts';
import { Ids, nameOf, StateLink } from './words.tsx';

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
      <div className={css.wide}>
        <table>
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
                <td>
                  {state.parent === undefined ? '' : nameOf(flow, state.parent)}
                  {state.initial && ' (begins here)'}
                </td>
                <td>{state.description}</td>
                <td>{state.status !== undefined && <code>{state.status}</code>}</td>
                <td>
                  {state.invokes.map(({ id, operation, words }) => (
                    <code key={id}>{operation ?? words}</code>
                  ))}
                </td>
                <td>
                  <Ids ids={state.requirements} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <h2 className={css.area}>Transitions</h2>
      <div className={css.wide}>
        <table>
          <thead>
            <tr>
              <th scope="col">From</th>
              <th scope="col">What happens</th>
              <th scope="col">Only if</th>
              <th scope="col">To</th>
              <th scope="col">Announces</th>
              {LEVELS.map((level) => (
                <th key={level} scope="col">
                  {level}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {transitions.map((edge) => (
              <tr key={edge.id}>
                <th scope="row">{nameOf(flow, edge.source)}</th>
                <td>
                  <a href={hashOf({ view: 'chart', transition: edge.id })}>{edge.words}</a>{' '}
                  {edge.outcomes.join(', ')}
                  {edge.absentUnder.includes(policy) && <strong> absent under {policy}</strong>}
                </td>
                <td>{edge.guard?.words}</td>
                <td>
                  {edge.targets.length === 0
                    ? 'stays'
                    : edge.targets.map((target) => nameOf(flow, target)).join(', ')}
                </td>
                <td>{edge.facts.join(', ')}</td>
                {LEVELS.map((level) => (
                  <td key={level}>
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
