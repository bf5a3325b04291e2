import type { FlowData, FlowPromise } from '../../data.ts';
import { COUNTED_AGAIN, type Block, type Cell } from '../../dossier.ts';

/** The Never and Always of a flow, with the result of the search. */
export function promisesOf({ promises, searched, policies }: FlowData): Block[] {
  const rules =
    policies.length === 0
      ? 'it asks for no rules of a market'
      : `under the rules of every market that it knows (${policies.join(', ')})`;
  return [
    {
      kind: 'text',
      text: `The build explored the flow with everything that a player, the platform and time can do, in whatever order, ${rules}: ${searched.situations} situations, in which ${searched.happenings} things can happen. In each it looked for what must not be. ${COUNTED_AGAIN}`,
    },
    ...table(promises, 'never', 'Never'),
    ...table(promises, 'always', 'Always'),
  ];
}

function table(
  promises: readonly FlowPromise[],
  kind: FlowPromise['kind'],
  title: string,
): Block[] {
  const some = promises.filter((one) => one.kind === kind);
  if (some.length === 0) return [];
  return [
    { kind: 'heading', text: `${title} (${some.length})` },
    {
      kind: 'table',
      caption: title,
      head: [title, 'Requirements', 'Result'],
      shares: [56, 18, 26],
      rows: some.map((one): Cell[] => [one.words, one.requirements.join(', '), resultOf(one)]),
    },
  ];
}

function resultOf({ broken, situations, general }: FlowPromise): string[] {
  const searched = `${situations} situations searched${general ? '; every flow promises it' : ''}`;
  return broken === undefined
    ? [`holds; ${searched}`]
    : [
        `DOES NOT HOLD; ${searched}. The shortest way to it:`,
        ...broken.steps.map(({ words }, index) => `${index + 1}. ${words}`),
      ];
}
