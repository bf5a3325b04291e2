import { titled } from '../../machines/engine/words.ts';
import type { FlowData } from '../data.ts';

/** `enteringAmount` → `Entering amount`, as on the diagram. */
export function nameOf({ chart }: FlowData, id: string): string {
  const state = chart.states.find((one) => one.id === id);
  if (state === undefined) return id;
  return state.parent === undefined ? chart.title : titled(state.key);
}
