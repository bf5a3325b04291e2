import { useSession } from '../runtime/context.tsx';
import { PlayerTabs } from '../runtime/guard/PlayerTabs.tsx';
import { Within } from '../shell/within.tsx';
import { useT } from '../texts/index.ts';
import { lazyPart } from '../ui/parts.ts';
import { Loading, Skeleton } from '../ui/Skeleton.tsx';
import { Title } from '../ui/Title.tsx';
import * as css from './profile.css.ts';
import { SectionLinks } from './Section.tsx';

// Many files: the player, for whom every page waits, is asked for before them.
const Sections = lazyPart(() => import('./Sections.tsx'));

/** Everything that a player manages of the account (PROF-11). */
export function ProfilePage() {
  const t = useT();
  if (useSession().name !== 'player') return null;
  return (
    <div className={css.profile}>
      <Title of={t('profile.title')} />
      <h1>{t('profile.title')}</h1>
      <PlayerTabs of="account" />
      <SectionLinks />
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
