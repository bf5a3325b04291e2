import { createMachine, type AnyStateMachine } from 'xstate';
import type { AtlasState, AtlasTransition } from '../../atlas/data.ts';
import { snapshotOf, type ChartSnapshot } from '../../machines/engine/snapshot.ts';
import type { AnyFlow } from '../../machines/flow.ts';

const PARTS = 20;
const STEPS = 9;

/** A chart of 201 states: twenty frames of nine steps each, with ways on, back and across. */
function largeMachine(): AnyStateMachine {
  const part = (index: number) => [
    `part${index}`,
    {
      initial: 'step0',
      on: {
        'part.finished': `part${(index + 1) % PARTS}`,
        ...(index % 4 === 0 ? { 'part.skipped': `part${(index + 3) % PARTS}` } : {}),
      },
      states: Object.fromEntries(
        Array.from({ length: STEPS }, (_, step) => [
          `step${step}`,
          {
            on: {
              'next.chosen': `step${(step + 1) % STEPS}`,
              ...(step % 3 === 0 ? { 'back.chosen': `step${(step + STEPS - 2) % STEPS}` } : {}),
            },
          },
        ]),
      ),
    },
  ];
  const states = Object.fromEntries(Array.from({ length: PARTS }, (_, index) => part(index)));
  return createMachine({ id: 'large', initial: 'part0', states } as never);
}

/** The chart as the atlas draws it, without the findings of exploration. */
export function largeChart(): {
  readonly chart: ChartSnapshot;
  readonly states: readonly AtlasState[];
  readonly transitions: readonly AtlasTransition[];
} {
  const samples = { inputs: {}, events: {}, outcomes: {}, words: {}, projection: () => null };
  const flow = { id: 'site.large', title: 'Large', regulated: false, samples };
  const chart = snapshotOf({ ...flow, machine: largeMachine() } as unknown as AnyFlow);
  return {
    chart,
    states: chart.states.map((state) => ({ ...state, line: '', screens: [] })),
    transitions: chart.transitions.map((edge) => ({
      ...edge,
      line: '',
      causes: [],
      outcomes: [],
      facts: [],
      absentUnder: [],
      waived: undefined,
      by: 'player' as const,
    })),
  };
}
