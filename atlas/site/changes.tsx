import { changeGroups } from '../../review/charts/diff.ts';
import type { Change } from '../../review/charts/reviewed.ts';
import { hashOf } from '../address.ts';
import { formerOf } from '../former.ts';
import type { Comparison, FlowData } from '../data.ts';
import { ApprovalRecord } from './approval.tsx';
import { ApproveForm } from './approve-form.tsx';
import type { Tone } from './diagram.css.ts';
import { LineSample } from './mark.tsx';
import { centerOf } from './places.ts';
import * as css from './styles.css.ts';

const KINDS = ['added', 'removed', 'changed'] as const satisfies readonly Change['kind'][];
const SIGNS = { added: '+', removed: '−', changed: '~' } as const;

const COVERS =
  'A signature holds for everything that decides: the chart and what exploring it tells, the values of market policies, constants and delays, what must never happen, the texts of its screens, and the code of its guards and tables.';

/** The other side of a comparison, in words. */
const againstWords = ({ against }: Comparison): string =>
  against === 'approval' ? 'the last approval' : `revision ${against}`;

/** The chart that is looked at; both have one layout. */
export type Side = 'both' | 'before' | 'after';

/**
 * How each part of both charts stands out; parts of the other one alone are not drawn, though their place is kept.
 */
export function changeTones(comparison: Comparison, side: Side): Map<string, Tone> {
  const kinds = new Map<string, Change['kind']>(
    comparison.changes.map(({ id, kind }) => [id, kind]),
  );
  const tones = new Map<string, Tone>(kinds);
  for (const { id } of comparison.drawn?.chart.transitions ?? [])
    if (formerOf(id) !== undefined) tones.set(id, 'removed');
  if (side === 'both') return tones;
  const gone = side === 'before' ? 'added' : 'removed';
  for (const [id, tone] of tones) if (tone === gone) tones.set(id, 'unseen');
  return tones;
}

/** The part at which a comparison opens: the selected one, else the first change. */
export function changedPart(
  comparison: Comparison | undefined,
  part: string | undefined,
): string | undefined {
  const drawn = comparison?.changes.filter(({ id }) => isDrawn(comparison, id)) ?? [];
  return (drawn.find(({ id }) => id === part) ?? drawn[0])?.id;
}

const isDrawn = ({ drawn }: Comparison, id: string): boolean =>
  drawn !== undefined && centerOf(drawn, id) !== undefined;

/** `1 change`: a consequence counts only where its cause does not show. */
export function changeCount(changes: readonly Change[]): string {
  const count = changeGroups(changes)[0]?.changes.length ?? 0;
  return count === 1 ? '1 change' : `${count} changes`;
}

/** The signatures of the chart, and the differences since: as a list beside the drawing. */
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
      <ApprovalRecord approval={flow.approval} covers={COVERS} />
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
      <ApproveForm of={flow.id} approval={flow.approval} />
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

/** How changes are drawn, and which of both charts. */
export function ChangeLegend({ side, onSide }: { side: Side; onSide: (side: Side) => void }) {
  return (
    <div className={`${css.tools} ${css.small}`}>
      <label className={css.choice}>
        Drawn
        <select
          className={css.select}
          value={side}
          onChange={({ target }) => onSide(target.value as Side)}
        >
          <option value="both">before and after in one</option>
          <option value="before">as it was before</option>
          <option value="after">as it is now</option>
        </select>
      </label>
      {KINDS.map((kind) => (
        <LineSample key={kind} tone={kind} text={kind} />
      ))}
    </div>
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
