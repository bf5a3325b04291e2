import type { FlowPromise } from '../../../machines/policies/flow-promises.ts';
import type { MarketPolicy } from '../../../reference/policies.ts';
import { addressOf } from '../../address.ts';
import { Mark } from '../mark.tsx';
import * as css from '../styles.css.ts';
import { countsOf } from './counts.ts';
import type { ChangedClaim, ChangedFlow, WhatIf } from './explorer-types.ts';
import { asSentence, EdgeLinks, FieldNames, Way } from './parts.tsx';
import * as own from './policies.css.ts';

interface ConsequencesProps {
  readonly whatIf: WhatIf;
  readonly policy: MarketPolicy;
  readonly edits: string;
}

/** The promises that fall, the new ones, and the ways that open and close. */
export function Consequences({ whatIf, policy, edits }: ConsequencesProps) {
  const { flows, unseen } = whatIf;
  const fallen = flows.flatMap((flow) => flow.fallen.map((promise) => ({ flow, promise })));
  const gained = flows.flatMap((flow) => flow.gained.map((promise) => ({ flow, promise })));
  const moved = flows.filter(({ appear, go }) => appear.length + go.length > 0);
  const same = [
    ...flows.filter((flow) => !moved.includes(flow)).map(({ title }) => title),
    ...whatIf.same,
  ];
  const { fallen: falls, gained: gains } = countsOf(whatIf);
  return (
    <>
      {unseen.length > 0 && (
        <section className={own.card} aria-labelledby="unseen">
          <h2 id="unseen">What cannot be seen here</h2>
          <p>
            <Mark standing="open" text="" /> No chart that is explored here asks for:{' '}
            <FieldNames fields={unseen} />. The platform or a page holds it, and what follows from
            the change is not among the results below.
          </p>
        </section>
      )}
      <section className={own.card} aria-labelledby="fallen">
        <h2 id="fallen">Promises that fall</h2>
        {falls === 0 && (
          <p>
            <Mark standing={unseen.length === 0 ? 'passed' : 'open'} text="" /> None of those that
            are checked here.
          </p>
        )}
        {whatIf.fallen.map((claim) => (
          <ClaimFinding
            key={claim.property.id}
            standing="failed"
            claim={claim}
            leadIn="The shortest way to it, under the copy:"
          />
        ))}
        {fallen.map(({ flow, promise }) => (
          <Finding
            key={`${flow.flow} ${promise.title}`}
            standing="failed"
            flow={flow}
            promise={promise}
            leadIn="The shortest way to it, under the copy:"
            walk={{ policy: policy.id, edits }}
          />
        ))}
      </section>
      <section className={own.card} aria-labelledby="gained">
        <h2 id="gained">Promises that are new</h2>
        {gains === 0 && <p className={css.quiet}>None.</p>}
        {whatIf.gained.map((claim) => (
          <ClaimFinding
            key={claim.property.id}
            standing="passed"
            claim={claim}
            leadIn="The way that is there under the original, and not under the copy:"
          />
        ))}
        {gained.map(({ flow, promise }) => (
          <Finding
            key={`${flow.flow} ${promise.title}`}
            standing="passed"
            flow={flow}
            promise={promise}
            leadIn="The way that is there under the original, and not under the copy:"
            walk={{ policy: policy.id, edits: '' }}
          />
        ))}
      </section>
      <section className={own.card} aria-labelledby="ways">
        <h2 id="ways">Ways that open and close</h2>
        {moved.length === 0 && (
          <p className={css.quiet}>None: every flow can do what it could, and nothing more.</p>
        )}
        {moved.map(({ flow, title, states, appear, go }) => (
          <div key={flow} className={css.entry}>
            <h3>
              <a href={`../${addressOf(flow)}`}>{title}</a>
            </h3>
            <p className={css.small}>
              {states.was} situations under the original, {states.is} under the copy
            </p>
            {appear.length > 0 && (
              <>
                <p>Opens:</p>
                <EdgeLinks flow={flow} edges={appear} />
              </>
            )}
            {go.length > 0 && (
              <>
                <p>Closes:</p>
                <EdgeLinks flow={flow} edges={go} />
              </>
            )}
          </div>
        ))}
        {same.length > 0 && <p className={css.small}>Stay as they are: {same.join(', ')}.</p>}
      </section>
    </>
  );
}

/** A claim about several flows at once. */
function ClaimFinding({
  standing,
  claim: { subject, property, demanded, path },
  leadIn,
}: {
  standing: 'passed' | 'failed';
  claim: ChangedClaim;
  leadIn: string;
}) {
  return (
    <div className={css.entry}>
      <p>
        <Mark standing={standing} text="" /> <strong>{asSentence(property.title)}</strong>
      </p>
      <p>{property.explains}</p>
      <p className={css.small}>
        {subject}, {property.requirements.join(', ')}
        {demanded ? '; asked for under this policy' : '; not asked for under this policy'}
      </p>
      <p>{leadIn}</p>
      <Way path={path} />
    </div>
  );
}

function Finding({
  standing,
  flow,
  promise,
  leadIn,
  walk,
}: {
  standing: 'passed' | 'failed';
  flow: ChangedFlow;
  promise: FlowPromise;
  leadIn: string;
  /** The policy under which the way can be walked. */
  walk: { readonly policy: string; readonly edits: string };
}) {
  const { title, requirements, fields, path, places } = promise;
  return (
    <div className={css.entry}>
      <p>
        <Mark standing={standing} text="" /> <strong>{asSentence(title)}</strong>
      </p>
      <p className={css.small}>
        {flow.title}
        {requirements.length > 0 && `, ${requirements.join(', ')}`}
        {fields.length > 0 && (
          <>
            ; hangs on: <FieldNames fields={fields} />
          </>
        )}
      </p>
      <p>{leadIn}</p>
      <Way path={path} />
      {places !== undefined && (
        <p>
          <a
            href={`../${addressOf(flow.flow, {
              view: 'simulate',
              start: places.start,
              taken: places.taken,
              under: walk,
            })}`}
          >
            Walk it on the chart
          </a>
        </p>
      )}
    </div>
  );
}
