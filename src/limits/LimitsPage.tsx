import { Suspense } from 'react';
import { useSession } from '../app/context.tsx';
import { useT } from '../texts/index.ts';
import { lazyPart } from '../ui/parts.ts';
import { Loading, Skeleton } from '../ui/Skeleton.tsx';
import { Title } from '../ui/Title.tsx';
import * as css from './limits.css.ts';

// Many files: who is there, which every page waits for, is asked before they are.
const Sections = lazyPart(() => import('./Sections.tsx'));

/** Everything by which a player keeps play within bounds (ROUTE-19). */
export function LimitsPage() {
  const t = useT();
  if (useSession().name !== 'player') return null;
  return (
    <div className={css.page}>
      <Title of={t('limits.title')} />
      <h1>{t('limits.title')}</h1>
      <p className={css.intro}>{t('limits.intro')}</p>
      <Suspense
        fallback={
          <Loading label={t('screen.loading')}>
            <Skeleton shape="card" />
          </Loading>
        }
      >
        <Sections.Part />
      </Suspense>
    </div>
  );
}
