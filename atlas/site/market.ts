import { useEffect, useState } from 'react';
import { hashOf, type View } from '../address.ts';
import type { FlowData } from '../data.ts';
import { go, refine } from './hash.ts';
import { nameOf } from './names.ts';

/**
 * The market policy under which a flow is looked at, empty for all together, and the control that chooses it. It
 * stays when something else is selected, and stands in the address beside it.
 */
export function useMarket(view: View): readonly [string, (policy: string) => void] {
  const asked = view.view === 'chart' ? view.policy : undefined;
  const [kept, setKept] = useState(asked ?? '');
  if (asked !== undefined && asked !== kept) setKept(asked);
  useEffect(() => {
    if (view.view === 'chart' && view.policy === undefined && kept !== '')
      refine(hashOf({ ...view, policy: kept }));
  }, [view, kept]);
  const choose = (policy: string): void => {
    setKept(policy);
    if (view.view === 'chart') go(hashOf({ ...view, policy }));
  };
  return [kept, choose];
}

/** The longest text, in characters, beside the name of a market in a list to choose from. */
const SHORT = 30;

/** A market in a list to choose from: its name and who lives there, unless that is the name again or a long list. */
export const marketOption = (name: string, residents: string): string =>
  residents === name || residents.length > SHORT ? name : `${name}: ${residents}`;

/** The difference that a market makes to a flow, beside the default, in words. @param name the market's */
export function marketInWords(flow: FlowData, policy: string, name: string): string {
  const { chart } = flow;
  const absent = chart.transitions.filter(({ absentUnder }) => absentUnder.includes(policy));
  const added = chart.transitions.filter(
    ({ absentUnder }) => absentUnder.includes('default') && !absentUnder.includes(policy),
  );
  const usual = absent.every(({ absentUnder }) => absentUnder.includes('default'));
  const words = (edges: typeof absent): string =>
    edges.map((edge) => `${nameOf(flow, edge.source)}: ${edge.words}`).join('; ');
  return [
    usual && added.length === 0 && policy !== 'default'
      ? `Under ${name} nothing can happen otherwise than by default.`
      : '',
    absent.length === 0
      ? `Nothing is absent under ${name}.`
      : `Absent under ${name}, struck through where they are drawn: ${words(absent)}.`,
    added.length === 0 ? '' : `Only here, not by default: ${words(added)}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
