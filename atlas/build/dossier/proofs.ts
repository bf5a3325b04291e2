import type { FlowData, RequirementRow } from '../../data.ts';
import type { Block, Cell } from '../../dossier.ts';
import { placeOf } from './words.ts';

const HELD = {
  proven: 'proven: a fault was noticed',
  named: 'named by a test, not proven',
  absent: 'no test names it',
} as const;

/** Every requirement that the flow holds, with its places and its proof. */
export function requirementsOf(flow: FlowData, rows: readonly RequirementRow[]): Block[] {
  const known = new Map(rows.map((row) => [row.id, row]));
  const ids = Object.keys(flow.wording).toSorted();
  if (ids.length === 0) return [{ kind: 'text', text: 'No requirement is named by the flow.' }];
  return [
    {
      kind: 'text',
      text: 'A requirement is proven when a fault that takes it away was put into the code and a test noticed, with code and test as they are here. One that a test only names is not, and nor is one whose fault was not run.',
    },
    {
      kind: 'table',
      caption: 'The requirements that the flow holds, and their proof',
      head: ['Requirement', 'Where it is held', 'How it is proven'],
      shares: [26, 26, 48],
      rows: ids.map((id): Cell[] => [
        [id, flow.wording[id] ?? ''],
        heldIn(flow, id),
        proofOf(flow, id, known.get(id)),
      ]),
    },
  ];
}

function heldIn({ chart, journeys }: FlowData, id: string): string[] {
  const holds = ({ requirements }: { readonly requirements: readonly string[] }): boolean =>
    requirements.includes(id);
  return [
    ...chart.states.filter(holds).map((state) => placeOf(chart, state.id)),
    ...chart.transitions
      .filter(holds)
      .map((edge) => `${placeOf(chart, edge.source)}, when: ${edge.words}`),
    ...journeys.filter(holds).map(({ title }) => `journey: ${title}`),
  ];
}

function proofOf(flow: FlowData, id: string, row: RequirementRow | undefined): string[] {
  const held = flow.proofs[id] ?? 'absent';
  return [
    HELD[held],
    ...(row?.faults ?? []).map(
      ({ fault, test, named, came }) => `${came}: ${fault}; by ${test}: ${named}`,
    ),
    ...(row?.constants ?? []).map(({ constant, heldBy }) => `${constant}: ${heldBy}`),
    ...namedBy(flow.tests[id] ?? [], held),
  ];
}

/** Tests that name a requirement prove nothing: where faults do, only the number of such tests is of use. */
function namedBy(tests: readonly string[], held: keyof typeof HELD): string[] {
  if (held !== 'proven') return tests.map((test) => `test: ${test}`);
  return tests.length === 0 ? [] : [`named by ${files(tests.length)} of tests`];
}

const files = (count: number): string => (count === 1 ? '1 file' : `${count} files`);
