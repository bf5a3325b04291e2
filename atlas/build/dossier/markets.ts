import { fieldOf, valueInWords } from '../../../machines/policies/fields.ts';
import type { FlowData } from '../../data.ts';
import type { Block, Cell } from '../../dossier.ts';
import type { PolicyData } from '../../policy-data.ts';
import { leadsTo, onlyIf, placeOf } from './words.ts';

/** Policies as a table names them: all, or one by one. */
const named = (some: readonly PolicyData[], all: readonly PolicyData[]): string =>
  some.length === all.length
    ? 'every market'
    : some.map(({ document }) => document.name).join(', ');

/** The differences between markets: the rules that the flow asks for, and the ways that they close. */
export function marketsOf(flow: FlowData, policies: readonly PolicyData[]): Block[] {
  const under = policies.filter(({ policy }) => flow.policies.includes(policy.id));
  if (under.length === 0)
    return [
      {
        kind: 'text',
        text: 'Nothing differs: the flow asks for no rule of a market, and is the same in every one.',
      },
    ];
  const reads = new Set(
    under.flatMap(({ flows }) => flows.find((one) => one.flow === flow.id)?.reads ?? []),
  );
  const rows = [...reads].flatMap((field): Cell[][] => {
    const { title, decides, unit } = fieldOf(field);
    const values = Map.groupBy(under, ({ policy }) => valueInWords(policy, field));
    return [...values].map(([value, some], index): Cell[] => [
      index === 0 ? [title, decides] : title,
      unit === undefined ? value : `${value} (${unit})`,
      named(some, under),
    ]);
  });
  const closed = flow.chart.transitions.filter(({ absentUnder }) => absentUnder.length > 0);
  return [
    {
      kind: 'table',
      caption: 'The rules of each market that the flow asks for',
      head: ['Rule', 'Value', 'In'],
      shares: [45, 20, 35],
      rows,
    },
    { kind: 'heading', text: 'Ways that a market closes' },
    closed.length === 0
      ? { kind: 'text', text: 'Every way is open in every market.' }
      : {
          kind: 'table',
          caption: 'Ways that are closed in some markets',
          head: ['Where', 'What happens', 'Only if', 'Would lead to', 'Closed under'],
          shares: [22, 24, 18, 18, 18],
          rows: closed.map((edge): Cell[] => [
            placeOf(flow.chart, edge.source),
            [edge.words, ...edge.outcomes].join(' '),
            onlyIf(flow.chart, edge),
            leadsTo(flow.chart, edge),
            named(
              under.filter(({ policy }) => edge.absentUnder.includes(policy.id)),
              under,
            ),
          ]),
        },
  ];
}
