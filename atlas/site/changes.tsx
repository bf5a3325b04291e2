import type { Change, Comparison, FlowData } from '../data.ts';
import type { Tone } from './diagram.css.ts';
import { LineSample, Mark } from './mark.tsx';
import * as css from './styles.css.ts';

const KINDS = ['added', 'removed', 'changed'] as const satisfies readonly Change['kind'][];
const SIGNS = { added: '+', removed: '−', changed: '~' } as const;

/** What a comparison is with, in words. */
export const againstWords = ({ against }: Comparison): string =>
  against === 'approval' ? 'the last approval' : `revision ${against}`;

/** How each part of both charts stands out: absent where it is no more. */
export const changeTones = (comparison: Comparison | undefined): Map<string, Tone> =>
  new Map(comparison?.changes.map(({ id, kind }) => [id, kind]));

/** Who signed the chart off, and what is different since: as a list beside the drawing. */
export function Changes({
  flow,
  comparison,
  onCompare,
}: {
  flow: FlowData;
  comparison: Comparison | undefined;
  onCompare: (comparison: Comparison) => void;
}) {
  return (
    <>
      <h2>Approval and changes</h2>
      <ApprovalFacts flow={flow} />
      {flow.comparisons.length > 1 && (
        <label className={css.choice}>
          Compared with
          <select
            className={css.select}
            value={comparison?.against}
            onChange={({ target }) => {
              const chosen = flow.comparisons.find(({ against }) => against === target.value);
              if (chosen !== undefined) onCompare(chosen);
            }}
          >
            {flow.comparisons.map((one) => (
              <option key={one.against} value={one.against}>
                {againstWords(one)}
              </option>
            ))}
          </select>
        </label>
      )}
      {comparison !== undefined && <ChangeList comparison={comparison} />}
      <p className={css.section}>
        <span className={css.small}>
          Compare with any git revision, from the project’s folder, as text or in this atlas:
        </span>
        <code>npm run atlas:check -- {flow.id} --against HEAD~1</code>
        <code>npm run atlas:build -- --against HEAD~1</code>
      </p>
    </>
  );
}

/** How changes are drawn. */
export function ChangeLegend() {
  return (
    <ul className={`${css.tools} ${css.small}`}>
      {KINDS.map((kind) => (
        <li key={kind}>
          <LineSample tone={kind} text={kind} />
        </li>
      ))}
    </ul>
  );
}

function ApprovalFacts({ flow }: { flow: FlowData }) {
  const { approval } = flow;
  if (approval === undefined) {
    return (
      <>
        <p>
          <Mark
            standing={flow.chart.regulated ? 'open' : 'waived'}
            text={flow.chart.regulated ? 'Not yet approved' : 'Not regulated: needs no approval'}
          />
        </p>
        <p className={`${css.section} ${css.small}`}>
          Whoever reviewed the chart signs it off, from the project’s folder, with
        </p>
        <code>
          npm run atlas:approve -- {flow.id} --by &quot;Name, role&quot; --note &quot;…&quot;
        </code>
      </>
    );
  }
  return (
    <dl className={css.facts}>
      <dt>Approved by</dt>
      <dd>{approval.by}</dd>
      <dt>On</dt>
      <dd>{approval.at.slice(0, 16).replace('T', ' ')} UTC</dd>
      <dt>Note</dt>
      <dd>{approval.note}</dd>
      <dt>SHA-256</dt>
      <dd>
        <code>{approval.hash}</code>
      </dd>
    </dl>
  );
}

function ChangeList({ comparison }: { comparison: Comparison }) {
  const { changes } = comparison;
  if (changes.length === 0)
    return <p className={css.section}>Nothing changed since {againstWords(comparison)}.</p>;
  return KINDS.map((kind) => {
    const some = changes.filter((change) => change.kind === kind);
    if (some.length === 0) return null;
    return (
      <section key={kind} className={css.section}>
        <h3>
          {kind} since {againstWords(comparison)} ({some.length})
        </h3>
        <ul className={css.list}>
          {some.map((change) => (
            <li key={`${change.of} ${change.id}`}>
              <span className={css.sign} aria-hidden="true">
                {SIGNS[kind]}
              </span>{' '}
              {change.of} <code>{change.id}</code>
              <ul className={css.small}>
                {change.details.map((detail) => (
                  <li key={detail}>{detail}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </section>
    );
  });
}
