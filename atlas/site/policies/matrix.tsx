import { FIELDS, POLICY_FIELDS, type PolicyField } from '../../../machines/policies/fields.ts';
import { policyAddress } from '../../address.ts';
import type { PolicySummary, RuleData } from '../../policy-data.ts';
import { toMiddle } from '../into-view.ts';
import * as css from '../styles.css.ts';
import * as tables from '../tables.css.ts';
import * as own from './policies.css.ts';
import { RuleFollows } from './rule-follows.tsx';

/** Every rule under every market: differences from the default are named, equal values are a dash. */
export function RuleMatrix({
  policies,
  rules,
  asked,
}: {
  /** The default first. */
  policies: readonly PolicySummary[];
  rules: readonly RuleData[];
  /** The rule that the address asks for. */
  asked: string;
}) {
  return (
    // People without a wheel scroll it by keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={own.across} tabIndex={0} aria-label="Rules beside each other">
      <table className={`${tables.ledger} ${own.matrix}`}>
        <thead>
          <tr>
            <th scope="col">Rule</th>
            {policies.map((policy) => (
              <th key={policy.id} scope="col">
                <a href={`#/market/${policy.id}`}>{policy.name}</a>
                {policy.regulator !== undefined && <p className={css.small}>{policy.regulator}</p>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {POLICY_FIELDS.map((field) => (
            <RuleRow
              key={field}
              field={field}
              policies={policies}
              rule={rules.find((one) => one.field === field)}
              asked={field === asked}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function RuleRow({
  field,
  policies,
  rule,
  asked,
}: {
  field: PolicyField;
  policies: readonly PolicySummary[];
  rule: RuleData | undefined;
  asked: boolean;
}) {
  const { title, decides } = FIELDS[field];
  const usual = policies[0]?.words[field];
  return (
    <tr ref={asked ? toMiddle : undefined} aria-current={asked ? 'true' : undefined}>
      <th scope="row">
        <a href={`#/${field}`}>{title}</a>
        <p className={css.small}>{decides}</p>
        {rule !== undefined && <RuleFollows rule={rule} policies={policies} open={asked} />}
      </th>
      {policies.map(({ id, name, words }, index) => (
        <td key={id} data-head={name}>
          {index === 0 ? (
            words[field]
          ) : words[field] === usual ? (
            <span className={css.quiet}>
              <span aria-hidden="true">–</span>
              <span className={css.hidden}>as the default</span>
            </span>
          ) : (
            <a className={own.differs} href={policyAddress(id, { field })}>
              <span className={css.hidden}>differs: </span>
              {words[field]}
            </a>
          )}
        </td>
      ))}
    </tr>
  );
}
