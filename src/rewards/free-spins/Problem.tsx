import type { SpinsProblem } from '../../../machines/rewards/free-spins/setup.ts';
import { FailureNotice } from '../../runtime/flows/failure-notice.tsx';
import { useT } from '../../texts/index.ts';
import { failureWords } from '../../ui/failure-words.ts';
import { CLAIM_FAILURE_WORDS, REFUSAL_WORDS } from '../words.ts';

/** Why a press came to nothing; one without a clear answer can be made again, and grants nothing twice (REW-11). */
export function Problem({ of: problem }: { of: SpinsProblem }) {
  const t = useT();
  const { name } = problem.of;
  if ('refusal' in problem)
    return (
      <FailureNotice
        title={t('rewards.refused', { name })}
        words={[{ text: REFUSAL_WORDS[problem.refusal] }]}
      />
    );
  const { failure } = problem;
  return (
    <FailureNotice
      title={t(failure.kind === 'refused' ? 'rewards.refused' : 'rewards.failed', { name })}
      words={failureWords(failure, CLAIM_FAILURE_WORDS)}
    />
  );
}
