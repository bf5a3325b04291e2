import { snapshotOf } from '../../machines/engine/snapshot.ts';
import type { AnyFlow } from '../../machines/flow.ts';
import { atOnce } from '../../machines/engine/at-once.ts';
import { departures } from '../../machines/policies/describe.ts';
import { edgeInWords } from '../../machines/policies/edges.ts';
import { POLICY_FIELDS, valueInWords, type PolicyField } from '../../machines/policies/fields.ts';
import { exploringUnder, takenIn } from '../../machines/policies/flow-promises.ts';
import { DEFAULT_POLICY, type MarketPolicy } from '../../reference/policies.ts';
import type { PolicyData, RuleData, RuleValue } from '../policy-data.ts';

/**
 * Every rule, and the effect of each of its values on the flows that ask for it. Each value is explored on top
 * of the default alone, so that no effect of another rule is put down to it.
 */
export function rulesData(flows: readonly AnyFlow[], policies: readonly PolicyData[]): RuleData[] {
  const usual = new Map<AnyFlow, ReadonlySet<string>>();
  const takenUnder = (flow: AnyFlow, policy: MarketPolicy): ReadonlySet<string> =>
    takenIn(atOnce(exploringUnder(flow, policy)));
  const takenUsually = (flow: AnyFlow): ReadonlySet<string> => {
    const taken = usual.get(flow) ?? takenUnder(flow, DEFAULT_POLICY);
    usual.set(flow, taken);
    return taken;
  };
  const asking = (field: PolicyField): AnyFlow[] => {
    const ids = policies.flatMap((one) =>
      one.flows.filter(({ reads }) => reads.includes(field)).map(({ flow }) => flow),
    );
    return flows.filter(({ id }) => ids.includes(id));
  };
  return POLICY_FIELDS.map((field): RuleData => {
    const asked = asking(field);
    const departing = Map.groupBy(
      policies.map(({ policy }) => policy).filter((one) => departures(one).includes(field)),
      (policy) => JSON.stringify(policy[field]),
    );
    const values = [...departing.values()].flatMap((those): RuleValue[] => {
      const [first] = those;
      if (first === undefined) return [];
      const alone = { ...DEFAULT_POLICY, [field]: first[field] };
      const changed = asked.map((flow) => {
        const [was, is] = [takenUsually(flow), takenUnder(flow, alone)];
        const chart = snapshotOf(flow);
        const named = (ids: readonly string[]) =>
          ids.map((id) => ({ id, name: edgeInWords(chart, id) }));
        return {
          flow: flow.id,
          title: flow.title,
          closes: named([...was].filter((id) => !is.has(id))),
          opens: named([...is].filter((id) => !was.has(id))),
        };
      });
      return [
        {
          words: valueInWords(first, field),
          policies: those.map(({ id }) => id),
          flows: changed.filter(({ closes, opens }) => closes.length + opens.length > 0),
        },
      ];
    });
    return {
      field,
      askedIn: asked.map(({ id, title }) => ({ flow: id, title })),
      values,
      promises: promisesBy(field, policies),
    };
  });
}

/** The promises that depend on a rule, each once, however many policies it is judged under. */
function promisesBy(field: PolicyField, policies: readonly PolicyData[]): RuleData['promises'] {
  const all = policies.flatMap(({ flows, subjects }) => [
    ...flows.flatMap(({ title: of, promises }) =>
      promises.filter(({ fields }) => fields.includes(field)).map(({ title }) => ({ of, title })),
    ),
    ...subjects.flatMap(({ title: of, properties }) =>
      properties.filter(({ fields }) => fields.includes(field)).map(({ title }) => ({ of, title })),
    ),
  ]);
  return [...new Map(all.map((one) => [`${one.of}\0${one.title}`, one])).values()];
}
