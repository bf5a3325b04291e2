import type { CashbackProblem } from '../../../machines/rewards/cashback/setup.ts';
import { FailureNotice } from '../../runtime/flows/failure-notice.tsx';
import { useT } from '../../texts/index.ts';
import { problemWords } from './words.ts';

/** Why a press came to nothing; a claim without a clear answer is tried again, which tells the truth (REW-11). */
export function Problem({ of, onClaim }: { of: CashbackProblem; onClaim?: () => void }) {
  const t = useT();
  const { title, words } = problemWords(of);
  const isUnsure = of.act === 'claim' && 'failure' in of;
  return (
    <FailureNotice
      title={t(title, { name: of.of.name })}
      words={words}
      {...(isUnsure && onClaim && { onRetry: onClaim })}
    />
  );
}
