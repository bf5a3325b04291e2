import { useId } from 'react';
import type { Currency } from '../../../reference/currencies.ts';
import type { GameCard } from '../../../reference/game-card.ts';
import { formatMoney } from '../../money/format.ts';
import { useT } from '../../texts/index.ts';
import * as css from './page.css.ts';
import { useStakes } from '../stakes.ts';
import { useGameViewer } from '../viewer.ts';
import { useReturnWords } from './return-words.ts';
import { KIND_WORDS, VOLATILITY_WORDS } from './words.ts';

/** The facts of a game that somebody weighs before a stake (GAME-07); amounts in the currency of the reader. */
export function GameFacts({ card, currency }: { card: GameCard; currency: Currency }) {
  const t = useT();
  const heading = useId();
  const percent = useReturnWords(card);
  const { gameType, volatility, jackpotExist, seats, version } = card;
  const limits = useStakes(useGameViewer(), currency)(card);
  const money = (amount: number): string => formatMoney({ amount, currency });
  const facts = [
    { id: 'kind', label: t('games.facts.kind'), value: t(KIND_WORDS[gameType].name) },
    { id: 'return', label: t('games.facts.return'), value: percent },
    {
      id: 'stake',
      label: t('games.facts.stake'),
      value: limits
        ? t('games.facts.stakeFromTo', { min: money(limits.min), max: money(limits.max) })
        : t('games.facts.stakeUnknown', { currency }),
    },
    ...(volatility === null
      ? []
      : [
          {
            id: 'volatility',
            label: t('games.facts.volatility'),
            value: t(VOLATILITY_WORDS[volatility]),
          },
        ]),
    ...(jackpotExist
      ? [{ id: 'jackpot', label: t('games.tile.jackpot'), value: t('games.facts.jackpot') }]
      : []),
    ...(seats !== null && seats > 0
      ? [{ id: 'seats', label: t('games.facts.seats'), value: t('games.tile.seats', { seats }) }]
      : []),
    { id: 'version', label: t('games.facts.version'), value: version },
  ];
  return (
    <section className={css.facts} aria-labelledby={heading}>
      <h2 id={heading}>{t('games.facts.title')}</h2>
      <dl className={css.list}>
        {facts.map(({ id, label, value }) => (
          <div key={id} className={css.fact} data-fact={id}>
            <dt className={css.label}>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={css.explained}>
        {t(gameType === 'blackjack' ? 'games.facts.returnByBook' : 'games.facts.returnExplained', {
          percent,
        })}
      </p>
    </section>
  );
}
