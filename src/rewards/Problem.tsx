import type { ClaimRefusal, SpinsRefusal, Wanted } from '../../machines/rewards/rewards.ts';
import type { Failure } from '../../machines/operations.ts';
import { FailureNotice } from '../runtime/flows/failure-notice.tsx';
import { useT } from '../texts/index.ts';
import { failureWords } from '../ui/failure-words.ts';
import { actFailureWords, actWords, REFUSAL_WORDS } from './words.ts';

interface ProblemProps {
  /** Of the gift or the free spins. */
  readonly name: string;
  /** What was to be agreed to; undefined of a claim. */
  readonly wanted?: Wanted;
  readonly why: { readonly refusal: ClaimRefusal | SpinsRefusal } | { readonly failure: Failure };
}

/** Why a claim came to nothing; one without a clear answer can be made again, and brings nothing twice (REW-11). */
export function Problem({ name, why, wanted }: ProblemProps) {
  const t = useT();
  const words = actWords(wanted);
  const isRefused = 'refusal' in why || why.failure.kind === 'refused';
  return (
    <FailureNotice
      title={t(isRefused ? words.refused : words.failed, { name })}
      words={
        'refusal' in why
          ? [{ text: REFUSAL_WORDS[why.refusal] }]
          : failureWords(why.failure, actFailureWords(wanted))
      }
    />
  );
}
