import type { FlowData } from '../../data.ts';
import type { Block, Cell } from '../../dossier.ts';
import { leadsTo, metAfter, onlyIf, placeOf } from './words.ts';

/** The waits of the flow, with the next state: the times are those that exploration met. */
export function waitsOf({ chart }: FlowData): Block[] {
  const waits = chart.transitions.filter(({ trigger }) => trigger.kind === 'after');
  if (waits.length === 0) return [{ kind: 'text', text: 'The flow waits for no time to pass.' }];
  return [
    {
      kind: 'table',
      caption: 'What the flow waits for, and how long',
      head: ['Where', 'After', 'Only if', 'Leads to', 'What the player meets then'],
      shares: [20, 20, 20, 18, 22],
      rows: waits.map((edge): Cell[] => [
        placeOf(chart, edge.source),
        edge.causes.length === 0
          ? edge.words
          : edge.causes.map((cause) => cause.replace(/ pass$/, '')),
        onlyIf(chart, edge),
        leadsTo(chart, edge),
        metAfter(chart, edge),
      ]),
    },
  ];
}
