import { FileQuestion } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Read } from '../../runtime/content/content-types.ts';
import { isOpenable, type PageScope } from '../../content/static-pages.ts';
import type { StaticPage } from '../../content/types.ts';
import { RichText } from '../../content/RichText.tsx';
import { formatDay } from '../../locale/dates.ts';
import { languageTag, type Locale } from '../../locale/locale.ts';
import { useT } from '../../texts/index.ts';
import { EmptyState } from '../../ui/States.tsx';
import { Title } from '../../ui/Title.tsx';
import * as css from './pages.css.ts';
import { Bones, ContentFailed } from './page-states.tsx';

export interface StaticPageViewProps {
  /** The page's content; `null` when the content service has none. */
  readonly page: Read<StaticPage | null>;
  readonly scope: PageScope;
  readonly locale: Locale;
  /** Replaces a page that does not exist or is hidden here; without it an empty state shows. */
  readonly missing?: ReactNode;
  /** Below the text of the page. */
  readonly children?: ReactNode;
}

/** A page from the content service: on its way, failed, missing, empty or there. */
export function StaticPageView(props: StaticPageViewProps) {
  const { page, scope, locale, missing, children } = props;
  const t = useT();
  if (page.status === 'loading') return <Bones />;
  if (page.status === 'error') return <ContentFailed read={page} />;
  const { value } = page;
  if (value === null || !isOpenable(value, scope)) return missing ?? <Empty />;
  const { title = '', body, updatedAt } = value;
  return (
    <article className={css.article}>
      <Title of={title} />
      <header className={css.header}>
        <h1>{title}</h1>
        {updatedAt !== undefined && value.group !== 'system' && (
          <p className={css.updated}>
            {t('content.updated', { date: formatDay(updatedAt, languageTag(locale)) })}
          </p>
        )}
      </header>
      {body.length > 0 ? <RichText value={body} locale={locale} /> : <Empty />}
      {children}
    </article>
  );
}

function Empty() {
  const t = useT();
  return (
    <div className={css.article}>
      <EmptyState icon={FileQuestion} title={t('content.empty.title')}>
        {t('content.empty.body')}
      </EmptyState>
    </div>
  );
}
