import type { Proof, PropertyInfo } from '../../../machines/policies/proof-types.ts';
import { addressOf } from '../../address.ts';
import type { PolicyData, PolicySubject } from '../../policy-data.ts';
import { Mark } from '../mark.tsx';
import * as css from '../styles.css.ts';
import * as tables from '../tables.css.ts';
import { asSentence, FieldNames, Part, RequirementTags, Way } from './parts.tsx';
import * as own from './policies.css.ts';

/** The claims across flows under the policy: proven, or falsified with the way. */
export function Proofs({ data: { policy, subjects, known, flows } }: { data: PolicyData }) {
  if (subjects.length === 0) return null;
  const titleOf = (id: string): string => flows.find(({ flow }) => flow === id)?.title ?? id;
  return (
    <Part id="proofs" title="What holds across flows">
      <p className={css.small}>
        Several charts were explored at once, with a platform that holds what it says: what one
        announces, the others hear.
      </p>
      {subjects.map((subject) => (
        <div key={subject.id} className={css.section}>
          <h3>{subject.title}</h3>
          <p className={css.small}>
            {subject.explains}
            {subject.flows.map((flow, index) => (
              <span key={flow}>
                {index > 0 ? ', ' : ' Charts: '}
                <a href={`../${addressOf(flow)}`}>{titleOf(flow)}</a>
              </span>
            ))}
            {subject.flows.length > 0 && '.'}
          </p>
          <div className={tables.wide}>
            <table className={`${tables.ledger} ${own.rules} ${own.claims}`}>
              <thead>
                <tr>
                  <th scope="col">What is claimed</th>
                  <th scope="col">What is looked for</th>
                  <th scope="col">Asked for here</th>
                  <th scope="col">Result</th>
                </tr>
              </thead>
              <tbody>
                {subject.properties.map((property) => (
                  <ClaimRow
                    key={property.id}
                    property={property}
                    proof={subject.proofs.find((one) => one.property === property.id)}
                    ms={timeOf(policy.id, property.id)}
                    known={known}
                  />
                ))}
              </tbody>
            </table>
          </div>
        </div>
      ))}
    </Part>
  );
}

const timeOf = (policy: string, property: string): number | undefined =>
  globalThis.atlas.times?.[policy]?.[property];

function ClaimRow({
  property,
  proof,
  ms,
  known,
}: {
  property: PropertyInfo;
  proof: PolicySubject['proofs'][number] | undefined;
  ms: number | undefined;
  known: readonly string[];
}) {
  return (
    <tr>
      <th scope="row">
        {asSentence(property.title)}
        <p>
          <RequirementTags ids={property.requirements} known={known} up="../" />
        </p>
      </th>
      <td data-head="Looked for">
        <div>
          <p>{property.explains}</p>
          {property.fields.length > 0 && (
            <p className={css.small}>
              hangs on: <FieldNames fields={property.fields} />
            </p>
          )}
        </div>
      </td>
      <td data-head="Asked for">{proof?.demanded === true ? 'yes' : 'no'}</td>
      <td data-head="Result">{proof !== undefined && <Result proof={proof} ms={ms} />}</td>
    </tr>
  );
}

function Result({ proof, ms }: { proof: Omit<Proof, 'ms'>; ms: number | undefined }) {
  const took = ms === undefined ? '' : `, ${Math.round(ms)} ms`;
  const same = proof.sameAs === undefined ? '' : `; the same as under ${proof.sameAs}`;
  const visited = `${proof.states} situations${took}${same}`;
  if (proof.verdict === 'proven')
    return (
      <div>
        <Mark standing="passed" text="proven" />
        <p className={css.small}>{visited}</p>
      </div>
    );
  return (
    <div>
      <Mark
        standing={proof.demanded ? 'failed' : 'waived'}
        text={proof.demanded ? 'falsified' : 'does not hold'}
      />
      <p className={css.small}>{visited}</p>
      <details>
        <summary>the shortest way to it</summary>
        <Way path={proof.path} />
      </details>
    </div>
  );
}
