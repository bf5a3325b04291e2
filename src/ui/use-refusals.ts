import { useState } from 'react';
import type { Failure, FieldProblem } from '../../machines/operations.ts';
import type { Words } from '../texts/index.ts';
import type { Refusals } from './form.tsx';

/** The platform's refusals, placed at the fields of a form. */
export interface Placed {
  readonly refusals: Refusals;
  /** Whether there is nothing more to say. */
  readonly isWhole: boolean;
}

export interface Placing {
  /** Names of the form's fields. */
  readonly fields: readonly string[];
  /** The form's names for the contract's, where they differ. */
  readonly names?: Readonly<Record<string, string>>;
  /** The words for a fault of a field, by the form's name and the platform's code. */
  readonly wordsOf?: (name: string, code: string) => Words;
  /** The refusal's own words for a field. */
  readonly known?: Refusals;
}

/** The faults of single fields in an answer outside the contract's refusals. */
export const validationErrorsOf = (failure: Failure): readonly FieldProblem[] =>
  (failure.kind === 'refused' ? failure.validationErrors : undefined) ?? [];

/** Sorts the platform's objections to the fields of a form; of several about one field the first counts. */
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
 * Places a problem in a form. It is read once, when the problem comes, so that later changes of the player do not
 * bring the errors back.
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

/** The number of problems so far that empty a field: the field's key. */
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
