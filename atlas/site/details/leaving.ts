import type { AtlasState, AtlasTransition, FlowData } from '../../data.ts';

/**
 * Everything that can happen in a state, by where it is written: in the state itself, then in each frame around
 * it.
 */
export interface WaysFrom {
  /** The state or frame to which the transitions belong. */
  readonly from: AtlasState;
  readonly edges: readonly AtlasTransition[];
}

/**
 * Everything that can happen while a state is active, the state's own first. A trigger of an outer frame never
 * fires where an inner one has the same without a condition, and is left out.
 */
export function waysFrom(flow: Pick<FlowData, 'chart'>, id: string): WaysFrom[] {
  const { states, transitions } = flow.chart;
  const ways: WaysFrom[] = [];
  const taken = new Set<string>();
  for (let at = find(states, id); at !== undefined; at = find(states, at.parent)) {
    const from = at;
    const own = transitions.filter(({ source }) => source === from.id);
    const edges = own.filter(({ trigger }) => !taken.has(JSON.stringify(trigger)));
    if (edges.length > 0) ways.push({ from, edges });
    for (const { trigger, guard } of own)
      if (guard === undefined) taken.add(JSON.stringify(trigger));
  }
  return ways;
}

const find = (states: readonly AtlasState[], id: string | undefined): AtlasState | undefined =>
  id === undefined ? undefined : states.find((state) => state.id === id);

/** Whether the whole flow ends with a state, or only the part of it that it stands in. */
export function endOf(
  { chart }: Pick<FlowData, 'chart'>,
  state: AtlasState,
): 'flow' | 'part' | undefined {
  if (state.kind !== 'final') return undefined;
  return state.parent === chart.root ? 'flow' : 'part';
}
