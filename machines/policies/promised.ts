import type { AnyMachineSnapshot } from 'xstate';
import type { MarketPolicy } from '../../reference/policies.ts';
import type { Memory, Property } from '../engine/properties.ts';
import { violated } from '../engine/properties.ts';
import { isPolicyField, type PolicyField } from './fields.ts';

/** A property of one policy's promises, under whatever policy the chart runs. */
export interface Promised {
  readonly property: Property;
  /** The fields of the policy that it has read so far: it depends on them. */
  readonly read: ReadonlySet<PolicyField>;
}

/**
 * Lets a property read the promises of one policy while the chart runs under another. So it falls where an
 * edited copy allows something that the original forbids.
 */
export function promisedBy(promised: MarketPolicy): (property: Property) => Promised {
  const known = new WeakMap<AnyMachineSnapshot, AnyMachineSnapshot>();
  let reading = new Set<PolicyField>();
  const policy = new Proxy(promised, {
    get(target, name: keyof MarketPolicy) {
      if (isPolicyField(name)) reading.add(name);
      return target[name];
    },
  });
  const promising = (snapshot: AnyMachineSnapshot): AnyMachineSnapshot => {
    const seen = known.get(snapshot);
    if (seen !== undefined) return seen;
    const context = { ...(snapshot.context as object), policy };
    // Its methods stay, and ask the snapshot with the other policy.
    const made = Object.create(snapshot, { context: { value: context } }) as AnyMachineSnapshot;
    known.set(snapshot, made);
    return made;
  };
  return ({ begin, offers, ...named }) => {
    const read = new Set<PolicyField>();
    const asked = (memory: Memory): Memory => ({
      key: memory.key,
      next: (moment) => {
        reading = read;
        const next = memory.next({
          ...moment,
          snapshot: promising(moment.snapshot),
          before: moment.before && promising(moment.before),
        });
        return next === violated ? violated : asked(next);
      },
    });
    return {
      read,
      property: {
        ...named,
        begin: asked(begin),
        ...(offers && {
          offers: (snapshot: AnyMachineSnapshot) => {
            reading = read;
            return offers(promising(snapshot));
          },
        }),
      },
    };
  };
}
