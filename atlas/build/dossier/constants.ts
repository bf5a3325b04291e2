import { duration, titled } from '../../../machines/engine/words.ts';
import type { AnyFlow } from '../../../machines/flow.ts';
import { reviewedFlow } from '../../../review/charts/fingerprint.ts';
import type { FlowData } from '../../data.ts';
import type { Block, Cell } from '../../dossier.ts';

/** A number that the code of a flow names. */
export interface Constant {
  readonly name: string;
  readonly value: number;
  /** Where it stands. */
  readonly file: string;
}

/** Files of tests and promises, which decide nothing. */
const BESIDE = /\/(?:journeys|[\w-]+-journeys|samples|safety|event-table)\.ts$/;

/** The names of waits that last as long as the platform says, with their length where it says nothing; ms. */
const WAIT = /_(?:DELAY|PATIENCE|INTERVAL)$/;

/** The numbers that decide in a flow, as its fingerprint reads them. */
export const constantsOf = (flow: AnyFlow): Constant[] =>
  Object.entries(reviewedFlow(flow).code)
    .filter(([file]) => !BESIDE.test(file))
    .flatMap(([file, parts]) =>
      Object.entries(parts).flatMap(([name, part]) =>
        part.is === 'value' && typeof part.value === 'number'
          ? [{ name, value: part.value, file }]
          : [],
      ),
    );

/** The same as a table; the length of a wait is a time. */
export function constantsTable({ chart }: FlowData, constants: readonly Constant[]): Block[] {
  if (constants.length === 0) return [];
  const waits = new Set(chart.transitions.map(({ delay }) => delay));
  const isWait = ({ name, value }: Constant): boolean => waits.has(value) || WAIT.test(name);
  return [
    { kind: 'heading', text: 'Numbers that decide, the same in every market' },
    {
      kind: 'table',
      caption: 'Numbers that decide',
      head: ['Number', 'Value', 'In the code'],
      shares: [36, 22, 42],
      rows: constants.map((constant): Cell[] => {
        const { name, value, file } = constant;
        return [
          titled(name.toLowerCase().replaceAll('_', ' ')),
          isWait(constant) ? `${value} ms (${duration(value)})` : String(value),
          [name, file],
        ];
      }),
    },
  ];
}
