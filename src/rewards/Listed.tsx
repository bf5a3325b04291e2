import { Gift as GiftIcon } from 'lucide-react';
import type { ClaimScreen } from '../../machines/rewards/claim/screen.ts';
import type { Rewards } from '../../machines/rewards/rewards.ts';
import { useT } from '../texts/index.ts';
import { unseen } from '../ui/base.css.ts';
import { EmptyState } from '../ui/States.tsx';
import { GiftCard, Problem } from './GiftCard.tsx';
import * as css from './rewards.css.ts';
import { RunningCard } from './RunningCard.tsx';

type Shown = Extract<ClaimScreen, { rewards: Rewards }>;

interface Props {
  readonly screen: Shown;
  /** The list of the open tab. */
  readonly shows: keyof Rewards;
  readonly onClaim: (campaignId: string) => void;
}

/** One of the two lists, and what became of the last claims (REW-02). */
export function Listed({ screen, shows, onClaim }: Props) {
  const { rewards, isOld, managed, problems } = screen;
  const t = useT();
  // On either tab: the list follows a claim, and the next one is under way.
  const claimed = rewards.available.find(({ campaignId }) => campaignId === managed[0]);
  // What a claim came to is told at its gift, as long as that is listed and in sight.
  const others = problems.filter(
    ({ gift }) =>
      shows === 'active' ||
      rewards.available.every(({ campaignId }) => campaignId !== gift.campaignId),
  );
  return (
    <div className={css.part}>
      <output className={unseen}>
        {claimed === undefined ? '' : t('rewards.claiming', { name: claimed.name })}
      </output>
      {isOld && <output className={css.quiet}>{t('rewards.old')}</output>}
      {others.map((problem) => (
        <Problem key={problem.gift.campaignId} of={problem} />
      ))}
      {shows === 'active' ? (
        <Running rewards={rewards} />
      ) : (
        <Gifts screen={screen} onClaim={onClaim} />
      )}
    </div>
  );
}

function Gifts({ screen, onClaim }: Pick<Props, 'screen' | 'onClaim'>) {
  const { rewards, managed, problems } = screen;
  const t = useT();
  return (
    <section aria-label={t('rewards.gifts.title')} className={css.part}>
      <h2>{t('rewards.gifts.title')}</h2>
      {rewards.available.length === 0 ? (
        <EmptyState icon={GiftIcon} title={t('rewards.gifts.none.title')}>
          {t('rewards.gifts.none.body')}
        </EmptyState>
      ) : (
        <ul className={css.cards}>
          {rewards.available.map((gift) => (
            <GiftCard
              key={gift.campaignId}
              gift={gift}
              busy={managed.includes(gift.campaignId)}
              problem={problems.find((one) => one.gift.campaignId === gift.campaignId)}
              onClaim={() => {
                onClaim(gift.campaignId);
              }}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

function Running({ rewards }: { rewards: Rewards }) {
  const t = useT();
  return (
    <section aria-label={t('rewards.running.title')} className={css.part}>
      <h2>{t('rewards.running.title')}</h2>
      {rewards.active.length === 0 ? (
        <EmptyState icon={GiftIcon} title={t('rewards.running.none')}>
          {t('deposit.bonus.none.help')}
        </EmptyState>
      ) : (
        <ul className={css.cards}>
          {rewards.active.map((bonus) => (
            <RunningCard key={bonus.assignmentId} bonus={bonus} />
          ))}
        </ul>
      )}
    </section>
  );
}
