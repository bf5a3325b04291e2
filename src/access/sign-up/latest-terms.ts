import { useEffect, useState } from 'react';
import { useLocale } from '../../app/context.tsx';
import { useContent } from '../../app/use-content.ts';

/** The version that counts as accepted when the content service cannot be reached. */
export const FIRST_TERMS_VERSION = 1;
/** How long a player who is done with the form waits for the content service, in ms. */
export const TERMS_PATIENCE = 5_000;

/**
 * The version of the terms that a new player accepts (SIGN-13); undefined while the content service
 * is being asked.
 */
export function useLatestTerms(): number | undefined {
  const { language } = useLocale();
  const read = useContent('latestTerms', { lang: language });
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setLate(true);
    }, TERMS_PATIENCE);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  if (read.status === 'ready') return read.value?.version ?? FIRST_TERMS_VERSION;
  return read.status === 'error' || late ? FIRST_TERMS_VERSION : undefined;
}
