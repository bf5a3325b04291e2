import { FIELDS, POLICY_FIELDS, type PolicyField } from '../../../machines/policies/fields.ts';
import { policyAddress } from '../../address.ts';
import type { IndexData } from '../../data.ts';
import type { PolicySummary } from '../../policy-data.ts';
import { useHash } from '../hash.ts';
import { Mark } from '../mark.tsx';
import * as css from '../styles.css.ts';
import * as tables from '../tables.css.ts';
import { Part } from './parts.tsx';
import * as own from './policies.css.ts';

/** Every policy: who is under it and what differs, then field by field. */
export function PoliciesPage({ index: { policies } }: { index: IndexData }) {
  const asked = useHash().replace(/^#\//, '');
  return (
    <main className={css.page}>
      <div className={css.head}>
        <h1>Policies</h1>
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
      <Part id="rules" title="Rule by rule">
        <div className={tables.wide}>
          <table className={`${tables.ledger} ${own.rules}`}>
            <thead>
              <tr>
                <th scope="col">Rule</th>
                <th scope="col">Default</th>
                <th scope="col">Otherwise under</th>
              </tr>
            </thead>
            <tbody>
              {POLICY_FIELDS.map((field) => (
                <RuleRow key={field} field={field} policies={policies} asked={field === asked} />
              ))}
            </tbody>
          </table>
        </div>
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

function PolicyApproval({ policy }: { policy: PolicySummary }) {
  switch (policy.approval) {
    case 'approved':
      return <Mark standing="passed" text={policy.approvedAt?.slice(0, 10) ?? ''} />;
    case 'changed':
      return <Mark standing="open" text="changed since" />;
    case 'none':
      return <Mark standing="open" text="not yet approved" />;
  }
}

function RuleRow({
  field,
  policies,
  asked,
}: {
  field: PolicyField;
  policies: readonly PolicySummary[];
  asked: boolean;
}) {
  const { title, decides } = FIELDS[field];
  const usual = policies[0]?.words[field];
  const others = Map.groupBy(
    policies.filter(({ words }) => words[field] !== usual),
    ({ words }) => words[field],
  );
  return (
    <tr
      ref={(element) => {
        if (asked) element?.scrollIntoView({ block: 'center' });
      }}
      aria-current={asked ? 'true' : undefined}
    >
      <th scope="row">
        <a href={`#/${field}`}>{title}</a>
        <p className={css.small}>{decides}</p>
      </th>
      <td data-head="Default">{usual}</td>
      <td data-head="Otherwise under">
        {others.size === 0 ? (
          <span className={css.quiet}>none</span>
        ) : (
          <ul className={css.list}>
            {[...others].map(([words, those]) => (
              <li key={words}>
                {those.map(({ id, name }, index) => (
                  <span key={id}>
                    {index > 0 && ', '}
                    <a href={policyAddress(id, { field })}>{name}</a>
                  </span>
                ))}
                : {words}
              </li>
            ))}
          </ul>
        )}
      </td>
    </tr>
  );
}
