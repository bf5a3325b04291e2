import type { ReactNode } from 'react';
import { isTooMany, type Failure } from '../../machines/operations.ts';
import { useT, type TextId } from '../texts/index.ts';
import { Notice } from './Notice.tsx';
import { SupportReference } from './SupportReference.tsx';
import { TryAgainIn } from './TryAgainIn.tsx';

export interface FailureNoticeProps {
  /** What did not come about. */
  readonly title: ReactNode;
  readonly failure: Failure;
  /** Words of the page's own in place of the general ones. */
  readonly words?: { readonly unreachable: TextId; readonly otherwise: TextId };
}

/** Why something failed, and when to try again or what to name to the support (ERR-03). */
export function FailureNotice({ title, failure, words }: FailureNoticeProps) {
  const t = useT();
  return (
    <Notice severity="error" live="alert" title={title}>
      <p>{t(textOf(failure, words))}</p>
      {isTooMany(failure) && <TryAgainIn wait={failure.retryAfter} />}
      {failure.kind === 'unexpected' && <SupportReference traceId={failure.traceId} />}
    </Notice>
  );
}

const GENERAL = { unreachable: 'error.unreachable', otherwise: 'error.system.error' } as const;

/** What kept the platform from judging a request; too many tries are nobody's failure. */
function textOf(failure: Failure, words: FailureNoticeProps['words'] = GENERAL): TextId {
  if (failure.kind === 'unreachable') return words.unreachable;
  return isTooMany(failure) ? 'error.rateLimited' : words.otherwise;
}
