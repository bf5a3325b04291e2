import { Suspense, type ReactNode } from 'react';
import { isOpenable } from '../../content/static-pages.ts';
import { Beside } from '../../shell/crash.tsx';
import type { ErrorWords } from '../../shell/closed-screens.tsx';
import { useLanguage } from '../../texts/index.ts';
import { useBrand, useLocale } from '../context.tsx';
import { LazyRichText } from './lazy-rich-text.tsx';
import { useContent } from './use-content.ts';

/**
 * The operator's words on a page of errors (ROUTE-13, ERR-09). Undefined while the content service has not
 * answered, and when it fails or has no such page here: then the site's own words stand.
 * @param meanwhile stands for the text until the code that draws it is there, and where it does not come
 */
export function useErrorWords(
  id: 'page-error-401' | 'page-error-500',
  meanwhile: ReactNode,
): ErrorWords | undefined {
  const locale = useLocale();
  const { hideTermsPage } = useBrand();
  const read = useContent('page', { lang: useLanguage(), page: `/${id}` });
  if (read.status !== 'ready' || read.value === null) return undefined;
  const { title, body } = read.value;
  if (title === undefined || !isOpenable(read.value, { market: locale.market, hideTermsPage })) {
    return undefined;
  }
  return {
    title,
    body: body.length > 0 && (
      <Beside instead={meanwhile}>
        <Suspense fallback={meanwhile}>
          <LazyRichText value={body} locale={locale} />
        </Suspense>
      </Beside>
    ),
  };
}
