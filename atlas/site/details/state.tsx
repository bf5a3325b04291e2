import { plain } from '../../../machines/engine/words.ts';
import type { AtlasTransition, FlowData } from '../../data.ts';
import { comesTo, pathsIn } from '../coverage.ts';
import { DECIDERS } from '../decider.ts';
import { Screens } from '../screens.tsx';
import * as css from '../styles.css.ts';
import { nameOf } from '../names.ts';
import { Requirements, stateById, StateLink } from '../words.tsx';
import { CanHappen } from './can-happen.tsx';
import { MeetingsAt } from './meetings.tsx';
import { Lines, Operation, operationOf, Part, Proofs, type Props } from './parts.tsx';

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
      <Screens flow={flow} id={id} />
      <Part title="Facts">
        <dl className={css.facts}>
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
          {reached.length > 0 && (
            <>
              <dt>Who leads here</dt>
              <dd>{leadersTo(flow, reached).join('; ')}</dd>
            </>
          )}
          {[...state.entry, ...state.exit].length > 0 && (
            <>
              <dt>Does</dt>
              <dd>{[...state.entry, ...state.exit].map(plain).join(', ')}</dd>
            </>
          )}
          <dt>State</dt>
          <dd>
            <code>{id}</code>
          </dd>
          <dt>Source</dt>
          <dd>
            <code>{state.line}</code>
          </dd>
        </dl>
      </Part>
      <Part title="Requirements">
        <Requirements flow={flow} ids={state.requirements} />
      </Part>
      {state.kind === 'atomic' && (
        <MeetingsAt flow={flow} isIt={({ states: active }) => active.includes(id)} />
      )}
      {state.invokes.map((invoke) => (
        <Part key={invoke.id} title="Runs meanwhile">
          <Operation
            operation={flow.operations.find((one) => one.id === invoke.operation)}
            words={invoke.words}
            chart={flow.starts[invoke.src]}
          />
        </Part>
      ))}
      <CanHappen flow={flow} state={state} />
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
        paths={pathsIn(flow, flow.paths, id)}
        ids={state.requirements}
        isIt={comesTo(flow, id)}
      />
    </>
  );
}

/** The ones who bring about that a state is reached; for the platform, by which operations. */
function leadersTo(flow: FlowData, edges: readonly AtlasTransition[]): string[] {
  return [...Map.groupBy(edges, ({ by }) => by)].map(([by, those]) => {
    const operations = [...new Set(those.map((edge) => operationOf(flow, edge)))].filter(
      (id) => id !== undefined,
    );
    return `${DECIDERS[by]}${operations.length > 0 ? `: ${operations.join(', ')}` : ''}`;
  });
}

const KINDS = {
  atomic: 'state',
  compound: 'frame: one of the states inside is active',
  parallel: 'frame: all regions inside are active at once',
  final: 'final: the flow, or this part of it, ends here',
  history: 'history: where it was left',
} as const;
