import { useSearch } from '@tanstack/react-router';
import { useAddress, useSession } from '../runtime/context.tsx';
import { Within } from '../shell/within.tsx';
import { useT } from '../texts/index.ts';
import { LinkButton } from '../ui/Button.tsx';
import { lazyPart } from '../ui/parts.ts';
import { Loading, Skeleton } from '../ui/Skeleton.tsx';
import { Title } from '../ui/Title.tsx';
import * as css from './limits.css.ts';

// Many files: the player, for whom every page waits, is asked for before them.
const Sections = lazyPart(() => import('./Sections.tsx'));

/** All tools by which a player keeps play within bounds (ROUTE-19). */
export function LimitsPage() {
  const t = useT();
  const address = useAddress();
  const isForDeposit = useSearch({ strict: false, select: (search) => search.for === 'deposit' });
  if (useSession().name !== 'player') return null;
  return (
    <div className={css.page}>
      <Title of={t('limits.title')} />
      <h1>{t('limits.title')}</h1>
      <p className={css.intro}>{t('limits.intro')}</p>
      {isForDeposit && (
        <p>
          <LinkButton look="secondary" href={address('/my-account/banking/deposit')}>
            {t('limits.backToDeposit')}
          </LinkButton>
        </p>
      )}
      <Within
        mayReload
        loading={
          <Loading label={t('screen.loading')}>
            <Skeleton shape="card" />
          </Loading>
        }
      >
        <Sections.Part />
      </Within>
    </div>
  );
}
