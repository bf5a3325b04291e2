import { FIELDS, POLICY_FIELDS, type PolicyField } from '../../machines/policies/fields.ts';
import type { FlowData } from '../data.ts';
import type { PolicySummary } from '../policy-data.ts';
import { Part } from './details/parts.tsx';
import * as css from './styles.css.ts';

const heldIn = (flow: FlowData): readonly PolicyField[] =>
  POLICY_FIELDS.filter((field) => FIELDS[field].heldIn === flow.id);

const toldTo = (flow: FlowData): readonly PolicyField[] =>
  POLICY_FIELDS.filter((field) => FIELDS[field].toldTo === flow.id);

/** Says that the chart is the same wherever a player lives, and whether its form is. */
export const SameInMarkets = ({ flow }: { flow: FlowData }) => (
  <p className={css.small}>
    The chart is the same in every market
    {heldIn(flow).length > 0 && '; what markets ask of its form stands in the overview'}
    {toldTo(flow).length > 0 && '; the terms that markets give it stand in the overview'}.
  </p>
);

/** The rules of markets that the chart does not read from a policy: its form holds them, or it is told its terms. */
export const MarketRules = ({ flow }: { flow: FlowData }) => (
  <>
    <Rules
      title="What markets ask here"
      says="By where a player lives. The form asks and the platform holds it; no transition comes or goes by it."
      fields={heldIn(flow)}
    />
    <Rules
      title="What the game may do"
      says="By where a player lives. The terms of its launch tell the game, and the studio’s server and the wallet hold them, too."
      fields={toldTo(flow)}
    />
  </>
);

function Rules({
  title,
  says,
  fields,
}: {
  title: string;
  says: string;
  fields: readonly PolicyField[];
}) {
  const { policies } = globalThis.atlas.index;
  if (fields.length === 0) return null;
  return (
    <Part title={title}>
      <p className={css.small}>{says}</p>
      <dl className={css.stack}>
        {fields.map((field) => (
          <Rule key={field} field={field} policies={policies} />
        ))}
      </dl>
    </Part>
  );
}

function Rule({ field, policies }: { field: PolicyField; policies: readonly PolicySummary[] }) {
  const { title } = FIELDS[field];
  const [usual] = policies;
  const others = Map.groupBy(
    policies.filter(({ words }) => words[field] !== usual?.words[field]),
    ({ words }) => words[field],
  );
  return (
    <>
      <dt>
        <a href={`../policies.html#/${field}`}>{title}</a>
      </dt>
      <dd>
        {usual?.words[field]} by default
        <ul className={css.list}>
          {[...others].map(([words, those]) => (
            <li key={words}>
              <strong>{words}</strong>: {those.map(placesOf).join('; ')}
            </li>
          ))}
        </ul>
      </dd>
    </>
  );
}

/** The market, and its players, with the provinces that have an age of their own. */
const placesOf = ({ name, residents: { places } }: PolicySummary): string =>
  places.length > 3 ? `${name} (${places.length} countries)` : `${name} (${places.join(', ')})`;
