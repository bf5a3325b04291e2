import { changeGroups } from '../../replay/charts/diff.ts';
import type { Change } from '../../replay/charts/reviewed.ts';
import { hashOf } from '../address.ts';
import type { Comparison, FlowData } from '../data.ts';
import type { Tone } from './diagram.css.ts';
import { LineSample, Mark } from './mark.tsx';
import { centerOf } from './places.ts';
import * as css from './styles.css.ts';

const KINDS = ['added', 'removed', 'changed'] as const satisfies readonly Change['kind'][];
const SIGNS = { added: '+', removed: '−', changed: '~' } as const;

/** What a comparison is with, in words. */
const againstWords = ({ against }: Comparison): string =>
  against === 'approval' ? 'the last approval' : `revision ${against}`;

/** How each part of both charts stands out. @param part what is looked at */
export const changeTones = (comparison: Comparison, part: string | undefined): Map<string, Tone> =>
  new Map(
    comparison.changes.map(({ id, kind }): [string, Tone] => [id, id === part ? 'selected' : kind]),
  );

/** What a comparison is opened at: what is looked at, else what was changed first. */
export function changedPart(
  comparison: Comparison | undefined,
  part: string | undefined,
): string | undefined {
  const drawn = comparison?.changes.filter(({ id }) => isDrawn(comparison, id)) ?? [];
  return (drawn.find(({ id }) => id === part) ?? drawn[0])?.id;
}

const isDrawn = ({ drawn }: Comparison, id: string): boolean =>
  drawn !== undefined && centerOf(drawn, id) !== undefined;

/** `1 change`: what follows from another counts only where that other is not to be seen. */
export function changeCount(changes: readonly Change[]): string {
  const count = changeGroups(changes)[0]?.changes.length ?? 0;
  return count === 1 ? '1 change' : `${count} changes`;
}

/** Who signed the chart off, and what is different since: as a list beside the drawing. */
export function Changes({
  flow,
  comparison,
  part,
  onCompare,
}: {
  flow: FlowData;
  comparison: Comparison | undefined;
  part: string | undefined;
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
      {comparison !== undefined && <ChangeList comparison={comparison} part={part} />}
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

function ChangeList({ comparison, part }: { comparison: Comparison; part: string | undefined }) {
  const { changes } = comparison;
  if (changes.length === 0)
    return <p className={css.section}>Nothing changed since {againstWords(comparison)}.</p>;
  return (
    <>
      {changeGroups(changes).map((group, index) => (
        <section key={group.heading} className={css.section}>
          <h3>
            {group.heading}
            {index === 0 && ` since ${againstWords(comparison)}`} ({group.changes.length})
          </h3>
          <ul>
            {group.changes.map((change) => (
              <Entry
                key={`${change.of} ${change.id}`}
                change={change}
                shown={isDrawn(comparison, change.id)}
                current={change.id === part}
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function Entry({ change, shown, current }: { change: Change; shown: boolean; current: boolean }) {
  const { kind, of, id, name, details } = change;
  return (
    <li className={css.entry}>
      <p>
        <span className={css.small}>
          <span className={css.sign} aria-hidden="true">
            {SIGNS[kind]}
          </span>{' '}
          {of} {kind}:{' '}
        </span>
        {shown ? (
          <a href={hashOf({ view: 'changes', part: id })} aria-current={current || undefined}>
            {name}
          </a>
        ) : (
          name
        )}
      </p>
      {details.length > 0 && (
        <ul className={css.list}>
          {details.map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </ul>
      )}
      <p className={css.small}>
        <code>{id}</code>
      </p>
    </li>
  );
}
