import type { Cause } from '../../machines/samples.ts';
import type { ReviewedState, ReviewedTransition } from '../../review/charts/reviewed.ts';

/** A chart to draw, and how often its paths take each transition. */
export interface Charted {
  readonly title: string;
  readonly states: readonly ReviewedState[];
  readonly transitions: readonly ReviewedTransition[];
  /** Transition id → in how many paths it is. */
  readonly taken: Readonly<Record<string, number>>;
  /** Type of an event → who brings it about; the player, where nothing is said. */
  readonly causedBy?: Readonly<Record<string, Cause>>;
}

/** Tells which state lies in which. */
export class Nesting {
  readonly root: string;
  private readonly states: ReadonlyMap<string, ReviewedState>;
  private readonly inside: ReadonlyMap<string | undefined, readonly ReviewedState[]>;

  constructor(states: readonly ReviewedState[]) {
    this.states = new Map(states.map((state) => [state.id, state]));
    this.inside = Map.groupBy(states, ({ parent }) => parent);
    this.root = this.inside.get(undefined)?.[0]?.id ?? '';
  }

  state(id: string): ReviewedState {
    const found = this.states.get(id);
    if (found === undefined) throw new Error(`the chart has no state ${id}`);
    return found;
  }

  childrenOf(id: string): readonly ReviewedState[] {
    return this.inside.get(id) ?? [];
  }

  isFrame(id: string): boolean {
    return this.inside.has(id);
  }

  /** A state and those around it, itself first. */
  around(id: string): readonly string[] {
    const { parent } = this.state(id);
    return parent === undefined ? [id] : [id, ...this.around(parent)];
  }

  within(inner: string, outer: string): boolean {
    return this.around(inner).includes(outer);
  }

  countIn(id: string): number {
    return this.childrenOf(id).reduce((sum, child) => sum + 1 + this.countIn(child.id), 0);
  }
}
