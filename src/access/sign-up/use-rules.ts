import { useState } from 'react';
import type { SignUpProblem } from '../../../machines/access/sign-up/problems.ts';
import { useT } from '../../texts/index.ts';
import type { Rule } from '../../ui/form.tsx';
import { shownRefusal, type FormScope, type ShownRefusal } from './refusals.ts';
import type { Check, Fault } from './rules.ts';

/** Turns checks into the form's rules, in the player's language. */
export function useRules(): <Name extends string>(
  checks: Readonly<Record<Name, Check | undefined>>,
) => Readonly<Record<Name, readonly Rule[]>> {
  const t = useT();
  const ruleOf =
    (check: Check): Rule =>
    (value, all) => {
      const fault = check(value, all);
      return fault && t(fault.text, fault.values);
    };
  return <Name extends string>(checks: Readonly<Record<Name, Check | undefined>>) => {
    const rules = {} as Record<Name, readonly Rule[]>;
    for (const name of Object.keys(checks) as Name[]) {
      const check = checks[name];
      rules[name] = check === undefined ? [] : [ruleOf(check)];
    }
    return rules;
  };
}

interface Refusal {
  readonly shown: ShownRefusal | undefined;
  /** Words by field, for the form. */
  readonly refusals: Readonly<Record<string, string>> | undefined;
}

/**
 * What the form says about a problem: read once, when the problem comes, so that what the player
 * changes afterwards does not bring the errors back.
 */
export function useRefusal(problem: SignUpProblem | undefined, scope: FormScope): Refusal {
  const t = useT();
  const read = (): Refusal => {
    if (problem === undefined) return { shown: undefined, refusals: undefined };
    const shown = shownRefusal(problem, scope);
    const words = ({ text, values }: Fault): string => t(text, values);
    const entries = Object.entries(shown.fields).map(([name, fault]) => [name, words(fault)]);
    return { shown, refusals: Object.fromEntries(entries) as Record<string, string> };
  };
  const [{ of, refusal }, setRead] = useState(() => ({ of: problem, refusal: read() }));
  if (of === problem) return refusal;
  const next = read();
  setRead({ of: problem, refusal: next });
  return next;
}
