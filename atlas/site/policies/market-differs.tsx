import { policyAddress, policyFile } from '../../address.ts';
import type { PolicySummary, RuleData } from '../../policy-data.ts';
import { go } from '../hash.ts';
import { marketOption } from '../market.ts';
import * as css from '../styles.css.ts';
import { Part } from './parts.tsx';
import * as own from './policies.css.ts';
import { RuleFollows } from './rule-follows.tsx';

/** Chooses a market; the choice stands in the address. */
export function MarketChoice({
  policies,
  chosen,
}: {
  policies: readonly PolicySummary[];
  chosen: string;
}) {
  return (
    <label className={css.choice}>
      Market
      <select
        className={css.select}
        value={chosen}
        onChange={(event) =>
          go(event.target.value === '' ? '#/' : `#/market/${event.target.value}`)
        }
      >
        <option value="">all beside each other</option>
        {policies.map(({ id, name, residents }) => (
          <option key={id} value={id}>
            {marketOption(name, residents.short)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The differences in one market: rule by rule, with the consequences for the flows. */
export function MarketDiffers({
  market,
  policies,
  rules,
}: {
  market: PolicySummary;
  policies: readonly PolicySummary[];
  rules: readonly RuleData[];
}) {
  const { id, name, regulator, residents, differences } = market;
  const { places } = residents;
  return (
    <Part
      id="market"
      title={`What differs under ${name}${places.length > 2 || places[0] === name ? '' : `: ${places.join(', ')}`}`}
    >
      <p>
        {[regulator, places.join(', ')].filter(Boolean).join(' · ')}{' '}
        <a href={policyFile(id)}>All its rules, and what they rest on</a>
      </p>
      {differences.length === 0 ? (
        <p>Nothing: every rule is the default’s.</p>
      ) : (
        <ul className={own.sentences}>
          {differences.map(({ field, sentence, instead }) => {
            const rule = rules.find((one) => one.field === field);
            return (
              <li key={field}>
                <a href={policyAddress(id, { field })}>{sentence}</a>
                <p className={css.small}>By default: {instead}</p>
                {rule !== undefined && <RuleFollows rule={rule} policies={policies} only={id} />}
              </li>
            );
          })}
        </ul>
      )}
    </Part>
  );
}
