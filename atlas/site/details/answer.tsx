import { answering } from '../../../machines/engine/words.ts';
import type { AtlasPath } from '../../data.ts';
import * as css from '../styles.css.ts';
import { nameOf } from '../names.ts';
import { Requirements, stateById, StateLink } from '../words.tsx';
import { askedOf, Lines, Operation, operationOf, Part, Proofs, type Props } from './parts.tsx';

/** An answer of the platform: its target, its sender, its requirements and its proofs. */
export function OfAnswer({ flow, runs, answer }: Props & { answer: string }) {
  // Edges of this answer alone are the rule; edges that it shares with others are the exception.
  const edges = flow.chart.transitions
    .filter(({ outcomes }) => outcomes.includes(answer))
    .toSorted((a, b) => a.outcomes.length - b.outcomes.length);
  if (edges.length === 0) return <p>Nothing in this chart {answering(answer)}.</p>;
  const targets = [...new Set(edges.flatMap((edge) => edge.targets))];
  const operations = new Set(edges.map((edge) => operationOf(flow, edge)));
  const asked = edges.flatMap((edge) => askedOf(flow, edge));
  const isIt = ({ words }: AtlasPath['steps'][number]): boolean =>
    words.endsWith(` ${answering(answer)}`) || words.includes(` ${answering(answer)} (`);
  const paths = flow.paths.filter(({ steps }) => steps.some(isIt));
  /** The edges of the answer that no path takes, because they need another input. */
  const unwalked = edges.filter(
    ({ id }) =>
      !paths.some(({ steps }) => steps.some((step) => isIt(step) && step.transitions.includes(id))),
  );
  return (
    <>
      <h2 className={css.verbatim}>{answer}</h2>
      <p className={css.small}>An answer of the platform, and what the chart makes of it.</p>
      <Part title="Leads along">
        <Lines flow={flow} edges={edges} from />
        {unwalked.map(({ id, targets }) => (
          <p key={id} className={css.small}>
            On the paths, {targets.map((target) => nameOf(flow, target)).join(', ')} is reached with
            other answers than this; see the journeys pinned by hand.
          </p>
        ))}
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
            from={stateById(flow, target)?.kind !== 'atomic'}
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
      <Proofs flow={flow} runs={runs} paths={paths} ids={asked} isIt={isIt} />
    </>
  );
}
