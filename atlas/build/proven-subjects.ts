import { Worker } from 'node:worker_threads';
import { atOnce } from '../../machines/engine/at-once.ts';
import type { Proof, PropertyInfo } from '../../machines/policies/proof-types.ts';
import { PROPERTY_INFOS, SUBJECTS } from '../../machines/policies/prove.ts';
import { proveSubject, type ProvenSubject } from '../../machines/policies/prove-subject.ts';
import type { PolicySubject } from '../policy-data.ts';
import { underEach } from './under-each.ts';

/** A claim about several flows at once and its result, by the id of the policy. */
export interface SubjectUnder {
  readonly info: Pick<PolicySubject, 'id' | 'title' | 'explains' | 'flows' | 'properties'>;
  readonly under: ReadonlyMap<string, ProvenSubject>;
}

/** The claims about several flows at once, as far as all of these flows are there. */
export function provenSubjects(flows: ReadonlySet<string>): SubjectUnder[] {
  return SUBJECTS.filter((subject) => subject.flows.every((id) => flows.has(id))).map((subject) => {
    const { id, title, explains, properties } = subject;
    const proven = underEach((policy) => atOnce(proveSubject(subject, policy)));
    const under = new Map(
      [...proven].map(([policy, found]): [string, ProvenSubject] => {
        const first = [...proven].find(([, other]) => other === found)?.[0];
        const proofs = found.proofs.map((proof, index): Proof => {
          const demandedBy = properties[index]?.demandedBy ?? [];
          return {
            ...proof,
            policy: policy.id,
            demanded: demandedBy === 'every' || demandedBy.includes(policy.id),
            sameAs: first === policy ? undefined : first?.id,
          };
        });
        return [policy.id, { ...found, proofs }];
      }),
    );
    const infos = PROPERTY_INFOS.filter((one) => one.subject === id).map(infoOf);
    return { info: { id, title, explains, flows: subject.flows, properties: infos }, under };
  });
}

/** A property as data: its check is code. */
const infoOf = ({
  id,
  title,
  explains,
  requirements,
  subject,
  fields,
  demandedBy,
}: PropertyInfo): PropertyInfo => ({
  id,
  title,
  explains,
  requirements,
  subject,
  fields,
  demandedBy,
});

/** The same in a thread of its own: it takes as long as the rest of a build's work on the charts. */
export const provenApart = (flows: readonly string[]): Promise<readonly SubjectUnder[]> =>
  new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./proving-thread.ts', import.meta.url), {
      workerData: flows,
    });
    thread.once('message', resolve);
    thread.once('error', reject);
  });
