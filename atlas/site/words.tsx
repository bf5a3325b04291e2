import { Fragment } from 'react';
import type { AtlasState, AtlasTransition, FlowData } from '../data.ts';
import { hashOf } from '../address.ts';
import { ProofMark } from './proof.tsx';
import { asked, list, number, quiet, small, tag } from './styles.css.ts';

/** `enteringAmount` → `Entering amount`, as on the diagram. */
export function nameOf(flow: FlowData, id: string): string {
  const box = flow.layout.boxes.find((one) => one.id === id);
  return (
    box?.lines
      .filter(({ style }) => style === 'title')
      .map(({ text }) => text)
      .join(' ') ?? id
  );
}

export function StateLink({ flow, id }: { flow: FlowData; id: string }) {
  return <a href={hashOf({ view: 'chart', state: id })}>{nameOf(flow, id)}</a>;
}

/** What a transition does, on one line: what happens, its condition, where it leads. */
export function TransitionLine({
  flow,
  edge,
  from = false,
}: {
  flow: FlowData;
  edge: AtlasTransition;
  from?: boolean;
}) {
  const to = edge.targets.map((target) => nameOf(flow, target)).join(', ');
  return (
    <span>
      {from && <span className={quiet}>{nameOf(flow, edge.source)}: </span>}
      <a href={hashOf({ view: 'chart', transition: edge.id })}>{edge.words}</a>
      {edge.outcomes.length > 0 && <> {edge.outcomes.join(', ')}</>}
      {edge.guard !== undefined && <span className={quiet}> [{edge.guard.words}]</span>}
      <span className={quiet}> → </span>
      {to === '' ? <span className={quiet}>stays</span> : to}
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
          </span>
        </li>
      ))}
    </ul>
  );
}

export const stateById = (flow: FlowData, id: string): AtlasState | undefined =>
  flow.chart.states.find((state) => state.id === id);

export const transitionById = (flow: FlowData, id: string): AtlasTransition | undefined =>
  flow.chart.transitions.find((edge) => edge.id === id);
