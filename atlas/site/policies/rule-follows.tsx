import { FIELDS } from '../../../machines/policies/fields.ts';
import { addressOf } from '../../address.ts';
import type { NamedEdge, PolicySummary, RuleData } from '../../policy-data.ts';
import * as css from '../styles.css.ts';
import { asSentence } from './parts.tsx';

/** The transitions that a rule opens and closes, by each of its values, and the promises that depend on it. */
export function RuleFollows({
  rule,
  policies,
  open = false,
  only,
}: {
  rule: RuleData;
  policies: readonly PolicySummary[];
  open?: boolean;
  /** The market whose value alone is told. */
  only?: string | undefined;
}) {
  const { askedIn, promises } = rule;
  const values = rule.values.filter(
    (one) => only === undefined || one.policies.some((id) => id === only),
  );
  const isAsked = askedIn.length > 0;
  const edges = values.flatMap(({ flows }) =>
    flows.flatMap(({ closes, opens }) => [...closes, ...opens]),
  );
  const nameOf = (id: string): string => policies.find((one) => one.id === id)?.name ?? id;
  return (
    <details className={css.small} open={open}>
      <summary>
        {!isAsked && promises.length === 0
          ? 'What follows: no chart asks, a page or the platform holds it'
          : `What follows: ${counted(edges.length, 'transition')}, ${counted(promises.length, 'promise')}`}
      </summary>
      <div className={css.stack}>
        <HeldBy rule={rule} />
        {values.map(({ words, policies: those, flows }) => (
          <div key={words}>
            {only === undefined && (
              <p>
                Where it is “{words}” ({those.map(nameOf).join(', ')}):
              </p>
            )}
            {flows.length === 0 && isAsked && (
              <p>No transition of a chart comes or goes by it; numbers and promises may.</p>
            )}
            {flows.map(({ flow, title, closes, opens }) => (
              <div key={flow}>
                <Edges
                  words={`${title}, closed`}
                  flow={flow}
                  edges={closes}
                  under={only ?? those[0]}
                />
                <Edges
                  words={`${title}, opened`}
                  flow={flow}
                  edges={opens}
                  under={only ?? those[0]}
                />
              </div>
            ))}
          </div>
        ))}
        {promises.length > 0 && (
          <>
            <p>Promised by it:</p>
            <ul className={css.list}>
              {promises.map(({ of, title }) => (
                <li key={`${of} ${title}`}>
                  {asSentence(title)} ({of})
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </details>
  );
}

function HeldBy({ rule: { field, askedIn } }: { rule: RuleData }) {
  const { heldIn, toldTo } = FIELDS[field];
  if (askedIn.length > 0)
    return (
      <p>
        Asked for in:{' '}
        {askedIn.map(({ flow, title }, index) => (
          <span key={flow}>
            {index > 0 && ', '}
            <a href={addressOf(flow)}>{title}</a>
          </span>
        ))}
      </p>
    );
  if (toldTo !== undefined)
    return (
      <p>
        No chart reads it from the policy: the terms of a launch tell it to{' '}
        <a href={addressOf(toldTo)}>{toldTo}</a>.
      </p>
    );
  return (
    <p>
      No chart asks for it:{' '}
      {heldIn === undefined ? (
        'a page or the platform holds it.'
      ) : (
        <>
          the form and the platform hold it, in <a href={addressOf(heldIn)}>{heldIn}</a>.
        </>
      )}
    </p>
  );
}

function Edges({
  words,
  flow,
  edges,
  under,
}: {
  words: string;
  flow: string;
  edges: readonly NamedEdge[];
  under: string | undefined;
}) {
  if (edges.length === 0) return null;
  return (
    <>
      <p>{words}:</p>
      <ul className={css.list}>
        {edges.map(({ id, name }) => (
          <li key={id}>
            <a
              href={addressOf(flow, {
                view: 'chart',
                transition: id,
                ...(under && { policy: under }),
              })}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

const counted = (many: number, one: string): string => `${many} ${one}${many === 1 ? '' : 's'}`;
