import { titled } from '../../../machines/engine/words.ts';
import type { FlowData } from '../../data.ts';
import type { Block, Cell } from '../../dossier.ts';
import { leadsTo, onlyIf, placeOf } from './words.ts';

/** Every state: its description, and the player's screen. */
export const statesOf = ({ chart }: FlowData): Block[] => [
  {
    kind: 'table',
    caption: 'Every state of the flow',
    head: ['State', 'What the player meets', 'Screens', 'Runs meanwhile', 'Requirements'],
    shares: [24, 30, 16, 16, 14],
    rows: chart.states
      .filter(({ id }) => id !== chart.root)
      .map((state): Cell[] => [
        [
          placeOf(chart, state.id),
          ...(state.initial ? ['begins here'] : []),
          ...(state.kind === 'final' ? ['the flow ends here'] : []),
          ...(state.status === undefined ? [] : [state.status]),
        ],
        state.description,
        state.kind === 'atomic' || state.kind === 'final'
          ? state.screens.map(titled)
          : 'those of its parts',
        state.invokes.map(({ operation, words }) => operation ?? words),
        state.requirements.join(', '),
      ]),
  },
];

/** Every transition: its cause, and its target. */
export const transitionsOf = ({ chart }: FlowData): Block[] => [
  {
    kind: 'table',
    caption: 'Every transition of the flow',
    head: ['From', 'What happens', 'Only if', 'Leads to', 'Announces', 'Requirements'],
    shares: [17, 24, 17, 16, 13, 13],
    rows: chart.transitions.map((edge): Cell[] => [
      placeOf(chart, edge.source),
      [edge.words, ...edge.outcomes],
      [
        onlyIf(chart, edge),
        ...(edge.absentUnder.length === 0 ? [] : [`never under ${edge.absentUnder.join(', ')}`]),
      ],
      leadsTo(chart, edge),
      edge.facts,
      [
        edge.requirements.join(', '),
        ...(edge.waived === undefined ? [] : [`on no path: ${edge.waived}`]),
      ],
    ]),
  },
];
