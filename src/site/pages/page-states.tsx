import { TriangleAlert } from 'lucide-react';
import { CONTENT_ERROR_WORDS } from '../../runtime/content/content-error-words.ts';
import type { Read } from '../../runtime/content/content-types.ts';
import { Screen } from '../../shell/Screen.tsx';
import { useT } from '../../texts/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { Title } from '../../ui/Title.tsx';
import * as css from './pages.css.ts';

/** In place of a page of the content service that could not be read, with another try (CONT-01). */
export function ContentFailed({ read }: { read: Extract<Read<unknown>, { status: 'error' }> }) {
  const t = useT();
  return (
    <div role="alert">
      <Title of={t('content.error.title')} />
      <Screen
        icon={TriangleAlert}
        title={t('content.error.title')}
        actions={<Button onClick={read.retry}>{t('action.retry')}</Button>}
      >
        <p>{t(CONTENT_ERROR_WORDS[read.why])}</p>
      </Screen>
    </div>
  );
}

const LINES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;

/** The shape of a page of the content service that is on its way. */
export function Bones() {
  const t = useT();
  return (
    <div className={css.article}>
      <Title />
      <Loading label={t('content.loading')}>
        <div className={css.bones}>
          <Skeleton shape="title" />
          {LINES.map((line) => (
            <Skeleton key={line} shape={line === 'd' || line === 'h' ? 'short' : 'text'} />
          ))}
        </div>
      </Loading>
    </div>
  );
}
