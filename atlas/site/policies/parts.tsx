import type { ReactNode } from 'react';
import { fieldOf, isPolicyField } from '../../../machines/policies/fields.ts';
import type { FlowPromise } from '../../../machines/policies/flow-promises.ts';
import { titled } from '../../../machines/engine/words.ts';
import { addressOf } from '../../address.ts';
import type { NamedEdge } from '../../policy-data.ts';
import * as css from '../styles.css.ts';
import * as own from './policies.css.ts';

/** Transitions of a flow, each leading to its place in the chart. */
export function EdgeLinks({ flow, edges }: { flow: string; edges: readonly NamedEdge[] }) {
  return (
    <ul className={css.list}>
      {edges.map(({ id, name }) => (
        <li key={id}>
          <a href={`../${addressOf(flow, { view: 'chart', transition: id })}`}>{name}</a>
        </li>
      ))}
    </ul>
  );
}

const WHO = {
  player: 'the player',
  platform: 'the platform',
  site: 'the site',
  time: 'time',
} as const;

/** A run in words: each act, its actor, and the player's screen after it. */
export function Way({ path }: { path: FlowPromise['path'] }) {
  return (
    <ol className={own.way}>
      {path.map(({ by, words, screen }, index) => (
        // The same thing may happen twice: only the place tells steps apart.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>
          {words} <span className={css.small}>({WHO[by]})</span>
          {screen !== undefined && <span className={css.quiet}> → {titled(screen)}</span>}
        </li>
      ))}
    </ol>
  );
}

/** Requirement ids; one without a row in the matrix leads nowhere. */
export function RequirementTags({
  ids,
  known,
  up,
}: {
  ids: readonly string[];
  known: readonly string[];
  up: string;
}) {
  return (
    <span className={css.row}>
      {ids.map((id) =>
        known.includes(id) ? (
          <a key={id} className={css.tag} href={`${up}requirements.html#/${id}`}>
            {id}
          </a>
        ) : (
          <span key={id} className={css.tag}>
            {id}
          </span>
        ),
      )}
    </span>
  );
}

/** The fields of the policy by which something stands or falls. */
export const FieldNames = ({ fields }: { fields: readonly string[] }) =>
  fields
    .map((field) => (isPolicyField(field) ? fieldOf(field).title : field))
    .join(', ')
    .toLowerCase();

/** A part of a page under a title of its own, which an address can lead to. */
export function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={css.area}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** With a capital at its begin, as it stands alone. */
export const asSentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
