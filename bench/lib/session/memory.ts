import type { CDPSession, Page } from '@playwright/test';

/** The memory of a page after a collection of garbage; `heap` in bytes. */
export interface Held {
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
  readonly documents: number;
}

/** @returns what measures the page */
export async function openMemory(page: Page): Promise<() => Promise<Held>> {
  const devtools: CDPSession = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  await devtools.send('HeapProfiler.enable');
  return async () => {
    // Objects that a first collection frees may hold others that a second one finds.
    for (let time = 0; time < 3; time += 1) await devtools.send('HeapProfiler.collectGarbage');
    const { usedSize } = await devtools.send('Runtime.getHeapUsage');
    const { metrics } = await devtools.send('Performance.getMetrics');
    const metric = (wanted: string): number =>
      metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
    return {
      heap: usedSize,
      nodes: metric('Nodes'),
      listeners: metric('JSEventListeners'),
      documents: metric('Documents'),
    };
  };
}

/** What a heap snapshot counts as the engine's or the browser's own, such as machine code that is kept for speed. */
const NOT_OURS = new Set(['code', 'hidden', 'native', 'synthetic']);

interface Snapshot {
  readonly snapshot: {
    readonly meta: { readonly node_fields: string[]; readonly node_types: [string[]] };
  };
  readonly nodes: number[];
}

/** Bytes of what the scripts of a page, and of its frames in the same process, have made and still hold. */
export async function madeByScripts(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  devtools.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await devtools.send('HeapProfiler.takeHeapSnapshot');
  await devtools.detach();
  const { snapshot, nodes } = JSON.parse(chunks.join('')) as Snapshot;
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let sum = 0;
  for (let node = 0; node < nodes.length; node += fields.length) {
    const name = types[0][nodes[node + type] ?? -1] ?? '';
    if (!NOT_OURS.has(name)) sum += nodes[node + size] ?? 0;
  }
  return sum;
}

/** How much values grow from one to the next, by least squares. */
export function growthOf(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const above = values.reduce((sum, value, at) => sum + (at - middle) * (value - mean), 0);
  return above / values.reduce((sum, _, at) => sum + (at - middle) ** 2, 0);
}
