import type { Difference } from '../../../machines/policies/describe.ts';
import type { FlowPromise } from '../../../machines/policies/flow-promises.ts';
import type { MarketPolicy } from '../../../openapi/reference/policies.ts';
import { addressOf } from '../../address.ts';
import { Mark } from '../mark.tsx';
import * as css from '../styles.css.ts';
import * as tables from '../tables.css.ts';
import type { ChangedClaim, ChangedFlow, Progress, WhatIf } from './explorer-types.ts';
import type { Found } from './exploring.ts';
import { asSentence, EdgeLinks, FieldNames, Way } from './parts.tsx';
import * as own from './policies.css.ts';

/** What the copy changes, and what follows from it. */
export function Results({
  differences,
  contradictions,
  policy,
  edits,
  found,
  progress,
}: {
  differences: readonly Difference[];
  contradictions: readonly string[];
  policy: MarketPolicy;
  /** As the address has them. */
  edits: string;
  found: Found | undefined;
  progress: Progress | undefined;
}) {
  const isEdited = differences.length > 0;
  return (
    <>
      <section className={own.card} aria-labelledby="changed">
        <h2 id="changed">The copy</h2>
        {isEdited ? (
          <SideBySide differences={differences} />
        ) : (
          <p className={css.quiet}>
            Nothing is changed yet. Choose another value for any rule: what follows stands here.
          </p>
        )}
        {contradictions.map((words) => (
          <p key={words}>
            <Mark standing="open" text="" /> {words}
          </p>
        ))}
      </section>
      <div aria-live="polite" aria-busy={found === undefined}>
        {found === undefined ? (
          <Exploring progress={progress} />
        ) : (
          <p className={css.small}>{summaryOf(found, isEdited)}</p>
        )}
      </div>
      {found !== undefined && isEdited && (
        <Consequences whatIf={found.whatIf} policy={policy} edits={edits} />
      )}
    </>
  );
}

function Exploring({ progress }: { progress: Progress | undefined }) {
  return (
    <label className={css.small}>
      Exploring{progress === undefined ? '' : ` ${progress.at}`} …
      <progress className={own.bar} max={progress?.all ?? 1} value={progress?.done ?? 0} />
    </label>
  );
}

function summaryOf(found: Found, isEdited: boolean): string {
  if (!isEdited) return '';
  const { whatIf, ms } = found;
  const explored = `Explored here and now: ${whatIf.situations} situations in ${Math.round(ms)} ms.`;
  const { opened, closed, fallen, gained } = countsOf(whatIf);
  return `${explored} Ways that open: ${opened}, that close: ${closed}. Promises that fall: ${fallen}, that are new: ${gained}.`;
}

/** How much is otherwise. */
export function countsOf({ flows, fallen, gained }: WhatIf) {
  const many = (of: 'appear' | 'go' | 'fallen' | 'gained'): number =>
    flows.reduce((sum, flow) => sum + flow[of].length, 0);
  return {
    opened: many('appear'),
    closed: many('go'),
    fallen: many('fallen') + fallen.length,
    gained: many('gained') + gained.length,
  };
}

/** The original and the copy, rule by rule. */
function SideBySide({ differences }: { differences: readonly Difference[] }) {
  return (
    <table className={tables.ledger}>
      <thead>
        <tr>
          <th scope="col">Rule</th>
          <th scope="col">Original</th>
          <th scope="col">Copy</th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ field, title, value, was, sentence }) => (
          <tr key={field}>
            <th scope="row">
              {title}
              <p className={css.small}>{sentence}</p>
            </th>
            <td data-head="Original">{was}</td>
            <td data-head="Copy">
              <strong>{value}</strong>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ConsequencesProps {
  readonly whatIf: WhatIf;
  readonly policy: MarketPolicy;
  readonly edits: string;
}

function Consequences({ whatIf, policy, edits }: ConsequencesProps) {
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
