import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import type { LatestVersion, TermsReading } from '../../../machines/access/sign-up/machine.ts';
import type { Brand } from '../../brands/index.ts';
import type { LatestTerms } from '../../content/types.ts';
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
    void import('../query.ts').then(({ askAgain }) =>
      askAgain(['content', dataset, 'latestTerms']),
    );
  };
  return { status: 'error', why: 'unreachable', retry };
}

/** The version of the latest terms, as soon as it is known; undefined until then. */
export function useLatestVersion(): number | undefined {
  const { language } = useLocale();
  const read = useContent('latestTerms', { lang: language });
  return read.status === 'ready' ? read.value.version : undefined;
}

/**
 * Reads the latest terms for a form that waits for them. A read that is under way already may hang: it is given up.
 * @throws when they cannot be read, or not in {@link TERMS_PATIENCE}
 */
export const readTermsOf = ({ dataset }: Pick<Brand, 'dataset'>, language: string) =>
  fromPromise<LatestVersion, TermsReading>(({ input, signal }) => {
    const late = new Promise<never>((_, reject) => {
      const timer = setTimeout(() => {
        reject(new Error('The terms are late'));
      }, TERMS_PATIENCE);
      signal.addEventListener('abort', () => {
        clearTimeout(timer);
      });
    });
    const read = import('./read-content.ts').then(({ readContent }) =>
      readContent('latestTerms', { lang: language }, { dataset }, input),
    );
    return Promise.race([read, late]);
  });
