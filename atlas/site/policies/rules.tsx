import type { PolicyField } from '../../../machines/policies/fields.ts';
import type { Source } from '../../../machines/policies/source.ts';
import type { PolicyData } from '../../policy-data.ts';
import { toMiddle } from '../into-view.ts';
import * as css from '../styles.css.ts';
import * as tables from '../tables.css.ts';
import { Part, RequirementTags } from './parts.tsx';
import * as own from './policies.css.ts';

/** How well a source is known, for its reader. */
const KNOWN_WORDS = {
  found: 'known by name and number',
  told: 'told to us, text not seen',
  own: 'no rule by number that we know of',
} as const satisfies Record<Source['known'], string>;

/** Every rule of a policy: its value, the default's, its source, and counsel's task. */
export function Rules({
  data: { document, defaults, flows, subjects },
  asked,
  known,
}: {
  data: PolicyData;
  asked: string;
  known: readonly string[];
}) {
  const askedIn = (field: PolicyField): string[] =>
    [...flows, ...subjects].filter(({ reads }) => reads.includes(field)).map(({ title }) => title);
  return (
    <Part id="rules" title="Every rule, and what it rests on">
      <div className={tables.wide}>
        <table className={`${tables.ledger} ${own.rules}`}>
          <thead>
            <tr>
              <th scope="col">Rule</th>
              <th scope="col">Here</th>
              <th scope="col">Rests on</th>
              <th scope="col">For counsel to check</th>
            </tr>
          </thead>
          <tbody>
            {document.fields.map(
              ({ field, title, decides, words, requirements, source, inherited }) => (
                <tr
                  key={field}
                  ref={field === asked ? toMiddle : undefined}
                  aria-current={field === asked ? 'true' : undefined}
                >
                  <th scope="row">
                    <a href={`#/${field}`}>{title}</a>
                    <p className={css.small}>{decides}</p>
                    <RequirementTags ids={requirements} known={known} up="../" />
                  </th>
                  <td data-head="Here">
                    <div>
                      {words === defaults[field] ? words : <strong>{words}</strong>}
                      {words !== defaults[field] && (
                        <span className={css.small}> default: {defaults[field]}</span>
                      )}
                      <AskedIn titles={askedIn(field)} />
                    </div>
                  </td>
                  <td data-head="Rests on">
                    <div>
                      {inherited && document.policy !== 'default' && (
                        <p className={css.small}>As the default:</p>
                      )}
                      <p>{source.rule}</p>
                      <p className={css.small}>{KNOWN_WORDS[source.known]}</p>
                    </div>
                  </td>
                  <td data-head="For counsel">{source.counsel}</td>
                </tr>
              ),
            )}
          </tbody>
        </table>
      </div>
    </Part>
  );
}

/** Where a rule decides something that was explored. */
function AskedIn({ titles }: { titles: readonly string[] }) {
  return (
    <p className={css.small}>
      {titles.length === 0
        ? 'asked for by no chart: the platform or a page holds it'
        : `asked for in: ${titles.join('; ')}`}
    </p>
  );
}
