import { fromPromise } from 'xstate';
import type { LatestVersion, TermsReading } from '../../../machines/access/sign-up/machine.ts';
import type { Brand } from '../../brands/index.ts';
import { useLocale } from '../context.tsx';
import { TERMS_PATIENCE } from './latest-terms.ts';
import { useContent } from './use-content.ts';

/** What a form of sign-up needs of the latest terms. */

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
