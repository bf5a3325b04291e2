import type { Difference } from '../../../machines/policies/describe.ts';
import type { MarketPolicy } from '../../../reference/policies.ts';
import { Mark } from '../mark.tsx';
import * as css from '../styles.css.ts';
import * as tables from '../tables.css.ts';
import { Consequences } from './consequences.tsx';
import { countsOf } from './counts.ts';
import type { Progress } from './explorer-types.ts';
import type { Found } from './exploring.ts';
import * as own from './policies.css.ts';

/** The changes of the copy, and their consequences. */
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
