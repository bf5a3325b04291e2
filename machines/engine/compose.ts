import type { MarketPolicy } from '../../reference/policies.ts';
import type {
  Composition,
  Happening,
  Member,
  Node,
  Part,
  Product,
  Step,
  View,
} from './composition.ts';
import { explore } from './explore.ts';
import { modelOf } from './flow-model.ts';
import { merged } from './merge.ts';
import { narrowed } from './narrow.ts';
import { wiringOf } from './wiring.ts';

/** More states than this mean that members tell apart states that decide nothing here. */
const STATE_LIMIT = 60_000;
/** More deliveries than this at one moment go in circles. */
const DELIVERY_LIMIT = 50;
/** The states of one piece of work. */
const PIECE = 64;

/** The place of every member: the index of its state, or -1 while it does not run. */
interface Place<State> {
  readonly at: readonly number[];
  readonly page: string | undefined;
  readonly platform: State;
}

/**
 * Explores a composition breadth first. Each member is explored alone before, and its states that nobody can tell
 * apart are merged; this walks through those graphs, side by side. Time passes for each member by itself: a claim that
 * holds in every order holds in the real one, too.
 *
 * @throws when it has more than `limit` states, or a wire names something unknown
 */
export function compose<State>(
  composition: Composition<State>,
  policy: MarketPolicy,
  limit = STATE_LIMIT,
): Product<State> {
  const work = composing(composition, policy, limit);
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
}

