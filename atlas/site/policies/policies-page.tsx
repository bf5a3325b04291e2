import { POLICY_FIELDS } from '../../../machines/policies/fields.ts';
import { policyAddress } from '../../address.ts';
import type { IndexData } from '../../data.ts';
import type { PolicySummary } from '../../policy-data.ts';
import { ApprovalMark, standingWords } from '../approval.tsx';
import { useHash } from '../hash.ts';
import { toTop } from '../into-view.ts';
import * as css from '../styles.css.ts';
import * as tables from '../tables.css.ts';
import { MarketChoice, MarketDiffers } from './market-differs.tsx';
import { RuleMatrix } from './matrix.tsx';
import { Part } from './parts.tsx';
import * as own from './policies.css.ts';

/** Every policy: its players and its differences, then field by field. */
export function PoliciesPage({ index: { policies } }: { index: IndexData }) {
  const asked = useHash().replace(/^#\//, '');
  const rules = globalThis.atlas.rules ?? [];
  const market = policies.find(({ id }) => asked === `market/${id}`);
  return (
    <main className={css.page}>
      <div className={css.head}>
        <h1>Markets</h1>
        <p className={css.quiet}>
          What the law asks differs by where a player lives, whatever address they visit. Each set
          of rules is a policy; the site and the platform take the same one, and the charts are
          explored under every one of them: {policies.length} policies, {POLICY_FIELDS.length} rules
          each.
        </p>
        <p className={css.small}>
          Written by people who build software, and no legal advice: each rule says on what it
          rests, how well that is known, and what the operator’s counsel must check.
        </p>
      </div>
      <MarketChoice policies={policies} chosen={market?.id ?? ''} />
      {market !== undefined && (
        <div key={market.id} className={own.opened} ref={toTop}>
          <MarketDiffers market={market} policies={policies} rules={rules} />
        </div>
      )}
      <Part id="all" title="Who is under which">
        <div className={tables.wide}>
          <table className={`${tables.ledger} ${own.rules} ${own.regulators}`}>
            <thead>
              <tr>
                <th scope="col">Policy</th>
                <th scope="col">Who lives there</th>
                <th scope="col">What differs from the default</th>
                <th scope="col">Approval</th>
              </tr>
            </thead>
            <tbody>
              {policies.map((policy) => (
                <PolicyRow key={policy.id} policy={policy} />
              ))}
            </tbody>
          </table>
        </div>
      </Part>
      <Part id="rules" title="Rules by market">
        <p className={css.small}>
          A dash is the default’s value. What differs stands in bold beside a bar, and leads to what
          it rests on; the name of a market leads to what differs there.
        </p>
        <RuleMatrix policies={policies} rules={rules} asked={asked} />
      </Part>
    </main>
  );
}

function PolicyRow({ policy }: { policy: PolicySummary }) {
  const { id, name, regulator, residents, differences } = policy;
  return (
    <tr>
      <th scope="row">
        <a href={policyAddress(id)}>{name}</a>
        <p className={css.small}>
          <a href={`#/market/${id}`}>
            What differs <span className={css.hidden}>under {name}</span>
          </a>
        </p>
        {regulator !== undefined && <p className={css.small}>{regulator}</p>}
      </th>
      <td data-head="Who lives there">
        <ul>
          {residents.places.map((place) => (
            <li key={place}>{place}</li>
          ))}
        </ul>
      </td>
      <td data-head="What differs">
        {differences.length === 0 ? (
          <span className={css.quiet}>nothing</span>
        ) : (
          <ul className={css.list}>
            {differences.map(({ field, sentence }) => (
              <li key={field}>{sentence}</li>
            ))}
          </ul>
        )}
      </td>
      <td data-head="Approval">
        <PolicyApproval policy={policy} />
      </td>
    </tr>
  );
}

const PolicyApproval = ({ policy: { approval, approvedAt } }: { policy: PolicySummary }) => (
  <ApprovalMark standing={approval} text={standingWords(approval, true, approvedAt)} />
);
