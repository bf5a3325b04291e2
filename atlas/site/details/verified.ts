import { useSyncExternalStore } from 'react';
import type { FlowData, FlowPromise } from '../../data.ts';
import type { Verified } from '../../verify/verifier-types.ts';
import { inSlices } from '../slices.ts';

/** The findings of this browser about a flow, and how long they took, in ms. */
export interface FoundHere extends Verified {
  readonly ms: number;
}

/** How far verifying is, for all flows of a page together. */
export interface Verifying {
  readonly status: 'idle' | 'running' | 'done' | 'failed';
  /** How many flows are asked for. */
  readonly all: number;
  readonly found: readonly FoundHere[];
  /** The error, in words. */
  readonly error: string | undefined;
}

let now: Verifying = { status: 'idle', all: 0, found: [], error: undefined };
const listeners = new Set<() => void>();
const tell = (next: Verifying): void => {
  now = next;
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The findings here so far. Overview, diagram and the panel of a promise show the same. */
export const useVerifying = (): Verifying => useSyncExternalStore(subscribe, () => now);

/** A promise as it was found here, where it was. */
export const foundHere = (
  { found }: Verifying,
  flow: string,
  promise: string,
): FlowPromise | undefined =>
  found.find((one) => one.flow === flow)?.promises.find(({ id }) => id === promise);

/**
 * Explores flows here, one after the other.
 * @param up from the page to the atlas' folder
 * @param pages brings the page's data of each
 */
export async function verify(
  up: string,
  pages: readonly (() => Promise<FlowData> | FlowData)[],
): Promise<void> {
  tell({ status: 'running', all: pages.length, found: [], error: undefined });
  try {
    await loadScript(`${up}assets/verifier.js`);
    for (const bring of pages) {
      const found = await exploreHere(await bring());
      tell({ ...now, found: [...now.found, found] });
    }
    tell({ ...now, status: 'done' });
  } catch (error) {
    tell({ ...now, status: 'failed', error: (error as Error).message });
  }
}

function exploreHere(page: FlowData): Promise<FoundHere> {
  const verifier = globalThis.atlasVerifier;
  if (verifier === undefined) throw new Error('The script with the machines did not come.');
  return new Promise((resolve, reject) => {
    inSlices(
      verifier(page),
      () => undefined,
      ({ result, ms }) => resolve({ ...result, ms }),
      reject,
    );
  });
}

/**
 * Runs a classic script that the page holds ready, as a page from a disk may. The element is copied and not made:
 * where the atlas is served, its policy lets no script name another (trusted types).
 */
function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const held = document.querySelector<HTMLTemplateElement>('template#later');
    const ready = held?.content.querySelector(`script[src="${CSS.escape(src)}"]`);
    if (!ready) return reject(new Error(`${src} is not held ready by this page.`));
    const script = document.importNode(ready, true);
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${src} could not be read.`)));
    return document.head.append(script);
  });
}

/** Loads the data of a flow's page, for a page that does not have it yet. */
export async function bringFlow(up: string, flow: string): Promise<FlowData> {
  await loadScript(`${up}data/${flow}.js`);
  const { flow: page } = globalThis.atlas;
  delete globalThis.atlas.flow;
  if (page?.id !== flow) throw new Error(`data/${flow}.js does not hold ${flow}.`);
  return page;
}
