import { changeGroups } from '../../../review/charts/diff.ts';
import { addressOf, policyFile } from '../../address.ts';
import type { PolicyData } from '../../policy-data.ts';
import { ApprovalMark, ApprovalRecord } from '../approval.tsx';
import { ApproveForm } from '../approve-form.tsx';
import { useHash } from '../hash.ts';
import * as css from '../styles.css.ts';
import * as tables from '../tables.css.ts';
import { EdgeLinks, Part } from './parts.tsx';
import * as own from './policies.css.ts';
import { PolicyHead } from './policy-head.tsx';
import { Promises } from './promises.tsx';
import { Proofs } from './proofs.tsx';
import { Rules } from './rules.tsx';

/** One policy: its residents, its differences, their effect on the flows, and its sources. */
export function PolicyPage({ data }: { data: PolicyData }) {
  const { policy, document, differences, flows, known } = data;
  const asked = useHash().replace(/^#\//, '');
  const isUnknown = asked !== '' && document.fields.every(({ field }) => field !== asked);
  return (
    <main className={css.page}>
      <PolicyHead data={data} page="policy" />
      {isUnknown && (
        <output>
          No rule is called <code>{asked}</code>: these are all that there are.
        </output>
      )}
      <dl className={css.facts}>
        <dt>Regulator</dt>
        <dd>{document.regulator ?? 'none that is known by name'}</dd>
        <dt>Who lives there</dt>
        <dd>{document.residents.places.join(', ')}</dd>
        <dt>Visitors</dt>
        <dd>
          {document.residents.markets.length === 0
            ? 'no market: visitors see the default until they are known'
            : `of the markets ${document.residents.markets.join(', ')}, until they are known`}
        </dd>
        <dt>Approval</dt>
        <dd>
          <ApprovalMark standing={data.approval.standing} />
        </dd>
      </dl>
      <Changes data={data} />
      <Part id="differs" title="What differs from the default">
        {differences.length === 0 ? (
          <p className={css.quiet}>
            {policy.id === 'default' ? 'This is the default.' : 'Nothing: it is the default.'}
          </p>
        ) : (
          <ul className={own.sentences}>
            {differences.map(({ field, sentence, instead }) => (
              <li key={field}>
                <a href={`#/${field}`}>{sentence}</a>
                <p className={css.small}>By default: {instead}</p>
              </li>
            ))}
          </ul>
        )}
        <p className={css.apart}>
          <a href={`../${policyFile(policy.id, 'whatIf')}`}>
            What if a rule were another? Change a copy, and see what follows.
          </a>
        </p>
      </Part>
      <Part id="flows" title="What that changes in the flows">
        <p className={css.small}>
          Every flow that asks for the policy was explored under it: each event, each answer and
          failure of the platform, each delay. What is not possible here and is elsewhere, and the
          other way round:
        </p>
        <div className={tables.wide}>
          <table className={`${tables.ledger} ${own.rules}`}>
            <thead>
              <tr>
                <th scope="col">Flow</th>
                <th scope="col">Not possible here, but under another policy</th>
                <th scope="col">Possible here, not by default</th>
              </tr>
            </thead>
            <tbody>
              {flows.map(({ flow, title, states, transitions, absent, added }) => (
                <tr key={flow}>
                  <th scope="row">
                    <a href={`../${addressOf(flow, { view: 'chart', policy: policy.id })}`}>
                      {title}
                    </a>
                    <p className={css.small}>
                      {states} situations, {transitions} transitions
                    </p>
                  </th>
                  <td data-head="Not possible">
                    {absent.length === 0 ? <None /> : <EdgeLinks flow={flow} edges={absent} />}
                  </td>
                  <td data-head="Possible">
                    {added.length === 0 ? <None /> : <EdgeLinks flow={flow} edges={added} />}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Part>
      <Proofs data={data} />
      <Promises data={data} />
      <Rules data={data} asked={asked} known={known} />
      {document.open.length > 0 && (
        <Part id="open" title="Open questions to counsel">
          <ul className={own.sentences}>
            {document.open.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        </Part>
      )}
      <Part id="approval" title="Signatures">
        <ApprovalRecord
          approval={data.approval}
          covers="A signature holds for every value, what each decides and rests on, and who is under the policy."
        />
        <ApproveForm of={`policy.${policy.id}`} approval={data.approval} />
      </Part>
    </main>
  );
}

const None = () => <span className={css.quiet}>none</span>;

function Changes({ data: { changes } }: { data: PolicyData }) {
  if (changes.length === 0) return null;
  return (
    <Part id="changes" title="What changed since the approval">
      {changeGroups(changes).map((group) => (
        <ul key={group.heading}>
          {group.changes.map(({ id, kind, name, details }) => (
            <li key={id} className={css.entry}>
              <p>
                {kind}: {name}
              </p>
              <ul className={css.list}>
                {details.map((detail) => (
                  <li key={detail}>{detail}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      ))}
    </Part>
  );
}
