import type { Cause } from '../../machines/samples.ts';
import type { MarketPolicy } from '../../reference/policies.ts';
import type { AtlasGlobal } from '../data.ts';

/** Drives a flow by hand. */
export interface Simulator {
  readonly starts: readonly Beginning[];
  /** The walk as a fixture that every level replays. */
  readonly pathText: (
    start: Pick<Beginning, 'input' | 'policy'>,
    happened: readonly object[],
  ) => string;
}

interface Effects {
  readonly transitions: readonly string[];
  readonly facts: readonly string[];
  /** The calls so far, in words. */
  readonly calls: readonly string[];
  /** The messages to other flows, in words. */
  readonly told: readonly string[];
}

export interface Beginning extends Effects {
  readonly input: string;
  readonly policy: string | undefined;
  readonly moment: () => Moment;
}

/** A flow at rest, and everything that may happen next. */
export interface Moment {
  readonly screen: string;
  /** Ids of the active states. */
  readonly states: readonly string[];
  readonly ended: boolean;
  readonly options: readonly Option[];
}

export interface Option extends Effects {
  readonly words: string;
  readonly by: Cause | 'time';
  readonly occurrence: object;
  readonly next: () => Moment;
}

declare global {
  /** The contents of a page's data files. */
  var atlas: AtlasGlobal;
  /** Present on the pages that simulate. */
  var atlasSimulator: ((flow: string, under?: MarketPolicy) => Simulator) | undefined;
}
