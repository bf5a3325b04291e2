import { namesTrace } from '../../machines/operations.ts';
import { useT, type t } from '../texts/index.ts';

/** What to name to the support; undefined where the platform named nothing that could be looked up. */
export const referenceWords = (
  translate: typeof t,
  traceId: string | undefined,
): string | undefined =>
  traceId !== undefined && namesTrace(traceId)
    ? translate('error.reference', { traceId })
    : undefined;

/** {@link referenceWords} under words about what went wrong. */
export function SupportReference({ traceId }: { traceId: string | undefined }) {
  const words = referenceWords(useT(), traceId);
  return words === undefined ? null : <p>{words}</p>;
}
