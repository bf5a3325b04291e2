import { Gift as GiftIcon } from 'lucide-react';
import type { ClaimScreen } from '../../machines/rewards/claim/screen.ts';
import type { Rewards } from '../../machines/rewards/rewards.ts';
import { FailureNotice } from '../runtime/flows/failure-notice.tsx';
import { useT } from '../texts/index.ts';
import { unseen } from '../ui/base.css.ts';
import { failureWords } from '../ui/failure-words.ts';
import { Notice } from '../ui/Notice.tsx';
import { EmptyState } from '../ui/States.tsx';
import { GiftCard } from './GiftCard.tsx';
import { Problem } from './Problem.tsx';
import * as css from './rewards.css.ts';
import { RunningCard } from './RunningCard.tsx';

type Shown = Extract<ClaimScreen, { rewards: Rewards }>;

interface Props {
  readonly screen: Shown;
  /** The list of the open tab. */
  readonly shows: keyof Rewards;
  readonly onClaim: (campaignId: string) => void;
  readonly onGiveUp: (assignmentId: string) => void;
}

/** One of the two lists, and what became of the last claims (REW-02). */
export function Listed({ screen, shows, onClaim, onGiveUp }: Props) {
  const { rewards, isOld, managed, problems, kept } = screen;
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
      {kept && <NotGivenUp kept={kept} />}
      {others.map((problem) => (
        <Problem key={problem.gift.campaignId} name={problem.gift.name} why={problem} />
      ))}
      {shows === 'active' ? (
        <Running screen={screen} onGiveUp={onGiveUp} />
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

/** Why a bonus still runs, or may do so. */
function NotGivenUp({ kept: { bonus, failure } }: { kept: NonNullable<Shown['kept']> }) {
  const t = useT();
  const names = { bonus: bonus.name };
  if (failure === undefined)
    return (
      <Notice severity="warning" live="status">
        <p>{t('rewards.forfeit.changed', names)}</p>
      </Notice>
    );
  return (
    <FailureNotice
      title={t(
        failure.kind === 'refused' ? 'rewards.forfeit.refused' : 'rewards.forfeit.unknown',
        names,
      )}
      words={failureWords(failure)}
    />
  );
}

function Running({ screen, onGiveUp }: Pick<Props, 'screen' | 'onGiveUp'>) {
  const { rewards } = screen;
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
            <RunningCard
              key={bonus.assignmentId}
              bonus={bonus}
              onGiveUp={() => {
                onGiveUp(bonus.assignmentId);
              }}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
