import { titled } from '../../../machines/engine/words.ts';
import { fieldOf } from '../../../machines/policies/fields.ts';
import type { FlowPromise } from '../../../machines/policies/flow-promises.ts';
import type { ProposalResults } from '../../../machines/policies/proposal.ts';
import type { WhatIf } from './explorer-types.ts';

/** The findings as a proposal holds them: words that need no atlas. */
export function resultsInWords({ flows, unseen, ...claims }: WhatIf): ProposalResults {
  const named = (of: 'appear' | 'go'): string[] =>
    flows.flatMap((flow) => flow[of].map(({ name }) => `${flow.title}, ${name}`));
  const promised = (of: 'fallen' | 'gained'): ProposalResults['fallen'] => [
    ...claims[of].map(({ property, path }) => ({
      promise: property.title,
      path: path.map(stepInWords),
    })),
    ...flows.flatMap((flow) =>
      flow[of].map(({ title, path }) => ({
        promise: `${flow.title}: ${title}`,
        path: path.map(stepInWords),
      })),
    ),
  ];
  return {
    appear: named('appear'),
    go: named('go'),
    fallen: promised('fallen'),
    gained: promised('gained'),
    unseen: unseen.map((field) => fieldOf(field).title),
  };
}

const stepInWords = ({ words, screen }: FlowPromise['path'][number]): string =>
  screen === undefined ? words : `${words} → ${titled(screen)}`;
