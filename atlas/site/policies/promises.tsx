import { addressOf } from '../../address.ts';
import type { KeptPromise, PolicyData } from '../../policy-data.ts';
import { Mark } from '../mark.tsx';
import * as css from '../styles.css.ts';
import * as tables from '../tables.css.ts';
import { asSentence, FieldNames, Part, RequirementTags, Way } from './parts.tsx';
import * as own from './policies.css.ts';

/** The promises of the flows under the policy, whether they keep them, and the results without it. */
export function Promises({ data: { policy, flows, known } }: { data: PolicyData }) {
  const others = flows.reduce((sum, flow) => sum + flow.others.all, 0);
  const kept = flows.reduce((sum, flow) => sum + flow.others.kept, 0);
  return (
    <Part id="promises" title="What the flows promise because of it">
      <p className={css.small}>
        What must never happen, whatever players and platform do. Each was looked for in every
        situation that can be reached: proven where there is no way to it.
      </p>
      <div className={tables.wide}>
        <table className={`${tables.ledger} ${own.rules}`}>
          <thead>
            <tr>
              <th scope="col">Promise</th>
              <th scope="col">Flow</th>
              <th scope="col">Held</th>
              <th scope="col">Hangs on</th>
              <th scope="col">Under the default</th>
            </tr>
          </thead>
          <tbody>
            {flows.flatMap(({ flow, title, states, promises }) =>
              promises.map((promise) => (
                <tr key={`${flow} ${asSentence(promise.title)}`}>
                  <th scope="row">
                    {asSentence(promise.title)}
                    <p>
                      <RequirementTags ids={promise.requirements} known={known} up="../" />
                    </p>
                  </th>
                  <td data-head="Flow">
                    <a href={`../${addressOf(flow, { view: 'chart', policy: policy.id })}`}>
                      {title}
                    </a>
                  </td>
                  <td data-head="Held">
                    <Verdict promise={promise} states={states} />
                  </td>
                  <td data-head="Hangs on">
                    <FieldNames fields={promise.fields} />
                  </td>
                  <td data-head="By default">
                    <UnderDefault promise={promise} isDefault={policy.id === 'default'} />
                  </td>
                </tr>
              )),
            )}
          </tbody>
        </table>
      </div>
      <p className={css.apart}>
        <Mark standing={kept === others ? 'passed' : 'failed'} text="" /> {kept} of {others} other
        promises of these flows hold whatever the policy says.
      </p>
    </Part>
  );
}

function Verdict({ promise, states }: { promise: KeptPromise; states: number }) {
  if (promise.verdict === 'proven')
    return <Mark standing="passed" text={`proven, ${states} situations`} />;
  return (
    <div>
      <Mark standing="failed" text="falsified" />
      <Way path={promise.path} />
    </div>
  );
}

function UnderDefault({ promise, isDefault }: { promise: KeptPromise; isDefault: boolean }) {
  if (isDefault) return <span className={css.quiet}>this is the default</span>;
  if (promise.underDefault.length === 0) return <span className={css.quiet}>the same</span>;
  return (
    <details>
      <summary>would not hold</summary>
      <Way path={promise.underDefault} />
    </details>
  );
}
