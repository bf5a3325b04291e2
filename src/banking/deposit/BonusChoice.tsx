import type { Schemas } from '../../../openapi/types.ts';
import { useAddress } from '../../runtime/context.tsx';
import { formatMoney } from '../../money/format.ts';
import { useT } from '../../texts/index.ts';
import { Notice } from '../../ui/Notice.tsx';
import { RadioCards, type RadioCard } from '../../ui/RadioCards.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { GAMES_WORDS } from '../../ui/weighted-games.ts';
import { useDeadlines } from '../../runtime/locale/use-deadlines.ts';
import * as css from './deposit.css.ts';

type Campaign = Schemas['DepositCampaign'];

/** The bonuses as a read: on their way, failed, or there. */
export interface Bonuses {
  readonly data: readonly Campaign[] | undefined;
  readonly isPending: boolean;
}

/** The form's value for a deposit without a bonus. */
export const NO_BONUS = 'none';

export interface BonusChoiceProps {
  readonly bonuses: Bonuses;
  readonly currency: string;
  /** Minor units; undefined while none is entered. */
  readonly amount: number | undefined;
  readonly chosen: string;
  readonly onChoose: (campaignId: string) => void;
}

/** A bonus for the deposit, or none, which looks like any of them and is chosen first (NS-64). */
export function BonusChoice({ bonuses, currency, amount, chosen, onChoose }: BonusChoiceProps) {
  const t = useT();
  const deadline = useDeadlines();
  const address = useAddress();
  if (bonuses.isPending) {
    return (
      <Loading label={t('deposit.bonus.loading')}>
        <Skeleton shape="short" />
        <Skeleton shape="control" />
      </Loading>
    );
  }
  if (bonuses.data === undefined) {
    return (
      <Notice severity="info" live="status">
        <p>{t('deposit.bonus.error')}</p>
      </Notice>
    );
  }
  const offered = bonuses.data.filter((campaign) => campaign.currency === currency);
  if (offered.length === 0) return null;

  const asCard = (campaign: Campaign): RadioCard => {
    const { campaignId, name, description, minimumDeposit, expiresAt } = campaign;
    const { percentage, maximumBonus, wrMultiplier, daysToWager } = campaign;
    const { maximumStake, maximumWin, games = [] } = campaign;
    const money = (minor: number): string => formatMoney({ amount: minor, currency });
    const min = money(minimumDeposit);
    // A chosen one stays chosen: the form says why it does not fit instead of dropping it.
    const out = amount !== undefined && amount < minimumDeposit && campaignId !== chosen;
    const terms = [
      percentage !== undefined &&
        maximumBonus !== undefined &&
        t('deposit.bonus.match', { percent: percentage, max: money(maximumBonus) }),
      !out && t('deposit.bonus.from', { min }),
      wrMultiplier && t('deposit.bonus.wagering', { multiplier: wrMultiplier }),
      ...games.map(({ kind, weight }) => t(GAMES_WORDS[kind], { weight })),
      daysToWager && t('deposit.bonus.days', { days: daysToWager }),
      maximumStake !== undefined && t('deposit.bonus.stake', { amount: money(maximumStake) }),
      maximumWin !== undefined && t('deposit.bonus.win', { amount: money(maximumWin) }),
      expiresAt && t('deposit.bonus.expires', { date: deadline(expiresAt) }),
    ];
    return {
      value: campaignId,
      title: name,
      disabled: out,
      detail: (
        <>
          {description !== undefined && <span className={css.lead}>{description}</span>}
          {out && <span className={css.terms}>{t('deposit.bonus.tooLow', { min })}</span>}
        </>
      ),
      points: terms.filter((term) => typeof term === 'string'),
    };
  };

  return (
    <RadioCards
      name="bonus"
      legend={t('deposit.bonus.title')}
      help={<a href={address('/bonus-terms')}>{t('deposit.bonus.terms')}</a>}
      defaultValue={chosen}
      onChoose={onChoose}
      options={[
        {
          value: NO_BONUS,
          title: t('deposit.bonus.none'),
          detail: t('deposit.bonus.none.help'),
        },
        ...offered.map(asCard),
      ]}
    />
  );
}
