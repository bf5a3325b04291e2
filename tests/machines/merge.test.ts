import { describe, expect, test } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { setup } from 'xstate';
import { explore, type Edge, type Graph, type GraphState } from '../../machines/engine/explore.ts';
import { modelOf } from '../../machines/engine/flow-model.ts';
import { merged } from '../../machines/engine/merge.ts';
import { narrowed } from '../../machines/engine/narrow.ts';
import { SUBJECTS } from '../../machines/policies/prove.ts';
import { POLICIES } from '../../reference/policies.ts';
import { flowOf } from './composition.support.ts';

/** Ways of equal looks to one end: two as long as each other, and one whose first steps differ in its length alone. */
const wayMachine = setup({}).createMachine({
  id: 'way',
  initial: 'fork',
  states: {
    fork: { on: { left: 'longer', right: 'short', straight: 'twin' } },
    longer: { on: { on: 'long' } },
    long: { on: { on: 'short' } },
    short: { on: { on: 'end' } },
    twin: { on: { on: 'end' } },
    end: {},
  },
});

const graph = explore(
  modelOf({
    ...flowOf({
      id: 'site.way',
      machine: wayMachine,
      samples: {
        inputs: { typical: undefined },
        events: Object.fromEntries(
          ['left', 'right', 'straight', 'on'].map((type) => [type, { typical: {} }]),
        ),
        outcomes: {},
        projection: () => undefined,
        causedBy: {},
        words: {},
      },
    }),
    screen: ({ value }: AnyMachineSnapshot) => ({ name: value === 'end' ? 'end' : 'way' }),
  }),
);

const valuesIn = ({ states }: Graph): unknown[] => states.map(({ snapshot }) => snapshot.value);

describe('states that nobody can tell apart', () => {
  test('count as one, and what shows only steps later keeps them apart', () => {
    expect(valuesIn(graph)).toEqual(['fork', 'longer', 'short', 'twin', 'long', 'end']);
    expect(valuesIn(merged(graph, () => undefined))).toEqual([
      'fork',
      'longer',
      'short',
      'long',
      'end',
    ]);
  });

  test('stay apart where they share different things', () => {
    expect(valuesIn(merged(graph, ({ value }) => value))).toEqual(valuesIn(graph));
  });
});

/** A reaction, as far as others may notice it. */
const noticed = ({ occurrence, taken, facts, calls, told }: Edge) => ({
  occurrence,
  isTaken: taken.length > 0,
  facts: facts.map(({ type }) => type),
  calls: calls.map(({ src }) => src),
  told: told.map(({ to, event }) => `${to} ${event.type}`),
});

/** Goes through a graph and its merged one side by side, everywhere, and names the first place that differs. */
function differenceOf(
  whole: Graph,
  small: Graph,
  shares: (snapshot: AnyMachineSnapshot) => unknown,
): unknown {
  const seen = new Set<string>();
  const queue = whole.starts.map((start, index): readonly [GraphState, GraphState | undefined] => [
    start.to,
    small.starts[index]?.to,
  ]);
  for (const [one, other] of queue) {
    if (other === undefined) return { missing: one.key };
    const pair = `${one.index} ${other.index}`;
    if (seen.has(pair)) continue;
    seen.add(pair);
    const looks = [one, other].map(({ screen, snapshot, out }) =>
      JSON.stringify([screen, shares(snapshot), out.length]),
    );
    if (looks[0] !== looks[1]) return looks;
    for (const edge of one.out) {
      const same = JSON.stringify(noticed(edge));
      const found = other.out.find((it) => JSON.stringify(noticed(it)) === same);
      if (found === undefined) return { at: one.key, missing: same };
      queue.push([edge.to, found.to]);
    }
  }
  return undefined;
}

const UNDER = POLICIES.filter(({ id }) => ['default', 'UKGC', 'GGL'].includes(id));

describe.each(
  SUBJECTS.filter(({ flows }) => flows.length > 0).map((one) => [one.id, one] as const),
)('%s', (_id, { composition }) => {
  test.each(UNDER.map((policy) => [policy.id, policy] as const))(
    'under %s: each member goes on as the one that stands for it',
    (_policy, policy) => {
      for (const { name, flow, narrow, shares = () => undefined } of composition(policy).members) {
        const whole = explore(narrowed(modelOf(flow, [policy]), narrow));
        expect(differenceOf(whole, merged(whole, shares), shares), name).toBeUndefined();
      }
    },
  );
});
