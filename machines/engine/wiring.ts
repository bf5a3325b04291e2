import type { Composition, Part, Wire } from './composition.ts';
import type { Edge, Graph } from './explore.ts';
import type { Occurrence } from './model.ts';

interface Heard {
  readonly to: number;
  /** State of the hearer → its reaction. */
  readonly edges: ReadonlyMap<number, Edge>;
}

/** The wires, ready to be asked: the message that each part of a step lets others hear. */
export function wiringOf<State>(
  { members, wires }: Composition<State>,
  graphs: readonly Graph[],
): {
  readonly heard: (part: Part) => readonly Heard[];
  readonly onlyWired: (member: number, what: Occurrence) => boolean;
  readonly loose: () => readonly Wire[];
} {
  const carried = new Set<Wire>();
  const byName = new Map<string, { wire: Wire; heard: Heard }[]>();
  const wired = new Set<string>();
  for (const wire of wires) {
    const to = members.findIndex(({ name }) => name === wire.to);
    const graph = graphs[to];
    const payload = graph?.model.events[wire.send]?.[wire.case ?? 'typical'];
    if (graph === undefined || payload === undefined)
      throw new Error(`No ${wire.to} hears ${wire.send} ${wire.case ?? 'typical'}`);
    const edges = new Map(
      graph.edges
        .filter(({ occurrence: what }) => 'send' in what && isSending(what, wire))
        .map((edge) => [edge.from.index, edge] as const),
    );
    const heard = byName.get(wire.from) ?? [];
    heard.push({ wire, heard: { to, edges } });
    byName.set(wire.from, heard);
    wired.add(`${to} ${wire.send}`);
  }
  members.forEach(({ hears = [] }, index) => hears.forEach((one) => wired.add(`${index} ${one}`)));
  return {
    heard: (part) =>
      (byName.get(part.member) ?? [])
        .filter(({ wire }) => says(part.edge, wire.when))
        .map(({ wire, heard }) => {
          carried.add(wire);
          return heard;
        }),
    onlyWired: (member, what) => 'send' in what && wired.has(`${member} ${what.send}`),
    loose: () => wires.filter((wire) => !carried.has(wire)),
  };
}

const isSending = (what: { readonly send: string; readonly case?: string }, wire: Wire): boolean =>
  what.send === wire.send && (what.case ?? 'typical') === (wire.case ?? 'typical');

/** Whether a member's reaction is the one that a wire listens for. */
function says({ occurrence: what, facts, told }: Part['edge'], when: Wire['when']): boolean {
  if ('fact' in when) return facts.some(({ type }) => type === when.fact);
  if ('told' in when) return told.some(({ to, event }) => `${to} ${event.type}` === when.told);
  if (what === undefined) return false;
  return 'answer' in what
    ? `${what.answer} ${what.with}` === when.answer
    : 'fail' in what && `${what.fail} ${what.with}` === when.answer;
}
