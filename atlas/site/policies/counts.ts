import type { WhatIf } from './explorer-types.ts';

/** How much is otherwise. */
export function countsOf({ flows, fallen, gained }: WhatIf) {
  const many = (of: 'appear' | 'go' | 'fallen' | 'gained'): number =>
    flows.reduce((sum, flow) => sum + flow[of].length, 0);
  return {
    opened: many('appear'),
    closed: many('go'),
    fallen: many('fallen') + fallen.length,
    gained: many('gained') + gained.length,
  };
}
