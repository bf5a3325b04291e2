import { Fragment } from 'react';
import type { Meeting } from '../../review/requirements/meetings.ts';
import type { AtlasState, AtlasTransition, FlowData } from '../data.ts';
import { hashOf } from '../address.ts';
import { ProofMark } from './proof.tsx';
import { nameOf } from './names.ts';
import { asked, block, list, number, quiet, small, tag } from './styles.css.ts';

export function StateLink({ flow, id }: { flow: FlowData; id: string }) {
  return <a href={hashOf({ view: 'chart', state: id })}>{nameOf(flow, id)}</a>;
}

/** A transition on one line: the happening, its condition, its target. */
export function TransitionLine({
  flow,
  edge,
  from = false,
}: {
  flow: FlowData;
  edge: AtlasTransition;
  from?: boolean;
}) {
  return (
    <span>
      {from && (
        <span className={quiet}>
          <StateLink flow={flow} id={edge.source} />:{' '}
        </span>
      )}
      <a href={hashOf({ view: 'chart', transition: edge.id })}>{edge.words}</a>
      {edge.outcomes.length > 0 && <> {edge.outcomes.join(', ')}</>}
      {edge.guard !== undefined && <span className={quiet}> [{edge.guard.words}]</span>}
      <span className={quiet}> → </span>
      {edge.targets.length === 0 ? (
        <span className={quiet}>stays</span>
      ) : (
        edge.targets.map((target, index) => (
          <Fragment key={target}>
            {index > 0 && ', '}
            <StateLink flow={flow} id={target} />
          </Fragment>
        ))
      )}
      {edge.absentUnder.length > 0 && (
        <span className={quiet}> (absent under {edge.absentUnder.join(', ')})</span>
      )}
    </span>
  );
}

/** Requirement ids in a row; none is broken over two lines. */
export const Ids = ({ ids }: { ids: readonly string[] }) =>
  ids.map((id, index) => (
    <Fragment key={id}>
      {index > 0 && ', '}
      <span className={number}>{id}</span>
    </Fragment>
  ));

/** Requirement ids with the project's own wording, and how each is held. */
export function Requirements({ flow, ids }: { flow: FlowData; ids: readonly string[] }) {
  if (ids.length === 0) return <p className={small}>None is named here.</p>;
  return (
    <ul className={list}>
      {ids.map((id) => (
        <li key={id} className={asked}>
          <a className={tag} href={`../requirements.html#/${id}`}>
            {id}
          </a>
          <span>
            {flow.wording[id]} <ProofMark proof={flow.proofs[id] ?? 'absent'} />
            {flow.meetings
              .filter(({ requirements }) => requirements.includes(id))
              .map((meeting) => (
                <MeetingLine key={meeting.id} meeting={meeting} of={id} />
              ))}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The rule where requirements meet, with the way there. @param of the requirement beside which it shows */
export function MeetingLine({
  meeting: { id, requirements, words },
  of,
  file = '',
}: {
  meeting: Meeting;
  of?: string;
  /** The page of its flow, where that is another. */
  file?: string;
}) {
  const others = requirements.filter((one) => one !== of);
  return (
    <span className={`${small} ${block}`}>
      {of === undefined ? '' : 'Meets '}
      <Ids ids={others} />: {words}{' '}
      <a href={`${file}${hashOf({ view: 'meeting', meeting: id })}`}>The path there</a>
    </span>
  );
}

export const stateById = (flow: FlowData, id: string): AtlasState | undefined =>
  flow.chart.states.find((state) => state.id === id);

export const transitionById = (flow: FlowData, id: string): AtlasTransition | undefined =>
  flow.chart.transitions.find((edge) => edge.id === id);
