import type { FlowData } from '../../data.ts';

/** `14658` → `14,658`. */
export const countWords = (count: number): string => count.toLocaleString('en');

/** @param ms milliseconds */
export const secondsWords = (ms: number): string =>
  ms < 1_000 ? `${Math.max(1, Math.round(ms))} ms` : `${(ms / 1_000).toFixed(1)} s`;

/** Under which rules a flow was searched. */
export const policiesWords = ({ policies }: Pick<FlowData, 'policies'>): string =>
  policies.length === 0
    ? 'whatever the market: no rule of a market decides here'
    : `under all ${policies.length} market policies (${policies.join(', ')})`;

/** When the build searched, and how long that took it; undefined where nobody noted it. */
export function searchedWords(flow: string): string | undefined {
  const { searched } = globalThis.atlas;
  const ms = searched?.ms[flow];
  if (searched === undefined || ms === undefined) return undefined;
  return `${searched.at.slice(0, 16).replace('T', ' ')} UTC, in ${secondsWords(ms)}`;
}
