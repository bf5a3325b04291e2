import type { AtlasState, FlowData } from '../../data.ts';
import * as css from '../styles.css.ts';
import { StateLink } from '../words.tsx';
import { endOf, waysFrom } from './leaving.ts';
import { Lines, Part } from './parts.tsx';

/** Everything that can happen in a state: its own transitions, and those of the frames around it. */
export function CanHappen({ flow, state }: { flow: FlowData; state: AtlasState }) {
  const ways = waysFrom(flow, state.id);
  const end = endOf(flow, state);
  return (
    <Part title="What can happen here">
      {end === 'flow' && <p>Nothing: the flow ends here.</p>}
      {end !== 'flow' && ways.length === 0 && (
        <p>
          {state.kind === 'atomic'
            ? 'Nothing: it stands for as long as the flow runs.'
            : 'Nothing to it as a whole: the states inside say what can happen in them.'}
        </p>
      )}
      {end === 'part' && state.parent !== undefined && (
        <p>
          <StateLink flow={flow} id={state.parent} /> ends here, and goes on as follows.
        </p>
      )}
      {end !== 'flow' &&
        ways.map(({ from, edges }) => (
          <div key={from.id} className={css.stack}>
            {from.id !== state.id && (
              <p className={css.small}>
                Inherited from{' '}
                {from.parent === undefined ? (
                  'the whole flow'
                ) : (
                  <StateLink flow={flow} id={from.id} />
                )}
                , which is active meanwhile:
              </p>
            )}
            <Lines flow={flow} edges={edges} />
          </div>
        ))}
    </Part>
  );
}
