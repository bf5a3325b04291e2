import { plain } from '../../../machines/engine/words.ts';
import { LEVELS } from '../../../review/paths/level.ts';
import { hashOf } from '../../address.ts';
import { Command, throughCommand } from '../command.tsx';
import { leftOutAt, LEVEL_WORDS, pathsThrough, runOf, transitionStanding } from '../coverage.ts';
import { Mark } from '../mark.tsx';
import * as css from '../styles.css.ts';
import { Requirements, StateLink, transitionById } from '../words.tsx';
import { MeetingsAt } from './meetings.tsx';
import { askedOf, Operation, operationOf, Part, Proofs, type Props } from './parts.tsx';

export function OfTransition({ flow, runs, id }: Props & { id: string }) {
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
      {edge.description !== undefined && edge.description !== edge.guard?.words && (
        <p>{edge.description}</p>
      )}
      <Part title="Facts">
        <dl className={css.facts}>
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
              <dd>{edge.actions.map(plain).join(', ')}</dd>
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
          <dt>Transition</dt>
          <dd>
            <code>{id}</code>
          </dd>
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
      <MeetingsAt flow={flow} isIt={({ transitions }) => transitions.includes(id)} />
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
              <Mark
                standing={transitionStanding(flow, runOf(runs, level), edge)}
                text={LEVEL_WORDS[level]}
              />{' '}
              <span className={css.small}>{leftOutAt(flow, level)[id]}</span>
            </li>
          ))}
        </ul>
        <Command line={throughCommand(flow.id, id)} />
      </Part>
      <Proofs
        flow={flow}
        runs={runs}
        paths={pathsThrough(flow.paths, id)}
        ids={asked}
        isIt={({ transitions }) => transitions.includes(id)}
      />
    </>
  );
}
