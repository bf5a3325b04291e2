import { plain } from '../../../machines/chart/words.ts';
import { comesTo, pathsIn, pathsOf } from '../coverage.ts';
import * as css from '../styles.css.ts';
import { nameOf, Requirements, stateById, StateLink } from '../words.tsx';
import { Lines, Operation, Part, Proofs, type Props } from './parts.tsx';

export function OfState({ flow, runs, id }: Props & { id: string }) {
  const state = stateById(flow, id);
  if (state === undefined) return <p>This chart has no state {id}.</p>;
  const { transitions, states } = flow.chart;
  const reached = transitions.filter(({ targets }) => targets.includes(id));
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
          <dd>{state.screens.map(plain).join(', ') || 'none: passed through at once'}</dd>
          {[...state.entry, ...state.exit].length > 0 && (
            <>
              <dt>Does</dt>
              <dd>{[...state.entry, ...state.exit].map(plain).join(', ')}</dd>
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
            chart={flow.starts[invoke.src]}
          />
        </Part>
      ))}
      <Part title="What can happen here">
        <Lines flow={flow} edges={transitions.filter(({ source }) => source === id)} />
      </Part>
      <Part title="How it is reached">
        {state.initial && state.parent !== undefined && (
          <p>
            Where <StateLink flow={flow} id={state.parent} /> begins.
          </p>
        )}
        <Lines flow={flow} edges={reached} from none={!state.initial} />
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
        paths={pathsIn(flow, pathsOf(flow, runs), id)}
        ids={state.requirements}
        isIt={comesTo(flow, id)}
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
