import { useEffect, useState } from 'react';
import type { LatestTerms } from '../../content/types.ts';
import { withPart } from '../../ui/parts.ts';
import { useBrand, useLocale } from '../context.tsx';
import type { Read } from './content-types.ts';
import { useContent } from './use-content.ts';

/** How long the terms may be awaited before the player is told, in ms; the content client waits minutes. */
export const TERMS_PATIENCE = 5_000;

/**
 * The latest terms (TERMS-01). Nobody accepts, plays or pays by an unknown version: without an answer in good time
 * the read counts as failed, and may be asked for again.
 */
export function useLatestTerms(enabled = true): Read<LatestTerms> {
  const { language } = useLocale();
  const { dataset } = useBrand();
  const read = useContent('latestTerms', { lang: language }, { enabled });
  const [attempt, setAttempt] = useState(1);
  const [late, setLate] = useState(0);
  const waiting = enabled && read.status === 'loading';
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(() => {
      setLate(attempt);
    }, TERMS_PATIENCE);
    return () => {
      clearTimeout(timer);
    };
  }, [waiting, attempt]);
  if (!waiting || late !== attempt) return read;
  const retry = (): void => {
    setAttempt(attempt + 1);
    // Without it this attempt comes too late, too, and may be made again.
    withPart(import('../query.ts'), ({ askAgain }) =>
      askAgain(['content', dataset, 'latestTerms']),
    );
  };
  return { status: 'error', why: 'unreachable', retry };
}
