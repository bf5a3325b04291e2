import type { Difference } from '../../../machines/policies/describe.ts';
import type { FlowPromise } from '../../../machines/policies/flow-promises.ts';
import type { MarketPolicy } from '../../../openapi/reference/policies.ts';
import { addressOf } from '../../address.ts';
import { Mark } from '../mark.tsx';
import * as css from '../styles.css.ts';
import * as tables from '../tables.css.ts';
import type { ChangedFlow, Progress } from './explorer-types.ts';
import type { Found } from './exploring.ts';
import { EdgeLinks, FieldNames, Way } from './parts.tsx';
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
        <Consequences flows={found.whatIf.flows} policy={policy} edits={edits} />
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

function summaryOf({ whatIf: { flows }, ms }: Found, isEdited: boolean): string {
  const situations = flows.reduce((sum, { states }) => sum + states.was + states.is, 0);
  const explored = `Explored here and now: ${flows.length} flows, ${situations} situations, ${Math.round(ms)} ms.`;
  if (!isEdited) return `${explored} All that is promised holds.`;
  const many = (of: 'appear' | 'go' | 'fallen' | 'gained'): number =>
    flows.reduce((sum, flow) => sum + flow[of].length, 0);
  return `${explored} Ways that open: ${many('appear')}, that close: ${many('go')}. Promises that fall: ${many('fallen')}, that are new: ${many('gained')}.`;
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
  readonly flows: readonly ChangedFlow[];
  readonly policy: MarketPolicy;
  readonly edits: string;
}

function Consequences({ flows, policy, edits }: ConsequencesProps) {
  const fallen = flows.flatMap((flow) => flow.fallen.map((promise) => ({ flow, promise })));
  const gained = flows.flatMap((flow) => flow.gained.map((promise) => ({ flow, promise })));
  const moved = flows.filter(({ appear, go }) => appear.length + go.length > 0);
  const same = flows.filter((flow) => !moved.includes(flow));
  return (
    <>
      <section className={own.card} aria-labelledby="fallen">
        <h2 id="fallen">Promises that fall</h2>
        {fallen.length === 0 && (
          <p>
            <Mark standing="passed" text="None: all that the original promises still holds." />
          </p>
        )}
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
        {gained.length === 0 && <p className={css.quiet}>None.</p>}
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
        {same.length > 0 && (
          <p className={css.small}>
            Stay as they are: {same.map(({ title }) => title).join(', ')}.
          </p>
        )}
      </section>
    </>
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
        <Mark standing={standing} text="" /> <strong>{title}</strong>
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
