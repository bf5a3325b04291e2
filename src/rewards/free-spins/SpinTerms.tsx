import type { FreeSpins } from '../../../machines/rewards/rewards.ts';
import { useDeadlines } from '../../runtime/locale/use-deadlines.ts';
import { useT } from '../../texts/index.ts';
import { Money } from '../../ui/Money.tsx';
import * as css from '../rewards.css.ts';
import { Bounds, Fact, Level, Limit } from '../Terms.tsx';

/** What free spins are worth, where they are played, what becomes of a win, and until when. */
export function SpinTerms({ of: spins }: { of: FreeSpins }) {
  const { currency, stake, games, wrMultiplier, wageringGames = [], maximumWin } = spins;
  const { daysToWager, expiresAt, status } = spins;
  const t = useT();
  const deadline = useDeadlines();
  return (
    <>
      <Fact of="rewards.spins.worth">
        <Money amount={stake} currency={currency} />
      </Fact>
      <Fact of="rewards.spins.games">
        <span className={css.lines}>
          {games.map(({ gameId, name, roundsGranted }) => (
            <span key={gameId}>
              {t('rewards.spins.ofGame', { rounds: roundsGranted, game: name })}
            </span>
          ))}
        </span>
      </Fact>
      <Fact of="rewards.spins.winnings">
        {wrMultiplier === 0
          ? t('rewards.cashback.asOwn')
          : t('rewards.cashback.asBonus', { times: wrMultiplier })}
      </Fact>
      <Level of={spins} />
      {wrMultiplier === 0 ? (
        <Limit of="rewards.win" amount={maximumWin} currency={currency} />
      ) : (
        <Bounds of={{ ...spins, games: wageringGames }} />
      )}
      {status === 'ELIGIBLE' && (
        <Fact of="rewards.spins.days">{t('rewards.days.value', { days: daysToWager })}</Fact>
      )}
      {expiresAt !== undefined && (
        <Fact of={status === 'ELIGIBLE' ? 'rewards.until' : 'rewards.spins.until'}>
          {deadline(expiresAt)}
        </Fact>
      )}
    </>
  );
}
