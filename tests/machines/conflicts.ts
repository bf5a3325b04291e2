import type { AnyMachineSnapshot } from 'xstate';
import {
  keyOf,
  screenOf,
  type Edge,
  type Graph,
  type GraphState,
} from '../../machines/engine/explore.ts';
import { reactionsOf, type Reaction } from '../../machines/engine/reactions.ts';

/** A situation that the graph takes for a known one, though its context is another. */
interface Twin extends Reaction {
  readonly known: GraphState;
}

/**
 * Walks on from contexts that share a projection with a known one, and tells where they behave differently: the
 * projection hides a part that decides. Costs a multiple of the exploration.
 * @param most contexts of one projection that are walked on from; more than eight would hardly tell more
 */
export function conflictsIn({ model, starts, states, edges }: Graph, most = 8): readonly string[] {
  const reactions = reactionsOf(model);
  const stateOf = new Map(states.map((state) => [state.key, state]));
  const contexts = new Map<GraphState, Set<string>>();
  const edgesOf = new Map<GraphState, ReadonlyMap<string, Edge>>();
  const twins: Twin[] = [];
  const conflicts = new Set<string>();

  const meet = (reaction: Reaction, known: GraphState): void => {
    const { snapshot } = reaction;
    if (snapshot.status !== 'active' || snapshot.context === known.snapshot.context) return;
    let seen = contexts.get(known);
    if (seen === undefined) contexts.set(known, (seen = new Set([contextOf(known.snapshot)])));
    if (seen.size === most) return;
    const context = contextOf(snapshot);
    if (seen.has(context)) return;
    seen.add(context);
    twins.push({ ...reaction, known });
  };
  for (const reaction of [...starts, ...edges]) meet(reaction, reaction.to);

  // The walk goes on to the twins that are found on the way.
  for (const twin of twins) {
    const { known } = twin;
    const conflict = (what: string, one: string, other: string): unknown =>
      conflicts.add(
        `in ${textOf(known.snapshot.value)} ${what} ${one} or ${other}, though the projection is the same; what differs is ${fieldsApart(twin.snapshot, known.snapshot)}`,
      );
    const screen = screenOf(model, twin.snapshot);
    if (screen !== known.screen) conflict('shows', known.screen, screen);
    let expected = edgesOf.get(known);
    if (expected === undefined) {
      expected = new Map(known.out.map((edge) => [textOf(edge.occurrence), edge]));
      edgesOf.set(known, expected);
    }
    for (const reaction of reactions.in(twin)) {
      const to = stateOf.get(keyOf(model, reaction.snapshot, reaction.timers));
      if (to !== undefined) meet(reaction, to);
      const what = textOf(reaction.occurrence);
      const other = expected.get(what);
      if (to === undefined || other?.to !== to || String(other.taken) !== String(reaction.taken)) {
        const elsewhere = other && placeOf({ ...other, snapshot: other.to.snapshot });
        conflict(`${what} leads to`, placeOf(reaction), elsewhere ?? 'nowhere');
      }
    }
  }
  return [...conflicts];
}

const placeOf = ({ snapshot, taken }: Pick<Reaction, 'snapshot' | 'taken'>): string =>
  `${textOf(snapshot.value)} (${String(taken)})`;

const textOf = (value: unknown): string => JSON.stringify(value);

const texts = new WeakMap<object, string>();

/** A context as text: what assigns nothing hands it on, so that one is met at many places. */
function contextOf({ context }: AnyMachineSnapshot): string {
  const key = context as object;
  let text = texts.get(key);
  if (text === undefined) texts.set(key, (text = textOf(key)));
  return text;
}

/** The fields in which two contexts differ: one of them decides, and the projection leaves it out. */
function fieldsApart(one: AnyMachineSnapshot, other: AnyMachineSnapshot): string {
  const [a, b] = [one.context, other.context] as Record<string, unknown>[];
  const fields = Object.keys({ ...a, ...b });
  return fields.filter((field) => textOf(a?.[field]) !== textOf(b?.[field])).join(', ');
}
