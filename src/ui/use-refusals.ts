import { useState } from 'react';
import type { Failure, FieldProblem } from '../../machines/operations.ts';
import type { Words } from '../texts/index.ts';
import type { Refusals } from './form.tsx';

/** What a form says at its fields of what the platform refused. */
export interface Placed {
  readonly refusals: Refusals;
  /** Whether that is all there is to say. */
  readonly isWhole: boolean;
}

export interface Placing {
  /** Names of the form's fields. */
  readonly fields: readonly string[];
  /** The form's names for the contract's, where they differ. */
  readonly names?: Readonly<Record<string, string>>;
  /** What is wrong with a field, by the form's name and the platform's code. */
  readonly wordsOf?: (name: string, code: string) => Words;
  /** What the refusal itself says of a field. */
  readonly known?: Refusals;
}

/** What an answer outside the contract's refusals says of single fields. */
export const validationErrorsOf = (failure: Failure): readonly FieldProblem[] =>
  (failure.kind === 'refused' ? failure.validationErrors : undefined) ?? [];

/** Sorts what the platform found wrong to the fields of a form; of several about one the first counts. */
export function placed(problems: readonly FieldProblem[], placing: Placing): Placed {
  const { fields, names = {}, wordsOf = () => ({ text: 'field.refused' }), known } = placing;
  const refusals: Record<string, readonly Words[]> = { ...known };
  let isElsewhere = false;
  for (const { field, code } of problems) {
    const name = names[field] ?? field;
    if (fields.includes(name)) refusals[name] ??= [wordsOf(name, code)];
    else isElsewhere = true;
  }
  return { refusals, isWhole: Object.keys(refusals).length > 0 && !isElsewhere };
}

/**
 * What a form says about a problem: read once, when the problem comes, so that what the player changes
 * afterwards does not bring the errors back.
 */
export function useRefusals<Problem, Read extends Pick<Placed, 'refusals'>>(
  problem: Problem | undefined,
  read: (problem: Problem) => Read,
): Read | undefined {
  const readNow = () => (problem === undefined ? undefined : read(problem));
  const [known, setKnown] = useState(() => ({ problem, read: readNow() }));
  if (known.problem === problem) return known.read;
  const next = readNow();
  setKnown({ problem, read: next });
  return next;
}

/** How often a problem came that empties a field: the field's key. */
export function useTimesEmptied<Problem>(
  problem: Problem | undefined,
  empties: (problem: Problem) => boolean,
): number {
  const [{ seen, times }, setSeen] = useState({ seen: problem, times: 0 });
  if (seen !== problem) {
    const now = problem !== undefined && empties(problem) ? times + 1 : times;
    setSeen({ seen: problem, times: now });
  }
  return times;
}
