import type { AnyFlow } from '../../machines/flow.ts';
import { causeOf } from '../../machines/policies/flow-promises.ts';
import type { ReviewedTransition } from '../../review/charts/reviewed.ts';
import type { Decider } from '../data.ts';

/** The one who brings a transition about. A transition that only the chart itself brings about follows at once. */
export function decidedBy(
  flow: AnyFlow,
  { trigger }: Pick<ReviewedTransition, 'trigger'>,
): Decider {
  switch (trigger.kind) {
    case 'event':
      return causeOf(flow, { send: trigger.type });
    case 'done':
    case 'error':
      return causeOf(flow, { fail: trigger.src, with: '' });
    case 'snapshot':
      return 'site';
    case 'after':
      return 'time';
    case 'complete':
    case 'always':
      return 'chart';
  }
}
