import type { Cashback } from '../../../machines/rewards/cashback/setup.ts';
import { formatMoney } from '../../money/format.ts';
import { useContent } from '../../runtime/content/use-content.ts';
import { useDeadlines } from '../../runtime/locale/use-deadlines.ts';
import { useT } from '../../texts/index.ts';
import { Bounds, Fact, Level } from '../Terms.tsx';
import { LOSSES_WORDS, MOST_WORDS } from './words.ts';

/** How much of which losses comes back, and as what (REW-01, CASH-04). */
export function CashbackTerms({ of }: { of: Cashback }) {
  const { cashbackInfo, cashbackBooster, triggerEvent, currency, wrMultiplier, daysToWager } = of;
  const t = useT();
  const deadline = useDeadlines();
  const amount = formatMoney({ amount: cashbackInfo.maximum, currency });
  return (
    <>
      <Fact of="rewards.cashback.back">
        {t('rewards.cashback.percent', { percentage: cashbackInfo.percentage })}
      </Fact>
      <Level of={of} />
      {cashbackBooster && <Booster of={cashbackBooster} />}
      <Fact of="rewards.cashback.losses">{t(LOSSES_WORDS[triggerEvent])}</Fact>
      <Fact of="rewards.cashback.most">{t(MOST_WORDS[triggerEvent], { amount })}</Fact>
      {of.expiresAt !== undefined && (
        <Fact of="rewards.cashback.over">{deadline(of.expiresAt)}</Fact>
      )}
      <Fact of="rewards.cashback.paidAs">
        {wrMultiplier === 0
          ? t('rewards.cashback.asOwn')
          : t('rewards.cashback.asBonus', { times: wrMultiplier })}
      </Fact>
      {wrMultiplier > 0 && (
        <>
          <Bounds of={of} />
          {daysToWager !== undefined && (
            <Fact of="rewards.days">{t('rewards.days.value', { days: daysToWager })}</Fact>
          )}
        </>
      )}
    </>
  );
}

/** Where more comes back: games by their names, as content has them (CASH-04). */
function Booster({ of }: { of: NonNullable<Cashback['cashbackBooster']> }) {
  const { percentage, boosterGames } = of;
  const t = useT();
  const ids = boosterGames.map(({ gameId }) => gameId);
  const read = useContent('gameTitles', { ids });
  const games = read.status === 'ready' ? read.value.map(({ name }) => name).join(', ') : '';
  return (
    <Fact of="rewards.cashback.booster">
      {games === ''
        ? t('rewards.cashback.booster.some', { percentage })
        : t('rewards.cashback.booster.at', { percentage, games })}
    </Fact>
  );
}
