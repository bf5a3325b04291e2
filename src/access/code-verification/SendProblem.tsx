import { useT } from '../../texts/index.ts';
import { Notice } from '../../ui/Notice.tsx';
import { SupportReference } from '../../ui/SupportReference.tsx';
import { TryAgainIn } from '../../ui/TryAgainIn.tsx';
import type { CodeRefusal } from './refusals.ts';

/** Why a code could not be sent (SIGN-05, SIGN-27). */
export function SendProblem({ refusal: { text, traceId, tooMany } }: { refusal: CodeRefusal }) {
  const t = useT();
  return (
    <Notice severity="error" live="alert" title={t(text)}>
      {tooMany && <TryAgainIn wait={tooMany.retryAfter} />}
      <SupportReference traceId={traceId} />
    </Notice>
  );
}
