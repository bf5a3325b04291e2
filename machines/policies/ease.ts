import { holds, happenedIn, type Happened } from '../engine/claims.ts';
import type { Composition, Node, Product } from '../engine/composition.ts';
import { violated } from '../engine/properties.ts';
import { depositLimitsFlow, spendLimitsFlow } from '../limits/money-limits/flow.ts';
import { limitOf } from '../limits/money-limits/limit-facts.ts';
import type { LimitsContext } from '../limits/money-limits/setup.ts';
import { anyPlatform } from './platform.ts';
import type { Subject } from './subjects.ts';

/** More presses than these count as these. */
const MOST = 9;
/** Screens on which no change is under way. */
const CALM = new Set(['loading', 'loadFailed', 'listed', 'saved', 'overtaken', 'readAgain']);

type Flow = 'depositLimits' | 'spendLimits';

type Direction = 'looser' | 'tighter' | undefined;

/** Whether a change leaves more than what holds, or less; undefined where it does neither, or there is none. */
function directionOf({ change, limits }: LimitsContext): Direction {
  if (change?.kind === 'delete') return 'looser';
  if (change?.kind !== 'set') return undefined;
  const { amount } = limitOf(limits, change.period);
  return amount !== undefined && change.amount > amount ? 'looser' : 'tighter';
}

/** The limits of one kind, whatever the platform answers. */
const changingLimits = (name: Flow): Composition<null> => ({
  members: [
    {
      name,
      flow: name === 'depositLimits' ? depositLimitsFlow : spendLimitsFlow,
      shares: ({ context }) => directionOf(context as LimitsContext),
    },
  ],
  wires: [],
  pages: {},
  platform: anyPlatform,
});

/** The direction of a step's request to the platform, if any: more than holds, less, or neither. */
const askedFor = (flow: Flow, { parts, after }: Happened): Direction =>
  parts.some(({ edge }) => edge.calls.some(({ src }) => src === 'changeLimit'))
    ? (after.shared(flow) as Direction)
    : undefined;

/** The player's presses since nothing was under way, after one more step. */
function pressesAfter(flow: Flow, presses: number, moment: Happened): number {
  const isPress = moment.happening !== undefined && 'send' in moment.happening.what;
  const begins = CALM.has(moment.before.screen(flow) ?? '') ? 0 : presses;
  return Math.min(MOST, begins + (isPress ? 1 : 0));
}

/** The fewest presses by which a limit that holds is tightened. */
function fewestToTighten(flow: Flow, { starts }: Product): number {
  let fewest = MOST;
  const seen = new Set<string>();
  const queue: { readonly node: Node; readonly presses: number }[] = starts.map((node) => ({
    node,
    presses: 0,
  }));
  for (const { node, presses } of queue) {
    for (const step of node.out) {
      const moment = happenedIn(step);
      const now = pressesAfter(flow, presses, moment);
      if (askedFor(flow, moment) === 'tighter') fewest = Math.min(fewest, now);
      const key = `${step.to.index} ${now}`;
      if (seen.has(key)) continue;
      seen.add(key);
      queue.push({ node: step.to, presses: now });
    }
  }
  return fewest;
}

/** One flow of limits: on deposits, or on spending. */
export const easeSubject = (flow: Flow, what: string): Subject<null> => ({
  id: `ease.${flow}`,
  title: `Limits on ${what}, by the player's presses`,
  explains:
    'Every way through the chart of the limits from where nothing is being changed, with each press of the player counted; what is typed into a field is not. The confirmation that some policies ask for after the wait comes on top.',
  kind: 'presses',
  flows: [`limits.${flow}`],
  composition: () => changingLimits(flow),
  properties: [
    {
      id: `ease.${flow}`,
      title: `A limit on ${what} is never easier to loosen than to tighten.`,
      explains:
        'To raise or delete a limit takes at least as many presses as to lower one takes at least.',
      requirements: ['LIM-04', 'LIM-11'],
      fields: [],
      demandedBy: 'every',
      claim: (product) => {
        const needed = fewestToTighten(flow, product);
        return holds<null, number>(0, (known, moment) => {
          const presses = pressesAfter(flow, known, moment);
          return askedFor(flow, moment) === 'looser' && presses < needed ? violated : presses;
        });
      },
    },
  ],
});