/** The same in pieces: it yields now and then, so that an exploring page does not stand still. */
export function* composing<State>(
  composition: Composition<State>,
  policy: MarketPolicy,
  limit = STATE_LIMIT,
): Generator<undefined, Product<State>> {
  const { members, pages, platform } = composition;
  const graphs = members.map(({ flow, narrow, shares = () => undefined }) =>
    merged(explore(narrowed(modelOf(flow, [policy]), narrow)), shares),
  );
  const shared = graphs.map(({ states }, index) =>
    states.map(({ snapshot }) => members[index]?.shares?.(snapshot)),
  );
  const screens = graphs.map(({ states }) => states.map(({ screen }) => screen));
  const wiring = wiringOf(composition, graphs);
  const positions = new Map(members.map(({ name }, index) => [name, index] as const));
  const nodes = new Map<string, Node<State>>();
  const places: Place<State>[] = [];
  let steps = 0;

  const viewOf = ({ at, page, platform: known }: Place<State>): View<State> => {
    const of = <T>(member: string, known: readonly (readonly T[])[]): T | undefined => {
      const position = positions.get(member);
      if (position === undefined) throw new Error(`There is no member ${member}`);
      return known[position]?.[at[position] ?? -1];
    };
    return {
      platform: known,
      page,
      screen: (member) => of(member, screens),
      shared: (member) => of(member, shared),
    };
  };

  /** Starts the members that run beside the pages from now on, and stops those that no longer do, in their order. */
  const accompanied = (place: Place<State>, parts: Part[]): Place<State> => {
    let now = place;
    for (const [index, { whenever, name, greeted }] of members.entries()) {
      const isThere = (now.at[index] ?? -1) >= 0;
      if (whenever === undefined || whenever(viewOf(now)) === isThere) continue;
      const [start] = isThere ? [] : (graphs[index]?.starts ?? []);
      const greeting = start && greeted?.(viewOf(now));
      const heard = start?.to.out.find(
        ({ occurrence }) => 'send' in occurrence && occurrence.send === greeting,
      );
      for (const edge of [start, heard]) if (edge !== undefined) parts.push({ member: name, edge });
      now = { ...now, at: now.at.with(index, (heard ?? start)?.to.index ?? -1) };
    }
    return now;
  };

  /** Closes the page when it may not be open any more. */
  const guarded = (place: Place<State>): Place<State> => {
    const { page } = place;
    return page === undefined || pages[page]?.mayBeOpen(viewOf(place)) === true
      ? place
      : { ...place, page: undefined, at: leaving(place.at, page) };
  };
  const leaving = (at: readonly number[], page: string): number[] =>
    at.map((state, index) => (members[index]?.page === page ? -1 : state));

  const nodeOf = (place: Place<State>): Node<State> => {
    const key = JSON.stringify([place.at, place.page, place.platform]);
    const known = nodes.get(key);
    if (known !== undefined) return known;
    if (nodes.size >= limit)
      throw new Error(
        `${members.map(({ name }) => name).join(' × ')} has more than ${limit} states: leave cases out`,
      );
    const node = { index: nodes.size, view: viewOf(place), out: [] };
    nodes.set(key, node);
    places.push(place);
    return node;
  };

  /** Delivers the wires' messages, one after the other, until nothing is left to hear. */
  const settle = (place: Place<State>, parts: Part[]): Place<State> => {
    const at = [...place.at];
    for (let index = 0; index < parts.length; index += 1) {
      if (index > DELIVERY_LIMIT) throw new Error('Wires go in circles');
      for (const { to, edges } of wiring.heard(parts[index] as Part)) {
        const edge = edges.get(at[to] ?? -1);
        if (edge === undefined) continue;
        at[to] = edge.to.index;
        parts.push({ member: members[to]?.name ?? '', edge });
      }
    }
    return { ...place, at };
  };

  const add = (
    from: Node<State>,
    what: Step<State>['what'],
    place: Place<State>,
    first: readonly Part[],
  ): void => {
    const parts = [...first];
    const to = nodeOf(guarded(accompanied(settle(place, parts), parts)));
    from.out.push({ from, to, what, parts });
    steps += 1;
  };

  const happens = (from: Node<State>, place: Place<State>): void => {
    place.at.forEach((state, index) => {
      const name = members[index]?.name ?? '';
      for (const edge of graphs[index]?.states[state]?.out ?? []) {
        const what: Happening = { member: name, what: edge.occurrence };
        if (edge.taken.length === 0 || wiring.onlyWired(index, edge.occurrence)) continue;
        const asked = { state: place.platform, happening: what, now: from.view };
        if (!platform.allows(asked)) continue;
        const at = place.at.with(index, edge.to.index);
        for (const known of platform.after(asked))
          add(from, what, { ...place, at, platform: known }, [{ member: name, edge }]);
      }
    });
  };

  const turns = (from: Node<State>, place: Place<State>): void => {
    if (place.page !== undefined)
      add(
        from,
        { leaves: place.page },
        { ...place, page: undefined, at: leaving(place.at, place.page) },
        [],
      );
    for (const [page, { mayBeOpen }] of Object.entries(pages)) {
      if (page === place.page || !mayBeOpen(from.view)) continue;
      const left = place.page === undefined ? place.at : leaving(place.at, place.page);
      for (const { at, parts } of begun(left, (member) => member.page === page))
        add(from, { opens: page }, { ...place, page, at }, parts);
    }
    for (const move of platform.moves(place.platform))
      add(from, { move }, { ...place, platform: move.to }, []);
  };

  /** Every way in which members begin together: one for each combination of their inputs. */
  const begun = (
    at: readonly number[],
    begins: (member: Member) => boolean,
  ): { readonly at: readonly number[]; readonly parts: readonly Part[] }[] => {
    let ways: { at: readonly number[]; parts: readonly Part[] }[] = [{ at, parts: [] }];
    members.forEach((member, index) => {
      if (!begins(member)) return;
      ways = ways.flatMap((way) =>
        (graphs[index]?.starts ?? []).map((edge) => ({
          at: way.at.with(index, edge.to.index),
          parts: [...way.parts, { member: member.name, edge }],
        })),
      );
    });
    return ways;
  };

  const nowhere = members.map(() => -1);
  const starts = begun(
    nowhere,
    ({ page, whenever }) => page === undefined && whenever === undefined,
  ).map(({ at, parts }) =>
    nodeOf(settle({ at, page: undefined, platform: platform.begin }, [...parts])),
  );
  // A Map's iteration includes entries that are added meanwhile: that makes it the queue.
  for (const node of nodes.values()) {
    const place = places[node.index] as Place<State>;
    happens(node, place);
    turns(node, place);
    if (node.index % PIECE === 0) yield;
  }
  const looseWires = wiring.loose();
  return { composition, nodes: [...nodes.values()], starts, steps, looseWires };
}
