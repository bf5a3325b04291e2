import { useState } from 'react';
import type { Words } from '../texts/index.ts';

/** The words for a problem: one list for as long as it is the same, so that it is news only once. */
export function useNews<Problem>(
  problem: Problem | undefined,
  wordsOf: (problem: Problem) => readonly Words[] | undefined,
): readonly Words[] | undefined {
  const read = () => (problem === undefined ? undefined : wordsOf(problem));
  const [known, setKnown] = useState(() => ({ problem, words: read() }));
  if (known.problem === problem) return known.words;
  const words = read();
  setKnown({ problem, words });
  return words;
}
